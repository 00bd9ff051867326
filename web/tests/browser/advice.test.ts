// Odds and hints in every game: every choice with its chance, the best one marked, a reason; offline, and at a network table.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { house, isAccessible, launch, sitDown, sizes } from './guest';
import { openHall } from './hall';
import { waitForMove } from './players';
import { keptAt, type Position, takeUp } from './positions';

let browser: Browser;
let host: { address: string; close(): void };
beforeAll(async () => {
    browser = await launch();
    host = await house();
});
afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
    await browser.close();
    host.close();
});

const go = '.act .btn--go[aria-disabled="false"]';

/** H chooses a move, says why, and leaves it to the person to make it. */
async function isAdvised(page: Page): Promise<void> {
    await page.keyboard.press('h');
    await page.locator('.advice').waitFor();
    expect(await page.locator('.advice').textContent()).toMatch(/Advice: [A-Z].*\.$/);
    await page.locator(go).waitFor();
    const question = await page.locator('main.play').getAttribute('data-question');
    await page.keyboard.press('Escape');
    await page.locator(go).waitFor({ state: 'detached' });
    expect(await page.locator('main.play').getAttribute('data-question')).toBe(question);
}

test('without a network: every game has odds of every choice, the best one marked, and a hint with its reason', async () => {
    const { page, context, faults } = await sitDown(browser, host.address);
    await page.goto(host.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const offered: [Position, number][] = [
        ['dice', 4],
        ['solitaire', 4],
        ['colours', 1],
        ['cards-turns', 11],
        ['vegan-token', 14],
        ['race-keep', 24],
    ];
    for (const [name, choices] of offered) {
        await page.goto(host.address);
        await page.evaluate((kept) => {
            localStorage.setItem('croupier.game.kept', kept);
            location.hash = '#play/kept';
        }, keptAt(name));
        await page.locator('main.play .say b').waitFor();
        await page.keyboard.press('o');
        const rows = page.locator('.panel--odds table').first().locator('tbody tr');
        await rows.first().waitFor();
        expect([name, await rows.count()]).toEqual([name, choices]);
        expect(await page.locator('.odds-best').count()).toBe(1);
        expect(await rows.first().getAttribute('class')).toContain('odds-best');
        await isAdvised(page);
        // A move of the list is chosen on the board, too.
        await rows.last().locator('.odds-move').click();
        await page.locator(go).waitFor();
        expect(await page.locator('main.play [aria-pressed="true"]').count()).toBeGreaterThan(1);
        if (name === 'race-keep') await isAccessible(page);
    }
    expect(faults).toEqual([]);
});

test('on a phone the hint is a button, and what it says fits', async () => {
    const { page } = await takeUp(browser, host.address, 'vegan-three', { viewport: sizes.phone, hasTouch: true });
    await page.locator('.act button[aria-label="Hint"]').tap();
    await page.locator('.advice').waitFor();
    expect(await page.locator('.hand-card[aria-pressed="true"]').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await page.locator(go).tap();
    await page.locator('.advice').waitFor({ state: 'detached' });
});

test('at a network table the server advises who is asked, and nobody else', async () => {
    const hall = await openHall();
    try {
        const { table, watch } = await hall.makeTable({
            game: 'las-vegan',
            seats: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }],
            odds: true,
        });
        const anna = await sitDown(browser, hall.address);
        await hall.sit(anna.page, table, 'Anna');
        await anna.page.locator('.lobby > .act .btn--go').click();
        await waitForMove(anna.page);
        await isAdvised(anna.page);
        const looker = await sitDown(browser, hall.address);
        await looker.page.goto(`${hall.address}/w/${watch}`);
        await looker.page.locator('.seat').first().waitFor();
        await looker.page.keyboard.press('h');
        await looker.page.locator('.toast').waitFor();
        expect(await looker.page.locator('.advice, .act button[aria-label="Hint"]').count()).toBe(0);
    } finally {
        await hall.close();
    }
});
