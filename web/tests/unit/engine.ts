// The engine without a browser, and games of regulars.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type EngineName, engineFile } from '../../scripts/page-files';
import type { Move, View } from '../../src/table/types';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    croupier_buffer(size: number): number;
    croupier_call(size: number): number;
    croupier_answer(): number;
}
export class TestEngine {
    #exports: Exports;
    constructor(name: EngineName = 'croupier') {
        const module = new WebAssembly.Module(readFileSync(engineFile(name)));
        this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
        this.#exports._initialize();
        this.ask({ seed: '07'.repeat(32) });
    }
    ask<T>(request: unknown): T {
        const engine = this.#exports;
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        // First the place: making room may move the memory.
        const place = engine.croupier_buffer(bytes.length);
        new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
        const length = engine.croupier_call(bytes.length);
        return JSON.parse(
            new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.croupier_answer(), length)),
        ) as T;
    }
}
export interface Shown {
    entries: number;
    view: View;
    offers: Move[];
    can_undo: boolean;
}

/** Plays a game with regulars; `look` sees every position through the eyes of the seat that is asked. */
export function play(
    engine: TestEngine,
    setup: Record<string, unknown>,
    look: (shown: Shown, seat: number) => void,
): void {
    engine.ask({ new: setup });
    for (let i = 0; i < 3000; ++i) {
        const { view } = engine.ask<Shown>({ show: { seat: null } });
        const asked = view.asked[0];
        if (asked === undefined) return;
        if (asked === 'house') {
            engine.ask({ draw: {} });
            continue;
        }
        look(engine.ask<Shown>({ show: { seat: asked } }), asked);
        const { move } = engine.ask<{ move: Move }>({ bot: { seat: asked, level: 'regular', playouts: 10, seed: i } });
        const done = engine.ask<{ entries?: number }>({ submit: { seat: asked, question: view.question, move } });
        expect(done.entries).toBeDefined();
    }
    throw new Error('the game does not end');
}
