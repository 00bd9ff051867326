// Every board in the middle of a game: it fits at every size, and looks as it did when somebody last looked at it.
// CROUPIER_PICTURES=1 takes the pictures in tests/pictures anew; look at them before they are committed.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fits, lying, lyingLarge, sizes } from './guest';
import { type Position, positions } from './positions';
import { openRoom } from './room';
import { difference, readGrey, sheetOf, writeGrey } from './thumbnails';

const folder = path.resolve(import.meta.dirname, '../pictures');
/** Of a hundred pixels: fonts are drawn a little differently by another Chromium. */
const tolerance = 0.5;

const room = openRoom();

/** Crowded tables: whether they fit is enough. */
const unpictured = new Set<Position>(['five', 'cards-turns', 'cards-pay', 'vegan-five', 'race-send']);

test.each(Object.keys(positions) as Position[])('%s', async (name) => {
    const { page, context, faults } = await room.takeUp(name, { reducedMotion: 'reduce', painted: true });
    // The log scrolls by itself: not every time to the same line.
    await page.evaluate(async () => {
        await document.fonts.ready;
        document.querySelector<HTMLElement>('.panel--recap')?.style.setProperty('visibility', 'hidden');
    });
    const rows: Buffer[][] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const row: Buffer[] = [];
        for (const viewport of [sizes.desktop, sizes.tablet, sizes.phone]) {
            await page.setViewportSize(viewport);
            await fits(page, true);
            if (!unpictured.has(name)) row.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
        }
        rows.push(row);
    }
    for (const viewport of [sizes.small, lying, lyingLarge]) {
        await page.setViewportSize(viewport);
        await fits(page, true);
    }
    expect(faults).toEqual([]);
    if (unpictured.has(name)) return;

    const kept = path.join(folder, `${name}.png`);
    const other = path.join(folder, `${name}.new.png`);
    const seen = await sheetOf(await context.newPage(), rows);
    mkdirSync(folder, { recursive: true });
    if (process.env.CROUPIER_PICTURES) writeGrey(kept, seen);
    const differs = existsSync(kept) ? difference(readGrey(kept), seen) : 100;
    if (differs > tolerance) writeGrey(other, seen);
    else rmSync(other, { force: true });
    const short = (file: string) => path.relative(process.cwd(), file);
    expect(
        differs,
        `${name} looks different: compare ${short(other)} with ${short(kept)}; CROUPIER_PICTURES=1 keeps the new one`,
    ).toBeLessThanOrEqual(tolerance);
});
