// What a view of Las Vegan says, and its cards, players and machines in words.
import type { Table, Token, Trick } from '../../games/las-vegan/types.gen';
import { w, words } from '../../words.svelte';

export type { Golden, Machine, Table as VeganTable, Trick } from '../../games/las-vegan/types.gen';
export type Player = Trick['winner'];
export type TokenName = Token['token'];
export type Suit = 'blue' | 'green' | 'red' | 'violet';

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
export function tricksTaken(table: Table): number {
    return table.seats.reduce((sum, { tricks }) => sum + tricks, table.bank?.tricks ?? 0);
}
