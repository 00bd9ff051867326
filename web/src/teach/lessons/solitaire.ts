import type { Lesson } from '../lesson';
import { casino, dice } from './dice';
import journal from './solitaire.jsonl?raw';

export const lesson: Lesson = {
    name: 'solitaire',
    journal,
    steps: [
        { id: 'aim', at: 4, point: '.seats', rule: 'SOLO-5' },
        { id: 'placed', at: 4, point: casino(4), rule: 'SOLO-2' },
        { id: 'roll', at: 4, point: '.tray', rule: 'SOLO-4' },
        { id: 'first', at: 4, point: dice(5), keep: casino(5), wait: 'move' },
        { id: 'cancel', at: 6, point: dice(6), keep: casino(6), wait: 'move', rule: 'LV-10' },
        { id: 'tied', at: 8, point: casino(6) },
        { id: 'company', at: 8, point: dice(5), keep: casino(5), wait: 'move' },
        { id: 'halves', at: 10, point: '.tray', rule: 'SOLO-3' },
        { id: 'later', at: 72, point: '.seats', later: true },
        { id: 'look', at: 72, point: casino(2) },
        { id: 'decide', at: 72, point: dice(5), keep: casino(2), wait: 'move' },
        { id: 'payout', at: 75, point: '.payout .btn', wait: 'payout', rule: 'LV-11' },
        { id: 'end', at: 75, rule: 'SOLO-6' },
    ],
};
