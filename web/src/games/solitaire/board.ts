import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import { colourOf, markOf } from '../../boards/dice/dyed';
import type { DiceGame } from '../../boards/dice/model';
import type { GameEvent } from '../../table/happened';
import type { View } from '../../table/types';
import { money, w } from '../../words.svelte';
import { boardOf } from './model';
import type { Event } from './types.gen';

export const solitaire: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    ownerOf: (whose) => markOf(`${whose}`),
    wins: (one, board) => {
        const event = one as Event & GameEvent;
        if (event.what !== 'paid' || event.note === 'rainbow') return null;
        return markOf(event.colour) === board.seats[0]?.owner ? { seat: 0, money: event.note } : null;
    },
    nameOf: colourOf,
    dyed: true,
    secret: false,
    mark: (_, board) => board?.seats[0]?.owner ?? '1',
    verdict: (board) => w('page.against', money(board?.seats[1]?.money ?? 0)),
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, solitaire);
