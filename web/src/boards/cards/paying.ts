// The table as it lies when the casinos begin to pay: with everybody's last cards turned over, and nothing won yet.
import type { Told } from '../../table/types';
import type { CasinoModel } from '../dice/model';
import type { PayingTable, PayStep } from '../dice/paying';
import { ownerOfSeat } from '../owner';
import { type CardsCasino, type CardsTable, casinoModel, diceOf } from './view';

/** The cards that every seat has placed, as it was told. */
function placedBy(told: Told[]): Map<number, number[]> {
    const cards = new Map<number, number[]>();
    for (const { say } of told) {
        const [who, , what] = say.args;
        if (say.key !== 'lvc.places' || !who || !('seat' in who) || !what || !('dice' in what)) continue;
        cards.set(who.seat, what.dice);
    }
    return cards;
}

function withLast(casino: CardsCasino, cards: Map<number, number[]>, steps: PayStep[]): CasinoModel {
    const dice = casino.dice.map((count, seat) => count + diceOf(cards.get(seat) ?? [], casino.casino));
    if (dice.every((count, seat) => count === casino.dice[seat])) return casinoModel(casino);
    const open = [...(steps.find(({ place }) => place === casino.casino)?.awards ?? [])];
    const pays = casino.notes.map((note) => {
        const at = open.findIndex(({ money }) => money === note);
        const [award] = at < 0 ? [] : open.splice(at, 1);
        return casino.dice.findIndex((_, seat) => ownerOfSeat(seat) === award?.owner);
    });
    return casinoModel(casino, dice, { pays, tied: [] });
}

export function payingTable(before: CardsTable, told: Told[], steps: PayStep[]): PayingTable {
    const cards = placedBy(told);
    return {
        casinos: before.casinos.map((casino) => withLast(casino, cards, steps)),
        seats: before.seats.map(({ money }, seat) => ({
            owner: ownerOfSeat(seat),
            seat,
            now: 0,
            money: money ?? null,
        })),
    };
}
