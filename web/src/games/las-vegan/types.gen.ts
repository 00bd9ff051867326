// Made by tools/types from what las-vegan says of itself: do not edit.

export type Options = {
    first?: number | 'lot';
    purses?: 'hidden' | 'open';
};

export type Step = 'first' | 'machines' | 'toss' | 'hands' | 'open' | 'pile' | 'card' | 'sealed' | 'bank' | 'token' | 'over';

export type Then = {
    card: string;
    winner: number | 'bank';
};

export type Card = {
    player: number | 'bank';
    card: string;
};

export type Trick = {
    leader: number | 'bank';
    led: string;
    cards: Card[];
    winner: number | 'bank';
    complete: boolean;
};

export type Could = {
    token: number | 'gold';
    value: number;
    gains: number[];
};

export type Machine = {
    machine: string;
    token: number | 'gold' | null;
    value: number | null;
    times: number[];
    gains: number[] | null;
    could?: Could[];
};

export type GoldenCould = {
    side: string | null;
    gains: number[];
};

export type Golden = {
    value: number;
    side: string | null;
    fewest: number[];
    most: number[];
    gains: number[] | null;
    could?: GoldenCould[];
};

export type Token = {
    token: number | 'gold';
    value: number;
    on: string | null;
};

export type Seat = {
    cabbages: number;
    cards: number;
    tricks: number;
    gain: number;
    voids: string[];
    answered: boolean;
    won: string[];
};

export type Bank = {
    open: string[];
    playable: string[];
    pile_playable: boolean;
    then?: Then[];
    pile: number;
    tricks: number;
    won: string[];
};

export type From = 'hand' | 'sealed' | 'open' | 'pile';

export interface Table {
    options: Options;
    round: number;
    rounds: number;
    tricks: number;
    step: Step;
    leader: number | 'bank' | null;
    hand: string[] | null;
    playable: string[] | null;
    then?: Then[];
    sealed: string | null;
    trick: Trick | null;
    last: Trick | null;
    sevens: number;
    machines: Machine[];
    golden: null | Golden;
    tokens: Token[];
    undrawn: string[];
    seats: Seat[];
    bank: null | Bank;
    played: string[];
}

export type Event =
    | { what: 'first'; seat: number }
    | { what: 'machines'; round: number; machines: string[] }
    | { what: 'tossed'; values: number[] }
    | { what: 'dealt'; cards: number; hands: (string[] | null)[] }
    | { what: 'opened'; cards: string[] }
    | { what: 'leads'; player: number | 'bank' }
    | { what: 'chosen'; seat: number; card: string | null }
    | { what: 'takes-pile'; seat: number }
    | { what: 'played'; player: number | 'bank'; card: string; from: From }
    | { what: 'cancelled'; who: number[] }
    | { what: 'won'; player: number | 'bank'; cards: string[] }
    | { what: 'placed'; player: number | 'bank'; token: number | 'gold'; value: number; on: string | null }
    | { what: 'round-over'; round: number }
    | { what: 'paid'; machine: string; value: number; times: number[] }
    | { what: 'paid-nobody'; machine: string; value: number | null }
    | { what: 'gained'; seat: number; machines: number; golden: number; spared: number; cabbages: number }
    | { what: 'scored'; seat: number; start: number; rounds: number; total: number }
    | { what: 'game-over'; winners: number[] };
