// What several boards share: which of several like things are meant, and the way of a pawn.
import { expect, test } from 'vitest';
import { placesOf } from '../../src/boards/places';
import { squaresBetween, travels } from '../../src/boards/race/travel';
import { happening } from './events';

test('of cards that are alike those are taken that were pointed at', () => {
    const hand = [1, 3, 3, 33, 5];
    expect(placesOf([3], hand)).toEqual([1]);
    expect(placesOf([3], hand, [2])).toEqual([2]);
    expect(placesOf([3, 5], hand, [4, 2])).toEqual([2, 4]);
    expect(placesOf([3, 3], hand, [2])).toEqual([1, 2]);
    expect(placesOf([6], hand, [2])).toEqual([]);
});

test('a pawn walks forwards and back, a long way only at its end', () => {
    expect(squaresBetween({ from: 5, to: 9 })).toEqual([6, 7, 8]);
    expect(squaresBetween({ from: 9, to: 5 })).toEqual([8, 7, 6]);
    expect(squaresBetween({ from: 5, to: 6 })).toEqual([]);
    expect(squaresBetween({ from: 3, to: 20 })).toEqual([15, 16, 17, 18, 19]);
});

test('a pawn that moves twice in one entry goes from where it was to where it is', () => {
    const moved = (seat: number, pawn: number, from: number, to: number) =>
        happening({ what: 'moved', seat, pawn, from, to });
    expect(travels([moved(0, 1, 4, 9), moved(1, 0, 7, 0), moved(0, 1, 9, 20), moved(2, 0, 5, 5)])).toEqual([
        { seat: 0, pawn: 1, from: 4, to: 20 },
        { seat: 1, pawn: 0, from: 7, to: 0 },
    ]);
    expect(travels([])).toEqual([]);
});
