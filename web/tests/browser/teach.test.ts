// Every tutorial played to the end of its game; back, left, taken up again, skipped, in another language; nothing it
// points at is hidden.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games, lessons } from '../../src/games';
import type { Move } from '../../src/table/types';
import { type Lesson, linesOf, type Step } from '../../src/teach/lesson';
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

async function begin(name: string, options: Parameters<typeof sitDown>[2] = {}): Promise<Guest & { lesson: Lesson }> {
    const guest = await sitDown(browser, site.address, options);
    await guest.page.goto(`${site.address}/#learn/${name}`);
    const lesson = (await lessons[name]?.())?.lesson;
    if (!lesson) throw new Error(`no lesson ${name}`);
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

/** The lesson from this step on. */
async function learn(
    page: Page,
    lesson: Lesson,
    hand: Hand,
    look?: (step: Step) => Promise<void>,
    from = 0,
): Promise<void> {
    for (const [i, step] of lesson.steps.entries()) {
        if (i < from) continue;
        await page.locator(bubble(step.id)).waitFor();
        await pointsWell(page, step);
        await look?.(step);
        if (i < lesson.steps.length - 1) await doStep(page, lesson, step, hand);
    }
}

/** So many steps back, and the table is what it was then. */
async function back(page: Page, lesson: Lesson, from: Step, hand: Hand): Promise<number> {
    const before = lesson.steps.slice(0, lesson.steps.indexOf(from));
    const to = before.findLastIndex(({ wait }) => wait !== 'payout');
    if (hand === 'keys') await page.keyboard.press('ArrowLeft');
    else await press(page, hand, '.coach-back');
    await page.locator(bubble(lesson.steps[to]?.id ?? '')).waitFor();
    return to;
}

const other = (size: { width: number }) => (size.width === sizes.phone.width ? sizes.desktop : sizes.phone);
/** Steps at which the page is examined in both themes. */
const examined: Record<string, string[]> = {
    'las-vegas': ['place', 'payout', 'end'],
    'las-vegan': ['token'],
    'monte-carlo': ['call'],
    boulevard: ['actions'],
};
async function examine(page: Page, lesson: Lesson, step: Step): Promise<void> {
    for (const colorScheme of examined[lesson.name]?.includes(step.id) ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme });
        await isAccessible(page);
    }
}
const hands: Record<string, Hand> = { 'las-vegas': 'keys', colours: 'keys', solitaire: 'touch' };

test.each(Object.keys(games))('%s is learnt to the end of a game, and then played', async (game) => {
    const hand = hands[game] ?? 'mouse';
    const first = hand === 'keys' ? sizes.desktop : sizes.phone;
    const { page, context, faults, lesson } = await begin(game, { viewport: first, hasTouch: hand === 'touch' });
    await learn(page, lesson, hand, async (step) => {
        // Every step on a phone; on a desk, where there is room, some of them.
        if (first === sizes.desktop || lesson.steps.indexOf(step) % 4 === 0) {
            await page.setViewportSize(other(first));
            await pointsWell(page, step);
            await page.setViewportSize(first);
        }
        await examine(page, lesson, step);
    });
    // The learner has won a whole game. From there one step back is a table where it is not over.
    const end = lesson.steps.at(-1) as Step;
    expect(await page.locator('.winner h1').innerText()).toContain('Anna wins');
    expect(await page.locator('.end-table tbody tr').count()).toBeGreaterThan(0);
    const to = await back(page, lesson, end, hand);
    expect(await page.locator('.end').count()).toBe(0);
    expect(await page.locator('main.play').getAttribute('data-question')).not.toBeNull();
    // Closing the page loses nothing: from here it ends again as it did.
    await page.reload();
    await learn(page, lesson, hand, undefined, to);
    expect(await page.locator('.winner h1').innerText()).toContain('Anna wins');
    // What can be learnt besides is one press away, and so is a real game.
    expect(await page.locator('.coach-more .btn').count()).toBe(1 + Object.keys(games[game]?.more ?? {}).length);
    await page.locator('.coach .btn--go').click();
    await page.waitForURL(/#play\//);
    await page.locator('main.play .board').waitFor();
    expect(await page.locator('.seat').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
});

test('what games have besides is learnt on a phone, forwards and back', async () => {
    const { page, context, faults } = await begin('boulevard', { viewport: sizes.phone, hasTouch: true });
    for (const name of Object.values(games).flatMap(({ more }) => Object.keys(more))) {
        await page.goto(`${site.address}/#learn/${name}`);
        const lesson = (await lessons[name]?.())?.lesson as Lesson;
        await learn(page, lesson, 'touch', (step) => examine(page, lesson, step));
        await back(page, lesson, lesson.steps.at(-1) as Step, 'touch');
    }
    // The rule behind a step opens in the rules.
    await page.locator('.coach header .link', { hasText: 'MC-17' }).click();
    await page.locator('.rule[aria-current]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
});

test('back from a payout, and through a whole lesson', async () => {
    const { page, context, faults, lesson } = await begin('las-vegas-cards', { viewport: sizes.phone });
    const payout = lesson.steps.findIndex(({ wait }) => wait === 'payout');
    const board = () => page.locator('.board').innerText();
    const seen: string[] = [];
    for (const step of lesson.steps.slice(0, payout)) {
        await page.locator(bubble(step.id)).waitFor();
        seen.push(await board());
        await doStep(page, lesson, step, 'mouse');
    }
    await page.locator(bubble('payout')).waitFor();
    let at = payout;
    for (; at > 0; --at) {
        expect(await back(page, lesson, lesson.steps[at] as Step, at % 2 === 0 ? 'keys' : 'mouse')).toBe(at - 1);
        expect(await board()).toBe(seen[at - 1]);
    }
    expect(await page.locator('.coach-back').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.locator(bubble(lesson.steps[1]?.id ?? '')).waitFor();
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
