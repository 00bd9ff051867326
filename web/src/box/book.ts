// What the engine asks of whoever referees a real table (bindings/wasm/lab/box.h).
import type { GameEvent } from '../table/happened';
import type { Move, Phrase, Told, View } from '../table/types';

/** A face, a note, a card, as a journal writes it. */
export type Piece = number | string | null;

export interface Choice {
    piece: Piece;
    /** How many there can still be; null: as many as you like. */
    left: number | null;
}
export interface Ask {
    what:
        | 'seat'
        | 'die'
        | 'note'
        | 'token'
        | 'bonus'
        | 'colour'
        | 'poker'
        | 'casino'
        | 'card'
        | 'dice-card'
        | 'machine'
        | 'toss';
    say: Phrase;
    whose: number | string | null;
    got: number;
    /** How many are wanted in all; 0: nobody can tell. */
    of: number;
    may_stop: boolean;
    choices: Choice[];
}
/** What is being entered: pieces said so far, of the house or of a seat; its move, where that is known. */
export interface Slip {
    seat: number | null;
    move?: Move;
    said: Piece[];
}
export interface Tray {
    ask: Ask | null;
    made: boolean;
    /** Cards that only their owners see: nothing is said of them. */
    hidden: boolean;
    view?: View;
    told?: Told[];
    happened?: GameEvent[][];
}
