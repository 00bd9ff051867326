import { always, never } from '../../rules/at-table';
import type { Game } from '../game';

export const game: Game = {
    name: 'colours',
    emblem: 'colours',
    kind: 'page.dice-for',
    board: () => import('./board'),
    text: () => import('../../boards/dice/text'),
    minutes: 4,
    lesson: () => import('../../teach/lessons/colours'),
    more: {},
    rules: [
        { page: 'boulevard', only: { 'NEW-1': always } },
        { page: 'las-vegas', but: { 'NEU-1': never } },
    ],
    sounds: { 'start-placed': 'roll', taken: 'pay' },
};
