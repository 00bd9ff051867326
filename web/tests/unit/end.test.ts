// The analysis that the page makes of a game: a curve of chances, turning points, luck and skill; and the journals it opens.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { journalWords, languages } from '../../scripts/page-files';
import { columns, points, turnsOf } from '../../src/analysis/curve';
import type { Found } from '../../src/analysis/study.svelte';
import { makers, roundsOf, toldByMakers } from '../../src/replay/told';
import type { Refusal, View } from '../../src/table/types';
import { TestEngine } from './engine';

const repository = path.resolve(import.meta.dirname, '../../..');
const program = process.env.CROUPIER_PROGRAM ?? path.join(repository, 'build/croupier');
const file = (name: string) => path.join(repository, 'tests/data/journals', `${name}.jsonl`);
const read = (name: string) => readFileSync(file(name), 'utf8');

interface Report {
    error: number;
    start: { win: number[] };
    entries: { win: number[] }[];
    accounts: { win: { luck: number; own: number } }[];
    turning_points: number[];
}
function byProgram(name: string, playouts: number): Report {
    const told = execFileSync(
        program,
        ['analyse', file(name), '--playouts', `${playouts}`, '--seed', '1', '--threads', '1', '--json'],
        { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return JSON.parse(told) as Report;
}
function inPieces(name: string, pieces: number[]): Found {
    const engine = new TestEngine('croupier-lab');
    engine.ask({ load: { journal: read(name) } });
    let found: Found | undefined;
    for (const playouts of pieces)
        found = engine.ask<Found>({ analyse: { from: found?.playouts ?? 0, playouts, seed: 1 } });
    if (!found) throw new Error('no pieces');
    return found;
}
const off = (one: number[], other: number[]) => one.map((value, i) => Math.abs(value - (other[i] ?? 9)));

test.each([
    'las_vegas/one-round',
    'boulevard/tokens',
    'solitaire/one-die',
    'colours/four-players',
    'las_vegan/five-short',
])('%s: the same figures as the program', (name) => {
    const found = inPieces(name, [1, 2, 3]);
    const report = byProgram(name, 6);
    const wins = [report.start.win, ...report.entries.map(({ win }) => win)];
    expect(found.win.length).toBe(wins.length);
    for (const [at, chances] of wins.entries())
        expect(Math.max(...off(chances, found.win[at] ?? [])), `after ${at}`).toBeLessThan(0.0001);
    expect(found.turning_points).toEqual(report.turning_points);
    for (const [seat, { win }] of report.accounts.entries())
        expect(Math.max(...off([win.luck, win.own], found.accounts[seat]?.win.slice(1, 3) ?? []))).toBeLessThan(0.0001);
});

// Here the regulars of the playouts weigh moves by exponentials, and among moves that are as good as each other the last
// bits decide, which differ between processors: the figures agree as samples do.
test.each(['las_vegas_cards/same-time-2', 'monte_carlo/shortest-board'])(
    '%s: the figures of the program, but for sampling',
    (name) => {
        const found = inPieces(name, [10, 22]);
        const report = byProgram(name, 32);
        const wins = [report.start.win, ...report.entries.map(({ win }) => win)];
        const all = wins.flatMap((chances, at) => off(chances, found.win[at] ?? []));
        expect(found.win.length).toBe(wins.length);
        expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeLessThan(0.08);
        expect(Math.abs(found.error - report.error)).toBeLessThan(0.02);
    },
);

test.each([
    ['las_vegas/two-players', 2],
    ['las_vegas_cards/same-time-3', 3],
    ['las_vegan/five-short', 5],
    ['monte_carlo/shortest-board', 2],
])('%s: the curve begins near even, adds up, and ends with the result', (name, seats) => {
    const found = inPieces(name, [30]);
    for (const chances of found.win) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
    for (const chance of found.win[0] ?? []) expect(Math.abs(chance - 1 / seats)).toBeLessThan(0.25);
    const engine = new TestEngine();
    engine.ask({ load: { journal: read(name) } });
    const { view } = engine.ask<{ view: View }>({ show: { seat: null } });
    const won = view.result?.winners ?? [];
    expect(found.finished).toBe(true);
    expect(found.win.at(-1)).toEqual(view.names.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)));
    expect(found.who).toEqual(makers(read(name)));
    for (const { win } of found.accounts) expect(win[0] + win[1] + win[2] + win[3]).toBeCloseTo(win[4], 2);
    const data = columns(found);
    expect(data.length).toBe(seats + 1);
    for (const column of data) expect(column.length).toBe(found.who.length + 1);
    for (const { entry, seat, before, after } of turnsOf(found)) {
        expect([before, after]).toEqual([found.win[entry]?.[seat], found.win[entry + 1]?.[seat]]);
        expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.099);
    }
});

