// No key is missing in any language, none is unused, and the templates fit together.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engineWords, languages, pageWords } from '../../scripts/page-files';
import { form, inWords, money } from '../../src/words.svelte';

const source = path.resolve(import.meta.dirname, '../../src');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
/** Keys as they stand in the code: whole ones, and beginnings such as page.step.${…}. */
const used = [...code.matchAll(/['`"](page\.[\w.-]*)(\$\{)?/g)].map(([, key, open]) => ({
    key: key ?? '',
    begins: open !== undefined,
}));

test('every key of the page is in all four languages', () => {
    const english = Object.keys(pageWords('en')).sort();
    for (const language of languages) expect(Object.keys(pageWords(language)).sort()).toEqual(english);
});

test('every key that the code uses exists', () => {
    const words = Object.keys(pageWords('en'));
    const missing = used.filter(
        ({ key, begins }) => !words.some((word) => (begins ? word.startsWith(key) : word === key)),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
});

test('no key is unused', () => {
    const unused = Object.keys(pageWords('en')).filter(
        (word) => !used.some(({ key, begins }) => (begins ? word.startsWith(key) : word === key)),
    );
    expect(unused).toEqual([]);
});

test('a sentence fills in the same things in every language', () => {
    const slots = (text: string) => [...new Set([...text.matchAll(/\{(\d)/g)].map(([, slot]) => slot))].sort();
    for (const language of languages) {
        const [ours, english] = [pageWords(language), pageWords('en')];
        for (const [key, text] of Object.entries(english))
            expect([key, slots(ours[key] ?? '')]).toEqual([key, slots(text)]);
    }
});

test('no page word hides a word of the engine', () => {
    for (const language of languages)
        expect(Object.keys(engineWords(language)).filter((key) => key.startsWith('page.'))).toEqual([]);
});

test('numbers choose the form of a word', () => {
    expect([0, 1, 2].map((n) => form(n, 'en'))).toEqual([1, 0, 1]);
    expect([0, 1, 2].map((n) => form(n, 'fr'))).toEqual([0, 0, 1]);
    expect([1, 2, 5, 11, 21, 22, 112].map((n) => form(n, 'ru'))).toEqual([0, 1, 2, 2, 0, 1, 2]);
});

test('phrases of the engine in the words of each language', () => {
    const phrase = { key: 'lv.places', args: [{ seat: 1 }, { number: 2 }, { number: 5 }] };
    const said = languages.map((language) => inWords(phrase, ['Anna', 'Benno'], engineWords(language), language));
    expect(said[0]).toBe('Benno places 2 dice at casino 5.');
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toContain('Benno');
    expect(['en', 'fr', 'de', 'ru'].map((language) => money(70000, language as 'en'))).toEqual([
        '70,000',
        '70\u00a0000',
        '70.000',
        '70\u00a0000',
    ]);
});
