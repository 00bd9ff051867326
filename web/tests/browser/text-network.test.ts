// Text mode at a network table: somebody types, somebody else sees the picture.

import { expect, test } from 'vitest';
import { decide } from './guest';
import { openServer } from './room';
import { answerInWords } from './typing';

const room = openServer();

test('a game over the network, one by typing, the other by mouse', async () => {
    const { hall } = room;
    const person = { kind: 'person' };
    const { table } = await hall.makeTable({ game: 'las-vegas', seats: [person, person], options: { rounds: 1 } });
    const anna = await room.guest({ settings: { text: true } });
    const benno = await room.guest();
    await hall.sit(anna.page, table, 'Anna');
    await hall.sit(benno.page, table, 'Benno');
    await benno.page.locator('.lobby > .act .btn--go').click();
    const byWords = (async () => {
        let typed = 0;
        for (let what = ''; what !== 'end'; ) {
            what = await answerInWords(anna.page, typed);
            if (what === 'move') ++typed;
        }
        return typed;
    })();
    const byMouse = (async () => {
        let picked = 0;
        while (await decide(benno.page, 'mouse')) ++picked;
        return picked;
    })();
    expect(await byWords).toBeGreaterThan(1);
    expect(await byMouse).toBeGreaterThan(1);
    const results = await Promise.all([anna, benno].map(({ page }) => page.locator('.winner h1').textContent()));
    expect(results[0]).toBe(results[1]);
    expect([...anna.faults, ...benno.faults]).toEqual([]);
});
