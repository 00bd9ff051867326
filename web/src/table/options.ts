// What a table can agree on, as the engine says it; there is one such list a game (docs/architecture.md).

export type Option = {
    option: string;
    /** The key of a sentence that says what it does. */
    about: string;
    /** The numbers of seats that it is for, and the switch that it goes with. */
    seats?: [number, number];
    with?: string;
} & (
    | { kind: 'switch'; usual: boolean }
    | { kind: 'number'; usual: number; from: number; to: number }
    | { kind: 'one-of'; usual: string; words: string[] }
    /** A seat, or the word for nobody in particular. */
    | { kind: 'seat'; usual: string; words: string[] }
    | { kind: 'text'; usual: string; like: string }
);
export interface GameAbout {
    game: string;
    seats: [number, number];
    options: Option[];
    presets: string[];
    /** How the numbers of its rules begin. */
    rules: string[];
}

/** What a flick turns on: true, or the other one of two words, such as "open" for purses. Nothing for other options. */
export function flicked(option: Option): true | string | undefined {
    if (option.kind === 'switch') return true;
    if (option.kind !== 'one-of' || option.words.length !== 2) return undefined;
    return option.words.find((word) => word !== option.usual);
}
/** The whole numbers of an option. */
export function numbers({ from, to }: { from: number; to: number }): number[] {
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
