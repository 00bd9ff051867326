// The table as it lies when the casinos begin to pay: with everybody's last cards turned over, and nothing won yet.
import type { Event } from '../../games/las-vegas-cards/types.gen';
import { type GameEvent, type Happened, those } from '../../table/happened';
import type { CasinoModel } from '../dice/model';
import { type PayingTable, type PayStep, settled } from '../dice/paying';
import { ownerOfSeat } from '../owner';
import { type CardsCasino, type CardsTable, casinoModel, diceOf, pile } from './view';

/** What a casino pays a seat. */
export function wins(one: GameEvent): { seat: number; money: number } | null {
    const event = one as Event & GameEvent;
    if (event.what !== 'paid' || event.note === 'rainbow') return null;
    return { seat: event.seat, money: event.note };
}

function withLast(casino: CardsCasino, happened: Happened[], steps: PayStep[]): CasinoModel {
    const dice = [...casino.dice];
    for (const { seat, cards } of those<Event, 'placed'>(happened, 'placed'))
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
