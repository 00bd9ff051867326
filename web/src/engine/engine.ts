// One engine: a worker that holds one match. Answers come in the order of the requests.
import { type GameEvent, happenedOf } from '../table/happened';
import type { Move, Preview, Refusal, Told, View } from '../table/types';

interface Waiting {
    done(answer: unknown): void;
    failed(error: Error): void;
}

export class Engine {
    #worker: Worker;
    #waiting = new Map<number, Waiting>();
    #last = 0;

    /** The worker's name is the name of its engine: croupier-lab knows odds too, and is larger. */
    constructor(name: 'croupier' | 'croupier-lab' = 'croupier') {
        this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
        this.#worker.onmessage = (event: MessageEvent<{ id: number; answer?: unknown; failed?: string }>) => {
            const { id, answer, failed } = event.data;
            const waiting = this.#waiting.get(id);
            this.#waiting.delete(id);
            if (failed === undefined) waiting?.done(answer);
            else waiting?.failed(new Error(failed));
        };
    }

    ask<T>(request: Record<string, unknown>): Promise<T> {
        const id = ++this.#last;
        return new Promise<T>((done, failed) => {
            this.#waiting.set(id, { done: (answer) => done(answer as T), failed });
            this.#worker.postMessage({ id, request: JSON.stringify(request) });
        });
    }

    /** What a move would come to after so many entries, or why it is not allowed. */
    async preview(seat: number | null, move: Move, entries: number): Promise<Preview | { refused: Refusal }> {
        type Made = { view: View; told: Told[]; happened: GameEvent[][] };
        const answer = await this.ask<Made | { refused: Refusal }>({ preview: { seat, move } });
        if ('refused' in answer) return answer;
        return { ...answer, happened: happenedOf(answer.happened, answer.told, entries) };
    }

    close(): void {
        this.#worker.terminate();
    }
}

export function refusal(answer: unknown): Refusal | undefined {
    return (answer as { refused?: Refusal } | null)?.refused;
}

/** 32 bytes by the browser's own lot, as the engine wants its seed. */
export function newSeed(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let spare: Engine | undefined;
/** The engine that answers questions of the lobby. */
export function lobbyEngine(): Engine {
    spare ??= new Engine();
    return spare;
}
/** A game goes on with the engine of the lobby, which runs already; the lobby gets another one when it is back. */
export function takeEngine(): Engine {
    const engine = lobbyEngine();
    spare = undefined;
    return engine;
}
