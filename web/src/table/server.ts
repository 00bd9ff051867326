// The server's tables over HTTP. Without a server (offline, or the page opened from files) there are none.
import type { Options, Refusal, SeatKind } from './types';

export interface Listed {
    table: string;
    game: string;
    names: string[];
}

/** Open public tables; null where no server answers. */
export async function openTables(): Promise<Listed[] | null> {
    if (!navigator.onLine) return null;
    try {
        const answer = await fetch('/api/tables');
        if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return null;
        const body: unknown = await answer.json();
        const all = Array.isArray(body) ? body : ((body as { tables?: unknown[] }).tables ?? []);
        return all.map((one) => {
            const { table, id, game, seats } = one as {
                table?: string;
                id?: string;
                game: string;
                seats?: { name?: string }[];
            };
            return { table: table ?? id ?? '', game, names: (seats ?? []).flatMap(({ name }) => (name ? [name] : [])) };
        });
    } catch {
        return null;
    }
}

export async function makeTable(setup: {
    game: string;
    options: Options;
    seats: SeatKind[];
}): Promise<{ table: string; watch: string } | { refused: Refusal }> {
    const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...setup, public: false, odds: false, timer: null }),
    });
    return (await answer.json()) as { table: string; watch: string } | { refused: Refusal };
}
