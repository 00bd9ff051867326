// A person in text mode: reads the numbered list, types, and presses Enter.
import type { Page } from 'playwright-core';
import { until, untilGone, untilThere } from './until';

export interface Offered {
    number: string;
    typed: string;
    sentence: string;
}
/** The numbered moves, those of folded lists too. */
export function offered(page: Page): Promise<Offered[]> {
    return page.locator('.text .choice').evaluateAll((all) =>
        all.map((choice) => ({
            number: choice.querySelector('b')?.textContent ?? '',
            typed: choice.dataset.typed ?? '',
            sentence: choice.querySelector('span')?.textContent ?? '',
        })),
    );
}
/** Types a line and sends it with Enter. */
export async function type(page: Page, line: string): Promise<void> {
    await page.locator('#text-line').focus();
    if (line !== '') await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
}
export async function said(page: Page): Promise<string> {
    await page.locator('.text-answer p').first().waitFor();
    return page.locator('.text-answer').innerText();
}

export type Asked = 'curtain' | 'payout' | 'end' | 'move';
export function waitForWords(page: Page): Promise<Asked> {
    return until(
        page,
        (there) =>
            document.querySelector(there) &&
            ((['curtain', 'payout', 'end'] as const).find((name) => document.querySelector(`.${name}`)) ?? 'move'),
        '.curtain .btn, .text .payout .btn, .end, .text .choice',
    );
}

/** One decision by typing: every third by number, the others by words or by a piece of the sentence. */
export async function answerInWords(page: Page, pick: number): Promise<Asked> {
    const what = await waitForWords(page);
    if (what === 'end') return what;
    if (what !== 'move') {
        await page.keyboard.press('Enter');
        await untilGone(page, `.${what}`);
        return what;
    }
    const question = await page.locator('.text').getAttribute('data-question');
    const list = await offered(page);
    const move = list[(pick * 7919) % list.length];
    const alone = (sentence: string) => list.filter((one) => one.sentence === sentence).length === 1;
    const words = pick % 3 === 1 && move && alone(move.sentence) ? move.sentence : (move?.typed ?? '');
    await type(page, pick % 3 === 0 ? (move?.number ?? '') : words);
    await untilThere(page, '.text-chosen .btn--go');
    await type(page, '');
    await until(
        page,
        (before) =>
            document.querySelector('.text')?.getAttribute('data-question') !== before ||
            document.querySelector('.text .payout') !== null ||
            null,
        question,
    );
    return what;
}
