// The end of a game and its replay: a journal of each game dropped on the page, watched by keys, with its curve, turning
// points, luck and skill; the end screen with sharing and the dice; wrong journals.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fits, isAccessible, isAccessibleInBoth, lying, picture, sizes } from './guest';
import { openRoom } from './room';

const room = openRoom();

const read = (name: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../../tests/data/journals', `${name}.jsonl`), 'utf8');

async function drop(page: Page, text: string): Promise<void> {
    await page.evaluate((journal) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([journal], 'game.jsonl'));
        dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, text);
}
const at = async (page: Page) => Number(await page.locator('main.replay').getAttribute('data-entries'));
const isAt = (page: Page, entries: number) => page.locator(`main.replay[data-entries="${entries}"]`).waitFor();
/** What an analysis has to show of a game with so many entries. */
async function isAnalysed(page: Page, entries: number, seats: number): Promise<void> {
    const curve = page.locator('.curve-frame');
    await page.locator(`.curve-frame[data-points="${entries + 1}"]`).waitFor();
    expect(await curve.getAttribute('aria-valuemax')).toBe(`${entries}`);
    expect(await page.locator('.legend li').count()).toBe(seats);
    expect(await page.locator('.luck tbody tr').count()).toBe(seats);
    // Both at once: the analysis goes on meanwhile.
    const [turns, marks] = await page.evaluate(() =>
        ['.turn-row', '.curve-turn'].map((all) => document.querySelectorAll(all).length),
    );
    expect(marks).toBe(turns);
    // The lines are there: the drawing is not empty.
    const drawn = await page.locator('.curve-plot canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const bytes = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        const colours = new Set<string>();
        for (let i = 0; i < bytes.length; i += 4)
            if ((bytes[i + 3] ?? 0) > 250) colours.add(`${bytes[i]},${bytes[i + 1]},${bytes[i + 2]}`);
        return colours.size;
    });
    expect(drawn).toBeGreaterThan(seats);
}

const games: [string, number, number][] = [
    ['las_vegas/one-round', 26, 2],
    ['solitaire/one-die', 73, 1],
    ['colours/four-players', 129, 4],
    ['las_vegas_cards/same-time-2', 64, 2],
    ['las_vegan/five-short', 48, 5],
    ['monte_carlo/shortest-board', 30, 2],
];

test('a journal of every game opens as a replay with analysis, and ends on the end screen', async () => {
    const { page, faults } = await room.visit();
    for (const [name, entries, seats] of games) {
        await drop(page, read(name));
        await isAt(page, 0);
        await isAnalysed(page, entries, seats);
        // By keys: on, to the end, back, a round, along the curve.
        await page.keyboard.press('ArrowRight');
        await isAt(page, 1);
        await page.keyboard.press('End');
        await isAt(page, entries);
        await page.keyboard.press('ArrowLeft');
        await isAt(page, entries - 1);
        await page.locator('.curve-frame').focus();
        await page.keyboard.press('ArrowLeft');
        await isAt(page, entries - 2);
        expect(await page.locator('.say p').innerText()).not.toBe('');
        expect(await page.locator('.curve-frame').getAttribute('aria-valuenow')).toBe(`${entries - 2}`);
        await isAccessibleInBoth(page);

        const id = new URL(page.url()).hash.split('/')[1];
        await page.evaluate((address) => {
            location.hash = address;
        }, `#play/${id}`);
        await page.locator('.end .odds--end, .end-table table').first().waitFor();
        await isAnalysed(page, entries, seats);
        await isAccessibleInBoth(page, 'light');
    }
    expect(faults).toEqual([]);
});

