// What a game brings to the page: how its views are drawn and put into words. The frame around it (screens/Play) is the
// same for all games: top bar, whose turn it is, seats, action bar, log, sheets, keys.
import type { Component } from 'svelte';
import type { Stage } from '../table/stage.svelte';
import type { Change, Move, View } from '../table/types';
import type { Owner } from './owner';

/** The head of a seat; the line below its name is the board's (SeatLine). */
export interface SeatHead {
    owner: Owner;
    /** Null for a side that is nobody's seat. */
    seat: number | null;
    /** A key of the page's words instead of a name. */
    title: string | null;
    turn: boolean;
}

/** What the chosen move would come to. */
export interface Says {
    title: string;
    gain: number | null;
    text: string;
    /** The label of the button that commits. */
    commit: string;
}

/** A component of a board: it gets the board itself. */
export type Part<Props extends object = object> = Component<{ board: never } & Props>;

/** The members are read while the page is drawn: what they read of the stage (runes) draws it again. */
export interface Board {
    /** The grid areas of the table: .board, and .tray, .hand or .cards; and the board's own sheets. */
    readonly Table: Part;
    /** The second line of a seat, by its place in `seats`. */
    readonly SeatLine: Part<{ index: number }>;
    /** Panels above the log at the side of a wide screen. */
    readonly Side?: Part;
    /** A move as a picture, beside its odds; without it the label stands there. */
    readonly Move?: Part<{ move: Move }>;
    /** What a seat holds, by its own view, in small; without it the game hides nothing from anybody. */
    readonly Holds?: Part<{ view: View }>;
    /** The table of the end screen. */
    readonly Breakdown: Part;

    /** More classes of <main class="play">, such as "play--tricks". */
    readonly classes: string[];
    /** Dice are called by their colour, whoever plays them. */
    readonly dyed?: boolean;
    /** Where the game is, for the top bar: "Round 2 of 4". */
    readonly where: string;
    /** The viewer's money or points, for the top bar. */
    readonly purse: string | null;
    /** What is to be done by who is asked: "Choose a value: all its dice go to its casino." */
    readonly prompt: string;
    readonly seats: SeatHead[];
    /** The viewer's own mark. */
    readonly me: Owner | null;
    readonly says: Says;
    /** A move in words, and what such a sum is worth in this game. */
    label(move: Move): string;
    worth(sum: number): string;
    /** Keys for the list of keys: what is pressed, and the key of its sentence. */
    readonly keys: [string, string][];
    /** A key was pressed; true if the board has made something of it. */
    key(key: string): boolean;
    /** On the end screen: the mark of a seat, what it has in the end, and what stands beside and below it. */
    mark(seat: number): Owner;
    sum(seat: number): string;
    readonly verdict: string;
    readonly footnote: string;
    /** Shows what happened. The next change waits until the promise is kept; stage.pause() can be skipped. */
    shown(change: Change): Promise<void>;
}

export type MakeBoard = (stage: Stage) => Board;
