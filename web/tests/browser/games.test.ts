// Whole games in a real browser.

import { expect, test } from 'vitest';
import { deal, decide, fits, isAccessible, picture, playOn, setUp, sizes, waitFor } from './guest';
import { keptAt, turnTo } from './positions';
import { openRoom } from './room';

const room = openRoom();

test('a whole game by mouse, and a rematch', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice', 'regular'], 'Base', 2);
    await deal(page);
    expect(await playOn(page, 'mouse')).toBeGreaterThan(6);
    expect(await page.locator('.winner h1').textContent()).toMatch(/wins|share/);
    expect(await page.locator('.end-table tbody tr').count()).toBe(3);
    await isAccessible(page);
    await page.locator('.end-act .btn--go').click();
    expect(await waitFor(page)).toBe('group');
    expect(faults).toEqual([]);
});

test('a whole game by the keyboard alone', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice'], 'Neutral', 1);
    await page.locator('.lobby > .act .btn--go').focus();
    await page.keyboard.press('Enter');
    await waitFor(page);
    await page.keyboard.press('?');
    await page.locator('dialog .keys').waitFor();
    await page.keyboard.press('Escape');
    expect(await playOn(page, 'keys')).toBeGreaterThan(3);
    expect(faults).toEqual([]);
});

test('a whole game at phone size by touch, in French', async () => {
    const { page, faults } = await room.visit({
        viewport: sizes.phone,
        hasTouch: true,
        isMobile: true,
        locale: 'fr-FR',
        colorScheme: 'light',
    });
    await setUp(page, ['person', 'novice', 'novice', 'novice'], undefined, 1);
    await deal(page);
    await waitFor(page);
    expect(await page.locator('.say').textContent()).toContain('À vous');
    await fits(page, true);
    expect(await playOn(page, 'touch')).toBeGreaterThan(3);
    expect(faults).toEqual([]);
});

test('every Boulevard module, five players', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'regular', 'novice', 'novice', 'novice'], 'Boulevard', 1);
    await deal(page);
    await waitFor(page);
    await page.locator('.group[aria-disabled="false"]').first().click();
    await page.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    await picture(page, 'boulevard-dark');
    for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
        await page.setViewportSize(size);
        await fits(page, true);
    }
    await isAccessible(page);
    expect(await playOn(page, 'mouse')).toBeGreaterThan(5);
    expect(faults).toEqual([]);
});

test('solitaire', async () => {
    const { page, faults } = await room.visit();
    await page.locator('.game-card', { hasText: 'Solitaire' }).click();
    await deal(page);
    await waitFor(page);
    await isAccessible(page);
    await picture(page, 'solitaire-dark');
    expect(await playOn(page, 'mouse')).toBeGreaterThan(5);
    expect(faults).toEqual([]);
});

test('hidden colours at one screen: nobody sees what is not theirs', async () => {
    const { page, faults } = await room.visit();
    await page.locator('.game-card', { hasText: 'Hidden colours' }).click();
    await setUp(page, ['person', 'person']);
    await deal(page);
    const seen: string[][] = [];
    for (let i = 0; i < 8; ++i) {
        const what = await waitFor(page);
        if (what === 'curtain') {
            // Behind the curtain there is no table at all.
            expect(await page.locator('.casino, .seat, .log').count()).toBe(0);
            await isAccessible(page);
        }
        if (what === 'group')
            seen.push(
                await page
                    .locator('.seat')
                    .evaluateAll((seats) => seats.map((seat) => String(seat.querySelectorAll('.minis .die').length))),
            );
        await decide(page, 'mouse');
    }
    expect(seen.length).toBeGreaterThan(1);
    for (const dice of seen) expect([...dice].sort()).toEqual(['0', '2']);
    expect(faults).toEqual([]);
});

test('what is not allowed is refused with the rule, and the rule has a text', async () => {
    const { page } = await room.visit();
    await setUp(page, ['person', 'novice'], 'Base', 1);
    await deal(page);
    for (let i = 0; i < 12 && (await waitFor(page)) === 'group'; ++i) {
        const empty = page.locator('.casino:not(.casino--target) .casino-hit').first();
        if ((await empty.count()) > 0) {
            await empty.click({ force: true });
            const toast = page.locator('.toast');
            expect(await toast.textContent()).toContain('LV-7');
            await isAccessible(page);
            await toast.locator('button.link').click();
            expect(await page.locator('.rule[aria-current]').textContent()).toContain('LV-7');
            return;
        }
        await decide(page, 'mouse');
    }
    throw new Error('every value was rolled every time');
});

