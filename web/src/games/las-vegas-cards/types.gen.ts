// Made by tools/types from what las-vegas-cards says of itself: do not edit.

export type Options = {
    first?: number | 'lot';
    purses?: 'hidden' | 'open';
    sequential?: boolean;
    tokens?: boolean;
};

export type Step = 'first' | 'notes' | 'tokens' | 'hands' | 'hand' | 'choose' | 'place' | 'token' | 'over';

export type Token = 'pink' | 'gold' | 'blue' | 'green' | 'red';

export type Casino = {
    casino: number;
    notes: (number | 'rainbow')[];
    dice: number[];
    pays: number[];
    tied: number[];
    tokens?: Token[];
};

export type State = 'thinking' | 'ready' | 'playing' | 'out' | 'waiting';

export type Seat = {
    state: State;
    placed: number[];
    last: number[];
    cards: number;
    hand: number;
    pile: number;
    glass: number;
    notes: number;
    money: number | null;
    safe?: (number | 'rainbow')[];
    tokens?: Token[];
};

export type Add = {
    casino: number;
    dice: number;
    pays: number[];
    tied: number[];
};

export type DealtSeat = {
    hand: number[] | null;
};

export type RevealedSeat = {
    cards: number[];
};

export interface Table {
    options: Options;
    round: number;
    rounds: number;
    turn: number;
    turns: number;
    'out-at': number;
    step: Step;
    first?: number;
    active?: number;
    choosing: number[];
    'token-at'?: number;
    due?: number[];
    casinos: Casino[];
    seats: Seat[];
    hand?: number[];
    chosen?: number[];
    pile?: number[];
    adds?: Add[];
    stack: number;
    box: (number | 'rainbow')[];
    'token-pile'?: number;
}

export type Event =
    | { what: 'first'; seat: number }
    | { what: 'filled'; round: number; first?: number; notes: (number | 'rainbow')[][] }
    | { what: 'tokens-laid'; tokens: Token[] }
    | { what: 'dealt'; turn: number; seats: DealtSeat[] }
    | { what: 'drawn'; seat: number; hand: number[] | null }
    | { what: 'turn'; seat: number }
    | { what: 'chosen'; seat: number; cards: number[] | null }
    | { what: 'revealed'; seats: RevealedSeat[] }
    | { what: 'placed'; seat: number; cards: number[] }
    | { what: 'out'; seat: number; cards: number }
    | { what: 'token-taken'; seat: number; casino: number; token: Token }
    | { what: 'tokens-left'; seat: number; casino: number }
    | { what: 'round-over'; round: number }
    | { what: 'cancelled'; casino: number; who: number[] }
    | { what: 'paid'; casino: number; seat: number; note: number | 'rainbow' }
    | { what: 'paid-nobody'; casino: number }
    | { what: 'returned'; casino: number; notes: (number | 'rainbow')[] }
    | { what: 'scored'; seat: number; notes: number; tokens: number };
