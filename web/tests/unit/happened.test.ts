// Payouts, breakdowns and sentences, made from what happened.
import { expect, test } from 'vitest';
import { wins as cardWins } from '../../src/boards/cards/paying';
import { placesOf } from '../../src/boards/dice/happened';
import type { BoardModel, CasinoModel, DiceGame, Pile } from '../../src/boards/dice/model';
import { paid, payingBoard, paySteps } from '../../src/boards/dice/paying';
import { gainsOf, scoreOf } from '../../src/boards/score';
import { cabbagesByRound } from '../../src/boards/vegan/score';
import { colours } from '../../src/games/colours/board';
import type { Event as VeganEvent, Table as VeganTable } from '../../src/games/las-vegan/types.gen';
import { lasVegas } from '../../src/games/las-vegas/board';
import { solitaire } from '../../src/games/solitaire/board';
import { type GameEvent, type Happened, happenedOf, has, since, those, toldOf } from '../../src/table/happened';
import type { Told, View } from '../../src/table/types';
import { play, TestEngine } from './engine';
import { happening } from './events';

const event = (what: string, parts: Record<string, unknown> = {}) => happening({ what, ...parts });

test('every sentence stands with the event that it tells', () => {
    const told: Told[] = ['a', 'b', 'c', 'd'].map((key, i) => ({ entry: i < 3 ? 4 : 5, say: { key, args: [] } }));
    const events: GameEvent[][] = [
        [
            { what: 'placed', says: 1 },
            { what: 'cancelled', says: 0 },
            { what: 'paid', says: 2 },
        ],
        [{ what: 'turn', says: 0 }],
    ];
    const happened = happenedOf([...events], told, 4);
    expect(happened.map(({ entry }) => entry)).toEqual([4, 4, 4, 5]);
    const keys = (some: Happened[]) => toldOf(some).map(({ say }) => say.key);
    expect(happened.map((one) => keys([one]))).toEqual([['a'], [], ['b', 'c'], []]);
    expect(keys(since(happened, 'cancelled'))).toEqual(['b', 'c']);
    expect(since(happened, 'round-over')).toEqual([]);
    expect([has(happened, 'rolled', 'paid'), has(happened, 'rolled')]).toEqual([true, false]);
});

const pile = (owner: string, count: number): Pile => ({
    owner,
    count,
    pieces: Array.from({ length: count }, () => ({})),
});
const casino = (place: number, notes: number[], rest: Pile[]): CasinoModel => ({
    place,
    ranks: notes.map((note) => ({ note, pile: null })),
    ties: [],
    rest,
    won: [],
    tokens: [],
    free: null,
});

test('the last dice come to their casino before it pays, and ties are struck out', () => {
    const before = {
        casinos: [
            casino(1, [50000], [pile('1', 2)]),
            casino(3, [60000, 20000], [pile('1', 2), pile('2', 1), pile('3', 1)]),
        ],
        roll: [[], [], [{ owner: '2' }, { owner: 'k' }], [], [], []],
        seats: ['1', '2', '3'].map((owner, seat) => ({ owner, seat, now: 5, money: 0 })),
    } as unknown as BoardModel;
    const happened = [
        event('placed', { seat: 1, casino: 3, face: 3, dice: { own: 1, kicker: 1 } }),
        event('round-over', { round: 1 }),
        event('cancelled', { casino: 3, who: [0, 1] }),
        event('paid', { casino: 1, seat: 0, note: 50000 }),
        event('paid', { casino: 3, seat: 2, note: 60000 }),
        event('returned', { casino: 3, notes: [20000] }),
    ];
    const steps = paySteps(happened, lasVegas.ownerOf);
    expect(steps.map(({ place, tied, awards }) => ({ place, tied, awards }))).toEqual([
        { place: 1, tied: [], awards: [{ owner: '1', money: 50000 }] },
        { place: 3, tied: ['1', '2'], awards: [{ owner: '3', money: 60000 }] },
    ]);
    const table = payingBoard(before, happened, steps);
    const third = table.casinos[1];
    expect(third?.ties.map((tie) => tie.map(({ owner, count }) => [owner, count]))).toEqual([
        [
            ['1', 2],
            ['2', 2],
        ],
    ]);
    expect(third?.ranks.map(({ pile: there }) => there?.owner ?? null)).toEqual(['3', null]);
    expect(table.roll.flat()).toEqual([]);
    const after = paid(table, 3, { owner: '3', money: 60000 });
    expect(after.seats.map(({ now }) => now)).toEqual([0, 0, 60000]);
    expect(after.casinos[1]?.ranks.map(({ gone }) => gone ?? false)).toEqual([true, false]);
});

test('white dice and casinos that pay nobody are steps, too', () => {
    const steps = paySteps(
        [
            event('paid', { casino: 2, seat: 'white', note: 30000 }),
            event('paid-nobody', { casino: 4 }),
            event('paid', { casino: 'slot', seat: 1, note: 90000 }),
        ],
        lasVegas.ownerOf,
    );
    expect(steps.map(({ place, awards }) => [place, awards.map(({ owner }) => owner)])).toEqual([
        [2, ['n']],
        [4, []],
        ['slot', ['2']],
    ]);
});

