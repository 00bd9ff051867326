// The boards of the card game, Las Vegan and Monte Carlo: whole games by mouse, keys and fingers, at every size.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deal, fits, type Guest, isAccessible, looksRight, setUp, sizes } from './guest';
import { answer, playToTheEnd, waitForMove } from './players';
import { keptAt, keptNew, shortRace, turnTo, type Where } from './positions';
import { openRoom } from './room';

const room = openRoom();

/** The last part of a recorded game, for the seat that begins. */
const at = (journal: string, entries: number): Where => ({ journal, entries, seat: 0 });
/** More answers than this: to a whole game, to its beginning by keys, to its last part. Dice may end a race soon. */
const usual = { whole: 10, begun: 7, late: 3 };
const games = [
    {
        game: 'las-vegan',
        kinds: ['person', 'novice', 'novice', 'novice'],
        language: 'fr-FR',
        turn: 'À vous',
        late: at('las_vegan/three-four-rounds', 160),
        answers: usual,
    },
    {
        game: 'las-vegas-cards',
        kinds: ['person', 'novice', 'novice'],
        language: 'de-DE',
        turn: 'Du bist dran',
        late: at('las_vegas_cards/same-time-3', 69),
        answers: usual,
    },
    {
        game: 'monte-carlo',
        kinds: ['person', 'novice', 'novice'],
        language: 'ru-RU',
        turn: 'Ваш ход',
        late: at('monte_carlo/casinos', 220),
        answers: { whole: 4, begun: 4, late: 0 },
    },
];
/** What kind of question is open: each is looked at once. */
async function kindOf(page: Page): Promise<string> {
    const what = await waitForMove(page);
    return what === 'move' ? await page.locator('main.play').evaluate((main) => main.dataset.step ?? '') : what;
}

/** From the lobby, by mouse or by keys. A whole race on the usual board takes a minute: it has a short one. */
async function begin(game: string, kinds: string[], byKeys = false): Promise<Guest> {
    const guest = await room.sit(game, kinds);
    const { page } = guest;
    if (game === 'monte-carlo') await turnTo(page, keptNew(game, kinds, shortRace));
    else if (byKeys) {
        await page.locator('.lobby > .act .btn--go').focus();
        await page.keyboard.press('Enter');
    } else await deal(page);
    return guest;
}

describe.each(games)('$game', ({ game, kinds, language, turn, late, answers }) => {
    test('a whole game by mouse; its payout and its end at every size in both themes', async () => {
        const { page, faults } = await begin(game, kinds);
        let decisions = 0;
        let paid = false;
        do {
            const what = await waitForMove(page);
            if (what === 'end') break;
            if (what === 'payout' && !paid) await looksRight(page, false);
            paid ||= what === 'payout';
        } while ((await answer(page, 'mouse', ++decisions)) && decisions < 2000);
        expect(await page.locator('.winner h1').textContent()).toMatch(/wins|share|Nobody/);
        await looksRight(page, false);
        expect(decisions).toBeGreaterThan(answers.whole);
        expect(faults).toEqual([]);
    });

    test('by the keyboard alone: from the lobby, and to the end', async () => {
        const { page, faults } = await begin(game, kinds.slice(0, 3), true);
        await waitForMove(page);
        await page.keyboard.press('?');
        await page.locator('dialog .keys').waitFor();
        await page.keyboard.press('Escape');
        expect(await playToTheEnd(page, 'keys', 8)).toBeGreaterThan(answers.begun);
        await turnTo(page, keptAt(late));
        expect(await playToTheEnd(page, 'keys')).toBeGreaterThan(answers.late);
        await page.locator('.end .winner').waitFor();
        expect(faults).toEqual([]);
    });

    test('on a phone by touch, in another language', async () => {
        const { page, faults } = await room.sit(game, kinds.slice(0, 2), {
            viewport: sizes.phone,
            hasTouch: true,
            isMobile: true,
            locale: language,
        });
        await deal(page);
        await waitForMove(page);
        expect(await page.locator('.say').textContent()).toContain(turn);
        for (let i = 0; i < 10; ++i) {
            if ((await waitForMove(page)) === 'move') await fits(page, true);
            if (!(await answer(page, 'touch', i))) break;
        }
        expect(await page.locator('body').textContent()).not.toMatch(/page\.|vgn\.|lvc\.|mc\./);
        expect(faults).toEqual([]);
    });
});

