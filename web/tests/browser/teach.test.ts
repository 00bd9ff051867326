// Every tutorial played through; left, taken up again, skipped, in another language; nothing it points at is hidden.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Move } from '../../src/table/types';
import { type Lesson, linesOf, type Step } from '../../src/teach/lesson';
import { lessons } from '../../src/teach/lessons';
import { type Guest, house, isAccessible, launch, sitDown, sizes } from './guest';
import { pressesFor } from './lesson-moves';

let browser: Browser;
let site: Awaited<ReturnType<typeof house>>;
beforeAll(async () => {
    site = await house();
    browser = await launch();
});
afterAll(async () => {
    await browser.close();
    site.close();
});

const bubble = (id: string) => `.coach[data-step="${id}"]`;

async function begin(game: string, options: Parameters<typeof sitDown>[2] = {}): Promise<Guest & { lesson: Lesson }> {
    const guest = await sitDown(browser, site.address, options);
    await guest.page.goto(`${site.address}/#learn/${game}`);
    const lesson = await lessons[game]?.();
    if (!lesson) throw new Error(`no lesson for ${game}`);
    return { ...guest, lesson };
}

/** The bubble is in the window, what it points at too, and neither covers the other. */
async function pointsWell(page: Page, step: Step): Promise<void> {
    const wrong = (selector: string | undefined) =>
        page.evaluate((point) => {
            const found: string[] = [];
            const inside = (what: string, box: DOMRect) => {
                if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                    found.push(
                        `${what} is not in the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
                    );
            };
            const coach = document.querySelector<HTMLElement>('.coach');
            if (!coach || coach.style.visibility === 'hidden') return ['no bubble'];
            const box = coach.getBoundingClientRect();
            inside('bubble', box);
            const targets = point ? [...document.querySelectorAll(point)] : [];
            const boxes = targets.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
            if (point && boxes.length === 0) found.push(`${point} is not there`);
            const marks = document.querySelectorAll('.coach-mark').length;
            if (marks !== boxes.length) found.push(`${marks} marks for ${boxes.length} things`);
            for (const one of boxes) {
                inside(point ?? '', one);
                const [x, y] = [
                    Math.min(box.right, one.right) - Math.max(box.left, one.left),
                    Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top),
                ];
                if (x > 1 && y > 1) found.push(`${point} is covered by ${Math.round(x)} × ${Math.round(y)}`);
            }
            return found;
        }, selector);
    // The bubble moves a frame after the table has.
    let all = await wrong(step.point);
    for (let tries = 0; all.length > 0 && tries < 20; ++tries) {
        await page.waitForTimeout(50);
        all = await wrong(step.point);
    }
    expect(all, `${step.id} ${JSON.stringify(page.viewportSize())}`).toEqual([]);
}

type Hand = 'mouse' | 'touch' | 'keys';
async function press(page: Page, hand: Hand, selector: string): Promise<void> {
    const there = page.locator(selector);
    if (hand === 'touch') await there.tap();
    else await there.click();
}
/** What the step asks for, by this hand. */
async function doStep(page: Page, lesson: Lesson, step: Step, hand: Hand): Promise<void> {
    if (step.wait === 'move') {
        const { move } = JSON.parse(linesOf(lesson)[step.at + 1] ?? '') as { move: Move };
        if (hand === 'keys') {
            await page.keyboard.press(String(move.place));
        } else for (const there of await pressesFor(page, move)) await press(page, hand, there);
        await page.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    }
    const button = step.wait === 'move' ? '.act .btn--go' : step.wait === 'payout' ? '.payout .btn' : '.coach .btn--go';
    if (hand === 'keys') await page.keyboard.press('Enter');
    else await press(page, hand, button);
}

/** The whole lesson; every step is looked at in both sizes. */
async function learn(page: Page, lesson: Lesson, hand: Hand, look?: (step: Step) => Promise<void>): Promise<void> {
    for (const [i, step] of lesson.steps.entries()) {
        await page.locator(bubble(step.id)).waitFor();
        await pointsWell(page, step);
        await look?.(step);
        if (i < lesson.steps.length - 1) await doStep(page, lesson, step, hand);
    }
}

const other = (size: { width: number }) => (size.width === sizes.phone.width ? sizes.desktop : sizes.phone);
/** Steps at which the page is examined in both themes. */
const examined: Record<string, string[]> = {
    'las-vegas': ['aim', 'place', 'payout', 'end'],
    'las-vegan': ['token'],
    'monte-carlo': ['call'],
};
const hands: Record<string, Hand> = { 'las-vegas': 'keys', solitaire: 'touch' };

test.each(Object.keys(lessons))('%s is learnt to the end, and then played', async (game) => {
    const hand = hands[game] ?? 'mouse';
    const first = hand === 'touch' ? sizes.phone : sizes.desktop;
    const { page, context, faults, lesson } = await begin(game, { viewport: first, hasTouch: hand === 'touch' });
    await learn(page, lesson, hand, async (step) => {
        await page.setViewportSize(other(first));
        await pointsWell(page, step);
        await page.setViewportSize(first);
        for (const colorScheme of examined[game]?.includes(step.id) ? (['light', 'dark'] as const) : []) {
            await page.emulateMedia({ colorScheme });
            await isAccessible(page);
        }
    });
    await page.locator('.coach .btn--go').click();
    await page.waitForURL(/#play\//);
    await page.locator('main.play .board').waitFor();
    expect(await page.locator('.seat').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
});

test('another move gets a friendly answer; leaving, coming back, another language', async () => {
    const { page, context, faults, lesson } = await begin('las-vegas', { viewport: sizes.phone });
    const [, , , place] = lesson.steps as [Step, Step, Step, Step];
    // A move before it is time, and another one than the lesson wants: nothing happens, and it says why.
    await page.locator(bubble('aim')).waitFor();
    await page.keyboard.press('1');
    await page.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    await page.keyboard.press('1');
    await page.locator('.coach-nudge').waitFor();
    await page.keyboard.press('u');
    for (const step of lesson.steps.slice(0, 3)) {
        await page.locator(bubble(step.id)).waitFor();
        await doStep(page, lesson, step, 'mouse');
    }
    await page.locator(bubble('place')).waitFor();
    const question = await page.locator('main.play').getAttribute('data-question');
    await page.keyboard.press('1');
    await page.locator('.act .btn--go[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.coach-nudge').waitFor();
    expect(await page.locator('main.play').getAttribute('data-question')).toBe(question);
    await page.keyboard.press('u');
    await doStep(page, lesson, place, 'keys');
    await page.locator(bubble('others')).waitFor();
    // Closing the page loses nothing.
    await page.reload();
    await page.locator(bubble('others')).waitFor();
    expect(await page.locator('.casino[data-place="3"] .n').first().innerText()).toContain('2');
    // German, in place.
    const english = await page.locator('.coach-text').innerText();
    await page.locator('.top nav .btn').last().click();
    await page.locator('dialog select').first().selectOption('de');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('.coach-text').innerText()).not.toBe(english);
    expect(await page.locator('.coach header').innerText()).toContain('Überspringen');
    // The rule behind a step is one tap away.
    await page.locator('.coach .btn--go').click();
    await page.locator(bubble('tie')).waitFor();
    await page.locator('.coach header .link', { hasText: 'LV-10' }).click();
    await page.locator('.rule[aria-current]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    // Escape leaves; the lobby knows where we were, and brings us back.
    await page.keyboard.press('Escape');
    await page.locator('.lobby .learn a', { hasText: 'weiter lernen' }).click();
    await page.locator(bubble('tie')).waitFor();
    await page.locator('.coach-skip').click();
    await page.locator('.lobby .learn').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game')))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
});
