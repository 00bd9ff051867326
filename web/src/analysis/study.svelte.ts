// The analysis of a game, made by an engine of its own in a worker. It becomes sharper piece by piece; whoever looks at it
// may go away at any time.
import { Engine, refusal } from '../engine/engine';
import { makers, type Round, roundsOf, toldByMakers } from '../replay/told';
import type { Told } from '../table/types';

/** Start, luck, own choices, others' choices, result. */
export type Account = [number, number, number, number, number];

/** As src/lab/analysis_json.h writes it. */
export interface Found {
    /** For each position. */
    playouts: number;
    /** How far a chance may be off. */
    error: number;
    finished: boolean;
    who: (number | null)[];
    /** The chances of the seats before the first entry and after each. */
    win: number[][];
    accounts: { win: Account; money: Account }[];
    turning_points: number[];
}

/** So many playouts for each position, or as many as fit into the time. */
const wanted = 200;
const time = 12_000;
/** How long a piece may take, and how many playouts the first one has. */
const piece = 300;
const first = 2;

export class Study {
    found: Found | null = $state.raw(null);
    /** The sentences of each entry. */
    told: Told[][] = $state.raw([]);
    rounds: Round[] = $state.raw([]);
    /** From 0 to 1. */
    progress = $state(0);
    readonly journal: string;
    #engine: Engine | undefined;
    #closed = false;

    constructor(journal: string) {
        this.journal = journal;
    }

    get done(): boolean {
        return this.progress === 1;
    }

    async start(): Promise<void> {
        if (this.done || this.#engine) return;
        const engine = new Engine('croupier-lab');
        this.#engine = engine;
        if (refusal(await engine.ask({ load: { journal: this.journal } }))) return this.close();
        const made = makers(this.journal);
        const seats = (JSON.parse(this.journal.split('\n')[0] ?? '{}') as { seats?: string[] }).seats?.length ?? 0;
        this.told = await toldByMakers(engine, seats, made);
        this.rounds = await roundsOf(engine, made.length);
        await this.#playOut(engine);
        this.progress = 1;
        this.close();
    }

    async #playOut(engine: Engine): Promise<void> {
        const began = performance.now();
        let playouts = first;
        for (let from = 0; from < wanted && !this.#closed; ) {
            const asked = performance.now();
            const found = await engine.ask<Found>({ analyse: { from, playouts, seed: 1 } });
            // A game that has no entries yet has nothing to tell.
            if (refusal(found)) return;
            this.found = found;
            from = found.playouts;
            const now = performance.now();
            this.progress = Math.min(0.99, Math.max(from / wanted, (now - began) / time));
            if (now - began > time) return;
            const fit = (playouts * piece) / Math.max(1, now - asked);
            playouts = Math.max(1, Math.min(Math.round(fit), 4 * playouts, wanted - from));
        }
    }

    /** What is found stays. */
    close(): void {
        this.#closed = true;
        this.#engine?.close();
        this.#engine = undefined;
    }
}

/** The game that was looked at last is not analysed again. */
let last: Study | undefined;
export function studyOf(journal: string): Study {
    if (last?.journal !== journal || !last.done) last = new Study(journal);
    return last;
}
