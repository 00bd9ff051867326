// Fair dice (docs/fair-dice.md): whether the house drew what it had committed itself to. The page hashes, the engine draws
// once more.
import { Engine, refusal } from '../engine/engine';
import { fromHex, sha256 } from './sha256';

/** about.fair of a journal's first line. */
export interface Fair {
    commitment: string;
    seats: (string | null)[];
    server?: string;
}
export interface Checked {
    verdict: 'fair' | 'not-committed' | 'not-drawn' | 'not-told';
    fair: Fair | null;
    draws: number;
    /** The number of the first entry that was not drawn so. */
    wrong: number | null;
}

/** The server's half and what the seats make of theirs. */
export function keyOf(server: string, seats: (string | null)[]): string {
    return server + sha256(fromHex(seats.filter((added) => added !== null).join(''))).slice(0, 32);
}

export async function checkDice(journal: string): Promise<Checked> {
    const [first = '{}'] = journal.split('\n');
    const fair = (JSON.parse(first) as { about?: { fair?: Fair } }).about?.fair ?? null;
    if (!fair?.server) return { verdict: 'not-told', fair, draws: 0, wrong: null };
    if (sha256(fromHex(fair.server)) !== fair.commitment)
        return { verdict: 'not-committed', fair, draws: 0, wrong: null };
    const engine = new Engine('croupier-lab');
    try {
        const loaded = await engine.ask({ load: { journal } });
        if (refusal(loaded)) return { verdict: 'not-drawn', fair, draws: 0, wrong: 0 };
        const { draws, wrong } = await engine.ask<{ draws: number; wrong: number | null }>({
            redraw: { key: keyOf(fair.server, fair.seats) },
        });
        return { verdict: wrong === null ? 'fair' : 'not-drawn', fair, draws, wrong };
    } finally {
        engine.close();
    }
}
