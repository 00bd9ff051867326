// What a table is to the page: views to draw, moves to offer, sentences to say. No rule of any game is here.

import type { Component } from 'svelte';
import type { Happened } from './happened';
import type { Odds } from './odds';
import type { Stage } from './stage.svelte';

export type Arg =
    | { number: number }
    | { money: number }
    | { seat: number }
    | { word: string }
    | { dice: number[] }
    | { text: string };
export interface Phrase {
    key: string;
    args: Arg[];
}
export interface Refusal extends Phrase {
    rule?: string;
}
export interface Told {
    entry: number;
    say: Phrase;
}

/** A move as the engine writes it, such as {"place":3}. */
export type Move = Record<string, unknown>;
export type Options = Record<string, unknown>;

export interface Result {
    money: number[];
    notes?: number[];
    points?: number[];
    winners: number[];
    by: string;
}

/** What every game's view says; what is under `table` belongs to the game. */
export interface View<T = unknown> {
    game: string;
    names: string[];
    seat: number | null;
    question: number;
    asked: (number | 'house')[];
    over: boolean;
    table: T;
    result?: Result;
}

export interface Preview {
    view: View;
    told: Told[];
    happened: Happened[];
}

export type Level = 'novice' | 'regular' | 'expert';
export interface SeatKind {
    kind: 'person' | 'bot';
    level?: Level;
    /** At a network table: whether the person is there, and whether a bot plays for them. */
    here?: boolean | null;
    away?: Level | null;
    free?: boolean;
}

export interface ChatLine {
    name: string;
    seat: number | null;
    text: string;
}

/** Everything about a network table that a local one does not have. */
export interface Network {
    id: string;
    link: string;
    watchLink: string;
    status: 'connecting' | 'open' | 'lost' | 'gone';
    started: boolean;
    mySeat: number | null;
    watchers: number;
    chat: ChatLine[];
    undoAsked: { seat: number } | null;
    rematch: string | null;
}

export interface TableState {
    game: string;
    options: Options;
    seats: SeatKind[];
    view: View;
    /** The seat through whose eyes the page looks; null looks on. */
    viewer: number | null;
    entries: number;
    offers: Move[];
    canUndo: boolean;
    told: Told[];
    happened: Happened[];
    /** How many entries there were when the viewer answered last. */
    lastTurn: number;
    /** Somebody else has to sit down before anything is shown. */
    handOver: number | null;
    thinking: boolean;
    /** Whether this table lets people ask for the odds. */
    odds: boolean;
    network: Network | null;
}

/** A table: in this page (LocalTable) or on a server (NetTable). */
export interface Table {
    readonly state: TableState;
    /** A real table: where people enter what happened, and what they can take back; and what is wanted, in words. */
    readonly box?: { Desk: Component<{ stage: Stage }>; Entries: Component<{ stage: Stage; onclose: () => void }> };
    readonly says?: string | null;
    /** Called after every change. While a promise it gave is open, bots and the house wait. */
    onchange: (change: Change) => Promise<void> | undefined;
    start(): Promise<void>;
    move(move: Move): Promise<Refusal | undefined>;
    undo(): Promise<Refusal | undefined>;
    /** What an offered move would come to; nothing where nobody can tell. It never makes the move. */
    preview(move: Move): Promise<Preview | undefined>;
    /** Why a move that is not offered is not allowed. Who can only ask the referee does so by making the move. */
    askWhyNot(move: Move): Promise<Refusal | undefined>;
    /** The odds of what the viewer could do now; nothing where nobody can tell. `rough` gets a first guess, if there is one. */
    odds(rough?: (odds: Odds) => void): Promise<Odds | undefined>;
    /** The view after so many entries. */
    at(entries: number): Promise<View>;
    /** Whoever is asked has sat down. */
    seated(): Promise<void>;
    journal(): Promise<string>;
    /** A new table with the same people and options; gives its address. */
    rematch(): Promise<string>;
    close(): void;
}

export interface Change {
    before: View;
    after: View;
    happened: Happened[];
}
