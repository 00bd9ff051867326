// Every screen in both themes and at four sizes: nothing clipped, no scrolling for a decision, no axe violation.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstLoad, weightOf } from '../../scripts/first-load.mjs';
import {
    deal,
    decide,
    dist,
    fits,
    house,
    isAccessible,
    launch,
    lying,
    lyingLarge,
    pictures,
    setUp,
    sitDown,
    sizes,
    waitFor,
} from './guest';

let browser: Browser;
let host: { address: string; close(): void };
beforeAll(async () => {
    browser = await launch();
    host = await house();
});
afterAll(async () => {
    await browser.close();
    host.close();
});

const themes = ['dark', 'light'] as const;
/** A screen in both themes; the colours are all that differs. */
async function look(
    page: Page,
    { decides = false, picture }: { decides?: boolean; picture?: string | undefined },
): Promise<void> {
    await fits(page, decides);
    for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await isAccessible(page, colorScheme === 'dark' ? undefined : ['color-contrast']);
        if (picture) await page.screenshot({ path: `${pictures}/${picture}-${colorScheme}.png` });
    }
    await page.emulateMedia({ colorScheme: 'dark' });
}

test.each(Object.entries(sizes))('every screen at the size %s, in both themes', async (name, viewport) => {
    const { page, faults } = await sitDown(browser, host.address, { viewport });
    const pictured = name === 'desktop' || name === 'phone';
    const called = (screen: string) => (pictured ? `page-${screen}${name}` : undefined);
    await page.goto(host.address);
    await setUp(page, ['person', 'novice', 'regular', 'novice'], 'Neutral', 1);
    await page.evaluate(() => scrollTo(0, 0));
    await look(page, { picture: called('lobby-') });
    await deal(page);
    await waitFor(page);
    await decide(page, 'mouse');
    await waitFor(page);
    await page.locator('.group[aria-disabled="false"]').first().click();
    await page.locator('.casino--chosen').waitFor();
    await look(page, { decides: true, picture: called('') });
    for (const sheet of ['odds', 'log', 'rules', 'menu']) {
        await page.locator('.top nav .btn').nth(['odds', 'log', 'rules', 'menu'].indexOf(sheet)).click();
        if (sheet === 'odds') {
            await page.locator('.odds--notes tbody tr').first().waitFor();
            await look(page, { picture: called('odds-') });
            if (viewport.width >= 1080) {
                await page.keyboard.press('o');
                continue;
            }
        } else {
            await page.locator('dialog').waitFor();
            await look(page, {});
        }
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
    }
    while ((await waitFor(page)) !== 'payout') await decide(page, 'mouse');
    await look(page, { picture: called('payout-') });
    while (await decide(page, 'mouse'));
    await page.locator('.luck').waitFor();
    await page.locator('.study-bar').waitFor({ state: 'detached' });
    await look(page, { picture: called('end-') });
    expect(faults).toEqual([]);
});

test.each([
    ['640 by 360', lying],
    ['844 by 390', lyingLarge],
])('a phone on its side, %s', async (_, viewport) => {
    const { page, faults } = await sitDown(browser, host.address, { viewport });
    await page.goto(host.address);
    await setUp(page, ['person', 'novice', 'regular', 'novice'], 'Neutral', 1);
    await fits(page, false);
    await deal(page);
    for (let turn = 0; (await waitFor(page)) === 'group'; ++turn) {
        await page.locator('.group[aria-disabled="false"]').first().click();
        await page.locator('.casino--chosen').waitFor();
        await fits(page, true);
        if (turn === 1) {
            await isAccessible(page);
            if (viewport === lyingLarge) await page.screenshot({ path: `${pictures}/page-landscape-dark.png` });
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
    const { page, faults } = await sitDown(browser, host.address);
    await page.goto(host.address);
    await setUp(page, ['person', ...Array<string>(seats - 1).fill('novice')], preset, 1);
    await deal(page);
    for (let turn = 0; turn < 4; ++turn) {
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
                await page.screenshot({ path: `${pictures}/page-eight-${preset.toLowerCase()}-dark.png` });
        }
        await decide(page, 'mouse');
    }
    await isAccessible(page);
    expect(faults).toEqual([]);
});

test('the first load is light: 400 KB in all, 200 KB of it the engine', () => {
    const loaded = firstLoad(dist);
    expect(loaded.length).toBeGreaterThan(15);
    expect(weightOf(dist, 'croupier.wasm')).toBeLessThanOrEqual(200 * 1024);
    expect(loaded.reduce((sum, file) => sum + weightOf(dist, file), 0)).toBeLessThanOrEqual(400 * 1024);
});
