// Every board in the middle of a game: it fits at every size, and looks as it did when somebody last looked at it.
// CROUPIER_PICTURES=1 takes the pictures in tests/pictures anew; look at them before they are committed.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fits, lying, lyingLarge, sizes } from './guest';
import { keptAt, type Position, positions, turnTo } from './positions';
import { openRoom } from './room';
import { difference, type Grey, readGrey, sheetOf, writeGrey } from './thumbnails';

const folder = path.resolve(import.meta.dirname, '../pictures');
/** Of a hundred pixels: fonts are drawn a little differently by another Chromium. */
const tolerance = 0.5;

const room = openRoom();

/** Crowded tables: whether they fit is enough. */
const unpictured = new Set<Position>(['five', 'cards-turns', 'cards-pay', 'vegan-five', 'race-send']);

/** All positions of a board are shown in one window, which need not load everything again for each. */
const boards = new Map<string, Position[]>();
for (const name of Object.keys(positions) as Position[]) {
    const [board = ''] = positions[name].journal.split('/');
    boards.set(board, [...(boards.get(board) ?? []), name]);
}

test.each([...boards])('%s', async (_, names) => {
    const { page, context, faults } = await room.visit({ reducedMotion: 'reduce', painted: true });
    const desk = await context.newPage();
    for (const name of names) {
        await page.setViewportSize(sizes.desktop);
        await turnTo(page, keptAt(name));
        const rows = await look(page, name);
        if (!unpictured.has(name)) compare(name, await sheetOf(desk, rows));
    }
    expect(faults).toEqual([]);
});

/** Whether it fits at six sizes; and pictures of three of them in both themes. */
async function look(page: Page, name: Position): Promise<Buffer[][]> {
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
    return rows;
}

function compare(name: Position, seen: Grey): void {
    const kept = path.join(folder, `${name}.png`);
    const other = path.join(folder, `${name}.new.png`);
    mkdirSync(folder, { recursive: true });
    if (process.env.CROUPIER_PICTURES) writeGrey(kept, seen);
    const differs = existsSync(kept) ? difference(readGrey(kept), seen) : 100;
    if (differs > tolerance) writeGrey(other, seen);
    else rmSync(other, { force: true });
    const short = (file: string) => path.relative(process.cwd(), file);
    expect
        .soft(
            differs,
            `${name} looks different: compare ${short(other)} with ${short(kept)}; CROUPIER_PICTURES=1 keeps the new one`,
        )
        .toBeLessThanOrEqual(tolerance);
}
