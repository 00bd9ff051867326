// All games that the page can show, by the journal's word; which of them there are says the engine.
import type { Game, LoadLesson } from './game';

const found = import.meta.glob<{ game: Game }>('./*/game.ts', { eager: true });
export const games: Record<string, Game> = Object.fromEntries(
    Object.values(found).map(({ game }) => [game.name, game]),
);

/** All lessons: first those of the games, then what some games have besides. */
export const lessons: Record<string, LoadLesson> = Object.assign(
    Object.fromEntries(Object.values(games).map(({ name, lesson }) => [name, lesson])),
    ...Object.values(games).map(({ more }) => more),
);
