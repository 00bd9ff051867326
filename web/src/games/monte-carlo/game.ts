import type { Game } from '../game';

export const game: Game = {
    name: 'monte-carlo',
    emblem: 'race',
    kind: 'page.race-for',
    board: () => import('./board'),
    text: () => import('../../boards/race/text'),
    minutes: 5,
    lesson: () => import('../../teach/lessons/monte-carlo'),
    more: { 'monte-carlo-two': () => import('../../teach/lessons/monte-carlo-two') },
    rules: [{ page: 'monte-carlo' }],
    sounds: { card: 'reveal', thrown: 'roll', moved: 'place', home: 'place' },
};
