// Which chapters of the rules a table plays by: those of its game, and of the modules that are on. Which those are says
// the game (games/<game>/game.ts); a chapter is named by its first rule.
import type { Options } from '../table/types';
import type { Chapter, RulePage } from './book';

/** Whether a table plays by a chapter. */
export type Played = (table: { options: Options; seats: number }) => boolean;

/** What a game takes of a page of rules. */
export interface Chapters {
    page: string;
    /** Only these chapters, each where it is played … */
    only?: Record<string, Played>;
    /** … or all, but these only where they are played. */
    but?: Record<string, Played>;
}
/** A switch is on. */
export function on(name: string): Played {
    return ({ options }) => options[name] === true;
}
export const always: Played = () => true;
export const never: Played = () => false;

export interface Placed {
    page: RulePage;
    chapter: Chapter;
}

/** The chapters of a game, in the order in which they are read, and all others. */
export function divided(
    pages: RulePage[],
    table: { rules: Chapters[]; options: Options; seats: number },
): { here: Placed[]; elsewhere: Placed[] } {
    const played = ({ page, chapter }: Placed) => {
        const taken = table.rules.find((one) => one.page === page.name);
        if (!taken) return false;
        return (taken.only ? (taken.only[chapter.name] ?? never) : (taken.but?.[chapter.name] ?? always))(table);
    };
    const rank = ({ page }: Placed) => {
        const at = table.rules.findIndex((one) => one.page === page.name);
        return at < 0 ? table.rules.length : at;
    };
    const all = pages
        .flatMap((page) => page.chapters.map((chapter) => ({ page, chapter })))
        .map((placed, at) => ({ placed, at }))
        .sort((a, b) => rank(a.placed) - rank(b.placed) || a.at - b.at)
        .map(({ placed }) => placed);
    return { here: all.filter(played), elsewhere: all.filter((placed) => !played(placed)) };
}
