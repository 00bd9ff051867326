// What a hand has to press on the boards for a move of a lesson.
import type { Page } from 'playwright-core';
import type { Move } from '../../src/table/types';

const machine = (name: unknown) => `[data-machine="${name}"] .casino-hit`;
const option = (move: Move) => `.tray .option[data-move='${JSON.stringify(move)}']`;

/** Things to press, in this order; then the move can be committed. */
export async function pressesFor(page: Page, move: Move): Promise<string[]> {
    if (Array.isArray(move.place)) return cards(move.place as number[]);
    if (move.place !== undefined) return [`.tray .group:nth-child(${move.place})`];
    if (move.card !== undefined) return [`.hand [data-card="${move.card}"]`];
    if (move.bank !== undefined) return [`[data-bank="${move.bank}"]`];
    if (move.kick !== undefined) return ['.choice >> nth=1'];
    if (move.at !== undefined) return ['.choice >> nth=0'];
    if (move.token !== undefined) return [`.token-pick >> nth=${move.token}`, machine(move.machine)];
    if (['colour', 'pawn', 'bet', 'win'].some((kind) => move[kind] !== undefined)) return [option(move)];
    if (move.poker !== undefined) return [`.poker-call .option >> nth=${move.poker === null ? 0 : 1}`];
    if (Array.isArray(move.keep)) return dice(page, move.keep.length);
    throw new Error(`nobody knows how to press ${JSON.stringify(move)}`);
}

/** Two cards of a value differ in the dice on them; a lesson plays the first ones of a value or all of them. */
function cards(wanted: number[]): string[] {
    const seen = new Map<string, number>();
    return wanted.map((card) => {
        const value = String(card).slice(0, 1);
        const nth = seen.get(value) ?? 0;
        seen.set(value, nth + 1);
        return `.hand-card[data-value="${value}"] >> nth=${nth}`;
    });
}

/** The strongest dice lie on the left; some may be held already. */
async function dice(page: Page, count: number): Promise<string[]> {
    const held = await page
        .locator('.pdie')
        .evaluateAll((all) => all.map((die) => die.getAttribute('aria-pressed') === 'true'));
    return held.flatMap((is, i) => (is === i < count ? [] : [`.pdie >> nth=${i}`]));
}
