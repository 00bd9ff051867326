// Somebody who watches a real game, of which a journal is known, and taps what lies open.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { until, untilThere } from './until';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Entry = { house?: { [word: string]: Json }; seat?: number; move?: { [word: string]: Json } };

export interface Recorded {
    game: string;
    names: string[];
    options: { [name: string]: Json };
    entries: Entry[];
    result: { money: number[]; winners: number[] };
    lines: string[];
}

export function recorded(file: string): Recorded {
    const folder = path.resolve(import.meta.dirname, '../../../tests/data/journals');
    const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
    const [head, ...rest] = lines.map((line) => JSON.parse(line));
    const { result } = rest.pop();
    return { game: head.game, names: head.seats, options: head.options ?? {}, entries: rest, result, lines };
}

/** The pieces of an entry in the order in which a journal writes them. */
export function pieces(value: Json): Json[] {
    if (value === null || typeof value !== 'object') return [value];
    return Object.values(value).flatMap(pieces);
}

/** Cards that only their owners saw. */
export const hidden = ['hands', 'hand', 'colours', 'bonus', 'actions'];

export class Referee {
    #page: Page;
    #game: Recorded;
    /** The cards of this round that are shown at its end. */
    #secret: Json[] = [];
    #said = 0;
    constructor(page: Page, game: Recorded) {
        this.#page = page;
        this.#game = game;
    }

