// Figures of the page: what it weighs, how soon it can be played from a cold cache, how long a tap takes to be seen.
//
//   node scripts/bench.mjs ../build/croupier [RUNS]
//
// The real server sends the page; the page measures itself, so that the browser's driver does not count. Nothing fails
// here because a machine is slow: `tools/page bench` prints, people judge.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { filesOf, firstLoad, weightOf } from './first-load.mjs';

const [program, runs = '7'] = process.argv.slice(2);
const dist = path.resolve(import.meta.dirname, '../dist');
const executablePath =
    process.env.CROUPIER_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (all) => {
    const sorted = [...all].sort((a, b) => a - b);
    return `median ${Math.round(sorted[sorted.length >> 1])} ms, best ${Math.round(sorted[0])} ms, worst ${Math.round(sorted.at(-1))} ms`;
};

function weights() {
    const kinds = [
        ['engine', /^croupier\.wasm$/],
        ['words', /^words\//],
        ['fonts', /\.woff2$/],
        ['scripts', /\.js$/],
        ['styles', /\.css$/],
        ['the rest', /./],
    ];
    const loaded = firstLoad(dist);
    const sums = new Map(kinds.map(([kind]) => [kind, 0]));
    for (const file of loaded) {
        const kind = kinds.find(([, pattern]) => pattern.test(file))[0];
        sums.set(kind, sums.get(kind) + weightOf(dist, file));
    }
    for (const [kind, bytes] of sums) console.log(`weight, ${kind}: ${kilobytes(bytes)} gzip`);
    const first = [...sums.values()].reduce((a, b) => a + b, 0);
    console.log(`weight, first load in English, with all boards: ${kilobytes(first)} of 400 KB`);
    const later = filesOf(dist).filter((file) => !loaded.includes(file));
    const most = later.map((file) => [weightOf(dist, file), file]).sort(([a], [b]) => b - a);
    for (const [bytes, file] of most.slice(0, 6)) console.log(`on demand, ${file}: ${kilobytes(bytes)} gzip`);
}

async function serve(folder) {
    const server = spawn(program, ['serve', '--port', '0', '--data', folder, '--page', dist]);
    const address = await new Promise((done, failed) => {
        let said = '';
        const hear = (piece) => {
            said += piece;
            const found = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(said);
            if (found) done(found[0]);
        };
        server.stdout.on('data', hear);
        server.stderr.on('data', hear);
        server.on('exit', () => failed(new Error(said)));
    });
    return { address, close: () => server.kill() };
}

/** From the start of the navigation until dice can be chosen; the page presses Deal itself as soon as it can. */
async function playable(browser, address) {
    const context = await browser.newContext();
    await context.addInitScript(() => {
        const look = () => {
            const deal = document.querySelector('.lobby > .act .btn--go[aria-disabled="false"]');
            if (deal) deal.click();
            if (document.querySelector('.group[aria-disabled="false"]')) {
                globalThis.playable = performance.now();
                return;
            }
            requestAnimationFrame(look);
        };
        localStorage.setItem('croupier.settings', '{"speed":0}');
        requestAnimationFrame(look);
    });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => globalThis.playable !== undefined);
    const took = await page.evaluate(() => globalThis.playable);
    return { page, context, took };
}

/** From a key until the frame that shows what it did. */
const keyToPicture = (page) =>
    page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const took = [];
        for (let i = 0; i < 20; ++i) {
            const groups = [...document.querySelectorAll('.tray .group')];
            const open = groups.flatMap((group, at) =>
                group.getAttribute('aria-disabled') === 'false' ? [at + 1] : [],
            );
            dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
            while (document.querySelector('.casino--chosen')) await frame();
            const began = performance.now();
            dispatchEvent(new KeyboardEvent('keydown', { key: String(open[i % open.length]) }));
            while (!document.querySelector('.casino--chosen')) await frame();
            await frame();
            took.push(performance.now() - began);
        }
        return took;
    });

weights();
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'));
const server = await serve(folder);
const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
    const times = [];
    for (let run = 0; run <= Number(runs); ++run) {
        const { page, context, took } = await playable(browser, server.address);
        if (run > 0) times.push(took); // the first one warms the browser's own code, not its cache
        if (run === Number(runs)) console.log(`a key until its picture: ${milliseconds(await keyToPicture(page))}`);
        await context.close();
    }
    console.log(`playable from a cold cache: ${milliseconds(times)}`);
} finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
}
