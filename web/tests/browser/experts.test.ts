// Experts think in the page, and nothing holds it up for 100 ms meanwhile: a whole round of each game.

import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { answer, waitForMove } from './players';
import { keptAt, keptNew, shortRace, turnTo } from './positions';
import { openRoom } from './room';

const room = openRoom();

/** Long rounds are taken up in the middle, and go to their payout. */
const games: [string, string][] = [
    ['las-vegas', keptNew('las-vegas', ['person', 'expert'], { rounds: 1 })],
    ['solitaire', keptAt({ journal: 'solitaire/one-round', entries: 63, seat: 0 }, 'expert')],
    ['colours', keptAt({ journal: 'colours/two-players', entries: 39, seat: 0 }, 'expert')],
    ['las-vegas-cards', keptNew('las-vegas-cards', ['person', 'expert'], {})],
    ['las-vegan', keptNew('las-vegan', ['person', 'expert', 'expert'], {})],
    ['monte-carlo', keptNew('monte-carlo', ['person', 'expert'], shortRace)],
];
const longest: string[] = [];
afterAll(() => console.log(`The longest task of the page, in ms of the processor: ${longest.join(', ')}`));

interface Trace {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
}
/** The tasks of the page's main thread. The processor's time, not the clock's: a busy machine says nothing about the page. */
async function tasksWhile(page: Page, play: () => Promise<void>): Promise<number[]> {
    await room.browser.startTracing(page, {
        categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
    });
    await play();
    const { traceEvents } = JSON.parse((await room.browser.stopTracing()).toString()) as Trace;
    const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
    return traceEvents
        .filter(
            ({ name, pid, tid }) =>
                name.endsWith('RunTask') && mains.some((main) => main.pid === pid && main.tid === tid),
        )
        .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}

test.each(games)('%s: a round against experts, and no task of 100 ms', async (game, kept) => {
    const { page, faults } = await room.visit({ painted: true });
    await turnTo(page, kept);
    let decisions = 0;
    const tasks = await tasksWhile(page, async () => {
        while (decisions < 20) {
            const what = await waitForMove(page);
            if (what === 'payout' || what === 'end') break;
            await answer(page, 'keys', decisions++);
        }
    });
    expect(decisions).toBeGreaterThan(2);
    expect(tasks.length).toBeGreaterThan(100);
    longest.push(`${game} ${Math.round(Math.max(...tasks))}`);
    expect(Math.max(...tasks)).toBeLessThan(100);
    expect(faults).toEqual([]);
});
