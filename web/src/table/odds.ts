// The odds of what the viewer could do, from what the viewer may know (src/lab/hint_json.h).
import type { Move, Phrase } from './types';

/** The value, and the bounds of its 95 % interval. */
export type Figure = [number, number, number];

export interface MoveOdds {
    move: Move;
    /** The chance to win the game. */
    win: Figure;
    /** Money at the end of the game. */
    money: Figure;
    /** Exact: money until the end of what `until` names. */
    gain?: number;
    /** Exact: the chance of a bet. */
    chance?: number;
    reason: Phrase;
}
export interface NoteOdds {
    casino: number | 'slot';
    /** Null for a rainbow card. */
    money: number | null;
    seats: number[];
    nobody: number;
}
export interface Odds {
    seat: number;
    /** What the viewer has now. */
    money: number;
    exact: boolean;
    until?: 'game' | 'round' | 'bet' | 'poker';
    play?: 'best' | 'regular';
    playouts: number;
    /** The best first. */
    moves: MoveOdds[];
    notes: NoteOdds[];
}
