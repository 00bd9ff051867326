// Settings are remembered and heed at once, sounds can be heard and do not hurt, `?` knows all keys.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { deal, decide, fits, isAccessible, setUp, sizes } from './guest';
import { openRoom } from './room';

const room = openRoom();

/** Counts what is started to sound, by kind. */
async function countSounds(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const heard = { OscillatorNode: 0, AudioBufferSourceNode: 0 };
        Object.assign(window, { heard });
        // The tests' own scripts count as a touch to the browser; only a finger does here.
        let touched = false;
        addEventListener('pointerdown', () => (touched = true), true);
        Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
        for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
            const start = kind.prototype.start;
            kind.prototype.start = function (this: OscillatorNode, ...args: [number?]) {
                ++heard[kind.name as keyof typeof heard];
                return start.apply(this, args);
            };
        }
    });
}
interface Heard {
    OscillatorNode: number;
    AudioBufferSourceNode: number;
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

test('every sound can be heard, is over in half a second, and does not clip', async () => {
    const file = path.resolve(import.meta.dirname, '../../src/sound/sounds.ts');
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
    });
    const page = await room.browser.newPage();
    const code = `${outputText}; window.sounds = { makeSound, soundNames };`;
    await page.addScriptTag({ type: 'module', content: code });
    const measured = await page.evaluate(async () => {
        const { makeSound, soundNames } = (window as unknown as { sounds: typeof import('../../src/sound/sounds') })
            .sounds;
        const found: { name: string; peak: number; loud: number; ends: number }[] = [];
        for (const name of soundNames) {
            const context = new OfflineAudioContext(1, 44_100, 44_100);
            makeSound(name, context, context.destination, 0);
            const samples = (await context.startRendering()).getChannelData(0);
            let [peak, sum, last] = [0, 0, 0];
            for (const [i, sample] of samples.entries()) {
                peak = Math.max(peak, Math.abs(sample));
                sum += sample * sample;
                if (Math.abs(sample) > 0.0005) last = i;
            }
            found.push({ name, peak, loud: Math.sqrt(sum / Math.max(1, last)), ends: last / 44_100 });
        }
        return found;
    });
    expect(measured.map(({ name }) => name)).toEqual([
        'roll',
        'place',
        'lay',
        'reveal',
        'pay',
        'turn',
        'refuse',
        'win',
    ]);
    for (const { name, peak, loud, ends } of measured) {
        expect(peak, name).toBeLessThan(0.9);
        expect(peak, name).toBeGreaterThan(0.05);
        expect(loud, name).toBeGreaterThan(0.01);
        expect(ends, name).toBeLessThan(0.45);
        expect(ends, name).toBeGreaterThan(0.05);
    }
});

test('sounds: none before a touch, none when off, only "your turn" while the page is hidden', async () => {
    const { page: first, context, faults } = await room.guest({ settings: { sound: true } });
    await countSounds(first);
    await first.goto(room.address);
    await setUp(first, ['person', 'novice']);
    await deal(first);
    await decide(first, 'mouse');
    await first.locator('.group[aria-disabled="false"]').first().waitFor();
    const after = await heard(first);
    expect(after.AudioBufferSourceNode).toBeGreaterThan(0);
    expect(after.OscillatorNode).toBeGreaterThan(0);
    // A new page has not been touched yet: it is silent although it is somebody's turn.
    const page = await context.newPage();
    await countSounds(page);
    await page.goto(first.url());
    await first.close();
    await page.locator('.group[aria-disabled="false"]').first().waitFor();
    expect(await heard(page)).toEqual({ OscillatorNode: 0, AudioBufferSourceNode: 0 });
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
    await decide(page, 'mouse');
    await page.locator('.group[aria-disabled="false"], .payout').first().waitFor();
    const hidden = await heard(page);
    expect(hidden.AudioBufferSourceNode).toBe(0);
    expect(hidden.OscillatorNode).toBeGreaterThan(0);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }));
    await page.locator('.top nav .btn').last().click();
    await page.locator('input[name="sound"]').click();
    await page.keyboard.press('Escape');
    const before = await heard(page);
    await decide(page, 'mouse');
    await page.locator('.group[aria-disabled="false"], .payout').first().waitFor();
    expect(await heard(page)).toEqual(before);
    expect(faults).toEqual([]);
});