test('against the bank, with its open cards and its pile', async () => {
    const { page, faults } = await room.sit('las-vegan', ['person', 'novice']);
    await deal(page);
    const seen = new Set<string>();
    for (let i = 0; i < 200 && seen.size < 3; ++i) {
        const kind = await kindOf(page);
        if (kind === 'end') break;
        if (!seen.has(kind) && ['bank', 'sealed', 'card'].includes(kind)) {
            seen.add(kind);
            expect(await page.locator('.bank .pcard').count()).toBe(3);
        }
        await answer(page, 'mouse', i);
    }
    expect([...seen].sort()).toEqual(['bank', 'card', 'sealed']);
    expect(faults).toEqual([]);
});

test('the card game in turn, with tokens', async () => {
    const { page, faults } = await room.sit('las-vegas-cards', ['person', 'novice', 'novice']);
    await page.locator('.preset .btn', { hasText: 'Tokens' }).click();
    await deal(page);
    let tokens = 0;
    for (let i = 0; i < 60 && tokens === 0; ++i) {
        if ((await kindOf(page)) === 'token') ++tokens;
        if (!(await answer(page, 'mouse', 2 * i))) break;
    }
    expect(tokens).toBe(1);
    expect(faults).toEqual([]);
});

test('what is not allowed is refused with its rule, and the rule has a text', async () => {
    const { page } = await room.sit('las-vegan', ['person', 'novice', 'novice', 'novice']);
    await deal(page);
    for (let i = 0; i < 40; ++i) {
        if ((await waitForMove(page)) === 'move' && (await page.locator('button.hand-card--no').count()) > 0) break;
        await answer(page, 'mouse', i);
    }
    await page.locator('button.hand-card--no').first().click({ force: true });
    await page.locator('.toast', { hasText: 'VGN-7' }).waitFor();
    await isAccessible(page);
    await page.locator('.toast button.link').click();
    expect(await page.locator('.rule[aria-current]').textContent()).toContain('VGN-7');
});

test('cards of different values are refused from the third one on', async () => {
    const { page } = await room.sit('las-vegas-cards', ['person', 'novice']);
    await deal(page);
    for (let turn = 0; turn < 12; ++turn) {
        if ((await waitForMove(page)) !== 'move') {
            await answer(page, 'mouse');
            continue;
        }
        const values = await page.locator('.hand-card').evaluateAll((all) => all.map((card) => card.dataset.value));
        const three = [...new Set(values)].slice(0, 3).map((value) => values.indexOf(value));
        if (three.length === 3) {
            for (const at of three) await page.locator('.hand-card').nth(at).click();
            await page.locator('.toast', { hasText: 'LVC-5' }).waitFor();
            expect(await page.locator('.hand-card[aria-pressed="true"]').count()).toBe(2);
            return;
        }
        await answer(page, 'mouse');
    }
    throw new Error('never three different values in a hand');
});

test('offline after the first visit, another board too', async () => {
    const guest = await room.visit({ serviceWorkers: 'allow' });
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await guest.context.setOffline(true);
    for (const { game, kinds } of games) {
        await guest.page.goto(room.address);
        await guest.page.locator('.chair').first().waitFor();
        await guest.page.locator(`.game-card input[value="${game}"]`).check({ force: true });
        await setUp(guest.page, kinds);
        await deal(guest.page);
        expect(await playToTheEnd(guest.page, 'mouse', 3)).toBe(3);
    }
    expect(guest.faults).toEqual([]);
});

test('two people at one screen never see each other’s hand', async () => {
    const { page, faults } = await room.sit('las-vegan', ['person', 'person', 'novice']);
    await deal(page);
    const hands: Record<string, string> = {};
    for (let i = 0; i < 8; ++i) {
        const what = await waitForMove(page);
        if (what === 'curtain') expect(await page.locator('.hand, .seat, .log').count()).toBe(0);
        if (what === 'move') {
            const name = (await page.locator('.say b').textContent()) ?? '';
            const cards = await page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.dataset.card));
            hands[name] = `${hands[name] ?? ''} ${cards.join(' ')}`;
        }
        await answer(page, 'mouse', i);
    }
    const [anna, benno] = Object.values(hands).map((hand) => new Set(hand.trim().split(' ')));
    expect([...(anna ?? [])].filter((card) => benno?.has(card))).toEqual([]);
    expect(Object.keys(hands).length).toBe(2);
    expect(faults).toEqual([]);
});
