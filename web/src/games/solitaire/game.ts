import { always, never } from '../../rules/at-table';
import type { Game } from '../game';

export const game: Game = {
    name: 'solitaire',
    emblem: 'solo',
    kind: 'page.dice-for',
    board: () => import('./board'),
    text: () => import('../../boards/dice/text'),
    minutes: 3,
    lesson: () => import('../../teach/lessons/solitaire'),
    more: {},
    rules: [
        { page: 'boulevard', only: { 'SOLO-1': always } },
        { page: 'las-vegas', but: { 'NEU-1': never } },
    ],
    sounds: { 'rivals-placed': 'roll' },
};