test('where something happens', () => {
    expect(placesOf(event('placed', { casino: 'slot', face: 2 }).event)).toEqual(['slot']);
    expect(placesOf(event('white-rolled', { dice: [1, 4] }).event)).toEqual([1, 4]);
    expect(placesOf(event('rivals-placed', { dice: { blue: [1, 1], red: [6] } }).event)).toEqual([1, 1, 6]);
    expect(placesOf(event('filled', { notes: [[], [10000], [], [], [], [], [90000]] }).event)).toEqual([2, 'slot']);
    expect(placesOf(event('paid', { casino: 3 }).event)).toEqual([]);
});

test('the columns of the end add up, with cards, announcement dice and tokens', () => {
    const happened = [
        event('round-over', { round: 1 }),
        event('paid', { casino: 1, seat: 0, note: 60000 }),
        event('paid', { casino: 1, seat: 'white', note: 20000 }),
        event('round-over', { round: 2 }),
        event('paid', { casino: 2, seat: 1, note: 30000 }),
        event('scored', { seat: 0, notes: 50000, announcement: 40000, tokens: 0 }),
        event('scored', { seat: 1, notes: 30000, announcement: 0, tokens: 0 }),
    ];
    const board = {} as BoardModel;
    const score = scoreOf(happened, (one) => lasVegas.wins(one, board), 2);
    expect(score).toEqual([
        { of: 1, sums: [60000, 0] },
        { of: 2, sums: [0, 30000] },
        { of: 'cards', sums: [-10000, 0] },
        { of: 'announcement', sums: [40000, 0] },
    ]);
    expect(
        gainsOf([
            { seat: 1, money: 2 },
            { seat: 0, money: 3 },
            { seat: 1, money: 4 },
        ]),
    ).toEqual([
        { seat: 1, sum: 6 },
        { seat: 0, sum: 3 },
    ]);
});

const tables: [string, Record<string, unknown>][] = [
    ['las-vegas', { names: ['Anna', 'Benno'], options: { rounds: 2 } }],
    ['las-vegas', { names: ['Anna', 'Benno', 'Carla', 'Denny', 'Elif'], options: boulevard(5) }],
    ['solitaire', { names: ['Anna'], options: { rounds: 2 } }],
    ['colours', { names: ['Anna', 'Benno', 'Carla'] }],
    ['las-vegas-cards', { names: ['Anna', 'Benno', 'Carla'] }],
    ['las-vegas-cards', { names: ['Anna', 'Benno'], options: { sequential: true, tokens: true } }],
    ['las-vegan', { names: ['Anna', 'Benno', 'Carla'] }],
    ['las-vegan', { names: ['Anna', 'Benno'] }],
    ['monte-carlo', { names: ['Anna', 'Benno', 'Carla'] }],
];
function boulevard(seats: number): object {
    const asked = { game: 'las-vegas', preset: 'boulevard', seats };
    return new TestEngine().ask<{ options: object }>({ preset: asked }).options;
}

/** A game played to its end, and all that happened in it as a seat was told. */
function played(game: string, setup: Record<string, unknown>, seat: number | null) {
    const engine = new TestEngine();
    play(engine, { game, ...setup }, () => undefined);
    const told = engine.ask<Told[]>({ told: { seat, from: 0 } });
    const happened = happenedOf(engine.ask<GameEvent[][]>({ happened: { seat, from: 0 } }), told, 0);
    return { told, happened, view: engine.ask<{ view: View }>({ show: { seat } }).view };
}

test.each(tables)('%s: every sentence tells an event, to everybody', (game, setup) => {
    for (const seat of [0, null]) {
        const { told, happened } = played(game, setup, seat);
        expect(toldOf(happened)).toEqual(told);
    }
});

const dice: Record<string, DiceGame> = { 'las-vegas': lasVegas, solitaire, colours };
const paying = tables.filter(([game]) => dice[game] || game === 'las-vegas-cards');
test.each(paying)('%s: the columns of the end add up to what everybody has', (game, setup) => {
    const { happened, view } = played(game, setup, 0);
    const board = dice[game]?.boardOf(view);
    const won = (one: GameEvent) => (board ? (dice[game]?.wins(one, board) ?? null) : cardWins(one));
    const score = scoreOf(happened, won, view.names.length);
    const sums = view.names.map((_, seat) => score.reduce((sum, { sums }) => sum + (sums[seat] ?? 0), 0));
    expect(sums).toEqual(view.result?.money.slice(0, sums.length));
    expect(score.filter(({ of }) => typeof of === 'number').length).toBeGreaterThan(0);
});

test.each(tables.filter(([game]) => game === 'las-vegan'))('%s: start and rounds add up to cabbages', (game, setup) => {
    const { happened, view } = played(game, setup, 0);
    const { seats, rounds } = view.table as VeganTable;
    const all = cabbagesByRound(happened, seats.length);
    expect(all.length).toBe(rounds);
    const [scored] = those<VeganEvent, 'scored'>(happened, 'scored');
    for (const [seat, { cabbages }] of seats.entries())
        expect(all.reduce((sum, row) => sum + (row[seat] ?? 0), scored?.start ?? 0)).toBe(cabbages);
});