test('undo takes the choice back', async () => {
    const { page } = await room.visit();
    await setUp(page, ['person', 'person'], undefined, 1);
    await deal(page);
    // Whoever starts by lot may have to be handed the screen first.
    if ((await waitFor(page)) === 'curtain') await decide(page, 'mouse');
    await waitFor(page);
    await page.locator('.group[aria-disabled="false"]').first().click();
    await page.locator('.casino--chosen').waitFor();
    await page.keyboard.press('u');
    expect(await page.locator('.casino--chosen').count()).toBe(0);
});

test('a committed move is undone until chance or somebody else has acted', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice'], 'Base', 2);
    await page.locator('.switch', { hasText: 'Token cards' }).locator('input').check();
    await deal(page);
    for (let i = 0; i < 20; ++i) {
        await waitFor(page);
        const pair = page.locator('.group[aria-disabled="false"]:has(.die:nth-child(2))').first();
        if ((await pair.count()) === 0 || (await page.locator('.choice, .payout').count()) > 0) {
            await decide(page, 'mouse');
            continue;
        }
        const board = await page.locator('.board').innerText();
        await pair.click();
        await page.locator('.act .btn--go[aria-disabled="false"]').click();
        // Two dice or more bring a token: the same person is asked again, and nothing else has happened.
        await page.locator('.choice').first().waitFor();
        expect(await page.locator('.board').innerText()).not.toBe(board);
        await page.keyboard.press('u');
        await page.locator('.group[aria-disabled="false"]').first().waitFor();
        expect(await page.locator('.board').innerText()).toBe(board);
        expect(faults).toEqual([]);
        return;
    }
    throw new Error('no pair was rolled');
});

test('odds on demand: of every choice and every note, beside the table and on a sheet', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice', 'novice'], 'Base', 1);
    await deal(page);
    await waitFor(page);
    expect(await page.locator('.panel--odds').count()).toBe(0);
    await page.keyboard.press('o');
    const offered = await page.locator('.group[aria-disabled="false"]').count();
    await expect.poll(() => page.locator('.panel--odds table').first().locator('tbody tr').count()).toBe(offered);
    const chances = await page.locator('.panel--odds table').first().locator('tbody td:nth-child(2)').allTextContents();
    for (const chance of chances) expect(chance).toMatch(/^[<>]?\d+%$/);
    expect(await page.locator('.odds--notes tbody tr').count()).toBe(await page.locator('.rank .note').count());
    await isAccessible(page);
    await page.locator('.panel--odds .odds-move').first().click();
    await page.locator('.casino--chosen').waitFor();
    expect(await page.locator('.panel--odds tr[aria-current]').count()).toBe(1);
    // At the next turn they are there again by themselves.
    await decide(page, 'mouse');
    if ((await waitFor(page)) === 'group') await page.locator('.panel--odds tbody tr').first().waitFor();
    await page.setViewportSize(sizes.phone);
    await page.locator('.top nav .btn').first().click();
    await page.locator('dialog .odds tbody tr').first().waitFor();
    await fits(page, false);
    await isAccessible(page);
    expect(faults).toEqual([]);
});

test('a table without odds offers none', async () => {
    const { page } = await room.visit();
    await setUp(page, ['person', 'novice'], 'Base', 1);
    await page.locator('.switch', { hasText: 'Odds and hints' }).locator('input').uncheck();
    await deal(page);
    await waitFor(page);
    expect(await page.locator('.top nav .btn').count()).toBe(3);
    await page.keyboard.press('o');
    expect(await page.locator('.panel--odds, dialog').count()).toBe(0);
});

