// Pawns on their way: which ones have moved, and over which squares.
import type { RaceTable } from './view';

export interface Travel {
    seat: number;
    pawn: number;
    from: number;
    to: number;
}

export function travels(before: RaceTable | null, after: RaceTable): Travel[] {
    return after.seats.flatMap(({ pawns }, seat) =>
        pawns.flatMap(({ square: to }, pawn) => {
            const from = before?.seats[seat]?.pawns[pawn]?.square ?? to;
            return from === to ? [] : [{ seat, pawn, from, to }];
        }),
    );
}

/** The squares from here to there, without those two; a long way is cut to its last ones. */
export function squaresBetween({ from, to }: Pick<Travel, 'from' | 'to'>, most = 5): number[] {
    const step = Math.sign(to - from);
    const way: number[] = [];
    for (let at = from + step; at !== to && step !== 0; at += step) way.push(at);
    return way.slice(-most);
}
