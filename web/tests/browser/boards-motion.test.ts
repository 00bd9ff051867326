// What moves on the boards, and what they say in four languages.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './guest';
import { answer, choose } from './players';
import { openRoom } from './room';

const room = openRoom();

/** Counts what flies, by class. */
async function watchFlights(page: Page): Promise<(kind: string) => Promise<number>> {
    await page.evaluate(() => {
        const flown: string[] = [];
        Object.assign(globalThis, { flown });
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node instanceof Element && node.classList.contains('flying'))
                        flown.push(node.getAttribute('class') ?? '');
        }).observe(document.body, { childList: true });
    });
    return (kind) =>
        page.evaluate(
            (name) => (globalThis as unknown as { flown: string[] }).flown.filter((one) => one.includes(name)).length,
            kind,
        );
}

test('a pawn walks along the track and stands where it was to go', async () => {
    const { page, faults } = await room.takeUp('race-pawn', { settings: { speed: 1 } });
    const flown = await watchFlights(page);
    await page.keyboard.press('2');
    await page.locator('.sq--chosen[data-square="39"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-square="39"] [data-pawn="2.1"], [data-square="39"] [data-pawn^="2."]').waitFor();
    await expect.poll(() => flown('pawn')).toBeGreaterThan(0);
    await page.waitForFunction(() => document.querySelector('.flying') === null);
    expect(
        await page.locator('.track .pawn').evaluateAll((all) => all.filter((one) => one.style.visibility).length),
    ).toBe(0);
    expect(faults).toEqual([]);
});

test('the casinos of the card game pay note by note, with what was turned over last', async () => {
    const { page, faults } = await room.takeUp('cards-pay', { settings: { speed: 2 } });
    const flown = await watchFlights(page);
    await choose(page, 'keys');
    await page.keyboard.press('Enter');
    await page.locator('.payout .btn').waitFor();
    const paid = await page.locator('.payout .log li', { hasText: 'gets' }).count();
    expect(paid).toBeGreaterThan(3);
    expect(await flown('note')).toBe(paid);
    expect(await flown('die')).toBeGreaterThan(8);
    expect(faults).toEqual([]);
});

test.each(['cards', 'vegan-three', 'race-bet'] as const)('%s: the language changes in the middle', async (name) => {
    const { page, faults } = await room.takeUp(name);
    await choose(page, 'mouse');
    for (const [language, turn] of [
        ['fr', 'À vous'],
        ['de', 'Du bist dran'],
        ['ru', 'Ваш ход'],
        ['en', 'Your turn'],
    ] as const) {
        await page.locator('.top nav .btn').last().click();
        await page.locator('dialog select, dialog input').first().waitFor();
        await page.locator(`dialog select:has(option[value="${language}"])`).selectOption(language);
        await page.keyboard.press('Escape');
        await page.locator('.say', { hasText: turn }).waitFor();
        expect(await page.locator('body').textContent()).not.toMatch(/\b(page|vgn|lvc|mc|bot)\.[a-z]/);
        await isAccessible(page, ['button-name', 'aria-valid-attr-value', 'label']);
    }
    expect(await answer(page, 'mouse')).toBe(true);
    expect(faults).toEqual([]);
});
