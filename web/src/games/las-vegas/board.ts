import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import type { DiceGame, Whose } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import { w } from '../../words.svelte';
import { boardOf } from './model';

/** Seats, and white dice. */
const ownerOf = (whose: Whose) => (typeof whose === 'number' ? ownerOfSeat(whose) : 'n');

export const lasVegas: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    ownerOf,
    wins: (event) => {
        const { what, owner, note } = event as unknown as { what: string; owner: Whose; note: number };
        return what === 'paid' && typeof owner === 'number' ? { seat: owner, money: note } : null;
    },
    nameOf: (owner, names) => (owner === 'n' ? w('page.white') : (names[Number(owner) - 1] ?? '')),
    dyed: false,
    secret: false,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, lasVegas);
