// Views as pictures: read from the view, never worked out.
import { expect, test } from 'vitest';
import { consequenceOf, type DiceGame, targetOf } from '../../src/boards/dice/model';
import { colours } from '../../src/games/colours/board';
import { lasVegas } from '../../src/games/las-vegas/board';
import { solitaire } from '../../src/games/solitaire/board';
import { sameMove } from '../../src/table/moves';
import type { Told, View } from '../../src/table/types';
import { play, type Shown, TestEngine } from './engine';

const names = ['Anna', 'Benno', 'Carla', 'Denny', 'Elif'];
const { boardOf } = lasVegas;

test('dice on the board are the dice of the view, with every module', () => {
    const engine = new TestEngine();
    const { options } = engine.ask<{ options: object }>({
        preset: { game: 'las-vegas', preset: 'boulevard', seats: 5 },
    });
    let positions = 0;
    play(engine, { game: 'las-vegas', names, options: { ...options, rounds: 1 } }, ({ view }) => {
        const board = boardOf(view);
        const table = view.table as {
            casinos: { dice: number[]; white?: number }[];
            slot?: { dice: number[]; white?: number };
        };
        const places = table.slot ? [...table.casinos, table.slot] : table.casinos;
        board?.casinos.forEach((casino, i) => {
            const piles = [
                ...casino.ranks.flatMap(({ pile }) => (pile ? [pile] : [])),
                ...casino.rest,
                ...casino.ties.flat(),
            ];
            const there = places[i];
            const all = (there?.dice ?? []).reduce((sum, dice) => sum + dice, 0) + (there?.white ?? 0);
            expect(piles.reduce((sum, { count }) => sum + count, 0)).toBe(all);
            expect(new Set(piles.map(({ owner }) => owner)).size).toBe(piles.length);
        });
        ++positions;
    });
    expect(positions).toBeGreaterThan(20);
});

test.each<[string, DiceGame, string[]]>([
    ['solitaire', solitaire, ['Anna']],
    ['colours', colours, ['Anna', 'Benno', 'Carla']],
])('%s has a board in every position', (game, { boardOf }, seats) => {
    const engine = new TestEngine();
    play(engine, { game, names: seats, options: {} }, ({ view, offers }) => {
        const board = boardOf(view);
        expect(board.casinos.length).toBe(6);
        for (const move of offers) expect(board.roll[Number(targetOf(move)) - 1]?.length).toBeGreaterThan(0);
    });
});

test('the consequence is what the engine would pay', () => {
    const engine = new TestEngine();
    let leads = 0;
    let ties = 0;
    play(engine, { game: 'las-vegas', names: names.slice(0, 3), options: {} }, ({ view, offers }, seat) => {
        const before = boardOf(view);
        for (const move of offers) {
            const { view: after } = engine.ask<{ view: View; told: Told[] }>({ preview: { seat, move } });
            const board = boardOf(after);
            if (!board || after.over || board.round !== before?.round || board.step === 'notes') continue;
            const place = targetOf(move);
            const found = place === null ? undefined : consequenceOf(board, place, String(seat + 1));
            const casino = (after.table as { casinos: { notes: number[]; pays: unknown[]; tied: unknown[] }[] })
                .casinos[Number(place) - 1];
            const at = casino?.pays.slice(0, casino.notes.length).indexOf(seat) ?? -1;
            expect(found?.note).toBe(at < 0 ? null : casino?.notes[at]);
            expect(found?.tiedWith !== null).toBe(casino?.tied.includes(seat));
            leads += at === 0 ? 1 : 0;
            ties += found?.tiedWith ? 1 : 0;
        }
    });
    expect(leads).toBeGreaterThan(5);
    expect(ties).toBeGreaterThan(0);
});

test('the engine refuses with the rule, and undoes until chance has acted', () => {
    const engine = new TestEngine();
    let refused = 0;
    play(engine, { game: 'las-vegas', names: ['Anna', 'Benno'], options: { rounds: 1 } }, ({ offers, view }, seat) => {
        for (let place = 1; place <= 6; ++place) {
            if (offers.some((move) => sameMove(move, { place }))) continue;
            const answer = engine.ask<{ refused: { rule: string; key: string } }>({
                preview: { seat, move: { place } },
            });
            expect(answer.refused).toMatchObject({ rule: 'LV-7', key: 'lv.not-rolled' });
            ++refused;
        }
        const undone = engine.ask<{ refused?: { rule: string } }>({ undo: { seat } });
        expect(undone.refused?.rule).toBe('GATE');
        engine.ask({ submit: { seat, question: view.question, move: offers[0] } });
        expect(engine.ask<Shown>({ show: { seat } }).can_undo).toBe(true);
        engine.ask({ undo: { seat } });
        expect(engine.ask<Shown>({ show: { seat } }).view).toEqual(view);
    });
    expect(refused).toBeGreaterThan(10);
});

test('a journal is loaded again, and views of the past are those of then', () => {
    const engine = new TestEngine();
    const past: View[] = [];
    play(
        engine,
        { game: 'las-vegas', names: ['Anna', 'Benno'], options: { rounds: 1, purses: 'open' } },
        ({ view, entries }) => {
            past[entries] = view;
        },
    );
    const { journal } = engine.ask<{ journal: string }>({ journal: {} });
    const other = new TestEngine();
    expect(other.ask<{ entries: number }>({ load: { journal } }).entries).toBeGreaterThan(20);
    past.forEach((view, at) => {
        expect(other.ask<Shown>({ show: { seat: view.seat, at } }).view).toEqual(view);
    });
    expect(other.ask({ load: { journal: 'x' } })).toHaveProperty('refused');
});
