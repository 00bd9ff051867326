// What a view of Las Vegan says, and its cards, players and machines in words.
import type { View } from '../../table/types';
import { w, words } from '../../words.svelte';

export type Player = number | 'bank';
export type TokenName = number | 'gold';
export type Suit = 'blue' | 'green' | 'red' | 'violet';

export interface Trick {
    leader: Player;
    led: string;
    cards: { player: Player; card: string }[];
    winner: Player;
    complete: boolean;
}
export interface Then {
    card: string;
    winner: Player;
}
export interface Machine {
    machine: string;
    token: number | null;
    value: number | null;
    times: number[];
    gains: number[] | null;
    could?: { token: number; value: number; gains: number[] }[];
}
export interface Golden {
    value: number;
    side: 'min' | 'max' | null;
    fewest: number[];
    most: number[];
    gains: number[] | null;
    could?: { side: 'min' | 'max'; gains: number[] }[];
}
export interface Seat {
    cabbages: number;
    cards: number;
    tricks: number;
    gain: number;
    voids: string[];
    answered: boolean;
}
export interface VeganTable {
    round: number;
    rounds: number;
    tricks: number;
    step: string;
    leader: Player | null;
    hand: string[] | null;
    playable: string[] | null;
    then?: Then[];
    sealed: string | null;
    trick: Trick | null;
    last: Trick | null;
    sevens: number;
    machines: Machine[];
    golden: Golden | null;
    tokens: { token: TokenName; value: number; on: string | null }[];
    seats: Seat[];
    bank: {
        open: string[];
        playable: string[];
        pile_playable: boolean;
        then?: Then[];
        pile: number;
        tricks: number;
    } | null;
}
export type VeganView = View<VeganTable>;

const suits: Record<string, Suit> = { B: 'blue', G: 'green', R: 'red', V: 'violet' };

export function suitOf(card: string): Suit {
    return suits[card.charAt(0)] ?? 'blue';
}
export function rankOf(card: string): string {
    return card.slice(1);
}
export function suitName(suit: Suit): string {
    return words.catalogue[`vgn.${suit}`] ?? suit;
}
/** A card as it is called in the middle of a sentence. */
export function cardName(card: string): string {
    return w('page.vgn.card', suitName(suitOf(card)), rankOf(card));
}
export function upper(text: string): string {
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
/** Whether a machine counts cards of a colour, and not of a number. */
export function coloured(machine: string): boolean {
    return suits[machine] !== undefined;
}
export function machineName(machine: string): string {
    if (machine === 'min' || machine === 'max') return w(`page.vgn.golden-${machine}`);
    return coloured(machine) ? suitName(suitOf(machine)) : machine;
}
/** −2, 0, +1. */
export function signed(value: number): string {
    return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0';
}
/** How many tricks have been taken in this round. */
export function tricksTaken(table: VeganTable): number {
    return table.seats.reduce((sum, { tricks }) => sum + tricks, table.bank?.tricks ?? 0);
}