test('settings are remembered, heeded at once, and fit the narrowest phone', async () => {
    const { page, faults } = await room.guest({
        viewport: sizes.small,
        hasTouch: true,
        isMobile: true,
        settings: { sound: undefined },
    });
    await page.goto(room.address);
    await page.locator('.chair').first().waitFor();
    await page.locator('.top nav .btn').last().click();
    const set = (name: string) => page.locator(`dialog input[name="${name}"]`);
    // Silent at first where fingers point.
    expect(await set('sound').isChecked()).toBe(false);
    expect(await set('confirm').isChecked()).toBe(true);
    expect(await page.locator('dialog .settings small').count()).toBeGreaterThanOrEqual(8);
    await fits(page, false);
    await isAccessible(page);
    await set('sound').click();
    await set('volume').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.locator('dialog input[value="light"]').check({ force: true });
    await page.locator('dialog input[name="speed"][value="2"]').check({ force: true });
    for (const name of ['confirm', 'fourColours', 'shortcuts']) await set(name).click();
    await isAccessible(page);
    const root = page.locator('html');
    const look = async () => [
        await root.getAttribute('data-theme'),
        await root.getAttribute('data-speed'),
        await root.getAttribute('data-four'),
    ];
    expect(await look()).toEqual(['light', '2', '']);
    await page.reload();
    await page.locator('.top nav .btn').last().click();
    expect(await look()).toEqual(['light', '2', '']);
    expect(await set('volume').inputValue()).toBe('80');
    for (const name of ['confirm', 'shortcuts']) expect(await set(name).isChecked()).toBe(false);
    for (const name of ['sound', 'fourColours']) expect(await set(name).isChecked()).toBe(true);
    // The link to text mode is the first thing that Tab comes to.
    await set('text').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.text-link .btn').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Picture mode');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Text mode');
    expect(faults).toEqual([]);
});

const common = ['Enter', 'U', 'Esc', '← →', 'End', 'O', 'H', 'L', 'R', 'W', '?', 'Tab'];
const boards = [
    { game: 'las-vegas', keys: ['1 – 6', 'S', 'A'] },
    { game: 'las-vegas-cards', keys: ['1 – 6', 'P'] },
    { game: 'las-vegan', keys: ['0 – 9', 'P', 'C', 'T'] },
    { game: 'monte-carlo', keys: ['1 – 9', '0', '+ −', 'C'] },
];
test('`?` lists all keys of every board; switched off, single keys do nothing and the list says so', async () => {
    for (const { game, keys } of boards) {
        const { page, context, faults } = await room.guest();
        await page.goto(room.address);
        await page.locator('.chair').first().waitFor();
        await page.locator(`.game-card input[value="${game}"]`).check({ force: true });
        await setUp(page, ['person', 'novice', 'novice']);
        await deal(page);
        await page.locator('main.play:has(.say b)').waitFor();
        const listed = () => page.locator('dialog .keys kbd').allTextContents();
        await page.keyboard.press('?');
        await page.locator('dialog .keys').waitFor();
        expect((await listed()).slice(-common.length)).toEqual(common);
        for (const key of keys) expect(await listed()).toContain(key);
        await page.keyboard.press('Escape');
        await page.locator('.top nav .btn').last().click();
        await page.locator('input[name="shortcuts"]').click();
        await page.keyboard.press('Escape');
        for (const key of ['?', 'l', 'r', '1', '2', '3', '4', '5', '6', 'p', 'c']) await page.keyboard.press(key);
        expect(await page.locator('dialog, .toast').count()).toBe(0);
        expect(await page.locator('.act .btn--go').getAttribute('aria-disabled')).toBe('true');
        await page.locator('.top nav .btn').last().click();
        await page.locator('dialog .row .btn', { hasText: 'Keys' }).click();
        await page.locator('dialog p', { hasText: 'switched off' }).waitFor();
        expect(await listed()).toEqual(['Enter', 'Esc', '← →', 'End', 'Tab']);
        expect(faults).toEqual([]);
        await context.close();
    }
});

test('with Tab and Enter alone: the button that has the focus is the one that is pressed', async () => {
    const { page } = await room.guest();
    await page.goto(room.address);
    await setUp(page, ['person', 'novice']);
    await deal(page);
    const groups = page.locator('.tray .group[aria-disabled="false"]');
    await groups.first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const first = await groups.first().getAttribute('aria-label');
    for (let i = 0; i < 60 && (await focused()) !== first; ++i) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.group[aria-pressed="true"]').waitFor();
    for (let i = 0; i < 20 && (await focused()) !== 'Undo'; ++i) await page.keyboard.press('Tab');
    const question = await page.locator('main.play').getAttribute('data-question');
    await page.keyboard.press('Enter');
    await page.locator('.group[aria-pressed="true"]').waitFor({ state: 'detached' });
    expect(await page.locator('main.play').getAttribute('data-question')).toBe(question);
});
