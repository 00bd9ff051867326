import type { Lesson } from '../lesson';
import journal from './colours.jsonl?raw';
import { casino, dice, seat } from './dice';

export const lesson: Lesson = {
    name: 'colours',
    journal,
    steps: [
        { id: 'aim', at: 4 },
        { id: 'mine', at: 4, point: seat(0), rule: 'NEW-3' },
        { id: 'notes', at: 4, point: casino(5), rule: 'NEW-2' },
        { id: 'roll', at: 4, point: '.tray', rule: 'NEW-4' },
        { id: 'first', at: 4, point: dice(5), keep: casino(5), wait: 'move', rule: 'NEW-5' },
        { id: 'paid', at: 5, point: casino(5), rule: 'NEW-5' },
        { id: 'single', at: 7, point: casino(4), rule: 'NEW-6' },
        { id: 'ties', at: 10, point: casino(6), rule: 'NEW-6' },
        { id: 'second', at: 10, point: dice(3), keep: casino(3), wait: 'move' },
        { id: 'later', at: 58, point: casino(5), later: true },
        { id: 'last', at: 58, point: dice(5), keep: casino(5), wait: 'move' },
        { id: 'payout', at: 63, point: '.payout .gains', wait: 'payout', rule: 'NEW-8' },
        { id: 'next', at: 67, point: seat(0), rule: 'NEW-9' },
        { id: 'final', at: 119, point: dice(1), keep: casino(1), later: true, wait: 'move' },
        { id: 'both', at: 120, point: casino(1), rule: 'NEW-5' },
        { id: 'last-payout', at: 126, point: '.payout .gains', wait: 'payout', rule: 'NEW-8' },
        { id: 'end', at: 126, rule: 'NEW-9' },
    ],
};
