// The curve of the chances as figures and words: what is drawn, what is marked, what is read out.
import { percent, say, w } from '../words.svelte';
import type { Found, Study } from './study.svelte';

/** The lines differ in more than colour: the dashes of seats 1 to 8. */
export const dashes: number[][] = [[], [8, 4], [2, 4], [12, 4, 2, 4], [5, 2], [1, 3], [10, 3, 3, 3, 3, 3], [18, 5]];

/** uPlot's data: numbers of entries, then the chances of each seat. */
export function columns(found: Found): number[][] {
    const seats = found.win[0]?.length ?? 0;
    return [
        found.win.map((_, at) => at),
        ...Array.from({ length: seats }, (_, seat) => found.win.map((chances) => chances[seat] ?? 0)),
    ];
}

export interface Turn {
    /** A, B, C … */
    letter: string;
    entry: number;
    /** Whose chance it changed most, and how. */
    seat: number;
    before: number;
    after: number;
}

export function turnsOf(found: Found): Turn[] {
    return found.turning_points.map((entry, i) => {
        const before = found.win[entry] ?? [];
        const after = found.win[entry + 1] ?? [];
        const changes = after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
        const seat = changes.indexOf(Math.max(...changes));
        return { letter: 'ABCDE'[i] ?? '', entry, seat, before: before[seat] ?? 0, after: after[seat] ?? 0 };
    });
}

/** "Anna 61%, Benno 39%" */
export function chancesAt(found: Found, at: number, names: string[]): string {
    return (found.win[at] ?? []).map((chance, seat) => `${names[seat] ?? ''} ${percent(chance)}`).join(', ');
}

/** What the entry before a position was; what followed from it, such as a payout, is in the log. */
export function sentenceAt(study: Study, at: number, names: string[]): string {
    if (at === 0) return w('page.replay.start');
    const [first] = study.told[at - 1] ?? [];
    return first ? say(first.say, names) : '';
}

/** +12 points of a hundred; nothing is +0 or −0. */
export function points(share: number): string {
    const size = Math.round(Math.abs(share) * 100);
    return size === 0 ? '0' : `${share < 0 ? '\u2212' : '+'}${size}`;
}
