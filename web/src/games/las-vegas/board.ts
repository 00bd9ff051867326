import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import type { DiceGame } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import { w } from '../../words.svelte';
import { boardOf } from './model';

export const lasVegas: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    nameOf: (owner, names) => (owner === 'n' ? w('page.white') : (names[Number(owner) - 1] ?? '')),
    dyed: false,
    secret: false,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, lasVegas);
