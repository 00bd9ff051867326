// Every kind of question of every board: it fits at every size, and has no axe violation in both themes; every board with
// four-colour cards in both themes, too. And Boulevard by keys alone: every kind of move that its modules bring.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { engineWords } from '../../scripts/page-files';
import { isAccessible, looksRight } from './guest';
import { go } from './hints';
import { boulevardMoves, kindOfMove, phases } from './phases';
import { choose } from './players';
import { keptAt, turnTo, type Where } from './positions';
import { openRoom } from './room';

const room = openRoom();

/** Suits and players in the palette that the setting "four-colour cards" has. */
async function inFourColours(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
    await page.evaluate(() => document.documentElement.toggleAttribute('data-four', true));
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, ['color-contrast']);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-four', false));
}

test.each(Object.entries(phases))('%s: every kind of question', async (_, all) => {
    const { page, faults } = await room.visit();
    for (const [i, [name, where]] of Object.entries(all).entries()) {
        await turnTo(page, keptAt(where));
        expect(`${where.journal}: ${await page.locator('main.play').getAttribute('data-step')}`).toBe(
            `${where.journal}: ${name.split(' ')[1]}`,
        );
        await choose(page, 'mouse');
        await looksRight(page, true);
        if (i < 2) await inFourColours(page, i === 0 ? 'light' : 'dark');
    }
    expect(faults).toEqual([]);
});

const words = engineWords('en');

/** What was entered after a position. */
async function enteredAfter(page: Page, { entries }: Where): Promise<Record<string, unknown>> {
    const read = () =>
        page.evaluate(
            (line) => JSON.parse(localStorage.getItem('croupier.game.kept') ?? '{}').journal.split('\n')[line],
            entries + 1,
        );
    await expect.poll(read, { timeout: 20_000 }).not.toBe('');
    return JSON.parse(await read()).move;
}

/** Chooses a move of this kind by keys, up to the Enter that commits it. */
async function chooseByKeys(page: Page, kind: string): Promise<void> {
    const press = (key: string) => page.keyboard.press(key);
    const [word = '', card = ''] = kind.split(' ');
    if (word === 'place' || word === 'at+place') {
        const faces = await page
            .locator('.tray .group:not(.group--alt)')
            .evaluateAll((all) => all.flatMap((one, i) => (one.ariaDisabled === 'false' ? [String(i + 1)] : [])));
        for (const face of faces) {
            await press(face);
            await page.locator(go).waitFor();
            // The same value again is the slot machine, where the dice can go there.
            const alternative = page.locator('.group--alt');
            if (word === 'place') return;
            if ((await alternative.count()) === 0) continue;
            await press(face);
            await page.locator('.casino--chosen[data-place="slot"]').waitFor();
            return;
        }
        throw new Error('nothing goes to the slot machine');
    }
    if (word !== 'play' && word !== 'reroll') {
        await press('1');
        return page.locator(go).waitFor();
    }
    const wanted = words[`card.${word === 'play' ? card : 'reroll'}`];
    const title = page.locator('.sheet h2');
    for (let tries = 0; tries < 4; ++tries) {
        await press('a');
        await page.locator(`${go}, .sheet`).first().waitFor();
        if ((await page.locator('.sheet').count()) > 0) {
            if ((await title.textContent()) === wanted) break;
            await press('Escape');
            await page.locator('.sheet').waitFor({ state: 'detached' });
        } else if ((await page.locator('.act-say strong').textContent())?.includes(wanted ?? '')) return;
    }
    expect(await title.textContent()).toBe(wanted);
    if (word === 'play') await press('1');
    else {
        const face = await page.locator('.sheet .choice').first().getAttribute('aria-label');
        await press(face?.at(-1) ?? '');
        for (let tries = 0; tries < 20; ++tries) {
            await press('Tab');
            if (await page.evaluate(() => document.activeElement?.matches('.sheet .btn--go'))) break;
        }
        await press('Enter');
    }
    // Another card may have been chosen before: the button alone does not tell that this one is.
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await page.locator(go).waitFor();
}

test('Boulevard by keys alone: every kind of move of every module', async () => {
    const { page, faults } = await room.visit();
    for (const [kind, where] of Object.entries(boulevardMoves)) {
        await turnTo(page, keptAt(where));
        await chooseByKeys(page, kind);
        await page.keyboard.press('Enter');
        expect(kindOfMove(await enteredAfter(page, where))).toBe(kind);
    }
    expect(faults).toEqual([]);
});
