// Journals among the games that the browser keeps.
import { allSaved, newId, type Saved, save } from '../table/saved';
import type { Options, View } from '../table/types';

interface Head {
    game: string;
    seats: string[];
    options?: Options;
}
export function headOf(journal: string): Head {
    return JSON.parse(journal.split('\n')[0] ?? '') as Head;
}

/** Keeps a journal, unless the same game is kept already; gives its name. */
export function keep(journal: string, { over, result }: View): string {
    const there = allSaved().find((one) => one.journal === journal);
    if (there) return there.id;
    const { game, seats, options = {} } = headOf(journal);
    const kept: Saved = {
        id: newId(),
        game,
        names: seats,
        seats: seats.map(() => ({ kind: 'person' })),
        options,
        journal,
        over,
        winners: result?.winners ?? [],
        changed: Date.now(),
        replay: true,
    };
    save(kept);
    return kept.id;
}

/** A new game that goes on from a position: one seat is played by a person, the others by bots. */
export function goOnFrom(journal: string, entries: number, person: number): string {
    const [, ...lines] = journal.trimEnd().split('\n');
    const { game, seats, options = {}, ...rest } = headOf(journal);
    // What the first line says about the old game, such as the seed of its dice, is not true of this one.
    const { about: _, ...head } = { ...rest, game, seats, options } as Record<string, unknown>;
    const kept: Saved = {
        id: newId(),
        game,
        names: seats,
        seats: seats.map((_, seat) => (seat === person ? { kind: 'person' } : { kind: 'bot', level: 'regular' })),
        options,
        odds: true,
        journal: `${[JSON.stringify(head), ...lines.slice(0, entries)].join('\n')}\n`,
        over: false,
        winners: [],
        changed: Date.now(),
    };
    save(kept);
    return kept.id;
}
