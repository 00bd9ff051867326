import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import { colourOf, markOf } from '../../boards/dice/dyed';
import type { DiceGame } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { GameEvent } from '../../table/happened';
import type { View } from '../../table/types';
import { boardOf } from './model';
import type { Event } from './types.gen';

export const colours: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    ownerOf: (whose) => markOf(`${whose}`),
    wins: (one) => {
        const event = one as Event & GameEvent;
        if (event.what !== 'taken' || event.note === 'rainbow') return null;
        return { seat: event.seat, money: event.note };
    },
    nameOf: colourOf,
    dyed: true,
    secret: true,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, colours);
