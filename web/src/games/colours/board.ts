import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import { colourOf } from '../../boards/dice/dyed';
import type { DiceGame } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import { boardOf } from './model';

export const colours: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    nameOf: colourOf,
    dyed: true,
    secret: true,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, colours);