test('a replay plays by itself, through any eyes, by slider, rounds and turning points, while it is analysed', async () => {
    const { page, faults } = await room.visit();
    await drop(page, read('las_vegan/four-two-rounds'));
    await isAt(page, 0);
    // The page answers while another thread plays the positions out.
    await page.locator('.study-bar').waitFor();
    expect(page.workers().length).toBeGreaterThan(1);
    await page.keyboard.press(' ');
    await page.waitForFunction(
        () => Number(document.querySelector<HTMLElement>('main.replay')?.dataset.entries ?? 0) > 1,
    );
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const slider = page.getByRole('slider', { name: 'Position in the game' });
    await slider.fill('40');
    await isAt(page, 40);
    expect(await page.locator('.study-bar').count()).toBe(1);

    // Denny's cards are seen through Denny's eyes; a spectator sees nobody's.
    const eyes = page.getByLabel('Through the eyes of');
    const hand = page.locator('.hand .hand-card');
    await eyes.selectOption('Denny');
    await hand.first().waitFor();
    const cards = await hand.allInnerTexts();
    await eyes.selectOption('Anna');
    await page.waitForFunction(
        (before) => document.querySelector<HTMLElement>('.hand')?.innerText.replace(/\s/g, '') !== before,
        cards.join('').replace(/\s/g, ''),
    );
    await eyes.selectOption('a spectator');
    await hand.first().waitFor({ state: 'detached' });

    // All hands open, as each seat sees its own; they follow the position, and close again.
    await page.getByRole('button', { name: 'Show all hands' }).click();
    const holds = page.locator('.replay-hands .holds');
    await holds.first().waitFor();
    expect(await holds.count()).toBe(4);
    const held = () => holds.evaluateAll((all) => all.map((seat) => seat.querySelectorAll('.pcard').length));
    const inHand = await held();
    expect(Math.min(...inHand)).toBeGreaterThan(0);
    expect(await holds.locator('.sr').nth(3).innerText()).toContain(',');
    const everyCard = (await holds.locator('.sr').allInnerTexts()).join(', ').split(', ');
    expect(new Set(everyCard).size).toBe(everyCard.length);
    await isAccessibleInBoth(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'replay-hands-dark');
    await slider.fill('0');
    await expect.poll(async () => (await held()).reduce((sum, cards) => sum + cards, 0)).toBe(0);
    await slider.fill('40');
    await expect.poll(held).toEqual(inHand);
    await slider.blur();
    await page.keyboard.press('h');
    await holds.first().waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'On to the next round' }).focus();
    await page.keyboard.press('PageDown');
    await page.locator('.top-info', { hasText: 'Round 2' }).waitFor();
    expect(await at(page)).toBeGreaterThan(40);
    await page.keyboard.press('PageUp');
    await isAt(page, 0);
    await page.locator('.study-bar').waitFor({ state: 'detached' });
    const turn = page.locator('.turn-row').first();
    const [, entry] = /^A?\s*Entry (\d+): /.exec(await turn.innerText()) ?? [];
    expect(await turn.innerText()).toMatch(/Entry \d+: .+ \d+% → \d+%/s);
    await page.keyboard.press('Home');
    await isAt(page, 0);
    await page.keyboard.press('t');
    await isAt(page, Number(entry));
    // A tap on the middle of the curve.
    const box = await page.locator('.curve-frame').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60);
    await page.waitForFunction(() => {
        const now = Number(document.querySelector<HTMLElement>('main.replay')?.dataset.entries);
        return now > 35 && now < 60;
    });
    await picture(page, 'replay-desktop-dark');
    await page.locator('.entries summary').click();
    await expect.poll(() => page.locator('.entries tbody tr').count()).toBe(96);

    // From any position it can be played on.
    await page.locator('.replay-more .btn', { hasText: 'Play on from here' }).click();
    await page.locator('main.play[data-question]').waitFor();
    // A game that is being played is not watched through the eyes of others.
    await page.evaluate(() => {
        location.hash = location.hash.replace('play', 'replay');
    });
    await page.waitForURL(/#play\//);
    await page.locator('main.play[data-question]').waitFor();
    await page.locator('.brand').click();
    // The same game is kept once, among the past ones.
    await page.locator('.list a[href^="#replay/"]').waitFor();
    await drop(page, read('las_vegan/four-two-rounds'));
    await isAt(page, 0);
    await page.locator('.brand').click();
    await page.locator('.list a[href^="#replay/"]').waitFor();
    expect(await page.locator('.list a[href^="#replay/"]').count()).toBe(1);
    expect(faults).toEqual([]);
});

