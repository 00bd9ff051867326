// How fast random games are in croupier.wasm, side by side with the program: one after the other on this machine, by
// the time of the processor.
//
//   node tests/wasm/speed.mjs build-wasm/croupier.wasm build/croupier [LEAST]
//
// Prints a line a table, and the least ratio; exit 1 if that is below LEAST (0.4).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmFile, program, least = "0.4"] = process.argv.slice(2);
const tables = [
    { game: "las-vegas", seats: 4, options: {}, games: 40000 },
    { game: "las-vegas", seats: 5, options: { neutral: true }, games: 20000 },
    { game: "solitaire", seats: 1, options: {}, games: 40000 },
    { game: "colours", seats: 3, options: {}, games: 20000 },
];

const engine = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile)), {}).exports;
engine._initialize();
function call(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const input = engine.croupier_buffer(bytes.length);
    new Uint8Array(engine.memory.buffer, input, bytes.length).set(bytes);
    const length = engine.croupier_call(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.croupier_answer(), length)));
}
function here({ games, ...table }, seed) {
    const start = process.cpuUsage();
    const played = call({ random: { ...table, seed, games } });
    return { fingerprint: played.fingerprint, rate: (games / process.cpuUsage(start).user) * 1e6 };
}
function there({ game, seats, options, games }, seed) {
    const said = spawnSync(program, ["random", game, "--seats", seats, "--options", JSON.stringify(options), "--seed", seed,
        "--games", games].map(String), { encoding: "utf8" });
    const { fingerprint, seconds } = JSON.parse(said.stdout);
    return { fingerprint, rate: games / seconds };
}

let worst = Infinity;
for (const table of tables) {
    call({ random: { ...table, seed: 1, games: table.games / 4 } }); // so that the host has compiled it well
    // The best of several: other programs may take the processor away.
    let [wasm, native] = [0, 0];
    for (let seed = 2; seed < 7; ++seed) {
        const [a, b] = [here(table, seed), there(table, seed)];
        if (a.fingerprint !== b.fingerprint) throw new Error(`${table.game}: other games in WebAssembly`);
        wasm = Math.max(wasm, a.rate);
        native = Math.max(native, b.rate);
    }
    worst = Math.min(worst, wasm / native);
    console.log(`${table.game} ${table.seats} ${JSON.stringify(table.options)}: ${Math.round(wasm)} games/s in WebAssembly, ` +
        `${Math.round(native)} in the program, ${(wasm / native).toFixed(2)}`);
}
console.log(`least ${worst.toFixed(2)}`);
process.exit(worst >= Number(least) ? 0 : 1);
