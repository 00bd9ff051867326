// Two browsers at one network table: the real server, hidden cards, a reload, a restart in the middle.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide, dist, type Guest, isAccessible, launch, sitDown, waitFor } from './guest';

const program = process.env.CROUPIER_PROGRAM ?? path.resolve(import.meta.dirname, '../../../build/croupier');
let browser: Browser;
let folder: string;
let server: ChildProcess | undefined;
let address = '';

/** Starts the server; the second time at the same port. */
async function open(): Promise<void> {
    const port = address === '' ? '0' : new URL(address).port;
    const started = spawn(program, ['serve', '--port', port, '--data', folder, '--page', dist], {
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = started;
    address = await new Promise<string>((done, failed) => {
        let said = '';
        const hear = (piece: Buffer) => {
            said += piece.toString();
            const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? /http:\/\/localhost:\d+/.exec(said);
            if (found) done(found[0]);
        };
        started.stdout?.on('data', hear);
        started.stderr?.on('data', hear);
        started.on('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
}
async function close(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    await new Promise<void>((done) => {
        running.on('exit', () => done());
        running.kill('SIGTERM');
    });
}

beforeAll(async () => {
    browser = await launch();
    folder = mkdtempSync(path.join(tmpdir(), 'croupier-page-'));
    await open();
});
afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
});

async function makeTable(setup: object): Promise<{ table: string; watch: string }> {
    const answer = await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify(setup),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { table: string; watch: string };
}
async function sit(guest: Guest, table: string, name: string): Promise<void> {
    await guest.page.goto(`${address}/t/${table}`);
    await guest.page.locator('.chairs').waitFor();
    await guest.page.locator('.field').first().fill(name);
    await guest.page.locator('.chair .btn--go').first().click();
    await guest.page.locator('.chair', { hasText: name }).locator('.btn', { hasText: 'Stand up' }).waitFor();
}
const startButton = (page: Page) => page.locator('.lobby > .act .btn--go');
const person = { kind: 'person' };

/** Whoever of them is asked decides; false when the game is over. */
async function oneDecision(pages: Page[]): Promise<boolean> {
    const asked = await Promise.any(
        pages.map(async (page) => {
            const what = await waitFor(page);
            return { page, what };
        }),
    );
    return decide(asked.page, 'mouse');
}

test('hidden cards stay hidden, a reload and a restart lose nothing, and the game goes to its end', async () => {
    const { table, watch } = await makeTable({
        game: 'las-vegas',
        options: { bonus: true, rounds: 1 },
        seats: [person, person],
    });
    const anna = await sitDown(browser, address);
    const benno = await sitDown(browser, address);
    const looker = await sitDown(browser, address);
    await sit(anna, table, 'Anna');
    await isAccessible(anna.page);
    // Standing up frees the seat; sitting down again takes it.
    await sit(benno, table, 'Benno');
    await benno.page.locator('.chair .btn', { hasText: 'Stand up' }).click();
    await anna.page.locator('.chair', { hasText: 'free' }).waitFor();
    await sit(benno, table, 'Benno');
    await startButton(benno.page).click();
    const pages = [anna.page, benno.page];
    for (const page of pages) await page.locator('.casino').first().waitFor();

    // Each sees two bonus cards of their own; somebody who watches sees none.
    for (const page of pages) expect(await page.locator('.tcard--bonus').count()).toBe(2);
    await looker.page.goto(`${address}/w/${watch}`);
    await looker.page.locator('.casino').first().waitFor();
    expect(await looker.page.locator('.tcard--bonus').count()).toBe(0);
    expect(await looker.page.locator('.group[aria-disabled="false"]').count()).toBe(0);

    await oneDecision(pages);
    await oneDecision(pages);

    // A word to the other.
    await anna.page.locator('#chat-text').fill('Good luck!');
    await anna.page.keyboard.press('Enter');
    await benno.page.locator('.chat .log', { hasText: 'Good luck!' }).waitFor();

    const before = await anna.page.locator('.board').innerText();
    await anna.page.reload();
    await anna.page.locator('.casino').first().waitFor();
    expect(await anna.page.locator('.board').innerText()).toBe(before);
    expect(await anna.page.locator('.tcard--bonus').count()).toBe(2);

    await close();
    await anna.page.locator('.toast', { hasText: 'comes back by itself' }).waitFor();
    await open();
    await anna.page.locator('.toast', { hasText: 'comes back by itself' }).waitFor({ state: 'detached' });
    expect(await anna.page.locator('.board').innerText()).toBe(before);

    for (let i = 0; i < 400 && (await oneDecision(pages)); ++i);
    for (const page of [...pages, looker.page]) {
        while ((await waitFor(page)) === 'payout') await decide(page, 'mouse');
        await page.locator('.end .winner').waitFor();
    }
    for (const { page } of [anna, benno]) expect(await page.locator('.winner h1').textContent()).toMatch(/Anna|Benno/);

    // The page draws everything once more from the seed that the server has told.
    await anna.page.locator('.end-act .btn', { hasText: 'Check the dice' }).click();
    await anna.page.locator('.verdict--good').waitFor();
    expect(await anna.page.locator('.verdict').textContent()).toMatch(/All \d+ draws are what the seed gives/);
    expect(await anna.page.locator('.seed dd').count()).toBe(4);
    await isAccessible(anna.page);
    await anna.page.keyboard.press('Escape');
    // Now everything is open: the page gets the whole journal, and analyses it by itself.
    await anna.page.locator('.end .curve-frame .curve-at').waitFor();
    expect(await anna.page.locator('.end .luck tbody tr').count()).toBe(2);

    // A rematch: both meet at the new table, in seats of their own, and it can start at once.
    await anna.page.locator('.end-act .btn--go').click();
    await benno.page.locator('.toast .link', { hasText: 'Rematch' }).click();
    for (const page of pages) {
        await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
        await page.locator('.chair .btn', { hasText: 'Stand up' }).waitFor();
    }
    await startButton(anna.page).click();
    for (const page of pages) await page.locator('.casino').first().waitFor();
});

test('a move is taken back when the others agree, and odds come from the server', async () => {
    const { table } = await makeTable({
        game: 'las-vegas',
        options: { rounds: 1, first: 0 },
        seats: [person, person],
        odds: true,
    });
    const anna = await sitDown(browser, address);
    const benno = await sitDown(browser, address);
    await sit(anna, table, 'Anna');
    await sit(benno, table, 'Benno');
    await startButton(anna.page).click();
    expect(await waitFor(anna.page)).toBe('group');
    await anna.page.keyboard.press('o');
    await anna.page.locator('.panel--odds tbody tr').first().waitFor();
    expect(await anna.page.locator('.panel--odds table').first().locator('tbody tr').count()).toBe(
        await anna.page.locator('.group[aria-disabled="false"]').count(),
    );
    const before = await anna.page.locator('.board').innerText();
    await decide(anna.page, 'mouse');
    await waitFor(benno.page);
    expect(await anna.page.locator('.board').innerText()).not.toBe(before);
    await anna.page.keyboard.press('u');
    await benno.page.locator('.toast', { hasText: 'Anna' }).locator('.btn', { hasText: 'Agree' }).click();
    for (const page of [anna.page, benno.page])
        await expect.poll(() => page.locator('.board').innerText(), { timeout: 60_000 }).toBe(before);
    expect(await waitFor(anna.page)).toBe('group');
    expect(anna.faults).toEqual([]);
    expect(benno.faults).toEqual([]);
});

test('one plays against a bot of the server to the end', async () => {
    const { table } = await makeTable({
        game: 'colours',
        options: {},
        seats: [person, { kind: 'bot', level: 'novice' }],
    });
    const anna = await sitDown(browser, address);
    await sit(anna, table, 'Anna');
    await startButton(anna.page).click();
    expect(await waitFor(anna.page)).toBe('group');
    expect(await decide(anna.page, 'mouse')).toBe(true);
    expect(anna.faults).toEqual([]);
});

test('a table that does not exist says so', async () => {
    const anna = await sitDown(browser, address);
    await anna.page.goto(`${address}/t/zzzzzzzzzzzz`);
    await anna.page.locator('h1', { hasText: 'no such table' }).waitFor();
});
