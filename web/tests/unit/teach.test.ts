// Every lesson is a game that the engine accepts, has words for all it says, and takes at most five minutes.
import { expect, test } from 'vitest';
import { languages, laterWords, rules } from '../../scripts/page-files';
import { games, lessons } from '../../src/games';
import { sameMove } from '../../src/table/moves';
import type { Move } from '../../src/table/types';
import { type Lesson, linesOf } from '../../src/teach/lesson';
import { between, overlap, place } from '../../src/teach/place';
import { type Shown, TestEngine } from './engine';

const engine = new TestEngine();
const all: Lesson[] = await Promise.all(Object.values(lessons).map(async (load) => (await load()).lesson));
/** The games' own lessons; the others are about what some games have besides. */
const whole = all.filter(({ name }) => games[name]);

/** The engine has taken every line. */
function accepts(lines: string[]): void {
    const journal = `${lines.join('\n')}\n`;
    expect(engine.ask({ load: { journal } }), lines.at(-1)).toEqual({ entries: lines.length - 1 });
}

test('every game has a lesson, and the lobby knows how long it takes and what there is besides', () => {
    const known = engine.ask<{ game: string }[]>({ games: {} }).map(({ game }) => game);
    expect(Object.keys(games).sort()).toEqual(known.sort());
    expect(all.map(({ name }) => name)).toEqual(Object.keys(lessons));
    for (const { name: game, more } of Object.values(games))
        for (const lesson of all.filter(({ name }) => name === game || more[name]))
            expect(JSON.parse(linesOf(lesson)[0] ?? '')).toMatchObject({ game });
});

test.each(whole)('the lesson of $name ends with the end of the game, and the learner wins it', (lesson) => {
    accepts(linesOf(lesson));
    expect(lesson.steps.at(-1)?.at).toBe(linesOf(lesson).length - 1);
    const { view } = engine.ask<Shown>({ show: { seat: 0 } });
    expect(view.over).toBe(true);
    expect(view.result?.winners).toEqual([0]);
});

test.each(all)('the engine accepts the lesson $name, and asks the learner where the lesson does', (lesson) => {
    const lines = linesOf(lesson);
    accepts(lines);
    const steps = lesson.steps;
    expect(steps.length).toBeGreaterThanOrEqual(whole.includes(lesson) ? 10 : 4);
    expect(steps.length).toBeLessThanOrEqual(22);
    for (const [i, step] of steps.entries()) {
        const before = steps[i - 1];
        expect(step.at, step.id).toBeLessThan(lines.length);
        // A move brings the next step at least one entry further; time never runs back.
        expect(step.at, step.id).toBeGreaterThanOrEqual((before?.at ?? 0) + (before?.wait === 'move' ? 1 : 0));
        if (step.wait !== 'move') continue;
        accepts(lines.slice(0, step.at + 1));
        const { offers } = engine.ask<Shown>({ show: { seat: 0 } });
        const { seat, move } = JSON.parse(lines[step.at + 1] ?? '') as { seat: number; move: Move };
        expect(seat, step.id).toBe(0);
        for (const wanted of [move, ...(step.or ?? [])]) {
            expect(
                offers.some((offer) => sameMove(offer, wanted)),
                `${step.id} ${JSON.stringify(wanted)}`,
            ).toBe(true);
            accepts(lines.with(step.at + 1, JSON.stringify({ seat: 0, move: wanted })));
        }
    }
});

/** The words of a lesson, as its file holds them. */
const wordsOf = (lesson: Lesson, language: string) => laterWords(language)[`teach-${lesson.name}`] ?? {};

test.each(all)('$name: a text for every step, none too many, and rules that exist', (lesson) => {
    const keys = lesson.steps.flatMap(({ id, wait }) => (wait === 'move' ? [id, `${id}.not`] : [id]));
    const wanted = keys.map((id) => `page.teach.${lesson.name}.${id}`).sort();
    for (const language of languages) expect(Object.keys(wordsOf(lesson, language)).sort()).toEqual(wanted);
    const blocks = rules('en').flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks));
    const numbered = blocks.map((block) => ('rule' in block ? block.rule : ''));
    for (const { rule } of lesson.steps) if (rule) expect(numbered).toContain(rule);
});

/** Reading 200 words a minute, 4 seconds for every step, and 10 for the sums of a payout; in the language that takes longest. */
function takes(lesson: Lesson): number {
    const payouts = lesson.steps.filter(({ wait }) => wait === 'payout').length;
    const acting = (lesson.steps.length * 4 + payouts * 10) / 60;
    const reading = languages.map((language) => {
        const words = wordsOf(lesson, language);
        const read = lesson.steps.map(({ id }) => {
            const text = words[`page.teach.${lesson.name}.${id}`] ?? '';
            // A number is one word, whatever stands between its thousands.
            return text.replace(/(?<=\d) (?=\d{3})/g, '').split(/\s+/).length;
        });
        // Short texts: they have to fit beside what they explain.
        for (const [i, length] of read.entries())
            expect(length, `${language} ${lesson.steps[i]?.id}`).toBeLessThanOrEqual(52);
        return read.reduce((sum, length) => sum + length, 0) / 200;
    });
    return acting + Math.max(...reading);
}

test.each(whole)('$name takes as long as the lobby says, and less than five minutes', (lesson) => {
    expect(takes(lesson)).toBeLessThan(5);
    expect(Math.ceil(takes(lesson))).toBe(games[lesson.name]?.minutes);
});

test.each(all.filter((lesson) => !whole.includes(lesson)))('$name takes less than three minutes', (lesson) => {
    expect(takes(lesson)).toBeLessThan(3);
});

test('the bubble goes where it hides nothing that matters', () => {
    const room = { width: 360, height: 640 };
    const size = { width: 344, height: 150 };
    const target = { x: 183, y: 250, width: 170, height: 110 };
    const tray = { x: 8, y: 500, width: 344, height: 132 };
    const box = place(
        size,
        room,
        [target, tray].map((one) => ({ box: one, weight: 100 })),
        target,
    );
    expect(overlap(box, target) + overlap(box, tray)).toBe(0);
    expect(box.y).toBeGreaterThanOrEqual(8);
    expect(between({ x: 0, y: 0, width: 100, height: 20 }, { x: 40, y: 60, width: 20, height: 20 })).toEqual({
        x1: 50,
        y1: 20,
        x2: 50,
        y2: 60,
    });
});
