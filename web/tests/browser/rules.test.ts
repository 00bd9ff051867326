// "Why not?" and the rules panel: from a refusal to the text of its rule, in the language of the page; and everything
// that is not offered answers when it is pressed.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '../../scripts/page-files';
import { allRules, plain } from '../../src/rules/book';
import { deal, decide, fits, isAccessible, isAccessibleInBoth, setUp, sizes, waitFor } from './guest';
import { answer, waitForMove } from './players';
import { openRoom } from './room';

const room = openRoom();

/** The first words of a rule, up to what is drawn differently. */
function beginning(language: string, number: string): string {
    const text = allRules(rules(language)).find(({ rule }) => rule === number)?.text ?? '';
    return plain(text).slice(0, 40);
}
/** A turn in which some value was not rolled. */
async function missingValue(page: Page): Promise<number> {
    for (let turn = 0; turn < 12 && (await waitFor(page)) === 'group'; ++turn) {
        const places = page.locator('.casino:not(.casino--target)');
        if ((await places.count()) > 0) return Number(await places.first().getAttribute('data-place'));
        await decide(page, 'mouse');
    }
    throw new Error('every value was rolled every time');
}
/** Whether a rule is where it can be read: inside the text and inside the window. */
async function isSeen(rule: Locator): Promise<boolean> {
    return rule.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const room = element.closest('.rulebook-text')?.getBoundingClientRect();
        return room !== undefined && box.top >= room.top - 1 && box.top < room.bottom && room.bottom <= innerHeight + 1;
    });
}
const current = (page: Page) => page.locator('.rule[aria-current]');

