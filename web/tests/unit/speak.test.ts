// Words that are loaded at the same time do not drive each other out.
import { afterEach, expect, test, vi } from 'vitest';
import { need, speak, words } from '../../src/words.svelte';

afterEach(() => vi.unstubAllGlobals());

test('the last one to ask for words gets all of them, whichever comes first', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.stubGlobal('fetch', (address: string) => {
        const name = address.replace(/^\/words\/|\.json$/g, '');
        return new Promise((done) => answers.push(() => done({ json: async () => ({ [name]: name }) })));
    });
    const all = [speak('de'), need('one'), need('two')];
    // What was asked for first comes last.
    for (const answer of answers.reverse()) {
        answer();
        await new Promise((done) => setTimeout(done));
    }
    await Promise.all(all);
    expect(words.language).toBe('de');
    expect(Object.keys(words.catalogue).sort()).toEqual(['de', 'de/one', 'de/two']);
});
