import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import { colourOf } from '../../boards/dice/dyed';
import type { DiceGame } from '../../boards/dice/model';
import type { View } from '../../table/types';
import { money, w } from '../../words.svelte';
import { boardOf } from './model';

export const solitaire: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    nameOf: colourOf,
    dyed: true,
    secret: false,
    mark: (_, board) => board?.seats[0]?.owner ?? '1',
    verdict: (board) => w('page.against', money(board?.seats[1]?.money ?? 0)),
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, solitaire);
