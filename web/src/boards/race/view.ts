// What a view of the race says, and the track as a picture.
import type { View } from '../../table/types';

export type SquareName =
    | 'start'
    | 'triple'
    | 'double'
    | 'single'
    | 'green'
    | 'on-to-bank'
    | 'back-to-bank'
    | 'bank'
    | 'home';
export interface Reach {
    die: number;
    to: number;
    meets: SquareName;
    over?: number;
    poker?: number[];
}
export interface RacePawn {
    square: number;
    home: boolean;
    blocked: boolean;
    reach?: Reach[];
    back?: number;
}
export interface RaceSeat {
    money: number;
    home: number;
    tax: number;
    pawns: RacePawn[];
}
export interface StackPawn {
    seat: number;
    pawn: number;
    blocked: boolean;
}
export interface Stack {
    square: number;
    stacked: boolean;
    master?: number;
    pawns: StackPawn[];
}
export interface Poker {
    caller: number;
    opponent: number;
    stake: number;
    partners: number[];
    stakes: number;
    thrower: number;
    throws: number;
    most: number;
    again: boolean;
    dice: string[];
    hand: string | null;
    caller_dice: string[];
    caller_hand: string | null;
    ruined?: number;
}
export interface RaceTable {
    options: { points?: boolean };
    step: string;
    active: number;
    next: number;
    die: number | null;
    colour?: number;
    board: string;
    banks: [number, number];
    triples: { square: number; suits: string }[];
    stacks: Stack[];
    seats: RaceSeat[];
    bank: number;
    cards: { left: number; gone: string[] };
    mover?: { seat: number; pawn: number; square: number };
    bet?: string;
    card?: string;
    win?: { money: number; to: number; distance: number };
    poker: Poker | null;
    odds: {
        bets: Record<string, [number, number]>;
        poker?: { chance?: number; best?: string[]; stand?: number };
    };
}
export type RaceView = View<RaceTable>;

const letters: Record<string, SquareName> = {
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
    name: SquareName;
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

/** A chance of cards or of dice, in whole percent. */
export function percent(chance: number | [number, number]): string {
    const share = Array.isArray(chance) ? chance[0] / chance[1] : chance;
    return `${Math.round(100 * share)}\u00a0%`;
}
/** The best chance that a casino leaves its player, from the chances of all bets. */
export function bestBet(table: RaceTable, square: number, name: SquareName): [number, number] | undefined {
    const { bets } = table.odds;
    if (name === 'triple') return bets[table.triples.find((one) => one.square === square)?.suits ?? ''];
    const length = name === 'double' ? 2 : 1;
    const all = Object.entries(bets).filter(([suits]) => suits.length === length);
    return all.map(([, odds]) => odds).sort((a, b) => b[0] / b[1] - a[0] / a[1])[0];
}
