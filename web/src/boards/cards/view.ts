// What a view of the card game says, and its casinos as pictures.
import type { View } from '../../table/types';
import type { CasinoModel, Pile } from '../dice/model';
import { ownerOfSeat } from '../owner';

export interface Paying {
    pays: number[];
    tied: number[];
}
export interface CardsCasino extends Paying {
    casino: number;
    notes: number[];
    dice: number[];
    tokens?: string[];
}
export interface CardsSeat {
    state: 'thinking' | 'ready' | 'playing' | 'waiting' | 'out';
    placed: number[];
    last: number[];
    cards: number;
    hand: number;
    pile: number;
    glass: number;
    notes: number;
    money: number | null;
    tokens?: string[];
}
export interface CardsTable {
    options: { sequential?: boolean; tokens?: boolean };
    round: number;
    rounds: number;
    turn: number;
    turns: number;
    'out-at': number;
    step: string;
    active?: number;
    'token-at'?: number;
    casinos: CardsCasino[];
    seats: CardsSeat[];
    hand?: number[];
    chosen?: number[];
    pile?: number[];
    adds?: ({ casino: number; dice: number } & Paying)[];
}
export type CardsView = View<CardsTable>;

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
export function casinoModel(casino: CardsCasino, dice = casino.dice, paying: Paying = casino): CasinoModel {
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
