// Pawns on their way: which ones have moved, and over which squares.
import type { Event } from '../../games/monte-carlo/types.gen';
import { type Happened, those } from '../../table/happened';

export interface Travel {
    seat: number;
    pawn: number;
    from: number;
    to: number;
}

/** Where each pawn that moved came from, and where it has come to in the end. */
export function travels(happened: Happened[]): Travel[] {
    const all: Travel[] = [];
    for (const { seat, pawn, from, to } of those<Event, 'moved'>(happened, 'moved')) {
        const there = all.find((one) => one.seat === seat && one.pawn === pawn);
        if (there) there.to = to;
        else all.push({ seat, pawn, from, to });
    }
    return all.filter(({ from, to }) => from !== to);
}

/** The squares from here to there, without those two; a long way is cut to its last ones. */
export function squaresBetween({ from, to }: Pick<Travel, 'from' | 'to'>, most = 5): number[] {
    const step = Math.sign(to - from);
    const way: number[] = [];
    for (let at = from + step; at !== to && step !== 0; at += step) way.push(at);
    return way.slice(-most);
}