test('a piece goes on where the last one ended, or is refused', () => {
    const engine = new TestEngine('croupier-lab');
    engine.ask({ load: { journal: read('las_vegas/one-round') } });
    expect(engine.ask({ analyse: { from: 3, playouts: 1, seed: 1 } })).toHaveProperty('refused');
    expect(engine.ask<Found>({ analyse: { from: 0, playouts: 3, seed: 1 } }).playouts).toBe(3);
    expect(engine.ask<Found>({ analyse: { from: 3, playouts: 1, seed: 1 } }).playouts).toBe(4);
    expect(engine.ask({ analyse: { from: 3, playouts: 1, seed: 1 } })).toHaveProperty('refused');
    engine.ask({ load: { journal: read('las_vegas/unfinished-at-the-set-up') } });
    expect(engine.ask({ analyse: { from: 0, playouts: 1, seed: 1 } })).toHaveProperty('refused');
});

test('points of a hundred', () => {
    expect([0.123, -0.2, 0.004, -0.004].map(points)).toEqual(['+12', '\u221220', '0', '0']);
});

test('rounds, and what was said of each entry', async () => {
    const engine = new TestEngine();
    const asked = { ask: <T>(request: unknown) => Promise.resolve(engine.ask<T>(request)) } as never;
    for (const [name, seats, rounds] of [
        ['las_vegas/two-players', 2, 4],
        ['las_vegan/four-two-rounds', 4, 2],
        ['solitaire/one-round', 1, 0],
        ['monte_carlo/shortest-board', 2, 0],
    ] as const) {
        const journal = read(name);
        const made = makers(journal);
        engine.ask({ load: { journal } });
        const found = await roundsOf(asked, made.length);
        expect([name, found.length]).toEqual([name, rounds]);
        for (const { round, from } of found.slice(1)) {
            const at = (entries: number) =>
                engine.ask<{ view: View<{ round: number }> }>({ show: { seat: null, at: entries } }).view.table.round;
            expect([at(from - 1), at(from)]).toEqual([round - 1, round]);
        }
        const said = await toldByMakers(asked, seats, made);
        expect(said.length).toBe(made.length);
        for (const [entry, sentences] of said.entries()) {
            expect(sentences.length).toBeGreaterThan(0);
            for (const sentence of sentences) expect(sentence.entry).toBe(entry);
        }
    }
});

test('a wrong journal is refused with its line, its rule, and words', () => {
    const engine = new TestEngine();
    const lines = read('las_vegas/one-round').trimEnd().split('\n');
    const place = lines.findIndex((line) => line.includes('"place"'));
    const roll = lines[place - 1] ?? '';
    const missing = [1, 2, 3, 4, 5, 6].find((face) => !roll.slice(roll.indexOf('[')).includes(`${face}`)) ?? 0;
    const refused = (journal: string) =>
        engine.ask<{ refused: Refusal & { line: number } }>({ load: { journal } }).refused;
    const cheated = lines.with(place, (lines[place] ?? '').replace(/"place":\d/, `"place":${missing}`));
    expect(refused(cheated.join('\n'))).toMatchObject({ line: place + 1, rule: 'LV-7', key: 'lv.not-rolled' });
    for (const [wrong, line] of [
        ['', 1],
        ['hello', 1],
        [`${lines[0]}\nhello`, 2],
        [`${lines[0]}\n{"house":{"first":9}}`, 2],
    ] as const) {
        const { line: said, key } = refused(wrong);
        expect([wrong, said]).toEqual([wrong, line]);
        for (const language of languages) expect(journalWords(language)).toHaveProperty([key]);
    }
});
