import type { Game } from '../game';

export const game: Game = {
    name: 'las-vegan',
    emblem: 'cabbage',
    kind: 'page.tricks-for',
    board: () => import('./board'),
    text: () => import('../../boards/vegan/text'),
    minutes: 5,
    lesson: () => import('../../teach/lessons/las-vegan'),
    more: { 'vegan-bank': () => import('../../teach/lessons/vegan-bank') },
    rules: [{ page: 'las-vegan', but: { 'BANK-1': ({ seats }) => seats === 2 } }],
    sounds: { gained: 'pay', opened: 'reveal', tossed: 'roll', played: 'lay', chosen: 'lay', 'takes-pile': 'lay' },
};
