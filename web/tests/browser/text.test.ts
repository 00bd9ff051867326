// Text mode: whole games by typing alone, what is answered, a curtain between two people, no axe violation.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deal, fits, isAccessibleInBoth, sizes } from './guest';
import { keptNew, shortRace, turnTo } from './positions';
import { openRoom } from './room';
import { answerInWords, offered, said, type, waitForWords } from './typing';

const room = openRoom({ settings: { text: true } });

/** Both themes without a violation, nothing wider than the narrowest phone. */
async function readsWell(page: Page): Promise<void> {
    await isAccessibleInBoth(page);
    for (const size of ['small', 'desktop'] as const) {
        await page.setViewportSize(sizes[size]);
        await fits(page, false);
    }
}

const games = [
    { game: 'las-vegas', kinds: ['person', 'novice'], locale: 'en-GB', headings: 3 },
    { game: 'solitaire', kinds: ['person'], locale: 'fr-FR', headings: 3 },
    { game: 'colours', kinds: ['person', 'novice'], locale: 'de-DE', headings: 3 },
    { game: 'las-vegas-cards', kinds: ['person', 'novice'], locale: 'ru-RU', headings: 3 },
    { game: 'las-vegan', kinds: ['person', 'novice'], locale: 'fr-FR', headings: 5 },
    { game: 'monte-carlo', kinds: ['person', 'novice'], locale: 'de-DE', headings: 4 },
];
test.each(games)('$game: a whole game by typing alone', async ({ game, kinds, locale, headings }) => {
    const { page, faults } = await room.sit(game, kinds, { locale });
    if (game === 'monte-carlo') await turnTo(page, keptNew(game, kinds, shortRace));
    else await deal(page);
    expect(await waitForWords(page)).toBe('move');
    // Pictures are nowhere; headings, tables with captions and a live log are.
    expect(await page.locator('.casino, .die, .pcard, .track, .seats').count()).toBe(0);
    expect(await page.locator('.text-table h2').count()).toBeGreaterThanOrEqual(headings);
    expect(await page.locator('.text-table table').count()).toBe(await page.locator('.text-table caption').count());
    const seen = new Set<string>();
    let decisions = 0;
    for (; decisions < 600; ++decisions) {
        if ((await waitForWords(page)) === 'end') break;
        const step = await page.evaluate(() => document.querySelector<HTMLElement>('.text')?.dataset.step ?? '');
        if (!seen.has(step) && seen.size < (headings > 3 ? 2 : 1)) {
            seen.add(step);
            await readsWell(page);
        }
        await answerInWords(page, decisions);
    }
    expect(await page.locator('.end').count()).toBe(1);
    expect(decisions).toBeGreaterThan(game === 'monte-carlo' ? 4 : 8); // dice may end a short race soon
    expect(await page.locator('body').textContent()).not.toMatch(/page\.text|undefined|NaN/);
    expect(faults).toEqual([]);
});

test('what is typed is answered in one sentence, and commands do what help says', async () => {
    const { page, faults } = await room.sit('las-vegas', ['person', 'novice', 'novice']);
    await deal(page);
    await waitForWords(page);
    await type(page, 'xyzzy');
    expect(await said(page)).toMatch(/“xyzzy” is no move and no command/);
    const list = await offered(page);
    const missing = [1, 2, 3, 4, 5, 6].find((face) => !list.some(({ number }) => number === String(face)));
    if (missing !== undefined) {
        await type(page, `place ${missing}`);
        await page.locator('.text-answer .link').waitFor();
        expect(await said(page)).toMatch(/No die shows .* LV-\d+/s);
        await type(page, 'why');
        await page.locator('dialog [aria-current]').waitFor();
        await page.keyboard.press('Escape');
    }
    await type(page, 'help');
    expect((await said(page)).split('\n').length).toBeGreaterThan(12);
    await type(page, 'status');
    expect(await said(page)).toMatch(/Round 1 of 4[\s\S]*Anna \(you\)[\s\S]*Carla/);
    await type(page, 'board');
    expect(await said(page)).toMatch(/6 Circus Circus: Notes/);
    await type(page, 'moves');
    expect(await said(page)).toContain(`${list[0]?.number}. ${list[0]?.sentence}`);
    await type(page, 'log all');
    expect(await said(page)).toMatch(/the casinos are filled/);
    await type(page, 'rules LV-10');
    await page.locator('dialog [aria-current]', { hasText: 'LV-10' }).waitFor();
    await page.keyboard.press('Escape');
    await type(page, 'odds');
    await page.waitForFunction(() => /to win/.test(document.querySelector('.text-answer')?.textContent ?? ''));
    // A chosen move says what it would come to; undo drops it, and Enter makes it.
    await type(page, list[0]?.number ?? '');
    await page.locator('.text-chosen .btn--go').waitFor();
    expect(await page.locator('.text-chosen').textContent()).toMatch(/you \d.*Enter does it/);
    await readsWell(page);
    await type(page, 'undo');
    expect(await page.locator('.text-chosen .btn--go').count()).toBe(0);
    await type(page, 'back');
    expect(await said(page)).toMatch(/Entry \d+ of \d+/);
    await type(page, 'now');
    await type(page, 'undo');
    expect(await said(page)).toMatch(/nothing that you can take back/);
    // Languages switch in the middle, commands too.
    await type(page, 'settings');
    await page.locator('dialog select[name="language"]').selectOption('fr');
    await page.keyboard.press('Escape');
    await page.locator('html[lang="fr"]').waitFor();
    await type(page, 'aide');
    expect(await said(page)).toMatch(/toute la table, phrase par phrase/);
    await type(page, 'picture');
    await page.locator('.casino').first().waitFor();
    expect(faults).toEqual([]);
});

test('people at one screen: the curtain falls, secret cards are typed by their parts, undo takes them back', async () => {
    const { page, faults } = await room.sit('las-vegas-cards', ['person', 'person']);
    await deal(page);
    for (let i = 0; i < 2 && (await waitForWords(page)) === 'curtain'; ++i) await answerInWords(page, 0);
    const hand = await page.locator('.text-table li').first().innerText();
    const cards = /: ([\d, ]+)\./.exec(hand)?.[1]?.split(', ') ?? [];
    expect(cards.length).toBe(5);
    await type(page, `${cards[1]} ${cards[0]}`);
    await page.locator('.text-chosen .btn--go').waitFor();
    await type(page, '');
    await page.locator('.curtain .btn').waitFor();
    await page.keyboard.press('Enter');
    await waitForWords(page);
    // The other one sees nothing of it, and has other cards.
    expect(await page.locator('.text').innerText()).not.toMatch(/You have chosen/);
    expect(faults).toEqual([]);
});
