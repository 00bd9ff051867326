// What a view of the race says, and the track as a picture.
import type { Meets, Table } from '../../games/monte-carlo/types.gen';

export type {
    Meets as SquareName,
    Pawn as RacePawn,
    Poker,
    Reach,
    Stack,
    Table as RaceTable,
} from '../../games/monte-carlo/types.gen';

const letters: Record<string, Meets> = {
    S: 'start',
    G: 'green',
    '3': 'triple',
    '2': 'double',
    '1': 'single',
    F: 'on-to-bank',
    R: 'back-to-bank',
    B: 'bank',
    A: 'home',
};
export interface Square {
    at: number;
    name: Meets;
    /** Places on the upright and on the lying track, from 1. */
    upright: [number, number];
    lying: [number, number];
    /** How the way goes on from here: against the reading direction, or to the next row. */
    turns: { back5: boolean; end5: boolean; back13: boolean; end13: boolean };
}

/** To and fro, row by row. */
function serpentine(at: number, columns: number): { x: number; y: number; back: boolean; end: boolean } {
    const row = Math.floor(at / columns);
    const step = at % columns;
    const back = row % 2 === 1;
    return { x: back ? columns - step : step + 1, y: row + 1, back, end: step === columns - 1 };
}
export function squares(board: string): Square[] {
    return [...board].map((letter, at): Square => {
        const five = serpentine(at, 5);
        const thirteen = serpentine(at, 13);
        return {
            at,
            name: letters[letter] ?? 'green',
            upright: [five.x, five.y],
            lying: [thirteen.x, thirteen.y],
            turns: { back5: five.back, end5: five.end, back13: thirteen.back, end13: thirteen.end },
        };
    });
}

/** So many of so many. */
function shareOf([of = 0, all = 1]: number[]): number {
    return of / all;
}
/** A chance of cards or of dice, in whole percent. */
export function percent(chance: number | number[]): string {
    const share = Array.isArray(chance) ? shareOf(chance) : chance;
    return `${Math.round(100 * share)}\u00a0%`;
}
/** The best chance that a casino leaves its player, from the chances of all bets. */
export function bestBet(table: Table, square: number, name: Meets): number[] | undefined {
    const bets: Partial<Record<string, number[]>> = table.odds.bets;
    if (name === 'triple') return bets[table.triples.find((one) => one.square === square)?.suits ?? ''];
    const length = name === 'double' ? 2 : 1;
    const all = Object.entries(bets).filter(([suits]) => suits.length === length);
    return all.map(([, odds = []]) => odds).sort((a, b) => shareOf(b) - shareOf(a))[0];
}
