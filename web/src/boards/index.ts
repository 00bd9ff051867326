// The games that have a board, and what the lobby shows of them. A board is loaded when its game is played.
import type { MakeBoard } from './board';

export interface BoardEntry {
    /** The picture on the game's card: a symbol e-… of the sprite. */
    emblem: string;
    /** The key of "Dice · 2–5". */
    kind: string;
    load(): Promise<MakeBoard>;
}

const dice = () => import('./dice').then(({ make }) => make);
const cards = () => import('./cards').then(({ make }) => make);
const vegan = () => import('./vegan').then(({ make }) => make);
const race = () => import('./race').then(({ make }) => make);

export const boards: Record<string, BoardEntry> = {
    'las-vegas': { emblem: '5', kind: 'page.dice-for', load: dice },
    solitaire: { emblem: 'solo', kind: 'page.dice-for', load: dice },
    'las-vegas-cards': { emblem: 'cards', kind: 'page.cards-for', load: cards },
    'las-vegan': { emblem: 'cabbage', kind: 'page.tricks-for', load: vegan },
    'monte-carlo': { emblem: 'race', kind: 'page.race-for', load: race },
    colours: { emblem: 'colours', kind: 'page.dice-for', load: dice },
};
