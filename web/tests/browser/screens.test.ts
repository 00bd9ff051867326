// Every screen in both themes and at four sizes: nothing clipped, no scrolling for a decision, no axe violation.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstLoad, weightOf } from '../../scripts/first-load.mjs';
import { deal, decide, dist, fits, isAccessible, lying, lyingLarge, picture, setUp, sizes, waitFor } from './guest';
import { openRoom } from './room';

const room = openRoom();

/** A screen at every size; on a phone and a desk, which are drawn in two ways, with axe in both themes. */
async function look(page: Page, screen: string, decides = false): Promise<void> {
    for (const [name, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await lookAt(page, screen === '' ? name : `${screen}-${name}`, decides, /phone|desktop/.test(name));
    }
}
async function lookAt(page: Page, name: string, decides: boolean, pictured: boolean): Promise<void> {
    await fits(page, decides);
    if (!/phone|desktop/.test(name)) return;
    await isAccessible(page);
    for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        if (colorScheme === 'light') await isAccessible(page, ['color-contrast']);
        if (pictured) await picture(page, `${name}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
}

test('every screen of a game at four sizes, in both themes', async () => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', 'novice', 'regular', 'novice'], 'Neutral', 1);
    await page.evaluate(() => scrollTo(0, 0));
    await look(page, 'lobby');
    await deal(page);
    await waitFor(page);
    await decide(page, 'mouse');
    await waitFor(page);
    await page.locator('.group[aria-disabled="false"]').first().click();
    await page.locator('.casino--chosen').waitFor();
    await look(page, '', true);
    // Sheets are drawn in two ways.
    for (const name of ['phone', 'desktop'] as const) {
        const viewport = sizes[name];
        await page.setViewportSize(viewport);
        for (const [i, sheet] of ['odds', 'log', 'rules', 'menu'].entries()) {
            await page.locator('.top nav .btn').nth(i).click();
            const beside = sheet === 'odds' && viewport.width >= 1080;
            if (sheet === 'odds') await page.locator('.odds--notes tbody tr').first().waitFor();
            else await page.locator('dialog').waitFor();
            await lookAt(page, `${sheet}-${name}`, false, sheet === 'odds');
            await page.keyboard.press(beside ? 'o' : 'Escape');
            await page.locator(beside ? '.panel--odds' : 'dialog').waitFor({ state: 'detached' });
        }
    }
    while ((await waitFor(page)) !== 'payout') await decide(page, 'mouse');
    await look(page, 'payout');
    while (await decide(page, 'mouse'));
    await page.locator('.luck').waitFor();
    await page.locator('.study-bar').waitFor({ state: 'detached' });
    await look(page, 'end');
    expect(faults).toEqual([]);
});

test.each([
    ['640 by 360', lying],
    ['844 by 390', lyingLarge],
])('a phone on its side, %s', async (_, viewport) => {
    const { page, faults } = await room.visit({ viewport });
    await setUp(page, ['person', 'novice', 'regular', 'novice'], 'Neutral', 1);
    await fits(page, false);
    await deal(page);
    for (let turn = 0; (await waitFor(page)) === 'group'; ++turn) {
        await page.locator('.group[aria-disabled="false"]').first().click();
        await page.locator('.casino--chosen').waitFor();
        await fits(page, true);
        if (turn === 1) {
            await isAccessible(page);
            if (viewport === lyingLarge) await picture(page, 'landscape-dark');
        }
        await decide(page, 'mouse');
    }
    await isAccessible(page);
    while (await decide(page, 'mouse'));
    await fits(page, false);
    expect(faults).toEqual([]);
});

test.each([
    [6, 'Base'],
    [7, 'Boulevard'],
    [8, 'Base'],
    [8, 'Boulevard'],
])('%i seats, %s: a decision needs no scrolling', async (seats, preset) => {
    const { page, faults } = await room.visit();
    await setUp(page, ['person', ...Array<string>(seats - 1).fill('novice')], preset, 1);
    await deal(page);
    for (let turn = 0; turn < 3; ++turn) {
        const what = await waitFor(page);
        if (what === 'payout' || what === 'end') break;
        if (what === 'group') {
            await page.locator('.group[aria-disabled="false"]').first().click();
            await page.locator('.casino--chosen').waitFor();
        }
        for (const size of [sizes.phone, sizes.small, sizes.tablet, lying, sizes.desktop]) {
            await page.setViewportSize(size);
            await fits(page, true);
            if (turn === 2 && seats === 8 && size === sizes.phone)
                await picture(page, `eight-${preset.toLowerCase()}-dark`);
        }
        await decide(page, 'mouse');
    }
    await isAccessible(page);
    expect(faults).toEqual([]);
});

test('the first load is light: 450 KB in all, 250 KB of it the engine', () => {
    const loaded = firstLoad(dist);
    expect(loaded.length).toBeGreaterThan(15);
    expect(weightOf(dist, 'croupier.wasm')).toBeLessThanOrEqual(250 * 1024);
    expect(loaded.reduce((sum, file) => sum + weightOf(dist, file), 0)).toBeLessThanOrEqual(450 * 1024);
});
