// Made by tools/types from what solitaire says of itself: do not edit.

export type Colour = 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet';

export type Options = {
    colour?: Colour;
    rivals?: number;
    dice?: number;
    rounds?: number;
    purses?: 'hidden' | 'open';
};

export type Step = 'notes' | 'rivals' | 'placed' | 'roll' | 'place' | 'over';

export type Dice = {
    red?: number;
    green?: number;
    blue?: number;
    black?: number;
    white?: number;
    yellow?: number;
    grey?: number;
    violet?: number;
};

export type Casino = {
    casino: number;
    notes: (number | 'rainbow')[];
    dice: Dice;
    pays: Colour[];
    tied: Colour[];
};

export type Place = {
    place: number;
    dice: Colour[];
    pays: Colour[];
    tied: Colour[];
    sums: number[];
};

export type Own = {
    notes: number;
    money: number | null;
    purse?: (number | 'rainbow')[];
};

export type RivalsPlacedDice = {
    red?: number[];
    green?: number[];
    blue?: number[];
    black?: number[];
    white?: number[];
    yellow?: number[];
    grey?: number[];
    violet?: number[];
};

export interface Table {
    options: Options;
    round: number;
    rounds: number;
    step: Step;
    colour: Colour;
    rivals: Colour[];
    casinos: Casino[];
    sums: number[];
    group: number;
    left: Dice;
    later: Dice;
    roll: Dice;
    places: Place[];
    own: Own;
    others: Own;
    stack: number;
    under: (number | 'rainbow')[];
}

export type Event =
    | { what: 'filled'; round: number; notes: (number | 'rainbow')[][] }
    | { what: 'rivals'; rivals: Colour[] }
    | { what: 'rivals-placed'; dice: RivalsPlacedDice }
    | { what: 'rolled'; seat: number; roll: Dice }
    | { what: 'placed'; seat: number; casino: number; dice: Colour[] }
    | { what: 'second-group' }
    | { what: 'round-over'; round: number }
    | { what: 'cancelled'; casino: number; who: Colour[] }
    | { what: 'paid'; casino: number; colour: Colour; note: number | 'rainbow'; dice: number }
    | { what: 'paid-nobody'; casino: number }
    | { what: 'returned'; casino: number; notes: (number | 'rainbow')[] }
    | { what: 'sums'; own: number; others: number }
    | { what: 'scored'; seat: number; notes: number };
