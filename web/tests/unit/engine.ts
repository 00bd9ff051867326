// The engine of the page, without a page.
import { readFileSync } from 'node:fs';
import { engineFile } from '../../scripts/page-files';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    croupier_buffer(size: number): number;
    croupier_call(size: number): number;
    croupier_answer(): number;
}
export class TestEngine {
    #exports: Exports;
    constructor() {
        const module = new WebAssembly.Module(readFileSync(engineFile()));
        this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
        this.#exports._initialize();
        this.ask({ seed: '07'.repeat(32) });
    }
    ask<T>(request: unknown): T {
        const engine = this.#exports;
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        new Uint8Array(engine.memory.buffer, engine.croupier_buffer(bytes.length), bytes.length).set(bytes);
        const length = engine.croupier_call(bytes.length);
        return JSON.parse(
            new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.croupier_answer(), length)),
        ) as T;
    }
}
