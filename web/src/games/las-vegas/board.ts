import type { MakeBoard } from '../../boards/board';
import { DiceBoard } from '../../boards/dice/board.svelte';
import type { DiceGame, Whose } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { GameEvent } from '../../table/happened';
import type { View } from '../../table/types';
import { w } from '../../words.svelte';
import { boardOf } from './model';
import type { Event } from './types.gen';

/** Seats, and white dice. */
const ownerOf = (whose: Whose) => (typeof whose === 'number' ? ownerOfSeat(whose) : 'n');

export const lasVegas: DiceGame = {
    boardOf: (view) => boardOf(view as View<never>),
    ownerOf,
    wins: (one) => {
        const event = one as Event & GameEvent;
        if (event.what !== 'paid' || event.seat === 'white' || event.note === 'rainbow') return null;
        return { seat: event.seat, money: event.note };
    },
    nameOf: (owner, names) => (owner === 'n' ? w('page.white') : (names[Number(owner) - 1] ?? '')),
    dyed: false,
    secret: false,
    mark: ownerOfSeat,
    verdict: () => '',
};
export const make: MakeBoard = (stage) => new DiceBoard(stage, lasVegas);
