import type { Lesson } from '../lesson';
import { seat } from './dice';
import journal from './las-vegan.jsonl?raw';

const card = (name: string) => `.hand [data-card="${name}"]`;
const machine = (name: string) => `[data-machine="${name}"]`;

export const lesson: Lesson = {
    name: 'las-vegan',
    journal,
    steps: [
        { id: 'aim', at: 5, point: seat(0), rule: 'VGN-16' },
        { id: 'machines', at: 5, point: `${machine('R')}, ${machine('4')}`, rule: 'VGN-11' },
        { id: 'trick', at: 5, point: '.trick', rule: 'VGN-7' },
        { id: 'follow', at: 5, point: card('G9'), keep: '.trick', wait: 'move', rule: 'VGN-8' },
        { id: 'lead', at: 6, point: card('R6'), wait: 'move', rule: 'VGN-9' },
        { id: 'zero', at: 9, point: '.trick', rule: 'VGN-8' },
        { id: 'seven', at: 11, point: machine('R'), rule: 'VGN-10' },
        { id: 'take', at: 11, point: card('B9'), keep: '.trick', wait: 'move' },
        { id: 'token', at: 13, point: `.token-pick:nth-of-type(1), ${machine('4')}`, wait: 'move', rule: 'VGN-10' },
        { id: 'golden', at: 14, point: '.machine--gold', rule: 'VGN-12' },
        { id: 'own-zero', at: 33, point: card('G0'), keep: '.trick', later: true, wait: 'move' },
        { id: 'payout', at: 46, point: '.payout .gains', wait: 'payout', rule: 'VGN-14' },
        { id: 'next', at: 49, point: machine('G'), rule: 'VGN-15' },
        { id: 'fewest', at: 176, point: '.machine--gold', later: true, rule: 'VGN-12' },
        { id: 'throw', at: 176, point: card('B4'), keep: '.trick', wait: 'move', rule: 'VGN-7' },
        { id: 'win', at: 179, point: card('G4'), keep: '.trick', wait: 'move' },
        { id: 'last-payout', at: 183, point: '.payout .gains', wait: 'payout', rule: 'VGN-14' },
        { id: 'end', at: 183, rule: 'VGN-16' },
    ],
};