test('by keyboard in English: why not, the rule, a search, another rule, another language', async () => {
    const { page, faults } = await room.sit('las-vegas', ['person', 'novice']);
    await deal(page);
    await page.keyboard.press(String(await missingValue(page)));
    await page.locator('.toast', { hasText: 'LV-7' }).waitFor();
    expect(await page.locator('.why').count()).toBe(0);
    await page.keyboard.press('w');
    const why = page.locator('.why-rule');
    expect(await why.textContent()).toContain(beginning('en', 'LV-7'));
    expect(await why.getAttribute('lang')).toBe('en');
    await isAccessibleInBoth(page);
    await page.keyboard.press('r');
    await current(page).waitFor();
    expect(await current(page).getAttribute('data-rule')).toBe('LV-7');
    await expect.poll(() => isSeen(current(page))).toBe(true);
    expect(await current(page).evaluate((rule) => rule === document.activeElement)).toBe(true);
    // This table's chapters are open, all others closed.
    expect(await page.locator('[data-chapter="LV-10"]').getAttribute('open')).not.toBeNull();
    expect(await page.locator('[data-chapter="BV-6"]').getAttribute('open')).toBeNull();
    await isAccessibleInBoth(page);

    const field = page.locator('.rulebook-find input');
    await field.fill('KICKER owner');
    await page.locator('.rulebook-hits', { hasText: /\d/ }).waitFor();
    const found = await page.locator('.rule').evaluateAll((all) => all.map((one) => one.dataset.rule));
    expect(found).toContain('BV-7');
    expect(found).not.toContain('LV-7');
    expect(await page.locator('.rulebook-hits').textContent()).toContain(String(found.length));
    await isAccessible(page);
    await field.fill('no such word');
    await page.locator('.rulebook-hits', { hasText: 'no such word' }).waitFor();
    expect(await page.locator('.rule').count()).toBe(0);

    // From one rule to another and back.
    await field.fill('lv-14');
    await page.locator('[data-rule="LV-14"] button.link', { hasText: 'LV-4' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-rule="LV-4"][aria-current]').waitFor();
    expect(await field.inputValue()).toBe('');
    await expect.poll(() => isSeen(current(page))).toBe(true);
    await page.locator('.rulebook-back').press('Enter');
    await page.locator('[data-rule="LV-14"][aria-current]').waitFor();
    await page.locator('.rulebook-toc button', { hasText: 'Kickers' }).press('Enter');
    await page.locator('[data-chapter="BV-6"][open]').waitFor();

    // The language of the page changes under the open panel.
    await page.locator('.rulebook-toc button', { hasText: /^End$/ }).press('Enter');
    const lay = await page.locator('[data-rule="LV-16"]').evaluate((rule) => rule.getBoundingClientRect().top);
    await page.locator('.rulebook-bar select').selectOption('de');
    await page.locator('.rulebook-text[lang="de"]').waitFor();
    expect(await page.locator('[data-rule="LV-16"]').textContent()).toContain(beginning('de', 'LV-16'));
    expect(await page.locator('.sheet h2').textContent()).toBe('Regeln');
    await expect
        .poll(() => page.locator('[data-rule="LV-16"]').evaluate((rule) => rule.getBoundingClientRect().top))
        .toBeLessThan(lay + 200);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
});

test('by touch on a phone in French', async () => {
    const { page, faults } = await room.sit('las-vegas', ['person', 'novice'], {
        viewport: sizes.phone,
        hasTouch: true,
        locale: 'fr-FR',
        colorScheme: 'light',
    });
    await deal(page);
    const value = await missingValue(page);
    await page.locator(`.casino[data-place="${value}"] .casino-hit`).tap({ force: true });
    await page.locator('.toast', { hasText: 'LV-7' }).waitFor();
    await page.locator('.toast-why').tap();
    await page.locator('.why-rule').waitFor();
    expect(await page.locator('.why-rule').textContent()).toContain(beginning('fr', 'LV-7'));
    await fits(page, false);
    await isAccessibleInBoth(page);
    await page.locator('.why-all').tap();
    await current(page).waitFor();
    expect(await current(page).textContent()).toContain(beginning('fr', 'LV-7'));
    expect(await page.locator('.rulebook-text').getAttribute('lang')).toBe('fr');
    await expect.poll(() => isSeen(current(page))).toBe(true);
    await isAccessibleInBoth(page);
    await page.locator('.rulebook-toc summary').tap();
    await page.locator('.rulebook-toc button', { hasText: 'Répartition des gains' }).first().tap();
    await expect.poll(() => isSeen(page.locator('[data-rule="LV-10"]'))).toBe(true);
    expect(await page.locator('.rulebook-toc[open]').count()).toBe(0);
    for (const size of [sizes.small, { width: 640, height: 360 }]) {
        await page.setViewportSize(size);
        await fits(page, false);
    }
    expect(faults).toEqual([]);
});

test('in the lobby: the rules of the chosen game, and the one that forbids a module', async () => {
    const { page, faults } = await room.sit('solitaire', ['person']);
    const button = page.locator('.setup button', { hasText: 'Rules' });
    await button.click();
    await page.locator('[data-rule="SOLO-1"]').waitFor();
    const shown = await page.locator('.chapter[open]').evaluateAll((all) => all.map((one) => one.dataset.chapter));
    expect(shown[0]).toBe('SOLO-1');
    expect(shown).toContain('LV-10');
    await page.keyboard.press('Escape');
    await page.locator('.game-card input[value="las-vegas"]').check({ force: true });
    await setUp(page, ['person', 'novice', 'novice']);
    const slot = page.locator('.switch', { hasText: 'Slot machine' });
    await slot.locator('small', { hasText: 'BV-14' }).waitFor();
    await slot.locator('input').focus();
    await page.keyboard.press('Space');
    await current(page).waitFor();
    expect(await current(page).getAttribute('data-rule')).toBe('BV-14');
    await expect.poll(() => isSeen(current(page))).toBe(true);
    await isAccessible(page);
    expect(faults).toEqual([]);
});

/** What is dimmed is no button to Playwright, but it is to people. */
const dimmed = { force: true };
/** Presses something that is not offered: it is refused in a sentence, and the next one is another. */
async function isRefused(page: Page, press: () => Promise<unknown>, says: string | RegExp): Promise<void> {
    await press();
    await page.locator('.toast', { hasText: says }).waitFor();
    await page.locator('.toast .btn--icon').click();
    await page.locator('.toast').waitFor({ state: 'detached' });
}

test('whatever is not offered says why: dice', async () => {
    const { page } = await room.sit('las-vegas', ['person', 'novice']);
    await deal(page);
    const value = await missingValue(page);
    await isRefused(page, () => page.locator('.group--none').first().click(dimmed), 'LV-7');
    await isRefused(page, () => page.locator(`.casino[data-place="${value}"] .casino-hit`).click(dimmed), 'LV-7');
    await isRefused(page, () => page.locator('.act .btn--go').click(dimmed), 'Choose');
});

test('whatever is not offered says why: the bank, tokens, cards of a rank', async () => {
    const { page } = await room.sit('las-vegan', ['person', 'novice']);
    await deal(page);
    while ((await page.locator('.hand button.hand-card[aria-disabled="false"]').count()) === 0) {
        await waitForMove(page);
        if ((await page.locator('.hand button.hand-card[aria-disabled="false"]').count()) > 0) break;
        await answer(page, 'mouse');
    }
    await isRefused(page, () => page.locator('[data-bank]').first().click(dimmed), 'play a card');
    await isRefused(page, () => page.locator('.pile-card').click(dimmed), 'play a card');
    await isRefused(page, () => page.locator('.token-rest').first().click(dimmed), 'play a card');
    const ranks = await page
        .locator('.hand button.hand-card[aria-disabled="false"]')
        .evaluateAll((all) => all.map((card) => card.dataset.card?.slice(1)));
    const other = [...'0123456789'].find((rank) => !ranks.includes(rank)) ?? '';
    await isRefused(page, () => page.keyboard.press(other), /VGN-7|BANK-5|your hand/);
    await isAccessible(page);
});

test('whatever is not offered says why: squares of the track', async () => {
    const { page } = await room.sit('monte-carlo', ['person', 'novice']);
    await deal(page);
    while ((await page.locator('main.play[data-step="pawn"] .option').count()) === 0) await answer(page, 'mouse');
    await isRefused(page, () => page.locator('[data-square="60"] .casino-hit').click(), 'MC-5');
    await page.locator('[data-square="0"] .casino-hit').click();
    await page.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    await isAccessible(page);
});
