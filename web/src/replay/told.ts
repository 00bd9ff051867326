// What a journal tells: who made each entry, what was said of it, and where its rounds begin.
import type { Engine } from '../engine/engine';
import type { Told, View } from '../table/types';

/** Who made each entry; null is the house. The first line is no entry, nor is the last one of a finished game. */
export function makers(journal: string): (number | null)[] {
    const lines = journal.trimEnd().split('\n').slice(1);
    const read = lines.map((line) => JSON.parse(line) as { seat?: number; house?: object });
    return read.filter(({ seat, house }) => seat !== undefined || house).map(({ seat }) => seat ?? null);
}

/** The sentences of each entry as whoever made it saw it; the house speaks to everybody. */
export async function toldByMakers(engine: Engine, seats: number, made: (number | null)[]): Promise<Told[][]> {
    const said: Told[][] = made.map(() => []);
    for (const seat of [null, ...Array.from({ length: seats }, (_, i) => i)])
        for (const sentence of await engine.ask<Told[]>({ told: { seat, from: 0 } }))
            if (made[sentence.entry] === seat) said[sentence.entry]?.push(sentence);
    return said;
}

export interface Round {
    round: number;
    /** How many entries there were before it. */
    from: number;
}

/** Where each round begins. Rounds only grow, so halves are asked; a game without rounds has none. */
export async function roundsOf(engine: Engine, entries: number): Promise<Round[]> {
    const roundAt = async (at: number): Promise<number | undefined> => {
        const { view } = await engine.ask<{ view: View<{ round?: number } | null> }>({ show: { seat: null, at } });
        return view.table?.round;
    };
    const last = await roundAt(entries);
    const first = await roundAt(0);
    if (last === undefined || first === undefined || last === first) return [];
    const rounds: Round[] = [{ round: first, from: 0 }];
    for (let low = 0; (rounds.at(-1)?.round ?? last) < last; ) {
        const now = rounds.at(-1)?.round ?? last;
        let high = entries;
        while (high - low > 1) {
            const middle = Math.floor((low + high) / 2);
            if (((await roundAt(middle)) ?? last) > now) high = middle;
            else low = middle;
        }
        rounds.push({ round: (await roundAt(high)) ?? last, from: high });
        low = high;
    }
    // Before the first round there may be something to draw; that belongs to it.
    const [before, opening, ...others] = rounds;
    return before?.round === 0 && opening ? [{ ...opening, from: 0 }, ...others] : rounds;
}
