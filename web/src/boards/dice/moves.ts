// Moves that are chosen from a list, in words.
import type { Move } from '../../table/types';
import { money, w, words } from '../../words.svelte';
import { ownerOfSeat } from '../owner';

export interface Choice {
    move: Move;
    label: string;
    owner: string | null;
}

function place(at: unknown): string {
    return w(`page.casino.${at === 'slot' ? 'slot' : String(at)}`);
}
function card(name: unknown): string {
    return words.catalogue[`card.${String(name)}`] ?? String(name);
}
function dice(taken: Record<string, number>): string {
    return Object.entries(taken)
        .map(([kind, count]) => `${count} ${w(`page.kind.${kind}`)}`)
        .join(', ');
}

function played(move: Move): string {
    const name = card(move.play);
    if (move.from !== undefined) return w('page.rotate', Number(move.from), Number(move.to));
    if (move.value !== undefined) {
        const where = move.face === undefined ? place(move.at) : `${place(move.at)} (${String(move.face)})`;
        return w('page.double', Number(move.value), where);
    }
    if (move.dice !== undefined) {
        const lists = (Array.isArray(move.dice) ? move.dice : [move.dice]) as Record<string, number>[];
        return `${name}: ${lists.map((list) => dice(list) || '0').join(' + ')}`;
    }
    if (move.at !== undefined) return `${name}: ${place(move.at)}`;
    return w('page.play-card', name);
}

export function choiceOf(move: Move, names: string[]): Choice {
    const made = (label: string, owner: string | null = null): Choice => ({ move, label, owner });
    if ('place' in move) return made(w('page.place-at', Number(move.place), place(move.at ?? move.place)));
    if ('play' in move) return made(played(move));
    if ('kick' in move) {
        const { seat, die } = move.kick as { seat: number; die: string };
        return made(w(die === 'big' ? 'page.kick-big' : 'page.kick', names[seat] ?? ''), ownerOfSeat(seat));
    }
    if ('token' in move)
        return made(
            move.token === null
                ? w('page.no-token')
                : w('page.take-token', words.catalogue[`token.${move.token}`] ?? ''),
        );
    if ('tie' in move) return made(move.tie === null ? w('page.no-tie') : w('page.tie-at', place(move.tie)));
    if ('take' in move) return made(w('page.take', money(Number(move.take))));
    if ('swap' in move) return made(move.swap === null ? w('page.no-swap') : w('page.swap', money(Number(move.swap))));
    if ('put' in move) return made(w('page.put-at', place(move.put)));
    if ('reroll' in move) {
        const picked = Object.values(move.reroll as Record<string, number[]>).flat();
        return made(w('page.reroll', picked.join(' ')));
    }
    return made(w('page.done'));
}
