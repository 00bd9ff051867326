// The odds that the engine of the page finds, from what a seat may know.
import { expect, test } from 'vitest';
import { engineWords } from '../../scripts/page-files';
import type { Odds } from '../../src/table/odds';
import { play, TestEngine } from './engine';

const names = ['Anna', 'Benno', 'Carla'];
const catalogue = engineWords('en');
const asked = { playouts: 40, nodes: 2000, seed: 3 };

test.each([
    ['las-vegas', names],
    ['solitaire', ['Anna']],
    ['colours', names],
    ['las-vegas-cards', names],
    ['las-vegan', names],
    ['monte-carlo', names],
])('%s: every offered move has its chance', (game, seats) => {
    const engine = new TestEngine('croupier-lab');
    let positions = 0;
    play(engine, { game, names: seats, options: game === 'las-vegas' ? { rounds: 1 } : {} }, ({ offers }, seat) => {
        // A playout of the card game is a long game of its own.
        if (positions++ > (game === 'las-vegas-cards' ? 3 : 12)) return;
        const odds = engine.ask<Odds>({ hint: { seat, ...asked } });
        expect(odds.seat).toBe(seat);
        expect(odds.moves.map(({ move }) => JSON.stringify(move)).sort()).toEqual(
            offers.map((move) => JSON.stringify(move)).sort(),
        );
        for (const { win, reason } of odds.moves) {
            expect(win[0]).toBeGreaterThanOrEqual(win[1]);
            expect(win[0]).toBeLessThanOrEqual(win[2]);
            expect(win[2]).toBeLessThanOrEqual(1);
            expect(catalogue[reason.key], reason.key).toBeDefined();
        }
        // Somebody or nobody gets each note.
        for (const note of odds.notes)
            expect(note.seats.reduce((sum, chance) => sum + chance, note.nobody)).toBeCloseTo(1, 2);
        if (game === 'las-vegas') expect(odds.notes.length).toBeGreaterThan(5);
    });
    expect(positions).toBeGreaterThan(3);
});

test('only who is asked gets odds, and the same question gives the same ones', () => {
    const engine = new TestEngine('croupier-lab');
    play(engine, { game: 'las-vegas', names, options: { rounds: 1, bonus: true } }, ({ view }, seat) => {
        if (view.question > 6) return;
        expect(engine.ask({ hint: { seat: (seat + 1) % 3, ...asked } })).toHaveProperty('refused');
        expect(engine.ask({ hint: { seat, ...asked } })).toEqual(engine.ask({ hint: { seat, ...asked } }));
    });
});
