// The engine in a worker: JSON requests in, JSON answers out (bindings/wasm/call.h).
interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    croupier_buffer(size: number): number;
    croupier_call(size: number): number;
    croupier_answer(): number;
}

async function load(): Promise<Exports> {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(`/${self.name}.wasm`), {});
    const engine = instance.exports as unknown as Exports;
    engine._initialize();
    return engine;
}
const loading = load();

function call(engine: Exports, request: string): unknown {
    const bytes = new TextEncoder().encode(request);
    const place = engine.croupier_buffer(bytes.length);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    const length = engine.croupier_call(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.croupier_answer(), length)));
}

self.onmessage = async (event: MessageEvent<{ id: number; request: string }>) => {
    const { id, request } = event.data;
    try {
        self.postMessage({ id, answer: call(await loading, request) });
    } catch (error) {
        self.postMessage({ id, failed: String(error) });
    }
};
