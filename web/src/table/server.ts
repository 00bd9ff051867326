// The server's tables over HTTP. Without a server (offline, or the page opened from files) there are none.
import type { Options, Refusal, SeatKind } from './types';

export interface Listed {
    table: string;
    watch: string;
    game: string;
    names: string[];
}

async function list(path: string): Promise<Listed[] | null> {
    if (!navigator.onLine) return null;
    try {
        const answer = await fetch(path);
        if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return null;
        const all = Object.values((await answer.json()) as Record<string, unknown>).find(Array.isArray) ?? [];
        return (all as { table?: string; watch: string; game: string; seats?: { name: string | null }[] }[]).map(
            ({ table, watch, game, seats }) => ({
                table: table ?? '',
                watch,
                game,
                names: (seats ?? []).flatMap(({ name }) => (name ? [name] : [])),
            }),
        );
    } catch {
        return null;
    }
}

/** Open public tables; null where no server answers. */
export const openTables = () => list('/api/tables');
/** Finished public games. */
export const pastTables = () => list('/api/past');

export async function makeTable(setup: {
    game: string;
    options: Options;
    seats: SeatKind[];
    public: boolean;
    odds: boolean;
}): Promise<{ table: string; watch: string } | { refused: Refusal }> {
    const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(setup),
    });
    return (await answer.json()) as { table: string; watch: string } | { refused: Refusal };
}
