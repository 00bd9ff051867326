// Las Vegan, the card game and the race at network tables: hidden hands, secret choices that change, all revealed together,
// a race to its end; and hints from the server in every game.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Guest } from './guest';
import { isAccessible } from './guest';
import { isAdvised } from './hints';
import { answer, choose, waitForMove } from './players';
import { shortRace } from './positions';
import { openServer } from './room';

const room = openServer();

/** Two people at a table, somebody who looks on, and all that the server has told each of them. */
async function seatTwo(setup: object): Promise<{ pages: [Page, Page]; looker: Page; heard: Map<Page, string[]> }> {
    const { table, watch } = await room.hall.makeTable(setup);
    const heard = new Map<Page, string[]>();
    const guest = async (): Promise<Guest> => {
        const made = await room.guest();
        heard.set(made.page, []);
        made.page.on('websocket', (socket) =>
            socket.on('framereceived', ({ payload }) => heard.get(made.page)?.push(String(payload))),
        );
        return made;
    };
    const anna = await guest();
    const benno = await guest();
    const looker = await guest();
    await room.hall.sit(anna.page, table, 'Anna');
    await room.hall.sit(benno.page, table, 'Benno');
    await benno.page.locator('.lobby > .act .btn--go').click();
    await looker.page.goto(`${room.hall.address}/w/${watch}`);
    for (const { page } of [anna, benno, looker]) await page.locator('.seat').first().waitFor();
    return { pages: [anna.page, benno.page], looker: looker.page, heard };
}
const person = { kind: 'person' };
const bot = { kind: 'bot', level: 'novice' };

function cardsOf(page: Page): Promise<string[]> {
    return page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.dataset.card ?? ''));
}

test('Las Vegan: nobody is told a card that is not theirs, and the game goes on', async () => {
    const { pages, looker, heard } = await seatTwo({ game: 'las-vegan', seats: [person, person, bot] });
    const [anna, benno] = pages;
    await anna.locator('[data-card]').first().waitFor();
    await benno.locator('[data-card]').first().waitFor();
    const hands = [await cardsOf(anna), await cardsOf(benno)];
    expect(hands.map((hand) => hand.length >= 12)).toEqual([true, true]);
    expect(hands[0]?.filter((card) => hands[1]?.includes(card))).toEqual([]);
    expect(await looker.locator('[data-card]').count()).toBe(0);
    // Not even in what came over the wire: cards are named there only when they are played.
    const told = (page: Page) => (heard.get(page) ?? []).join('\n').replace(/"undrawn":\[[^\]]*\]/g, '');
    const played = await looker.locator('.trick .sr').count();
    const leaks = (page: Page, hand: string[]) => hand.filter((card) => told(page).includes(`"${card}"`)).length;
    expect(leaks(looker, hands.flat())).toBeLessThanOrEqual(played);
    expect(leaks(anna, hands[1] ?? [])).toBeLessThanOrEqual(played);
    await isAccessible(anna);

    // Some tricks; all of them where there is time.
    const most = process.env.CROUPIER_LONG ? 400 : 12;
    let over = false;
    let answers = 0;
    for (; answers < most && !over; ++answers) {
        const asked = await Promise.any(pages.map(async (page) => ({ page, what: await waitForMove(page) })));
        over = asked.what === 'end' || !(await answer(asked.page, 'mouse', answers));
    }
    if (!over) {
        for (const page of [...pages, looker])
            await expect
                .poll(() => page.locator('.top-info').textContent(), { timeout: 20_000 })
                .toMatch(/trick [3-9]/);
        return;
    }
    for (const page of [...pages, looker]) {
        while ((await waitForMove(page)) === 'payout') await answer(page, 'mouse');
        await page.locator('.end .winner').waitFor();
    }
});

