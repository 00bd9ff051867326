// Which chapters of the rules a table plays by: those of its game, and of the modules that are on.
import type { Options } from '../table/types';
import type { Chapter, RulePage } from './book';

/** Where a game's rules stand, the first page first. */
const pagesOf: Record<string, string[]> = {
    'las-vegas': ['las-vegas', 'boulevard', 'las-vegas-cards'],
    solitaire: ['boulevard', 'las-vegas'],
    colours: ['boulevard', 'las-vegas'],
    'las-vegas-cards': ['las-vegas-cards'],
    'las-vegan': ['las-vegan'],
    'monte-carlo': ['monte-carlo'],
};
/** Chapters of a page that only this game or these options bring to the table; the others belong to their page's game. */
type Played = (options: Options, seats: number, game: string) => boolean;
const on = (name: string): Played => {
    return (options) => options[name] === true;
};
const conditions: Record<string, Played> = {
    'NEU-1': on('neutral'),
    'BV-1': (options, seats, game) =>
        game === 'las-vegas' &&
        (seats > (options.neutral ? 4 : 5) ||
            options.minimum === 'by-players' ||
            options.hundreds === true ||
            options['big-dice'] === true),
    'BV-6': on('kickers'),
    'BV-12': on('rainbow'),
    'BV-14': on('slot-machine'),
    'BV-18': on('bonus'),
    'ACT-1': on('actions'),
    'SOLO-1': (_, __, game) => game === 'solitaire',
    'NEW-1': (_, __, game) => game === 'colours',
    'LVC-13': on('sequential'),
    'TOK-1': on('tokens'),
    'BANK-1': (_, seats) => seats === 2,
};

export interface Placed {
    page: RulePage;
    chapter: Chapter;
}

/** The chapters of a game, in the order in which they are read, and all others. */
export function divided(
    pages: RulePage[],
    { game, options, seats }: { game: string; options: Options; seats: number },
): { here: Placed[]; elsewhere: Placed[] } {
    const order = pagesOf[game] ?? [game];
    const own = (page: RulePage) => (page.name === 'boulevard' ? false : order.includes(page.name));
    const cards = (page: RulePage) => page.name === 'las-vegas-cards' && game === 'las-vegas';
    const played = ({ page, chapter }: Placed) => {
        const condition = order.includes(page.name) ? conditions[chapter.name] : undefined;
        return condition ? condition(options, seats, game) : own(page) && !cards(page);
    };
    const rank = ({ page }: Placed) => {
        const at = order.indexOf(page.name);
        return at < 0 ? order.length : at;
    };
    const all = pages
        .flatMap((page) => page.chapters.map((chapter) => ({ page, chapter })))
        .map((placed, at) => ({ placed, at }))
        .sort((a, b) => rank(a.placed) - rank(b.placed) || a.at - b.at)
        .map(({ placed }) => placed);
    return { here: all.filter(played), elsewhere: all.filter((placed) => !played(placed)) };
}
