// Games that stand in the middle: recorded journals up to a decision. The page takes them up as it takes up any saved game,
// so that a test sees the same table every time without playing to it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Guest, sitDown, type Visit } from './guest';

const journals = path.resolve(import.meta.dirname, '../../../tests/data/journals');

/** Which journal, after how many entries, and who sits at the page. */
export interface Where {
    journal: string;
    entries: number;
    seat: number;
}
export const positions = {
    dice: { journal: 'las_vegas/four-rounds', entries: 93, seat: 2 },
    five: { journal: 'las_vegas/five-players-open-purses', entries: 121, seat: 4 },
    eight: { journal: 'boulevard/eight-players', entries: 49, seat: 2 },
    boulevard: { journal: 'boulevard/everything-4', entries: 220, seat: 3 },
    solitaire: { journal: 'solitaire/three-rounds-open-purses', entries: 127, seat: 0 },
    colours: { journal: 'colours/three-players', entries: 67, seat: 1 },
    cards: { journal: 'las_vegas_cards/same-time-5', entries: 67, seat: 0 },
    'cards-turns': { journal: 'las_vegas_cards/sequential-5', entries: 98, seat: 2 },
    'cards-token': { journal: 'las_vegas_cards/tokens-4', entries: 121, seat: 2 },
    'cards-tokens': { journal: 'las_vegas_cards/tokens-4', entries: 92, seat: 3 },
    'vegan-bank': { journal: 'las_vegan/bank-four-rounds', entries: 112, seat: 0 },
    'vegan-three': { journal: 'las_vegan/three-four-rounds', entries: 96, seat: 1 },
    'vegan-token': { journal: 'las_vegan/four-two-rounds', entries: 67, seat: 0 },
    'vegan-five': { journal: 'las_vegan/five-four-rounds', entries: 98, seat: 1 },
    'cards-pay': { journal: 'las_vegas_cards/same-time-4-open', entries: 54, seat: 3 },
    'race-two': { journal: 'monte_carlo/two-players', entries: 399, seat: 0 },
    'race-pawn': { journal: 'monte_carlo/four-players', entries: 361, seat: 2 },
    'race-bet': { journal: 'monte_carlo/four-players', entries: 306, seat: 1 },
    'race-poker': { journal: 'monte_carlo/four-players', entries: 412, seat: 3 },
    'race-keep': { journal: 'monte_carlo/four-players', entries: 416, seat: 3 },
    'race-send': { journal: 'monte_carlo/three-players', entries: 344, seat: 0 },
} satisfies Record<string, Where>;
export type Position = keyof typeof positions;

interface Head {
    game: string;
    seats: string[];
    options: object;
}

function kept(game: string, names: string[], kinds: string[], options: object, journal: string): string {
    return JSON.stringify({
        id: 'kept',
        game,
        names,
        seats: kinds.map((kind) => (kind === 'person' ? { kind } : { kind: 'bot', level: kind })),
        options,
        odds: true,
        journal,
        over: false,
        winners: [],
        changed: 1,
    });
}
/** The game as the page keeps it: one person against novices, or against others, with odds. */
export function keptAt(name: Position | Where, others = 'novice'): string {
    const { journal, entries, seat } = typeof name === 'string' ? positions[name] : name;
    const lines = readFileSync(path.join(journals, `${journal}.jsonl`), 'utf8').split('\n');
    const { game, seats, options } = JSON.parse(lines[0] ?? '') as Head;
    const kinds = seats.map((_, i) => (i === seat ? 'person' : others));
    return kept(game, seats, kinds, options, `${lines.slice(0, entries + 1).join('\n')}\n`);
}
/** A game that has not begun, with options that the lobby does not offer. */
export function keptNew(game: string, kinds: string[], options: object): string {
    return kept(game, ['Anna', 'Benno', 'Carla', 'Denny'].slice(0, kinds.length), kinds, options, '');
}
/** A race with every kind of square on it, but short. */
export const shortRace = { board: 'SF2B3GG2GB1G2R3GA' };

/** Another game in the same window. Whoever plays the old one leaves first: it would be kept once more. */
export async function turnTo(page: Page, game: string): Promise<void> {
    await page.evaluate(() => {
        location.hash = '';
    });
    await page.locator('.chair').first().waitFor();
    await page.evaluate((saved) => {
        localStorage.setItem('croupier.game.kept', saved);
        location.hash = '#play/kept';
    }, game);
    await page.locator('main.play .say b, .text .choice').first().waitFor({ state: 'attached' });
}

export async function takeUp(
    browser: Browser,
    address: string,
    name: Position | Where,
    options: Visit = {},
): Promise<Guest> {
    const guest = await sitDown(browser, address, options);
    await guest.context.addInitScript((saved) => localStorage.setItem('croupier.game.kept', saved), keptAt(name));
    await guest.page.goto(`${address}/#play/kept`);
    await guest.page.locator('main.play .say b').waitFor();
    return guest;
}
