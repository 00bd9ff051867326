// The rules of a language, loaded when somebody wants to read them.
import { type Language, need, words } from '../words.svelte';
import type { RulePage } from './book';

export interface Book {
    language: Language;
    pages: RulePage[];
}
const loaded = new Map<Language, Promise<Book>>();

async function load(language: Language): Promise<Book> {
    const answer = await fetch(`/rules/${language}.json`);
    return { language, pages: (await answer.json()) as RulePage[] };
}

/** The book in the language of the moment: the one that is open stays until the other one is here. */
export class OpenBook {
    now: Book | null = $state.raw(null);

    constructor(turned: (turn: () => void) => void = (turn) => turn()) {
        $effect(() => {
            const language = words.language;
            const book = loaded.get(language) ?? load(language);
            loaded.set(language, book);
            void Promise.all([book, need('rules')])
                .then(([here]) => {
                    if (words.language !== language) return;
                    turned(() => {
                        this.now = here;
                    });
                })
                // Without a network, and before anything was kept, it is tried again the next time.
                .catch(() => loaded.delete(language));
        });
    }
}
