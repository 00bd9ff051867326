// The table as it lies when the casinos begin to pay: with everybody's last cards turned over, and nothing won yet.
import { type Happened, those } from '../../table/happened';
import type { CasinoModel } from '../dice/model';
import { type PayingTable, type PayStep, settled } from '../dice/paying';
import { ownerOfSeat } from '../owner';
import { type CardsCasino, type CardsTable, casinoModel, diceOf, pile } from './view';

/** Somebody's cards lie on the table. */
export type CardsEvent = { what: 'placed'; seat: number; cards: number[] };

function withLast(casino: CardsCasino, happened: Happened[], steps: PayStep[]): CasinoModel {
    const dice = [...casino.dice];
    for (const { seat, cards } of those<CardsEvent, 'placed'>(happened, 'placed'))
        dice[seat] = (dice[seat] ?? 0) + diceOf(cards, casino.casino);
    const piles = dice.map((_, seat) => pile(dice, seat));
    return settled(
        casinoModel(casino),
        piles,
        steps.find(({ place }) => place === casino.casino),
    );
}

export function payingTable(before: CardsTable, happened: Happened[], steps: PayStep[]): PayingTable {
    return {
        casinos: before.casinos.map((casino) => withLast(casino, happened, steps)),
        seats: before.seats.map(({ money }, seat) => ({
            owner: ownerOfSeat(seat),
            seat,
            now: 0,
            money: money ?? null,
        })),
    };
}
