// Where everybody's money comes from, for payouts and for the end screen.
import type { GameEvent, Happened } from '../table/happened';
import type { PaidEvent } from './dice/happened';

export interface Gain {
    seat: number;
    sum: number;
}
/** What each seat got, the most first. */
export function gainsOf(wins: { seat: number; money: number }[]): Gain[] {
    const sums = new Map<number, number>();
    for (const { seat, money } of wins) sums.set(seat, (sums.get(seat) ?? 0) + money);
    return [...sums].map(([seat, sum]) => ({ seat, sum })).sort((a, b) => b.sum - a.sum);
}

/** What a seat has besides what the casinos paid it: a part of "scored", or what cards have made of its notes. */
export type Part = 'cards' | 'announcement' | 'tokens';
export interface Column {
    /** A round, from 1 on, or what it is besides. */
    of: number | Part;
    /** By seat. */
    sums: number[];
}
/** Columns that add up to what everybody has in the end. */
export type Score = Column[];

/** What a seat has in the end, by where it comes from; not every table has all of it. */
type Scored = Extract<PaidEvent, { what: 'scored' }> & { announcement?: number; tokens?: number };

export function scoreOf(
    happened: Happened[],
    wins: (event: GameEvent) => { seat: number; money: number } | null,
    seats: number,
): Score {
    const none = () => Array.from({ length: seats }, () => 0);
    const rounds: Column[] = [];
    const besides: Record<Part, number[]> = { cards: none(), announcement: none(), tokens: none() };
    const add = (sums: number[], seat: number, sum: number) => {
        sums[seat] = (sums[seat] ?? 0) + sum;
    };
    let scored = false;
    for (const { event } of happened) {
        if (event.what === 'round-over') rounds.push({ of: rounds.length + 1, sums: none() });
        const won = wins(event);
        const now = rounds.at(-1);
        if (won && now) add(now.sums, won.seat, won.money);
        if (event.what !== 'scored') continue;
        const { seat, notes, announcement = 0, tokens = 0 } = event as Scored & GameEvent;
        scored = true;
        add(besides.announcement, seat, announcement);
        add(besides.tokens, seat, tokens);
        add(besides.cards, seat, notes);
    }
    // Notes that no casino has paid were drawn or swapped by cards.
    if (scored) for (const { sums } of rounds) for (const [seat, sum] of sums.entries()) add(besides.cards, seat, -sum);
    const parts = (Object.keys(besides) as Part[]).map((of): Column => ({ of, sums: besides[of] }));
    return [...rounds, ...parts.filter(({ sums }) => sums.some((sum) => sum !== 0))];
}
