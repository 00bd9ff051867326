// Views of the card game, Las Vegan and the race: read from what the engine says.
import { expect, test } from 'vitest';
import { type CardsTable, casinoModel, diceOf, faceOf } from '../../src/boards/cards/view';
import { bestBet, percent, type RaceTable, squares } from '../../src/boards/race/view';
import { signed, tricksTaken, type VeganTable } from '../../src/boards/vegan/view';
import type { Move, View } from '../../src/table/types';
import { TestEngine } from './engine';

interface Shown<T> {
    view: View<T>;
    offers: Move[];
}
class Match<T> {
    engine = new TestEngine();
    constructor(game: string, names: string[], options = {}) {
        this.engine.ask({ new: { game, names, options } });
    }
    show(seat: number | null): Shown<T> {
        return this.engine.ask({ show: { seat } });
    }
    /** The house draws until a seat is asked. */
    ask(): number[] {
        while (this.show(null).view.asked[0] === 'house') this.engine.ask({ draw: {} });
        return this.show(null).view.asked as number[];
    }
    move(seat: number, move: Move): void {
        const { question } = this.show(seat).view;
        this.engine.ask({ submit: { seat, question, move } });
    }
    /** Whoever is asked first takes the offer of this number. */
    step(pick: number): void {
        const [seat = 0] = this.ask();
        const { offers } = this.show(seat);
        this.move(seat, offers[pick % offers.length] ?? {});
    }
}

test('a preview never shows what the others have chosen in secret', () => {
    const match = new Match<CardsTable>('las-vegas-cards', ['Anna', 'Benno', 'Carla']);
    expect(match.ask()).toEqual([0, 1, 2]);
    for (const seat of [1, 2]) match.move(seat, match.show(seat).offers[0] ?? {});
    const before = match.show(0);
    const preview = match.engine.ask<{ view: View<CardsTable>; told: unknown[] }>({
        preview: { seat: 0, move: before.offers[0] },
    });
    expect(preview.view).toEqual(before.view);
    expect(preview.told).toEqual([]);
    expect(preview.view.table.seats.map(({ state }) => state)).toEqual(['thinking', 'ready', 'ready']);
    const refused = match.engine.ask<{ refused: { rule: string } }>({ preview: { seat: 0, move: { place: [] } } });
    expect(refused.refused.rule).toBe('LVC-5');
});

test('every die at a casino is drawn once: paid, tied or left over', () => {
    const match = new Match<CardsTable>('las-vegas-cards', ['Anna', 'Benno', 'Carla', 'Denny']);
    for (let i = 0; i < 40; ++i) {
        match.step(7 * i);
        for (const casino of match.show(0).view.table.casinos) {
            const { ranks, ties, rest } = casinoModel(casino);
            const piles = [...ranks.flatMap(({ pile }) => (pile ? [pile] : [])), ...ties.flat(), ...rest];
            const drawn = casino.dice.map((_, seat) => piles.filter(({ owner }) => owner === String(seat + 1)));
            expect(drawn.map((one) => one.length)).toEqual(casino.dice.map((dice) => (dice > 0 ? 1 : 0)));
            expect(drawn.map((one) => one[0]?.count ?? 0)).toEqual(casino.dice);
        }
    }
});

test('what any choice of cards would come to stands in the view', () => {
    const match = new Match<CardsTable>('las-vegas-cards', ['Anna', 'Benno']);
    for (let i = 0; i < 20; ++i) {
        const [seat = 0] = match.ask();
        const { view, offers } = match.show(seat);
        for (const { place } of offers as { place: number[] }[])
            for (const value of new Set(place.map(faceOf))) {
                const dice = diceOf(place, value);
                expect(view.table.adds?.filter((one) => one.casino === value && one.dice === dice).length).toBe(1);
            }
        match.step(3 * i);
    }
});

test('the track goes to and fro, and every square touches the next', () => {
    const match = new Match<RaceTable>('monte-carlo', ['Anna', 'Benno']);
    const track = squares(match.show(0).view.table.board);
    expect(track.length).toBe(65);
    for (const way of ['upright', 'lying'] as const) {
        const taken = new Set(track.map((square) => square[way].join()));
        expect(taken.size).toBe(65);
        for (const [i, square] of track.entries()) {
            const next = track[i + 1]?.[way];
            if (next) expect(Math.abs(next[0] - square[way][0]) + Math.abs(next[1] - square[way][1])).toBe(1);
        }
    }
});

test('the chance of a casino is the best of its bets', () => {
    const { table } = new Match<RaceTable>('monte-carlo', ['Anna', 'Benno']).show(0).view;
    expect(bestBet(table, 12, 'double')).toEqual([9, 17]);
    expect(bestBet(table, 4, 'triple')).toEqual([13, 17]);
    expect(bestBet(table, 31, 'single')).toEqual([5, 17]);
    expect(percent([9, 17])).toBe('53\u00a0%');
});

test('Las Vegan says of every playable card who would have the trick, and counts tricks', () => {
    const match = new Match<VeganTable>('las-vegan', ['Anna', 'Benno', 'Carla']);
    for (let i = 0; i < 60; ++i) {
        const [seat = 0] = match.ask();
        const { table } = match.show(seat).view;
        if (table.step === 'card') expect(table.then?.map(({ card }) => card)).toEqual(table.playable);
        expect(tricksTaken(table)).toBeLessThanOrEqual(table.tricks);
        match.step(i);
    }
    expect([signed(-2), signed(0), signed(1)]).toEqual(['\u22122', '0', '+1']);
});
