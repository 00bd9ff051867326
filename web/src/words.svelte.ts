// Phrases put into words: the same templates as the engine's (src/words), in the language of the moment.
import type { Arg, Phrase } from './table/types';

export type Language = 'en' | 'fr' | 'de' | 'ru';
export const languages: { code: Language; name: string }[] = [
    { code: 'en', name: 'English' },
    { code: 'fr', name: 'Français' },
    { code: 'de', name: 'Deutsch' },
    { code: 'ru', name: 'Русский' },
];

export type Catalogue = Record<string, string>;
export const words: { language: Language; catalogue: Catalogue } = $state({ language: 'en', catalogue: {} });

const loaded = new Map<string, Catalogue>();
/** The parts of the page whose words are wanted too: web/words/LANGUAGE/on-demand. */
const parts = new Set<string>();

async function load(name: string): Promise<Catalogue> {
    let catalogue = loaded.get(name);
    if (!catalogue) {
        catalogue = (await (await fetch(`/words/${name}.json`)).json()) as Catalogue;
        loaded.set(name, catalogue);
    }
    return catalogue;
}

/** The last one to ask knows of all parts, and which language is wanted: the others wait for it. */
interface Asked {
    language: Language;
    done: Promise<void>;
}
let last: Asked | null = null;

export function speak(language: Language): Promise<void> {
    const names = [language, ...[...parts].map((part) => `${language}/${part}`)];
    const mine: Asked = {
        language,
        done: Promise.all(names.map(load)).then((all): Promise<void> | undefined => {
            if (last !== null && last !== mine) return last.done;
            words.catalogue = Object.assign({}, ...all);
            words.language = language;
            document.documentElement.lang = language;
            return undefined;
        }),
    };
    last = mine;
    return mine.done;
}

/** Loads the words of a part of the page, in this language and in all that are spoken after it. */
export async function need(part: string): Promise<void> {
    if (parts.has(part)) return;
    parts.add(part);
    await speak(last?.language ?? words.language);
}

/** Which form of a word goes with a number: Russian has three, the others two (in French 0 is singular too). */
export function form(number: number, language: Language): number {
    if (language === 'fr') return number >= 2 ? 1 : 0;
    if (language !== 'ru') return number === 1 ? 0 : 1;
    const tens = Math.floor(number / 10) % 10;
    const ones = number % 10;
    if (tens === 1 || ones === 0 || ones > 4) return 2;
    return ones === 1 ? 0 : 1;
}

export function money(dollars: number, language: Language = words.language): string {
    const separator = language === 'en' ? ',' : language === 'de' ? '.' : '\u00a0';
    const digits = String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, separator);
    return dollars < 0 ? `\u2212${digits}` : digits;
}

/** 70k on notes and seats. */
export function short(dollars: number): string {
    if (dollars === 0) return '0';
    return `${dollars < 0 ? '\u2212' : ''}${Math.abs(dollars) / 1000}k`;
}

/** 61 % of 0.61, as each language writes it. */
export function percent(chance: number): string {
    const number =
        chance > 0 && chance < 0.01 ? '<1' : chance > 0.99 && chance < 1 ? '>99' : `${Math.round(chance * 100)}`;
    return words.language === 'en' ? `${number}%` : `${number}\u00a0%`;
}

function filled(arg: Arg, names: string[], catalogue: Catalogue, language: Language): string {
    if ('number' in arg) return String(arg.number);
    if ('money' in arg) return money(arg.money, language);
    if ('seat' in arg) return names[arg.seat] ?? String(arg.seat + 1);
    if ('word' in arg) return catalogue[arg.word] ?? arg.word;
    if ('dice' in arg) return arg.dice.join(' ');
    return arg.text;
}

function numberOf(arg: Arg): number {
    if ('number' in arg) return arg.number;
    return 'money' in arg ? arg.money : 0;
}

export function inWords(phrase: Phrase, names: string[], catalogue: Catalogue, language: Language): string {
    const template = catalogue[phrase.key];
    if (template === undefined) return phrase.key;
    return template
        .replace(/\{(\d)(?::([^}]*))?\}/g, (_, which: string, forms?: string) => {
            const arg = phrase.args[Number(which)];
            if (arg === undefined) return '';
            if (forms === undefined) return filled(arg, names, catalogue, language);
            const all = forms.split('|');
            return all[Math.min(form(numberOf(arg), language), all.length - 1)] ?? '';
        })
        .trimEnd();
}

export function say(phrase: Phrase, names: string[] = []): string {
    return inWords(phrase, names, words.catalogue, words.language);
}

/** The page's own words: numbers and texts fill in. */
export function w(key: string, ...args: (number | string)[]): string {
    return say({ key, args: args.map((arg) => (typeof arg === 'number' ? { number: arg } : { text: arg })) });
}

export function firstLanguage(): Language {
    const wanted = localStorage.getItem('croupier.language') ?? navigator.language.slice(0, 2);
    return languages.find(({ code }) => code === wanted)?.code ?? 'en';
}