test('on a phone: the end fits, tells its result, and says that local dice cannot be checked', async () => {
    const { page, faults, context } = await room.guest({
        viewport: sizes.phone,
        hasTouch: true,
        isMobile: true,
        locale: 'fr-FR',
        permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto(room.address);
    await page.locator('.chair').first().waitFor();
    await drop(page, read('las_vegas/two-players'));
    await isAt(page, 0);
    await page.locator('.replay-slider input').fill('60');
    await isAt(page, 60);
    await fits(page, true);
    await picture(page, 'replay-phone-dark');
    await page.setViewportSize(lying);
    await fits(page, true);
    await page.setViewportSize(sizes.phone);
    // All purses open, above the bar; nothing is hidden that was there before.
    const all = page.getByRole('button', { name: 'Montrer toutes les mains' });
    await all.tap();
    await page.locator('.holds-money').nth(1).waitFor();
    await fits(page, false);
    await isAccessible(page);
    await all.tap();
    await page.locator('.holds').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Analyse' }).tap();
    await isAnalysed(page, 94, 2);
    await fits(page, false);
    await isAccessible(page);
    await page.keyboard.press('Escape');

    const id = new URL(page.url()).hash.split('/')[1];
    await page.goto(`${room.address}/#play/${id}`);
    await isAnalysed(page, 94, 2);
    for (const viewport of [sizes.small, sizes.phone]) {
        await page.setViewportSize(viewport);
        await fits(page, false);
    }
    await page.getByRole('button', { name: 'Partager' }).tap();
    await page.locator('.end-act', { hasText: 'Copié' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Las Vegas : ?.*Anna|^Las Vegas: Anna/);
    await page.getByRole('button', { name: 'Vérifier les dés' }).tap();
    await page.locator('.sheet', { hasText: 'rien à vérifier' }).waitFor();
    await isAccessible(page);
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Exporter' }).tap(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toBe(read('las_vegas/two-players'));
    await page.getByRole('button', { name: 'Revoir' }).tap();
    await isAt(page, 0);
    // From a turning point to its place in the replay; other eyes see the same place.
    await page.goBack();
    await page.locator('.study-bar').waitFor({ state: 'detached' });
    const turn = page.locator('.turn-row').first();
    const entry = Number(/Étape (\d+)/.exec(await turn.innerText())?.[1]);
    await turn.tap();
    await isAt(page, entry);
    await page.getByRole('button', { name: 'Une étape en avant' }).tap();
    await isAt(page, entry + 1);
    await page.getByRole('button', { name: 'Analyse' }).tap();
    await page.getByLabel('Point de vue').selectOption('Benno');
    await isAt(page, entry + 1);
    expect(faults).toEqual([]);
});

test('a wrong journal is refused in one sentence, wherever it comes from', async () => {
    const { page, faults } = await room.guest();
    await page.goto(room.address);
    const lines = read('las_vegas/one-round').trimEnd().split('\n');
    const place = lines.findIndex((line) => line.includes('"place"'));
    const face = [1, 2, 3, 4, 5, 6].find((value) => !(lines[place - 1] ?? '').slice(22).includes(`${value}`));
    const cheated = lines.with(place, (lines[place] ?? '').replace(/"place":\d/, `"place":${face}`)).join('\n');
    await page.locator('.chair').first().waitFor();
    await drop(page, cheated);
    const toast = page.locator('.toast', { hasText: `Line ${place + 1}: ` });
    await toast.waitFor();
    expect(await toast.innerText()).toContain('(LV-7)');
    await isAccessible(page);
    await page.locator('.toast .btn--icon').click();
    await page.locator('.toast').waitFor({ state: 'detached' });

    await page.locator('.open-journal .btn').click();
    await page.locator('textarea').fill('hello');
    await page.locator('.sheet .btn--go').click();
    await page.locator('.sheet .bad', { hasText: 'Line 1: ' }).waitFor();
    await isAccessible(page);
    // An unfinished one is watched as far as it goes.
    await page.locator('textarea').fill(read('colours/unfinished'));
    await page.locator('.sheet .btn--go').click();
    await isAt(page, 0);
    await isAnalysed(page, 59, 4);
    await page.goto(`${room.address}/#replay/nothing`);
    await page.locator('h1', { hasText: 'does not keep' }).waitFor();
    await isAccessible(page);
    expect(faults).toEqual([]);
});
