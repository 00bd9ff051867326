// The referee's questions, as the page asks them of the engine.
import { expect, test } from 'vitest';
import { engineWords, languages } from '../../scripts/page-files';
import type { Tray } from '../../src/box/book';
import type { Move, Refusal, View } from '../../src/table/types';
import { hidden, type Json, pieces, recorded } from '../browser/referee';
import { TestEngine } from './engine';

function table(game: string, names: string[], options: Record<string, unknown> = {}): TestEngine {
    const engine = new TestEngine('croupier-lab');
    engine.ask({ new: { game, names, options } });
    return engine;
}
const said = (engine: TestEngine, pieces: unknown[], more: Record<string, unknown> = {}) =>
    engine.ask<Tray>({ tray: { seat: null, ...more, said: pieces } });

test('a roll asks for as many dice as are rolled, and is complete with the last of them', () => {
    const engine = table('las-vegas', ['Anna', 'Benno'], { first: 1 });
    engine.ask({ enter: { said: [60000, 60000, 60000, 60000, 60000, 70000] } });
    const first = said(engine, []);
    expect(first).toMatchObject({ made: false, hidden: false, ask: { what: 'die', whose: 1, got: 0, of: 8 } });
    expect(first.ask?.choices.map(({ piece }) => piece)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(said(engine, [1, 1, 2, 3, 4, 5, 6])).toMatchObject({ made: false, ask: { got: 7 } });
    expect(said(engine, [1, 1, 2, 3, 4, 5, 6, 6])).toMatchObject({ made: true, ask: null });
    expect(engine.ask<{ view: View }>({ show: { seat: null } }).view.asked).toEqual(['house']);
});

test('a preview shows what all would see', () => {
    const engine = table('las-vegas', ['Anna', 'Benno'], { first: 0 });
    engine.ask({ enter: { said: [60000, 60000, 60000, 60000, 60000, 70000] } });
    engine.ask({ enter: { said: [1, 1, 2, 3, 4, 5, 6, 6] } });
    const moves = engine.ask<Move[]>({ possible: { seat: 0 } });
    expect(moves).toContainEqual({ place: 6 });
    const ahead = said(engine, [], { seat: 0, move: { place: 6 } });
    expect(ahead.view?.seat).toBeNull();
    expect(ahead.told?.[0]?.say.key).toBe('lv.places');
});

test('hands are dealt without a word, and a wrong card is refused with its rule', () => {
    const engine = table('las-vegan', ['Anna', 'Benno', 'Carla'], { first: 0 });
    engine.ask({ enter: { said: ['R', '4', '8'] } });
    engine.ask({ enter: { said: [-2, -1, 0, -3, -4] } });
    expect(said(engine, [])).toMatchObject({ made: true, hidden: true, ask: null });
    engine.ask({ enter: { said: [] } });
    expect(engine.ask({ possible: { seat: 0 } })).toEqual([]);
    engine.ask({ enter: { seat: 0, said: ['B5'] } });
    const again = engine.ask<{ refused: Refusal }>({ enter: { seat: 1, said: ['B5'] } });
    expect(again.refused).toMatchObject({ rule: 'VGN-1', key: 'vgn.card-twice' });
    const { journal } = engine.ask<{ journal: string }>({ journal: {} });
    expect(journal.split('\n')[0]).toContain('"about":{"box":true}');
    expect(engine.ask({ load: { journal } })).toEqual({ entries: 4 });
});

test('every question is in all four languages', () => {
    for (const language of languages)
        expect(Object.keys(engineWords(language)).filter((key) => key.startsWith('box.')).length).toBe(36);
});

const files = [
    'las_vegas/neutral-three.jsonl',
    'boulevard/bonus.jsonl',
    'solitaire/two-rivals-against-white.jsonl',
    'colours/four-players-open-purses.jsonl',
    'las_vegas_cards/same-time-2.jsonl',
    'las_vegas_cards/tokens-2.jsonl',
    'las_vegan/bank-one-purse-empty.jsonl',
    'las_vegan/five-short.jsonl',
    'monte_carlo/short-board.jsonl',
];
test.each(files)('%s is entered piece by piece, each of them asked for, to the same result', (file) => {
    const game = recorded(file);
    const engine = table(game.game, game.names, game.options);
    let secret: Json[] = [];
    for (const { house = {}, seat = null, move } of game.entries) {
        const [word = ''] = Object.keys(move ?? house);
        const byCards = word === 'card' || (word === 'place' && game.game === 'las-vegas-cards');
        const left = hidden.includes(word) && !move ? [] : pieces(move ? (byCards ? move : []) : house);
        if (hidden.includes(word) && !move) secret = house[word] as Json[];
        const slip = { seat, ...(move && !byCards ? { move } : {}), said: [] as Json[] };
        for (let tray = engine.ask<Tray>({ tray: slip }); left.length > 0 || !tray.made; ) {
            const choices = tray.ask?.choices.filter((choice) => choice.left !== 0).map(({ piece }) => piece) ?? [];
            // Nothing is left of the entry: cards are shown that decide what is paid.
            const shown = left.length > 0 ? left : (secret[Number(tray.ask?.whose)] as Json[]);
            const at = shown.findIndex((piece) => choices.includes(piece as never));
            const [piece] = at < 0 ? [null] : shown.splice(at, 1);
            expect(choices).toContain(piece);
            slip.said.push(piece ?? null);
            tray = engine.ask<Tray>({ tray: slip });
        }
        expect(engine.ask({ enter: slip })).toHaveProperty('entries');
    }
    expect(engine.ask<{ view: View }>({ show: { seat: null } }).view.result).toMatchObject(game.result);
});
