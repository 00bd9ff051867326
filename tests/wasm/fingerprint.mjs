// Plays the same seeded games in croupier.wasm and with the program, and compares what they say of them. Then both,
// and what another compiler has made of states.cpp if it is named, replay the same journals: the states after every
// entry have to be the same. CROUPIER_SEED: other journals.
//
//   node tests/wasm/fingerprint.mjs build-wasm/croupier.wasm build/croupier [build-clang/croupier-states]
//
// Prints "ok NAME" or "FAILED NAME" and why for each; exit 1 if any failed.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

if (Number(process.versions.node.split(".")[0]) < 18) {
    console.log(`FAILED Node 18 or newer is needed, this is ${process.versions.node}`);
    process.exit(1);
}

const [wasmFile, program, states] = process.argv.slice(2);

// Programs work beside the engine, which runs here.
async function said(command, ...words) {
    return (await promisify(execFile)(command, words, { encoding: "utf8", maxBuffer: 1 << 28 })).stdout;
}

// Every game that exists, with the tables that exercise different code.
const tables = [];
for (const seats of [2, 3, 4, 5]) tables.push({ game: "las-vegas", seats, options: {} });
for (const seats of [2, 3, 4]) tables.push({ game: "las-vegas", seats, options: { neutral: true } });
tables.push({ game: "las-vegas", seats: 4, options: { first: 2, purses: "open", rounds: 2 } });
// All of Boulevard that five, and eight, can play with.
const boulevard = { minimum: "by-players", hundreds: true, rainbow: true, "slot-machine": true, actions: true, tokens: true };
tables.push({ game: "las-vegas", seats: 8, options: boulevard });
tables.push({ game: "las-vegas", seats: 5,
    options: { ...boulevard, neutral: true, "big-dice": true, kickers: true, bonus: true } });
tables.push({ game: "solitaire", seats: 1, options: {} });
for (const seats of [2, 3, 4]) tables.push({ game: "colours", seats, options: {} });
for (const seats of [2, 5]) {
    tables.push({ game: "las-vegas-cards", seats, options: {} });
    tables.push({ game: "las-vegas-cards", seats, options: { sequential: true, tokens: true } });
}
for (const seats of [2, 3, 4, 5]) tables.push({ game: "las-vegan", seats, options: {} });
for (const seats of [2, 3, 4]) tables.push({ game: "monte-carlo", seats, options: {} });

const games = process.env.CROUPIER_LONG ? 20000 : 200;
const seeds = [1, 7, 123456789];

class Engine {
    constructor(module) {
        // No imports: the engine asks nothing of its host.
        this.exports = new WebAssembly.Instance(module, {}).exports;
        this.exports._initialize();
    }

    call(request) {
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        const input = this.exports.croupier_buffer(bytes.length);
        new Uint8Array(this.exports.memory.buffer, input, bytes.length).set(bytes);
        const length = this.exports.croupier_call(bytes.length);
        const answer = new Uint8Array(this.exports.memory.buffer, this.exports.croupier_answer(), length);
        return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(answer));
    }
}

/** Random games of a table by the program. */
function played({ game, seats, options }, seed, count, ...more) {
    return said(program, "random", game, "--seats", `${seats}`, "--options", JSON.stringify(options), "--seed", `${seed}`,
        "--games", `${count}`, ...more);
}

async function same(engine, table, seed) {
    const line = played(table, seed, games);
    const here = engine.call({ random: { ...table, seed, games } });
    const there = JSON.parse(await line);
    for (const field of ["games", "decisions", "fingerprint"]) {
        if (here[field] === undefined || here[field] !== there[field])
            throw new Error(`${field}: ${JSON.stringify(here)} in wasm, ${JSON.stringify(there)} in the program`);
    }
    return there.fingerprint;
}

let failed = 0;
async function check(name, action) {
    try {
        console.log(`ok ${name} ${(await action()) ?? ""}`.trimEnd());
    } catch (error) {
        ++failed;
        console.log(`FAILED ${name}\n${error.message}`);
    }
}

const module = new WebAssembly.Module(readFileSync(wasmFile));
await check("no imports", () => {
    const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
    if (imports.length > 0) throw new Error(imports.join(" "));
});
if (failed === 0) {
    for (const table of tables) {
        for (const seed of seeds) {
            const name = `${table.game} ${table.seats} ${JSON.stringify(table.options)} seed ${seed}`;
            await check(name, () => same(new Engine(module), table, seed));
        }
    }
}

// Journals: as many a game as are asked for, spread over its tables.
const journals = process.env.CROUPIER_LONG ? 10000 : 1000;

async function fingerprintsOf(files, ...command) {
    const lines = await said(...command, ...files);
    return lines.trimEnd().split("\n").map((line) => line.slice(-16));
}

async function sameStates(table, count, folder) {
    await played(table, process.env.CROUPIER_SEED || 5, count, "--journals", folder);
    const files = readdirSync(folder).sort().map((name) => join(folder, name));
    if (files.length !== count) throw new Error(`${files.length} journals instead of ${count}`);
    const engine = new Engine(module);
    const programs = Promise.all([
        fingerprintsOf(files, program, "replay", "--fingerprint"),
        states ? fingerprintsOf(files, states) : undefined,
    ]);
    const here = files.map((file) => {
        engine.call({ load: { journal: readFileSync(file, "utf8") } });
        return engine.call({ fingerprint: {} }).fingerprint;
    });
    // What differs is seen: a journal that stops one entry earlier has another fingerprint.
    engine.call({ rewind: { entries: readFileSync(files.at(-1), "utf8").trimEnd().split("\n").length - 3 } });
    if (engine.call({ fingerprint: {} }).fingerprint === here.at(-1)) throw new Error("the fingerprint does not look");
    const [there, other = there] = await programs;
    for (let i = 0; i < files.length; ++i) {
        if (here[i] !== there[i] || other[i] !== there[i])
            throw new Error(`${here[i]} in wasm, ${there[i]} and ${other[i]} in the programs, of\n${readFileSync(files[i], "utf8")}`);
    }
    return `${count} journals, ${states ? 3 : 2} compilers`;
}

if (failed === 0) {
    for (const table of tables) {
        const count = Math.ceil(journals / tables.filter(({ game }) => game === table.game).length);
        const folder = mkdtempSync(join(tmpdir(), "croupier-same-"));
        const name = `states ${table.game} ${table.seats} ${JSON.stringify(table.options)}`;
        await check(name, () => sameStates(table, count, join(folder, "journals")));
        rmSync(folder, { recursive: true });
    }
}
process.exit(failed === 0 ? 0 : 1);
