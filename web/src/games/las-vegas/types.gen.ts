// Made by tools/types from what las-vegas says of itself: do not edit.

export type Options = {
    first?: number | 'lot';
    purses?: 'hidden' | 'open';
    neutral?: boolean;
    minimum?: 'base' | 'by-players';
    hundreds?: boolean;
    'big-dice'?: boolean;
    kickers?: boolean;
    rainbow?: boolean;
    'slot-machine'?: boolean;
    bonus?: boolean;
    actions?: boolean;
    tokens?: boolean;
    stay?: boolean;
    rounds?: number;
};

export type Draw = 'rainbow' | 'score-it' | 'middle' | 'swap';

export type Token = 'pink' | 'gold' | 'blue' | 'green' | 'red';

export type Casino = {
    casino: number;
    notes: (number | 'rainbow')[];
    dice: number[];
    white?: number;
    big?: number[];
    pays: (number | 'white')[];
    tied: (number | 'white')[];
    tokens?: Token[];
};

export type Value = {
    value: number;
    seat?: number;
    by: number;
    own?: number;
    white?: number;
    big?: number;
    kicker?: number;
};

export type Slot = {
    notes: (number | 'rainbow')[];
    dice: number[];
    white?: number;
    big?: number[];
    values: Value[];
    free: number[];
    ranking: (number | 'white')[];
    served?: (number | 'white')[];
};

export type Roll = {
    own?: number[];
    white?: number[];
    big?: number[];
    kicker?: number[];
};

export type Placed = {
    at: number | 'slot';
    face: number;
    dice: number;
    own?: number;
    white?: number;
    big?: number;
    kicker?: number;
};

export type Turn = {
    owed?: true;
    elsewhere?: true;
    'very-first'?: true;
    rerolled?: true;
    'turned-to'?: number;
    mixed?: true;
    kicks?: number;
};

export type Played = 'win-tie' | 'reroll' | 'two-casinos' | 'pass' | 'rotate' | 'take-back' | 'double' | 'score-it' | 'middle' | 'swap';

export type ScoreIt = {
    seat: number;
    at: number | 'slot';
};

export type Actions = {
    played: Played[];
    'had-turn': number[];
    'win-tie'?: number;
    tie?: number;
    reroll?: number;
    'two-casinos'?: number;
    swap?: number;
    'score-it'?: ScoreIt;
    middle?: number | 'rainbow';
};

export type Dice = {
    own?: number;
    white?: number;
    big?: number;
    kicker?: number;
};

export type Seat = {
    dice: Dice;
    kickers?: number;
    announcement?: number;
    bonus?: (number | 'rainbow' | null)[];
    cards?: (Played | null)[];
    tokens?: Token[];
    won?: (number | 'rainbow')[];
    notes: number;
    money: number | null;
    purse?: (number | 'rainbow')[];
    total?: number;
};

export type Under = {
    seat: number;
    note: number | 'rainbow' | null;
};

export type Then = 'first' | 'notes' | 'tokens' | 'bonus' | 'actions' | 'white' | 'roll' | 'again' | 'rainbow' | 'score-it' | 'middle' | 'swap-draw' | 'place' | 'kick' | 'token' | 'after-placing' | 'put' | 'tie' | 'take' | 'swap' | 'over' | 'turn' | 'kickers' | 'placed' | 'round' | 'payout' | 'pay' | 'pay-slot' | 'clear-slot' | 'pay-score' | 'end-score' | 'swapping' | 'round-up';

export type BonusDealtSeat = {
    bonus: (number | 'rainbow')[] | null;
};

export type ActionsDealtSeat = {
    cards: Played[] | null;
};

export type Die = 'own' | 'white' | 'big' | 'kicker';

export type From = {
    casino: number | 'slot';
    face: number;
    dice: Dice;
};

export interface Table {
    options: Options;
    round: number;
    rounds: number;
    step: string;
    draw?: Draw;
    first: number;
    active: number;
    next: number;
    casinos: Casino[];
    slot?: Slot;
    roll: Roll;
    placed?: Placed[];
    turn?: Turn;
    actions?: Actions;
    seats: Seat[];
    stack: number;
    under: (number | 'rainbow' | Under)[];
    discarded?: number;
    then: Then[];
}

export type Event =
    | { what: 'first'; seat: number }
    | { what: 'filled'; round: number; first: number; notes: (number | 'rainbow')[][] }
    | { what: 'tokens-laid'; tokens: Token[] }
    | { what: 'bonus-dealt'; seats: BonusDealtSeat[] }
    | { what: 'actions-dealt'; seats: ActionsDealtSeat[] }
    | { what: 'white-rolled'; dice: number[] }
    | { what: 'turn'; seat: number }
    | { what: 'rolled'; seat: number; roll: Roll; again?: true }
    | { what: 'placed'; seat: number; casino: number | 'slot'; face: number; dice: Dice }
    | { what: 'kicked'; seat: number; casino: number | 'slot'; owner: number; die: Die }
    | { what: 'kickers-left'; seat: number; casino: number | 'slot'; kickers: number }
    | { what: 'token-taken'; seat: number; casino: number | 'slot'; token: Token }
    | { what: 'tokens-left'; seat: number; casino: number | 'slot' }
    | { what: 'played'; seat: number; card: Played }
    | { what: 'picked-up'; seat: number; roll: Roll }
    | { what: 'turned'; seat: number; from: number; to: number }
    | { what: 'taken-back'; seat: number; from: From[] }
    | { what: 'announced'; seat: number; casino: number | 'slot' }
    | { what: 'put'; seat: number; casino: number | 'slot'; note: number | 'rainbow' }
    | { what: 'tie'; seat: number; casino: number | 'slot' | null }
    | { what: 'swapped'; seat: number; note: number | 'rainbow' | null }
    | { what: 'not-swapped'; seat: number }
    | { what: 'drawn'; seat?: number; note: number | 'rainbow' | null }
    | { what: 'rainbow-drawn' }
    | { what: 'stack-empty' }
    | { what: 'replaced'; casino: number | 'slot'; note: number | 'rainbow' | null }
    | { what: 'round-over'; round: number }
    | { what: 'cancelled'; casino: number | 'slot'; who: (number | 'white')[] }
    | { what: 'paid'; casino: number | 'slot'; seat: number | 'white'; note: number | 'rainbow'; dice: number }
    | { what: 'paid-nobody'; casino: number | 'slot' }
    | { what: 'returned'; casino: number | 'slot' | null; notes: (number | 'rainbow')[] }
    | { what: 'raised'; seat: number; announcement: number }
    | { what: 'revealed'; seat: number; purse: (number | 'rainbow')[] }
    | { what: 'scored'; seat: number; notes: number; announcement?: number; tokens?: number };