    /** The table as the browser keeps it, with these people and options, after so many entries. */
    #kept(entries: number): string {
        const { game, names, options, lines } = this.#game;
        return JSON.stringify({
            id: 'recorded',
            game,
            names,
            options,
            seats: names.map(() => ({ kind: 'person' })),
            box: true,
            journal: entries === 0 ? '' : `${lines.slice(0, entries + 1).join('\n')}\n`,
            over: false,
            winners: [],
            changed: 1,
        });
    }

    /** A table as the lobby would make it. */
    async sit(address: string): Promise<void> {
        await this.#page.goto(address);
        await this.#page.evaluate((saved) => localStorage.setItem('croupier.game.recorded', saved), this.#kept(0));
        await this.#page.goto(`${address}/#play/recorded`);
        await this.#page.reload();
        await this.#page.addLocatorHandler(this.#page.locator('.payout .btn'), (button) => button.click());
    }

    /** Time passes: the game is taken up where it stood after so many entries. */
    async skipTo(entries: number): Promise<void> {
        for (const { house = {} } of this.#game.entries.slice(0, entries)) {
            const word = Object.keys(house)[0] ?? '';
            if (hidden.includes(word)) this.#secret = (house[word] ?? []) as Json[];
        }
        await this.#page.evaluate(() => {
            location.hash = '';
        });
        await untilThere(this.#page, '.chair');
        await this.#page.evaluate((saved) => {
            localStorage.setItem('croupier.game.recorded', saved);
            location.hash = '#play/recorded';
        }, this.#kept(entries));
        await untilThere(this.#page, '.desk, main.play:has(.say b)');
    }

    /** How many entries are kept in the browser. */
    saved(): Promise<number> {
        return this.#page.evaluate(() => {
            const { journal } = JSON.parse(localStorage.getItem('croupier.game.recorded') ?? '{}');
            return String(journal)
                .split('\n')
                .filter((line) => line.startsWith('{"house"') || line.startsWith('{"seat"')).length;
        });
    }
    async journal(): Promise<string> {
        return this.#page.evaluate(() => JSON.parse(localStorage.getItem('croupier.game.recorded') ?? '{}').journal);
    }

    /** Enters everything from one entry up to another. */
    async enter(from: number, to: number): Promise<void> {
        for (let i = from; i < to; ++i) {
            const entry = this.#game.entries[i];
            if (!entry) return;
            const word = Object.keys(entry.house ?? {})[0] ?? '';
            if (hidden.includes(word)) this.#secret = (entry.house?.[word] ?? []) as Json[];
            else if (entry.house) await this.#say(pieces(entry.house));
            else await this.#answer(entry.move ?? {});
            await this.#reached(i + 1);
        }
    }

    async #tap(piece: Json): Promise<void> {
        await this.#page.locator(`.desk-piece[data-piece='${JSON.stringify(piece)}']`).click();
    }
    /** By taps; later rolls of dice by keys, which is quicker. */
    async #say(all: Json[]): Promise<void> {
        this.#said += all.length;
        const dice = this.#said > 60 && all.length > 1 && (await this.#page.locator('.desk--die').count()) > 0;
        for (const piece of all) {
            if (dice && typeof piece === 'number' && piece >= 1 && piece <= 6)
                await this.#page.keyboard.press(String(piece));
            else await this.#tap(piece);
        }
    }
    async #press(selector: string, at = 0): Promise<void> {
        await this.#page.locator(`main.play:has(.say b) ${selector}`).nth(at).click();
    }
    async #go(): Promise<void> {
        await this.#page.locator('.act .btn--go[aria-disabled="false"]').click();
    }

    /** What a seat answered, on the board of its game. */
    async #answer(move: { [word: string]: Json }): Promise<void> {
        const [word = ''] = Object.keys(move);
        const value = move[word];
        if (this.#game.game === 'las-vegas-cards' && word === 'place') {
            const before = await this.saved();
            await this.#say(pieces(value ?? []));
            // Where more could be placed somebody says that this is all.
            const more = this.#page.locator(`.desk[data-said="${pieces(value ?? []).length}"] .btn--go`);
            while ((await this.saved()) === before) {
                if (await more.isVisible()) return more.click();
                await this.#page.waitForTimeout(20);
            }
        } else if (word === 'card') await this.#tap(value ?? null);
        else if (word === 'place') await this.#press(`.tray > :nth-child(${value})`);
        else if (word === 'bank')
            await this.#press(value === 'pile' ? 'button.pile-card' : `.bank button.hand-card[data-bank="${value}"]`);
        else if (word === 'token') {
            await this.#press(`.token-pick[data-token="${value}"]`);
            const { machine, side } = move;
            if (machine) await this.#press(`.machine[data-machine="${machine}"] .casino-hit`);
            else await this.#press('.machine-side', side === 'min' ? 0 : 1);
        } else if (word === 'poker' || word === 'join') await this.#stake(word, value ?? null);
        else if (word === 'keep') await this.#keep((value ?? []) as Json[]);
        else await this.#press(`.option[data-move='${JSON.stringify(move)}']`);
    }
    async #stake(word: string, value: Json): Promise<void> {
        await this.#page.locator('main.play:has(.say b) .poker-call').waitFor();
        if (value === null || value === 0) {
            await this.#press('.poker-call .option');
            if (word === 'join') await this.#go();
            return;
        }
        const stake = typeof value === 'number' ? value : (value as { stake: number }).stake;
        const seat = typeof value === 'number' ? null : (value as { seat: number }).seat;
        if (seat !== null) await this.#press(`.poker-call .option:has-text("${this.#game.names[seat]}")`);
        const shown = async () => Number((await this.#page.locator('.stake output').textContent())?.replace(/\D/g, ''));
        if (seat === null) await this.#page.locator('.stake .btn').last().click();
        for (let n = 0; n < 30 && (await shown()) !== stake; ++n)
            await this.#page.locator('.stake .btn')[(await shown()) < stake ? 'last' : 'first']().click();
        await this.#go();
    }
    async #keep(kept: Json[]): Promise<void> {
        const dice = this.#page.locator('main.play:has(.say b) button.pdie');
        await dice.first().waitFor();
        if (kept.length === 0 || kept.length === 5) await this.#press('.poker-keep .btn', kept.length === 0 ? 1 : 0);
        const left = [...kept];
        const faces = kept.length === 5 ? [] : await dice.allTextContents();
        for (const [i, face] of faces.entries()) {
            const at = left.indexOf(face);
            if (at < 0) continue;
            left.splice(at, 1);
            await dice.nth(i).click();
        }
        await this.#go();
    }

    /** Waits until so many entries are kept; cards that have to be shown first are shown. */
    async #reached(entries: number): Promise<void> {
        for (;;) {
            const { whose, said } = await until(
                this.#page,
                (wanted) => {
                    const { journal } = JSON.parse(localStorage.getItem('croupier.game.recorded') ?? '{}');
                    const lines = String(journal)
                        .split('\n')
                        .filter((line) => /^\{"(house|seat)"/.test(line)).length;
                    const shows = document.querySelector<HTMLElement>('.desk--colour, .desk--bonus');
                    if (lines >= wanted) return { whose: null, said: '' };
                    return shows ? { whose: Number(shows.dataset.whose), said: shows.dataset.said ?? '' } : null;
                },
                entries,
            );
            if (whose === null || this.#secret.length === 0) return;
            await this.#show(whose, said);
        }
    }
    /** Those cards of a seat that can be shown; "no more" when there is none. */
    async #show(seat: number, said: string): Promise<void> {
        const cards = this.#secret[seat] as Json[];
        const offered = await this.#page
            .locator('.desk-piece')
            .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
        const at = cards.findIndex((card) => offered.includes(JSON.stringify(card)));
        await this.#tap(at < 0 ? null : (cards.splice(at, 1)[0] ?? null));
        await until(
            this.#page,
            (before) => document.querySelector<HTMLElement>('.desk')?.dataset.said !== before || null,
            said,
        );
    }
}