test('the card game: a secret choice shows only that it is made, can be changed, and all are revealed together', async () => {
    const { pages, looker, heard } = await seatTwo({ game: 'las-vegas-cards', seats: [person, person] });
    const [anna, benno] = pages;
    await waitForMove(anna);
    await choose(anna, 'mouse', 0);
    await anna.locator('.act .btn--go').click();
    await benno.locator('.seat', { hasText: 'Anna' }).locator('.tag', { hasText: 'ready' }).waitFor();
    expect(await anna.locator('.hand-card[aria-pressed="true"]').count()).toBe(1);
    const shown = (page: Page) => (heard.get(page) ?? []).filter((frame) => /"seat":0,"move":\{"place":\[/.test(frame));
    expect([shown(benno), shown(looker)]).toEqual([[], []]);

    // Another card instead: the answer comes back, and is given anew.
    await anna.locator('.hand-card').nth(4).click();
    await anna.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    await benno.locator('.seat', { hasText: 'Anna' }).locator('.tag', { hasText: 'thinks' }).waitFor();
    await anna.locator('.act .btn--go').click();
    await benno.locator('.seat', { hasText: 'Anna' }).locator('.tag', { hasText: 'ready' }).waitFor();
    await isAccessible(benno);

    await choose(benno, 'mouse', 1);
    await benno.locator('.act .btn--go').click();
    for (const page of [anna, benno, looker]) await page.locator('.top-info', { hasText: 'turn 2/6' }).waitFor();
    for (const page of [anna, benno, looker]) expect(await page.locator('.seat b').first().textContent()).not.toBe('0');
    expect(shown(benno).length).toBeGreaterThan(0);
});

/** Which pawn stands where. */
function pawnsOn(page: Page): Promise<string[]> {
    return page
        .locator('[data-square] [data-pawn]')
        .evaluateAll((all) =>
            all
                .map((pawn) => `${pawn.closest<HTMLElement>('[data-square]')?.dataset.square} ${pawn.dataset.pawn}`)
                .sort(),
        );
}

test('the race: one is asked, all see the same track, and it goes to its end', async () => {
    const { pages, looker } = await seatTwo({ game: 'monte-carlo', seats: [person, person], options: shortRace });
    const all = [...pages, looker];
    const seen = new Set<string>();
    let over = false;
    for (let answers = 0; answers < 300 && !over; ++answers) {
        const asked = await Promise.any(pages.map(async (page) => ({ page, what: await waitForMove(page) })));
        if (answers % 10 === 4 && asked.what === 'move') {
            // Whoever is not asked can choose nothing; the track is the same for everybody.
            const question = await asked.page.locator('main.play').getAttribute('data-question');
            const others = all.filter((page) => page !== asked.page);
            for (const page of others) {
                await page.locator(`main.play[data-question="${question}"]`).waitFor();
                expect(await page.locator('.option[aria-disabled="false"], button.pdie, .say b').count()).toBe(0);
                expect(await pawnsOn(page)).toEqual(await pawnsOn(asked.page));
            }
        }
        if (asked.what === 'move') {
            const step = (await asked.page.locator('main.play').getAttribute('data-step')) ?? '';
            if (!seen.has(step)) await isAccessible(asked.page, ['button-name', 'aria-valid-attr-value', 'label']);
            seen.add(step);
        }
        over = asked.what === 'end' || !(await answer(asked.page, 'mouse', answers));
    }
    expect(over).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
    const winners = await Promise.all(all.map((page) => page.locator('.end .winner h1').textContent()));
    expect(new Set(winners).size).toBe(1);
});

test('the server advises who is asked in every game, and nobody else', async () => {
    const anna = await room.guest();
    const looker = await room.guest();
    const tables: [string, number][] = [
        ['las-vegas', 1],
        ['solitaire', 0],
        ['colours', 1],
        ['las-vegas-cards', 1],
        ['las-vegan', 2],
        ['monte-carlo', 1],
    ];
    for (const [game, bots] of tables) {
        const seats = [person, ...Array<object>(bots).fill(bot)];
        const { table, watch } = await room.hall.makeTable({ game, seats, odds: true });
        await room.hall.sit(anna.page, table, 'Anna');
        await anna.page.locator('.lobby > .act .btn--go').click();
        await waitForMove(anna.page);
        await isAdvised(anna.page);
        await looker.page.goto(`${room.address}/w/${watch}`);
        await looker.page.locator('.seat').first().waitFor();
        await looker.page.keyboard.press('h');
        await looker.page.locator('.toast').waitFor();
        expect(await looker.page.locator('.advice, .act button[aria-label="Hint"]').count()).toBe(0);
    }
    expect(anna.faults).toEqual([]);
});
