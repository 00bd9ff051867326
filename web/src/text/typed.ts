// What somebody types, as a move: the same words as in the terminal (docs/terminal.md). Every move has flat words, the
// names and values of its JSON; as few of them as are clear are enough. In the page a move has a number and a sentence
// too, and the words of the sentence are understood as well.
import type { Move } from '../table/types';

interface Word {
    text: string;
    /** The name of something, which may be left out. */
    optional: boolean;
    /** The number of a seat: the name of who sits there means the same. */
    seat: boolean;
    number: boolean;
}

function wordsOf(value: unknown, seat = false): Word[] {
    const word = (text: string, kind: Partial<Word> = {}): Word[] => [
        { text, optional: false, seat: false, number: false, ...kind },
    ];
    if (value === null || (typeof value === 'object' && Object.keys(value).length === 0)) return word('none');
    if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one));
    if (typeof value === 'object')
        return Object.entries(value).flatMap(([key, member]) =>
            typeof member === 'boolean'
                ? word(key)
                : [...word(key, { optional: true }), ...wordsOf(member, key === 'seat')],
        );
    return typeof value === 'number' ? word(String(value), { seat, number: true }) : word(String(value));
}

/** Names that need not be read to understand what follows them. */
const silent = ['at', 'seat', 'die', 'stake', 'dice', 'value', 'face', 'machine', 'side', 'from', 'to'];

/** The words that name a move, as somebody would type them. */
export function typedForm(move: Move, names: string[]): string {
    return wordsOf(move)
        .filter(({ text, optional }, i) => i === 0 || !optional || !silent.includes(text))
        .map(({ text, seat }) => {
            const name = seat ? names[Number(text)] : undefined;
            return name && !/[ ,]/.test(name) ? name : text;
        })
        .join(' ');
}

const small = (text: string) => text.toLocaleLowerCase();

/** 60000 of 60,000, 60 000 (with a space that does not break), 60.000 or 60k; nothing if it is no number. */
export function asNumber(word: string): number | null {
    const plain = word.replace(/(?<=\d)[,.\u00a0\u202f](?=\d{3})/g, '');
    const found = /^(\d{1,9})(k?)$/i.exec(plain);
    return found ? Number(found[1]) * (found[2] ? 1000 : 1) : null;
}

/** A comma between a digit and three more belongs to the number: 60,000. */
export function splitWords(typed: string): string[] {
    return typed
        .replace(/(?<=\d),(?=\d{3}(\D|$))/g, '')
        .split(/[ \t,]+/)
        .filter((word) => word !== '');
}

/** How typed words are compared with the words of moves: to the letter, or cut short too. */
class Ear {
    constructor(
        readonly names: string[],
        readonly kind: boolean,
    ) {}
    hears(typed: string, word: Word): boolean {
        if (small(typed) === small(word.text)) return true;
        if (word.number && asNumber(typed) === Number(word.text)) return true;
        const name = small((word.seat && this.names[Number(word.text)]) || '');
        if (name !== '' && (this.kind ? name.startsWith(small(typed)) : name === small(typed))) return true;
        return this.kind && !word.number && small(word.text).startsWith(small(typed));
    }
    /** Whether the typed words are the words of the move, those that may be left out left out or not. */
    fits(typed: string[], words: Word[], whole: boolean): boolean {
        const [said, ...more] = typed;
        if (said === undefined && !whole) return true;
        const [word, ...rest] = words;
        if (word === undefined) return said === undefined;
        if (word.optional && this.fits(typed, rest, whole)) return true;
        return said !== undefined && this.hears(said, word) && this.fits(more, rest, whole);
    }
    /** Whether they are its words in another order: 33 3 for 3 33. */
    fitsInAnyOrder(typed: string[], words: Word[]): boolean {
        const left = [...typed];
        for (const word of words) {
            const at = left.findIndex((one) => this.hears(one, word));
            if (at >= 0) left.splice(at, 1);
            else if (!word.optional) return false;
        }
        return left.length === 0;
    }
}

const wordsIn = (text: string) =>
    small(text)
        .split(/[\s,.:;()«»“”„"']+/u)
        .filter((word) => word !== '');
/** Whether every typed word begins a word of the sentence, each another one. */
function inSentence(typed: string[], sentence: string): boolean {
    const left = wordsIn(sentence);
    return typed.every((word) => {
        const at = left.findIndex((one) => one.startsWith(word));
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
    });
}

/** b9 looks like B7, and is written like it. */
function written(like: string, word: string): string | null {
    const shape = (text: string) => text.replace(/\p{L}/gu, 'a').replace(/\d/g, '9');
    if (shape(like) !== shape(word)) return null;
    return like === like.toUpperCase() ? word.toUpperCase() : small(word);
}
/** Puts typed words into the places of a move's values; throws if they are too few or of another kind. */
function filledIn(value: unknown, typed: string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => filledIn(one, typed));
    if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filledIn(member, typed)]));
    if (typeof value === 'boolean') return value;
    const word = typed.shift() ?? '';
    const filled = typeof value === 'number' ? asNumber(word) : typeof value === 'string' ? written(value, word) : null;
    if (filled === null) throw new RangeError('of another kind');
    return filled;
}
/** A move that is not offered but has the form of one that is: the rules say why not. */
function guess(said: string[], offers: Move[]): Move | null {
    for (const offer of offers) {
        const typed = [...said];
        if (small(typed[0] ?? '') === small(Object.keys(offer)[0] ?? '')) typed.shift();
        const count = typed.length;
        try {
            const move = filledIn(offer, typed) as Move;
            if (count > 0 && typed.length === 0) return move;
        } catch (wrong) {
            if (!(wrong instanceof RangeError)) throw wrong;
        }
    }
    return null;
}

export interface Listed {
    number: number;
    move: Move;
    sentence: string;
}
export interface Meaning {
    /** The offered moves that it could be. */
    moves: Listed[];
    /** Or one that is not offered. */
    guess: Move | null;
}

export function meaningOf(typed: string, list: Listed[], names: string[]): Meaning {
    if (typed.trimStart().startsWith('{')) {
        try {
            return { moves: [], guess: JSON.parse(typed) as Move };
        } catch {
            return { moves: [], guess: null };
        }
    }
    const said = splitWords(typed);
    if (said.length === 0) return { moves: [], guess: null };
    const numbered = /^#?(\d+)$/.exec(said.length === 1 ? (said[0] ?? '') : '')?.[1];
    const byNumber = list.find(({ number }) => numbered !== undefined && number === Number(numbered));
    if (byNumber) return { moves: [byNumber], guess: null };

    const exact = new Ear(names, false);
    const kind = new Ear(names, true);
    // From the strictest way of listening to the kindest; the first that hears something counts.
    const form = small(said.join(' '));
    const spoken = wordsIn(typed);
    const ways: ((one: Listed) => boolean)[] = [
        ({ move }) => small(typedForm(move, names)) === form,
        ({ move }) => exact.fits(said, wordsOf(move), true),
        ({ move }) => exact.fitsInAnyOrder(said, wordsOf(move)),
        ({ move }) => kind.fits(said, wordsOf(move), true),
        ({ move }) => kind.fits(said, wordsOf(move), false),
        ({ sentence }) => wordsIn(sentence).join(' ') === spoken.join(' '),
        ({ sentence }) => inSentence(spoken, sentence),
    ];
    for (const hears of ways) {
        const moves = list.filter(hears);
        if (moves.length > 0) return { moves, guess: null };
    }
    const offers = list.map(({ move }) => move);
    return { moves: [], guess: guess(said, offers) };
}
