// What became of everybody's cabbages.
import type { Event } from '../../games/las-vegan/types.gen';
import { type Happened, since, those } from '../../table/happened';

/** What each round brought and took, by seat: nobody pays more than they have. */
export function cabbagesByRound(happened: Happened[], seats: number): number[][] {
    const rounds: number[][] = [];
    for (let left = happened; ; ) {
        const round = since(left, 'round-over');
        if (round.length === 0) return rounds;
        left = left.slice(0, left.length - round.length);
        const row = Array.from({ length: seats }, () => 0);
        for (const { seat, machines, golden, spared } of those<Event, 'gained'>(round, 'gained'))
            row[seat] = machines + golden + spared;
        rounds.unshift(row);
    }
}
