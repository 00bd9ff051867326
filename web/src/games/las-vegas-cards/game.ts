import { on } from '../../rules/at-table';
import type { Game } from '../game';

export const game: Game = {
    name: 'las-vegas-cards',
    emblem: 'cards',
    kind: 'page.cards-for',
    board: () => import('./board'),
    text: () => import('../../boards/cards/text'),
    minutes: 4,
    lesson: () => import('../../teach/lessons/las-vegas-cards'),
    more: { 'cards-in-turn': () => import('../../teach/lessons/cards-in-turn') },
    rules: [{ page: 'las-vegas-cards', but: { 'LVC-13': on('sequential'), 'TOK-1': on('tokens') } }],
    sounds: { chosen: 'lay' },
};
