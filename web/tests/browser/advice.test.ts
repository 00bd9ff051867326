// Odds and hints in every game: every choice with its chance, the best one marked, a reason, offline; at a network table see boards-network.

import { expect, test } from 'vitest';
import { isAccessible, sizes } from './guest';
import { go, isAdvised } from './hints';
import { keptAt, type Position } from './positions';
import { openRoom } from './room';

const room = openRoom();

test('without a network: every game has odds of every choice, the best one marked, and a hint with its reason', async () => {
    const { page, context, faults } = await room.visit({ serviceWorkers: 'allow' });
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
        await page.goto(room.address);
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
    const { page } = await room.takeUp('vegan-three', { viewport: sizes.phone, hasTouch: true });
    await page.locator('.act button[aria-label="Hint"]').tap();
    await page.locator('.advice').waitFor();
    expect(await page.locator('.hand-card[aria-pressed="true"]').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await page.locator(go).tap();
    await page.locator('.advice').waitFor({ state: 'detached' });
});
