// "We play with the box": recorded games, entered by taps from what lies open.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deal, fits, type Guest, isAccessible, picture, sizes } from './guest';
import { type Recorded, Referee, recorded } from './referee';
import { openRoom } from './room';

const room = openRoom();

async function sit(game: Recorded): Promise<Guest & { referee: Referee }> {
    const guest = await room.guest({
        viewport: sizes.phone,
        hasTouch: true,
        settings: { confirm: false },
    });
    const referee = new Referee(guest.page, game);
    await referee.sit(room.address);
    return { ...guest, referee };
}

/** On a phone and a desk, in both themes: nothing clipped, nothing to scroll for, no axe violation. */
async function looksRight(page: Page, name: string): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const size of ['desktop', 'phone'] as const) {
            await page.setViewportSize(sizes[size]);
            const desk = page.locator('.desk');
            expect(await desk.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
            const room = await desk.boundingBox();
            expect((room?.y ?? 0) + (room?.height ?? 0)).toBeLessThanOrEqual(sizes[size].height + 1);
            await fits(page, false);
            await picture(page, `box-${name}-${size}-${colorScheme}`);
        }
        await isAccessible(page, colorScheme === 'light' ? ['color-contrast'] : undefined);
    }
}

/** What is entered of each game: its beginning, the end of a round, its end, and every kind of entry at least once. */
const games = [
    { file: 'las_vegas/neutral-three.jsonl', look: [1, 3], parts: [0, 9, 39, 53, 79, 87] },
    { file: 'boulevard/bonus.jsonl', look: [1], parts: [0, 9, 43, 57, 143, 151] },
    { file: 'solitaire/two-rivals-against-white.jsonl', look: [1], parts: [0, 11, 51, 63] },
    { file: 'colours/four-players-open-purses.jsonl', look: [1], parts: [0, 9, 49, 62, 108, 116] },
    { file: 'las_vegas_cards/same-time-2.jsonl', look: [1], parts: [0, 19, 56, 64] },
    { file: 'las_vegan/bank-one-purse-empty.jsonl', look: [1], parts: [0, 32, 42, 56, 84, 102] },
    { file: 'monte_carlo/short-board.jsonl', look: [0], parts: [0, 24, 100, 106, 124, 147] },
];
const kindOf = ({ house, move }: Recorded['entries'][number]) => Object.keys(house ?? move ?? {})[0];

test.each(games)('$file is entered by taps, to the same result', async ({ file, look, parts }) => {
    const game = recorded(file);
    const { page, faults, referee } = await sit(game);
    const entered = new Set<string | undefined>();
    for (let part = 0; part < parts.length; part += 2) {
        let from = parts[part] ?? 0;
        const to = parts[part + 1] ?? 0;
        for (const entry of game.entries.slice(from, to)) entered.add(kindOf(entry));
        if (from > 0) await referee.skipTo(from);
        for (const at of from > 0 ? [] : look) {
            await referee.enter(from, at);
            await page.locator('.desk').waitFor();
            await looksRight(page, `${game.game}-${at}`);
            from = at;
        }
        await referee.enter(from, to);
    }
    expect(entered).toEqual(new Set(game.entries.map(kindOf)));
    await page.locator('.end').waitFor();
    const lines = (await referee.journal()).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '').result).toMatchObject(game.result);
    expect(faults).toEqual([]);
});

test('what was entered can be taken back, piece by piece and line by line, and is there again after closing', async () => {
    const game = recorded('las_vegas/one-round.jsonl');
    const { page, faults, referee } = await sit(game);
    await referee.enter(0, 8);
    const before = await referee.journal();
    // Two pieces of a roll, one of them wrong; or a move on the board.
    await page.keyboard.press('u');
    await expect.poll(() => referee.saved()).toBe(7);
    await referee.enter(7, 8);
    expect(await referee.journal()).toBe(before);
    // Back to the third entry by the list, and everything once more after closing the page.
    await page.locator('.top button').first().click();
    const lines = page.locator('.desk-entries li');
    await lines
        .nth((await lines.count()) - 3)
        .locator('button')
        .click();
    await expect.poll(() => referee.saved()).toBeLessThan(4);
    const kept = await referee.saved();
    await page.reload();
    await page.locator('.desk, main.play:has(.say b)').first().waitFor();
    await referee.enter(kept, 8);
    expect(await referee.journal()).toBe(before);
    expect(faults).toEqual([]);
});

test('the lobby sets the table; keys enter dice and take them back; what cannot be is refused with its rule', async () => {
    const { page, faults } = await room.guest();
    await page.goto(room.address);
    await page.locator('.chair').first().waitFor();
    await page.getByRole('switch', { name: /with the box/ }).check();
    expect(await page.locator('.chair select').first().isVisible()).toBe(false);
    await deal(page);
    await page.locator('.desk').waitFor();
    await page.keyboard.press('2');
    await page.locator('.desk:not([data-what="seat"])').waitFor();
    for (const note of ['6', '6', '6', '6', '6']) await page.keyboard.press(note);
    await page.locator('.desk[data-said="5"]').waitFor();
    await page.keyboard.press('6');
    expect(await page.locator('.toast').textContent()).toContain('LV-2');
    await page.keyboard.press('7');
    await page.locator('.desk--die').waitFor();
    for (const face of ['1', '1', '2', '5']) await page.keyboard.press(face);
    await page.locator('.desk[data-said="4"]').waitFor();
    await page.keyboard.press('Backspace');
    await page.locator('.desk[data-said="3"]').waitFor();
    for (const face of ['3', '3', '3', '6', '6']) await page.keyboard.press(face);
    await page.locator('.tray .group[aria-disabled="false"]').first().waitFor();
    expect(await page.locator('.say').textContent()).toContain('Benno');
    expect(await page.locator('.tray .group[aria-disabled="false"]').count()).toBe(4);
    expect(faults).toEqual([]);
});
