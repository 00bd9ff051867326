// Made by tools/types from what colours says of itself: do not edit.

export type Options = {
    first?: number | 'lot';
    purses?: 'hidden' | 'open';
};

export type Step = 'first' | 'notes' | 'placed' | 'colours' | 'roll' | 'place' | 'over';

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

export type Colour = 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet';

export type Won = {
    note: number | 'rainbow';
    colour: Colour;
    dice: number;
};

export type Pay = {
    note: number | 'rainbow';
    colour: Colour;
};

export type Casino = {
    casino: number;
    notes: (number | 'rainbow')[];
    dice: Dice;
    won: Won[];
    pays: Pay[];
    tied: Colour[];
};

export type Place = {
    place: number;
    dice: Colour[];
    pays: Pay[];
    tied: Colour[];
};

export type TableColour = {
    colour: Colour;
    left: number;
    notes: number;
    money: number;
    seat: number | null;
};

export type Seat = {
    colours: Colour[] | null;
    notes: number;
    money: number | null;
    purse?: (number | 'rainbow')[];
};

export type StartPlacedDice = {
    red?: number[];
    green?: number[];
    blue?: number[];
    black?: number[];
    white?: number[];
    yellow?: number[];
    grey?: number[];
    violet?: number[];
};

export type DealtSeat = {
    colours: Colour[] | null;
};

export type RevealedSeat = {
    colours: Colour[];
    notes: (number | 'rainbow')[];
};

export interface Table {
    options: Options;
    round: number;
    rounds: number;
    step: Step;
    first: number;
    active: number;
    casinos: Casino[];
    left: Dice;
    roll: Dice;
    places: Place[];
    colours: TableColour[];
    seats: Seat[];
    stack: number;
    out: number;
    out_notes: (number | 'rainbow')[];
}

export type Event =
    | { what: 'first'; seat: number }
    | { what: 'filled'; round: number; first: number; notes: (number | 'rainbow')[][] }
    | { what: 'start-placed'; dice: StartPlacedDice }
    | { what: 'dealt'; seats: DealtSeat[] }
    | { what: 'turn'; seat: number }
    | { what: 'rolled'; seat: number; roll: Dice }
    | { what: 'placed'; seat: number; casino: number; dice: Colour[] }
    | { what: 'cancelled'; casino: number; who: Colour[] }
    | { what: 'paid'; casino: number; colour: Colour; note: number | 'rainbow'; dice: number }
    | { what: 'paid-nobody'; casino: number }
    | { what: 'round-over'; round: number }
    | { what: 'revealed'; seats: RevealedSeat[] }
    | { what: 'taken'; casino: number; seat: number; colour: Colour; note: number | 'rainbow' }
    | { what: 'returned'; casino: number; notes: (number | 'rainbow')[] }
    | { what: 'scored'; seat: number; notes: number };
