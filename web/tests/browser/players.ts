// Habits for the boards that are not dice: what is asked, and how mouse, keys and fingers answer it.
import type { Page } from 'playwright-core';
import type { Hand } from './guest';
import { until, untilGone, untilThere } from './until';

/** What can be pressed to answer, in the order of preference. */
const targets = [
    '.choice',
    '.bank button.hand-card[aria-disabled="false"]',
    'button.pile-card[aria-disabled="false"]',
    '.machine--target .casino-hit',
    '.machine-side--target',
    '.hand button.hand-card[aria-disabled="false"]',
    '.hand--dice .hand-card:not(.hand-card--rest)',
    'button.pdie',
    '.poker-call .option',
    '.option[aria-disabled="false"]',
    '.group[aria-disabled="false"]',
];
const asked = targets.map((target) => `main.play:has(.say b) ${target}`);

export type Asked = 'curtain' | 'payout' | 'end' | 'move';

/** Waits until something is to be decided, and says what. */
export function waitForMove(page: Page, timeout = 60_000): Promise<Asked> {
    return until(
        page,
        (there) =>
            document.querySelector(there) &&
            ((['curtain', 'payout', 'end'] as const).find((name) => document.querySelector(`.${name}`)) ?? 'move'),
        ['.curtain .btn', '.payout .btn', '.end', ...asked].join(', '),
        timeout,
    );
}

/** The keys that answer what is asked now. */
async function keysFor(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        const rank = (card: string | undefined) => card?.slice(1) ?? '';
        if (all('.choice').length > 0) return ['1'];
        const bank = all('.bank button.hand-card[aria-disabled="false"]')[0];
        if (bank) return [rank(bank.dataset.bank)];
        if (all('button.pile-card[aria-disabled="false"]').length > 0) return ['p'];
        const groups = all('.tray .group');
        if (groups.length > 0)
            return [String(groups.findIndex((one) => one.getAttribute('aria-disabled') === 'false') + 1)];
        const tokens = all('.token-pick');
        if (tokens.length > 0)
            return [String(tokens.findIndex((one) => one.getAttribute('aria-disabled') === 'false') + 1)];
        const dice = all('.hand--dice .hand-card')[0];
        if (dice) return [dice.dataset.value ?? ''];
        const card = all('.hand button.hand-card[aria-disabled="false"]')[0];
        if (card) return [rank(card.dataset.card)];
        if (all('button.pdie').length > 0) return ['1', '2'];
        if (all('.poker-call').length > 0) return all('.poker-call .option').length > 1 ? ['1', '+', '-'] : ['0'];
        const options = all('.tray--options .option');
        return [String(options.findIndex((one) => one.getAttribute('aria-disabled') === 'false') + 1)];
    });
}

/** Chooses something that can be committed. */
export async function choose(page: Page, hand: Hand, pick = 0): Promise<void> {
    const chosenNow = () => untilThere(page, '.act .btn--go[aria-disabled="false"]');
    if (hand === 'keys') {
        for (const key of await keysFor(page)) await page.keyboard.press(key);
        await chosenNow();
        return;
    }
    const [chosen, ...counts] = await page.evaluate(
        (all) => all.map((selector) => document.querySelectorAll(selector).length),
        ['.act .btn--go[aria-disabled="false"]', ...targets],
    );
    // What is chosen already is committed by a second tap.
    if (chosen) return;
    const which = counts.findIndex((count) => count > 0);
    const there = page.locator(targets[which] ?? targets[0] ?? '').nth(pick % (counts[which] ?? 1));
    if (hand === 'touch') await there.tap();
    else await there.click();
    await chosenNow();
}

/** One decision, by this hand. False when the game is over. */
export async function answer(page: Page, hand: Hand, pick = 0): Promise<boolean> {
    const use = async (selector: string) => {
        const there = page.locator(selector).first();
        if (hand === 'touch') await there.tap();
        else await there.click();
    };
    const what = await waitForMove(page);
    if (what === 'end') return false;
    if (what !== 'move') {
        if (hand === 'keys') await page.keyboard.press('Enter');
        else await use(`.${what} .btn`);
        await untilGone(page, `.${what}`);
        return true;
    }
    const entry = await page.locator('main.play').getAttribute('data-question');
    await choose(page, hand, pick);
    if (hand === 'keys') await page.keyboard.press('Enter');
    else await use('.act .btn--go[aria-disabled="false"]');
    await until(
        page,
        (before) =>
            document.querySelector('main.play')?.getAttribute('data-question') !== before ||
            document.querySelector('.payout, .end, .curtain') !== null ||
            null,
        entry,
    );
    return true;
}

export async function playToTheEnd(page: Page, hand: Hand, most = 2000): Promise<number> {
    let decisions = 0;
    while (decisions < most && (await answer(page, hand, decisions))) ++decisions;
    return decisions;
}
