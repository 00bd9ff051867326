// What a view of the card game says, and its casinos as pictures.
import type { Casino } from '../../games/las-vegas-cards/types.gen';
import type { CasinoModel, Pile } from '../dice/model';
import { ownerOfSeat } from '../owner';

export type {
    Casino as CardsCasino,
    Seat as CardsSeat,
    Table as CardsTable,
} from '../../games/las-vegas-cards/types.gen';
export type Paying = Pick<Casino, 'pays' | 'tied'>;

/** A card 3 shows one 3, a card 33 shows two. */
export function faceOf(card: number): number {
    return card > 10 ? card / 11 : card;
}
export function diceOn(card: number): number {
    return card > 10 ? 2 : 1;
}
export function diceOf(cards: number[], value: number): number {
    return cards.filter((card) => faceOf(card) === value).reduce((sum, card) => sum + diceOn(card), 0);
}

export function pile(dice: number[], seat: number): Pile {
    const count = dice[seat] ?? 0;
    return { owner: ownerOfSeat(seat), pieces: Array.from({ length: count }, () => ({})), count };
}

/** A casino as it is, or as it would be with more dice and what would then be paid. */
export function casinoModel(casino: Casino, dice = casino.dice, paying: Paying = casino): CasinoModel {
    const ties = new Map<number, Pile[]>();
    for (const seat of paying.tied) {
        const lies = pile(dice, seat);
        ties.set(lies.count, [...(ties.get(lies.count) ?? []), lies]);
    }
    return {
        place: casino.casino,
        ranks: casino.notes.map((note, i) => {
            const seat = paying.pays[i];
            return { note, pile: seat === undefined || seat < 0 ? null : pile(dice, seat) };
        }),
        ties: [...ties.entries()].sort((a, b) => b[0] - a[0]).map(([, piles]) => piles),
        rest: dice
            .map((_, seat) => seat)
            .filter((seat) => (dice[seat] ?? 0) > 0 && !paying.pays.includes(seat) && !paying.tied.includes(seat))
            .map((seat) => pile(dice, seat))
            .sort((a, b) => b.count - a.count),
        won: [],
        tokens: casino.tokens ?? [],
        free: null,
    };
}
