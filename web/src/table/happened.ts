// What happened in a game: events, as every game lists them in docs/journal.md, with the sentences that tell them.
import type { Told } from './types';

/** The parts of an event belong to its game (games/<game>/types.gen.ts); some words all games have in common. */
export interface GameEvent {
    what: string;
    /** How many sentences of its entry tell it. */
    says: number;
}
export interface Happened<E = GameEvent> {
    entry: number;
    event: E;
    told: Told[];
}

/** Events, entry by entry from one on, and the sentences that were told of these entries. */
export function happenedOf(entries: GameEvent[][], told: Told[], from: number): Happened[] {
    const sentences = new Map<number, Told[]>();
    for (const sentence of told) {
        const there = sentences.get(sentence.entry);
        if (there) there.push(sentence);
        else sentences.set(sentence.entry, [sentence]);
    }
    return entries.flatMap((events, i) => {
        const entry = from + i;
        let at = 0;
        return events.map((event) => {
            const end = at + event.says;
            const its = (sentences.get(entry) ?? []).slice(at, end);
            at = end;
            return { entry, event, told: its };
        });
    });
}

/** Whether something of this kind is among it. */
export function has(happened: Happened[], ...whats: string[]): boolean {
    return happened.some(({ event }) => whats.includes(event.what));
}
/** The events of one kind, with their parts. */
export function those<E extends { what: string }, W extends E['what']>(
    happened: Happened[],
    what: W,
): Extract<E, { what: W }>[] {
    return happened.flatMap(({ event }) => (event.what === what ? [event as unknown as Extract<E, { what: W }>] : []));
}
/** From the last event of this kind on; nothing if there was none. */
export function since(happened: Happened[], what: string): Happened[] {
    const at = happened.findLastIndex(({ event }) => event.what === what);
    return at < 0 ? [] : happened.slice(at);
}
/** What is told of it. */
export function toldOf(happened: Happened[]): Told[] {
    return happened.flatMap(({ told }) => told);
}