test('notes and dice fly to their owners, and a tap ends it', async () => {
    const { page, faults } = await room.visit({ settings: { speed: 2 } });
    // Two rounds just before their payouts; the second one is the last of its game.
    const lateIn = (entries: number) => turnTo(page, keptAt({ journal: 'las_vegas/two-players', entries, seat: 0 }));
    await page.evaluate(() => {
        const flown = { notes: 0, dice: 0, tap: false };
        Object.assign(globalThis, { flown });
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes) {
                    if (!(node instanceof Element) || !node.classList.contains('flying')) continue;
                    if (node.classList.contains('note')) ++flown.notes;
                    else ++flown.dice;
                    if (flown.tap) dispatchEvent(new PointerEvent('pointerdown'));
                }
        }).observe(document.body, { childList: true });
    });
    const flown = (tap: boolean) =>
        page.evaluate((next) => {
            const all = (globalThis as unknown as { flown: { notes: number; dice: number; tap: boolean } }).flown;
            const { notes, dice } = all;
            Object.assign(all, { notes: 0, dice: 0, tap: next });
            return { notes, dice };
        }, tap);
    await lateIn(17);
    while ((await waitFor(page)) !== 'payout') await decide(page, 'mouse');
    // Everything that was paid has flown, all dice too, and nothing is left in the air.
    const paid = await page
        .locator('.payout .log li')
        .evaluateAll((lines) => lines.filter((line) => /gets/.test(line.textContent ?? '')).length);
    const first = await flown(true);
    expect(first.notes).toBe(paid);
    expect(first.dice).toBeGreaterThan(8);
    expect(await page.locator('.flying').count()).toBe(0);
    await decide(page, 'mouse');
    await lateIn(85);
    while ((await waitFor(page)) !== 'payout') await decide(page, 'mouse');
    // A tap at the first note: no other casino pays in the air.
    const second = await flown(false);
    expect(second.dice).toBe(0);
    expect(second.notes).toBeLessThan(6);
    await decide(page, 'mouse');
    await page.locator('.end .winner').waitFor();
    expect(faults).toEqual([]);
});

test('closing the page in the middle loses nothing', async () => {
    const { page, context, faults } = await room.visit();
    await setUp(page, ['person', 'novice'], 'Base', 2);
    await deal(page);
    await playOn(page, 'mouse', 3);
    await waitFor(page);
    const casinos = await page.locator('.board').innerText();
    const roll = await page.locator('.tray').innerText();
    await page.close();
    const again = await context.newPage();
    await again.goto(room.address);
    await again.locator('.list a').first().click();
    await waitFor(again);
    // The board may be drawn once more when its letters have come.
    await expect.poll(() => again.locator('.board').innerText()).toBe(casinos);
    await expect.poll(() => again.locator('.tray').innerText()).toBe(roll);
    expect(faults).toEqual([]);
});

test('going back from a table leads to a lobby that works', async () => {
    const { page, faults } = await room.visit();
    for (let visits = 0; visits < 2; ++visits) {
        await setUp(page, ['person', 'novice'], 'Base', 1);
        await deal(page);
        await playOn(page, 'keys', 1);
        await waitFor(page);
        if (visits === 0) await page.goBack();
        else await page.locator('.brand').click();
        await page.locator('.lobby > .act .btn--go[aria-disabled="false"], .lobby > .act .btn--go:enabled').waitFor();
        await page.locator('.chair').first().waitFor();
    }
    expect(page.workers().length).toBe(1);
    expect(faults).toEqual([]);
});

test('it works offline after the first visit', async () => {
    const { page, context, faults } = await room.visit({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await setUp(page, ['person', 'novice'], 'Base', 1);
    await deal(page);
    expect(await playOn(page, 'mouse')).toBeGreaterThan(3);
    await page.keyboard.press('r');
    expect(faults).toEqual([]);
});

test('in the middle: what happened is told, arrow keys step back, the language changes with log and refusals', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice', 'novice'], 'Base', 2);
    await deal(page);
    await playOn(page, 'mouse', 1);
    expect(await waitFor(page)).toBe('group');
    const told = await page.locator('.side .log').last().innerText();
    for (const name of ['Anna', 'Benno', 'Carla']) expect(told).toContain(name);
    expect(told.match(/Anna places/g)).toHaveLength(1);

    const now = await page.locator('.board').innerText();
    for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.say').textContent()).toMatch(/Entry \d+ of \d+/);
    expect(await page.locator('.board').innerText()).not.toBe(now);
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.board').innerText()).toBe(now);

    for (const [code, line, log] of [
        ['fr', 'À vous', 'lance'],
        ['de', 'Du bist dran', 'würfelt'],
        ['ru', 'Ваш ход', 'бросает'],
        ['en', 'Your turn', 'rolls'],
    ] as const) {
        await page.locator('.top nav .btn').last().click();
        await page.locator('dialog select').selectOption(code);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
        await page.locator('.say', { hasText: line }).waitFor();
        expect((await page.locator('.side .log').first().textContent())?.toLowerCase()).toContain(log);
        expect(await page.locator('html').getAttribute('lang')).toBe(code);
    }
    expect(faults).toEqual([]);
});
