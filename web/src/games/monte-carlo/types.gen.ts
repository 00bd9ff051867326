// Made by tools/types from what monte-carlo says of itself: do not edit.

export type Options = {
    first?: number | 'lot';
    purses?: 'hidden' | 'open';
    points?: boolean;
    board?: string;
};

export type Step = 'first' | 'die' | 'casino' | 'throw' | 'colour' | 'retreat' | 'pawn' | 'bet' | 'win' | 'poker' | 'join' | 'keep' | 'send' | 'over';

export type StepStep = 'first' | 'die' | 'casino' | 'throw' | 'colour' | 'retreat' | 'pawn' | 'bet' | 'win' | 'poker' | 'join' | 'keep' | 'send' | 'over' | 'turn' | 'move' | 'challenge' | 'partners';

export type TableStep = {
    step: StepStep;
    seat?: number;
    about?: number;
};

export type Suits = '' | 'S' | 'H' | 'SH' | 'D' | 'SD' | 'HD' | 'SHD' | 'C' | 'SC' | 'HC' | 'SHC' | 'DC' | 'SDC' | 'HDC' | 'SHDC';

export type Triple = {
    square: number;
    suits: Suits;
};

export type Meets = 'start' | 'triple' | 'double' | 'single' | 'green' | 'on-to-bank' | 'back-to-bank' | 'bank' | 'home';

export type Reach = {
    die: number;
    to: number;
    meets: Meets;
    over?: number;
    poker?: number[];
};

export type Pawn = {
    square: number;
    home: boolean;
    blocked: boolean;
    reach?: Reach[];
    back?: number;
};

export type Seat = {
    money: number;
    home: number;
    tax: number;
    pawns: Pawn[];
};

export type StackPawn = {
    seat: number;
    pawn: number;
    blocked: boolean;
};

export type Stack = {
    square: number;
    stacked: boolean;
    master?: number;
    pawns: StackPawn[];
};

export type Gone = 'S1' | 'S2' | 'S3' | 'S4' | 'H1' | 'H2' | 'H3' | 'H4' | 'D1' | 'D2' | 'D3' | 'D4' | 'C1' | 'C2' | 'C3' | 'C4' | 'jackpot';

export type Cards = {
    left: number;
    gone: Gone[];
};

export type Mover = {
    seat: number;
    pawn: number;
    square: number;
};

export type Win = {
    money: number;
    to: number;
    distance: number;
};

export type Dice = '9' | '10' | 'J' | 'Q' | 'K' | 'A';

export type Hand = 'nothing' | 'pair' | 'two-pairs' | 'three' | 'low-straight' | 'high-straight' | 'full-house' | 'four' | 'five';

export type Poker = {
    caller: number;
    opponent: number;
    pawn: number;
    stake: number;
    partners: number[];
    stakes: number;
    thrower: number;
    throws: number;
    most: number;
    again: boolean;
    dice: Dice[];
    hand: Hand | null;
    caller_dice: Dice[];
    caller_hand: Hand | null;
    joins?: number;
    ruined?: number;
};

export type Challenged = {
    seat: number;
    pawn: number;
};

export type Bets = {
    S: number[];
    H: number[];
    D: number[];
    C: number[];
    SH: number[];
    SD: number[];
    SC: number[];
    HD: number[];
    HC: number[];
    DC: number[];
    HDC: number[];
    SDC: number[];
    SHC: number[];
    SHD: number[];
};

export type OddsPoker = {
    best?: Dice[];
    chance: number;
    stand?: number;
};

export type Odds = {
    bets: Bets;
    poker?: OddsPoker;
};

export type By = 'roll' | 'win' | 'loss' | 'sign' | 'ruin' | 'poker';

export type For = 'start' | 'bank' | 'on-to-bank' | 'back-to-bank' | 'ruin' | 'relief' | 'tax' | 'casino' | 'poker';

export interface Table {
    options: Options;
    step: Step;
    steps: TableStep[];
    active: number;
    next: number;
    die: number | null;
    colour?: number;
    board: string;
    banks: number[];
    triples: Triple[];
    seats: Seat[];
    stacks: Stack[];
    bank: number;
    cards: Cards;
    mover?: Mover;
    bet?: Suits;
    card?: Gone;
    win?: Win;
    poker: null | Poker;
    challenged?: Challenged[];
    odds: Odds;
}

export type Event =
    | { what: 'first'; seat: number }
    | { what: 'turn'; seat: number }
    | { what: 'colour'; seat: number; colour: number }
    | { what: 'rolled'; seat: number; die: number }
    | { what: 'cannot-move'; seat: number }
    | { what: 'moved'; seat: number; pawn: number; from: number; to: number; by: By }
    | { what: 'master'; seat: number; pawn: number; square: number; over: number }
    | { what: 'home'; seat: number; pawn: number }
    | { what: 'paid'; seat: number; money: number; for: For; pawn?: number; square?: number }
    | { what: 'ruined'; seat: number }
    | { what: 'won'; seat: number }
    | { what: 'scored'; seat: number; home: number; money: number; pawns?: number; points?: number }
    | { what: 'casino'; seat: number; pawn: number; square: number; chance: Meets }
    | { what: 'bet'; seat: number; bet: Suits }
    | { what: 'card'; seat: number; card: Gone; wins: boolean; lost?: number }
    | { what: 'shuffled' }
    | { what: 'win'; seat: number; pawn: number; win: 'money' | 'distance'; money: number; squares: number }
    | { what: 'poker'; seat: number; opponent: number; pawn: number; stake: number }
    | { what: 'no-poker'; seat: number }
    | { what: 'join'; seat: number; stake: number }
    | { what: 'thrown'; seat: number; dice: Dice[]; all: Dice[]; hand: Hand }
    | { what: 'kept'; seat: number; dice: Dice[]; stands: boolean }
    | { what: 'showdown'; caller: number; opponent: number; winner: number | null; caller_dice: Dice[]; opponent_dice: Dice[]; stakes: number; partners: number[] };
