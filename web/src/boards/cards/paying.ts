// The table as it lies when the casinos begin to pay: with everybody's last cards turned over, and nothing won yet.
import { type GameEvent, type Happened, those } from '../../table/happened';
import type { CasinoModel } from '../dice/model';
import { type PayingTable, type PayStep, settled } from '../dice/paying';
import { ownerOfSeat } from '../owner';
import { type CardsCasino, type CardsTable, casinoModel, diceOf, pile } from './view';

/** Somebody's cards lie on the table. */
export type CardsEvent = { what: 'placed'; seat: number; cards: number[] };

/** What a casino pays a seat. */
export function wins(event: GameEvent): { seat: number; money: number } | null {
    const { what, seat, note } = event as unknown as { what: string; seat: number; note: number };
    return what === 'paid' ? { seat, money: note } : null;
}

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
