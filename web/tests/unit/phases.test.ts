// The decisions that the browser tests look at: one of every kind that any recorded journal has.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Move } from '../../src/table/types';
import { boulevardMoves, kindOfMove, phases } from '../browser/phases';
import { type Shown, TestEngine } from './engine';

const folder = path.resolve(import.meta.dirname, '../../../tests/data/journals');
interface Line {
    seat?: number;
    move?: Move;
    house?: object;
}

test('no kind of question and no kind of Boulevard move of a recorded journal is missing', () => {
    const engine = new TestEngine();
    const asked = new Set<string>();
    const made = new Set<string>();
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.jsonl')) continue;
        const journal = readFileSync(path.join(folder, name), 'utf8');
        if ((engine.ask({ load: { journal } }) as { refused?: object }).refused) continue;
        const [, ...lines] = journal.trimEnd().split('\n');
        const entries = lines
            .map((line) => JSON.parse(line) as Line)
            .filter(({ seat, house }) => seat !== undefined || house);
        for (const [at, { seat, move }] of entries.entries()) {
            if (seat === undefined || !move) continue;
            const { view } = engine.ask<Shown>({ show: { seat, at } });
            asked.add(`${view.game} ${(view.table as { step: string }).step}`);
            if (name.startsWith('boulevard')) made.add(kindOfMove(move));
        }
    }
    const looked = new Set(Object.values(phases).flatMap((all) => Object.keys(all)));
    expect([...asked].filter((one) => !looked.has(one))).toEqual([]);
    expect([...made].sort()).toEqual(Object.keys(boulevardMoves).sort());
}, 60_000);
