import { on, type Played } from '../../rules/at-table';
import type { Game } from '../game';

/** The second box on the table: more players than the first has dice for, its notes, or its big dice. */
const boulevard: Played = ({ options, seats }) =>
    seats > (options.neutral ? 4 : 5) ||
    options.minimum === 'by-players' ||
    options.hundreds === true ||
    options['big-dice'] === true;

export const game: Game = {
    name: 'las-vegas',
    emblem: '5',
    kind: 'page.dice-for',
    board: () => import('./board'),
    text: () => import('../../boards/dice/text'),
    minutes: 4,
    lesson: () => import('../../teach/lessons/las-vegas'),
    more: {
        'neutral-dice': () => import('../../teach/lessons/neutral-dice'),
        boulevard: () => import('../../teach/lessons/boulevard'),
    },
    rules: [
        { page: 'las-vegas', but: { 'NEU-1': on('neutral') } },
        {
            page: 'boulevard',
            only: {
                'BV-1': boulevard,
                'BV-6': on('kickers'),
                'BV-12': on('rainbow'),
                'BV-14': on('slot-machine'),
                'BV-18': on('bonus'),
                'ACT-1': on('actions'),
            },
        },
        { page: 'las-vegas-cards', only: { 'TOK-1': on('tokens') } },
    ],
    sounds: { 'white-rolled': 'roll', played: 'lay', kicked: 'place', put: 'place' },
};
