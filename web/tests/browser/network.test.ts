// Two browsers at one network table: the real server, hidden cards, a reload, a restart in the middle.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, isAccessible, waitFor } from './guest';
import { openServer } from './room';

const room = openServer();
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
    const { table, watch } = await room.hall.makeTable({
        game: 'las-vegas',
        options: { bonus: true, rounds: 1 },
        seats: [person, person],
    });
    const anna = await room.guest();
    const benno = await room.guest();
    const looker = await room.guest();
    await room.hall.sit(anna.page, table, 'Anna');
    await isAccessible(anna.page);
    // Standing up frees the seat; sitting down again takes it.
    await room.hall.sit(benno.page, table, 'Benno');
    await benno.page.locator('.chair .btn', { hasText: 'Stand up' }).click();
    await anna.page.locator('.chair', { hasText: 'free' }).waitFor();
    await room.hall.sit(benno.page, table, 'Benno');
    await startButton(benno.page).click();
    const pages = [anna.page, benno.page];
    for (const page of pages) await page.locator('.casino').first().waitFor();

    // Each sees two bonus cards of their own; somebody who watches sees none.
    for (const page of pages) expect(await page.locator('.tcard--bonus').count()).toBe(2);
    await looker.page.goto(`${room.address}/w/${watch}`);
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

    await room.hall.restart(() => anna.page.locator('.toast', { hasText: 'comes back by itself' }).waitFor());
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
    const { table } = await room.hall.makeTable({
        game: 'las-vegas',
        options: { rounds: 1, first: 0 },
        seats: [person, person],
        odds: true,
    });
    const anna = await room.guest();
    const benno = await room.guest();
    await room.hall.sit(anna.page, table, 'Anna');
    await room.hall.sit(benno.page, table, 'Benno');
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
    const { table } = await room.hall.makeTable({
        game: 'colours',
        options: {},
        seats: [person, { kind: 'bot', level: 'novice' }],
    });
    const anna = await room.guest();
    await room.hall.sit(anna.page, table, 'Anna');
    await startButton(anna.page).click();
    expect(await waitFor(anna.page)).toBe('group');
    expect(await decide(anna.page, 'mouse')).toBe(true);
    expect(anna.faults).toEqual([]);
});

test('a table that does not exist says so', async () => {
    const anna = await room.guest();
    await anna.page.goto(`${room.address}/t/zzzzzzzzzzzz`);
    await anna.page.locator('h1', { hasText: 'no such table' }).waitFor();
});
