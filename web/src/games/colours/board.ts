import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import { colourOf, markOf } from '../../boards/dice/dyed';
import type { DiceGame } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import { boardOf } from './model';

export const colours: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    ownerOf: (whose) => markOf(`${whose}`),
    wins: (event) => {
        const { what, seat, note } = event as unknown as { what: string; seat: number; note: number };
        return what === 'taken' ? { seat, money: note } : null;
    },
    nameOf: colourOf,
    dyed: true,
    secret: true,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, colours);
