// Dice of eight colours, whoever plays them: solitaire and hidden colours.
import { words } from '../../words.svelte';
import type { Owner } from '../owner';
import type { Pile, RollDie } from './model';

const colourMarks: Record<string, Owner> = {
    red: '1',
    blue: '2',
    green: '3',
    yellow: 'y',
    violet: '5',
    white: 'w',
    black: 'b',
    grey: 'g',
};
export type PerColour = Partial<Record<string, number>>;
export function markOf(colour: string): Owner {
    return colourMarks[colour] ?? 'n';
}
export function dyedPile(dice: PerColour, colour: string): Pile {
    const count = dice[colour] ?? 0;
    return { owner: markOf(colour), pieces: Array.from({ length: count }, () => ({})), count };
}
export function dyedTies(dice: PerColour, tied: string[]): Pile[][] {
    const byCount = new Map<number, Pile[]>();
    for (const colour of tied) {
        const pile = dyedPile(dice, colour);
        byCount.set(pile.count, [...(byCount.get(pile.count) ?? []), pile]);
    }
    return [...byCount.entries()].sort((a, b) => b[0] - a[0]).map(([, piles]) => piles);
}
export function dyedRest(dice: PerColour, others: string[]): Pile[] {
    return Object.keys(dice)
        .filter((colour) => !others.includes(colour))
        .map((colour) => dyedPile(dice, colour))
        .sort((a, b) => b.count - a.count);
}
export function dyedRoll(roll: PerColour): RollDie[][] {
    const groups: RollDie[][] = [[], [], [], [], [], []];
    for (const [colour, face = 0] of Object.entries(roll)) groups[face - 1]?.push({ owner: markOf(colour) });
    return groups;
}
/** The colour of dice with this mark. */
export function colourOf(owner: Owner): string {
    const colour = Object.entries(colourMarks).find(([, mark]) => mark === owner)?.[0];
    return words.catalogue[`colour.${colour}`] ?? '';
}
