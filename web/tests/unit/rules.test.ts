// All languages have all rules, all that a rule refers to is there, and a table shows the chapters that it plays by.
import { expect, test } from 'vitest';
import { languages, rules } from '../../scripts/page-files';
import { games } from '../../src/games';
import { divided, never } from '../../src/rules/at-table';
import { allRules, finds, type Piece, pieces, type RulePage, readPage } from '../../src/rules/book';
import type { GameAbout } from '../../src/table/options';
import { TestEngine } from './engine';

const english = rules('en');
const numbers = (pages: RulePage[]) => allRules(pages).map(({ rule }) => rule);
const chapters = (pages: RulePage[]) => pages.flatMap((page) => page.chapters.map(({ name }) => name));
const texts = (pages: RulePage[]) =>
    pages.flatMap((page) =>
        page.chapters.flatMap(({ blocks }) =>
            blocks.flatMap((block) => ('rows' in block ? block.rows.flat() : 'text' in block ? [block.text] : [])),
        ),
    );
const cited = (all: Piece[]): string[] =>
    all.flatMap((piece) => (piece.kind === 'mark' ? cited(piece.pieces) : piece.kind === 'rule' ? [piece.text] : []));

test('all rules are there, each once, in every language and in the same chapters', () => {
    expect(numbers(english).length).toBeGreaterThan(140);
    expect(new Set(numbers(english)).size).toBe(numbers(english).length);
    for (const language of languages) {
        expect(numbers(rules(language))).toEqual(numbers(english));
        expect(chapters(rules(language))).toEqual(chapters(english));
        for (const { rule, text } of allRules(rules(language))) expect([rule, text.length > 20]).toEqual([rule, true]);
    }
});

test('the languages are not copies of each other', () => {
    const all = languages.map((language) => new Map(allRules(rules(language)).map(({ rule, text }) => [rule, text])));
    for (const rule of numbers(english))
        expect([rule, new Set(all.map((one) => one.get(rule))).size]).toEqual([rule, 4]);
});

test('every rule that a text refers to exists, and nothing of the notation is left over', () => {
    const known = new Set(numbers(english));
    let links = 0;
    for (const language of languages)
        for (const text of texts(rules(language))) {
            const parts = pieces(text);
            for (const rule of cited(parts)) expect([text, known.has(rule)]).toEqual([text, true]);
            links += cited(parts).length;
            const rest = parts.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
            expect(rest).not.toMatch(/[*`]|\[[RD]/);
        }
    expect(links).toBeGreaterThan(150);
});

test('a page of rules is taken apart', () => {
    const page = readPage(
        'x',
        '# X\n\nFor two,\nor three.\n- **LV-1** *One.* See\n  LV-2 [R: as MC-3].\n\n## Data\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\n```\n| S\n```\nAfter.\n',
    );
    expect(page).toEqual({
        name: 'x',
        title: 'X',
        chapters: [
            {
                name: 'LV-1',
                heading: '',
                blocks: [{ text: 'For two, or three.' }, { rule: 'LV-1', text: '*One.* See LV-2 [R: as MC-3].' }],
            },
            {
                name: 'x.data',
                heading: 'Data',
                blocks: [
                    {
                        rows: [
                            ['a', 'b', 'c'],
                            ['1', '2', '3'],
                        ],
                    },
                    { drawing: '| S\n' },
                    { text: 'After.' },
                ],
            },
        ],
    });
    expect(pieces('K-Q-J-10, **two** of LV-2 [R\u00a0: as MC-3]')).toEqual([
        { kind: 'text', text: 'K-Q-J-10, ' },
        { kind: 'strong', text: 'two' },
        { kind: 'text', text: ' of ' },
        { kind: 'rule', text: 'LV-2' },
        { kind: 'text', text: ' ' },
        {
            kind: 'mark',
            mark: 'R',
            pieces: [
                { kind: 'text', text: 'as ' },
                { kind: 'rule', text: 'MC-3' },
            ],
        },
    ]);
});

test('a search does not mind accents, capitals, separators and the order of words', () => {
    expect(finds('egalite gagnée', '*Égalité gagnée.* Seulement')).toBe(true);
    expect(finds('10000', 'jusqu’à 10\u00a0000')).toBe(true);
    expect(finds('10,000 lot', 'by LOT, 10.000')).toBe(true);
    expect(finds('lv-1', 'LVC-1 Six casinos')).toBe(false);
    expect(finds('dice rolled', 'all dice are placed')).toBe(false);
});

const played = (game: string, options = {}, seats = 4) =>
    divided(english, { rules: games[game]?.rules ?? [], options, seats }).here.map(({ chapter }) => chapter.name);

test('a table shows the chapters that it plays by, its own first', () => {
    const base = ['LV-0', 'LV-1', 'LV-6', 'LV-10', 'LV-16'];
    expect(played('las-vegas')).toEqual(base);
    expect(played('las-vegas', { neutral: true })).toEqual([...base, 'NEU-1']);
    expect(played('las-vegas', { neutral: true }, 5)).toEqual([...base, 'NEU-1', 'BV-1']);
    expect(played('las-vegas', { minimum: 'by-players', kickers: true, tokens: true })).toEqual([
        ...base,
        'BV-1',
        'BV-6',
        'TOK-1',
    ]);
    expect(played('las-vegas', {}, 6)).toEqual([...base, 'BV-1']);
    expect(played('solitaire', {}, 1)).toEqual(['SOLO-1', ...base]);
    expect(played('colours', {}, 2)).toEqual(['NEW-1', ...base]);
    expect(played('las-vegas-cards')).toEqual(['LVC-1', 'LVC-4', 'LVC-10', 'las-vegas-cards.data']);
    expect(played('las-vegas-cards', { sequential: true, tokens: true })).toContain('TOK-1');
    expect(played('las-vegan')).not.toContain('BANK-1');
    expect(played('las-vegan', {}, 2)).toContain('BANK-1');
    expect(played('monte-carlo')).toContain('MC-31');
    for (const { rules: chapters_ } of Object.values(games)) {
        const { here, elsewhere } = divided(english, { rules: chapters_, options: {}, seats: 3 });
        expect([...here, ...elsewhere].map(({ chapter }) => chapter.name).sort()).toEqual(chapters(english).sort());
    }
});

test('the chapters that a game takes are those of its families of rules', () => {
    const engine = new TestEngine();
    const families = (names: string[]) => [...new Set(names.map((name) => /^[A-Z]+(?=-\d)/.exec(name)?.[0]))];
    for (const about of engine.ask<GameAbout[]>({ games: {} })) {
        const taken = (games[about.game]?.rules ?? []).flatMap(({ page, only, but = {} }) => {
            const all = english.find(({ name }) => name === page)?.chapters.map(({ name }) => name) ?? [];
            for (const name of Object.keys(only ?? but)) expect(all).toContain(name);
            return only ? Object.keys(only) : all.filter((name) => but[name] !== never);
        });
        const theirs = families(taken).filter((family) => family !== undefined);
        expect([about.game, theirs.sort()]).toEqual([about.game, [...about.rules].sort()]);
    }
});
