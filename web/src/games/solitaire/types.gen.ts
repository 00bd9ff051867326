// Made by tools/types from what solitaire says of itself: do not edit.

export interface Table {
    options: {
        colour?: 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet';
        rivals?: number;
        dice?: number;
        rounds?: number;
        purses?: 'hidden' | 'open';
    };
    round: number;
    rounds: number;
    step: 'notes' | 'rivals' | 'placed' | 'roll' | 'place' | 'over';
    colour: 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet';
    rivals: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
    casinos: {
        casino: number;
        notes: (number | 'rainbow')[];
        dice: {
            red?: number;
            green?: number;
            blue?: number;
            black?: number;
            white?: number;
            yellow?: number;
            grey?: number;
            violet?: number;
        };
        pays: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
        tied: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
    }[];
    sums: number[];
    group: number;
    left: {
        red?: number;
        green?: number;
        blue?: number;
        black?: number;
        white?: number;
        yellow?: number;
        grey?: number;
        violet?: number;
    };
    later: {
        red?: number;
        green?: number;
        blue?: number;
        black?: number;
        white?: number;
        yellow?: number;
        grey?: number;
        violet?: number;
    };
    roll: {
        red?: number;
        green?: number;
        blue?: number;
        black?: number;
        white?: number;
        yellow?: number;
        grey?: number;
        violet?: number;
    };
    places: {
        place: number;
        dice: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
        pays: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
        tied: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
        sums: number[];
    }[];
    own: {
        notes: number;
        money: number | null;
        purse?: (number | 'rainbow')[];
    };
    others: {
        notes: number;
        money: number | null;
        purse?: (number | 'rainbow')[];
    };
    stack: number;
    under: (number | 'rainbow')[];
}

export type Event =
    | {
        what: 'filled';
        round: number;
        notes: ((number | 'rainbow')[])[];
    }
    | {
        what: 'rivals';
        rivals: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
    }
    | {
        what: 'rivals-placed';
        dice: {
            red?: number[];
            green?: number[];
            blue?: number[];
            black?: number[];
            white?: number[];
            yellow?: number[];
            grey?: number[];
            violet?: number[];
        };
    }
    | {
        what: 'rolled';
        seat: number;
        roll: {
            red?: number;
            green?: number;
            blue?: number;
            black?: number;
            white?: number;
            yellow?: number;
            grey?: number;
            violet?: number;
        };
    }
    | {
        what: 'placed';
        seat: number;
        casino: number;
        dice: ('red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet')[];
    }
    | {
        what: 'second-group';
    }
    | {
        what: 'round-over';
        round: number;
    }
    | {
        what: 'paid';
        casino: number;
        colour: 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow' | 'grey' | 'violet';
        note: number | 'rainbow';
    }
    | {
        what: 'paid-nobody';
        casino: number;
    }
    | {
        what: 'returned';
        casino: number;
        notes: (number | 'rainbow')[];
    }
    | {
        what: 'sums';
        own: number;
        others: number;
    };
