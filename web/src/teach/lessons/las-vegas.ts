import type { Lesson } from '../lesson';
import { casino, dice, seat } from './dice';
import journal from './las-vegas.jsonl?raw';

export const lesson: Lesson = {
    name: 'las-vegas',
    journal,
    steps: [
        { id: 'aim', at: 2, rule: 'LV-16' },
        { id: 'casino', at: 2, point: casino(4), rule: 'LV-4' },
        { id: 'roll', at: 2, point: '.tray', rule: 'LV-6' },
        { id: 'place', at: 2, point: dice(4), keep: casino(4), wait: 'move', rule: 'LV-7' },
        { id: 'others', at: 8, point: casino(3) },
        { id: 'tie', at: 8, point: casino(4), rule: 'LV-10' },
        { id: 'break', at: 8, point: dice(4), keep: casino(4), wait: 'move' },
        { id: 'second', at: 14, point: casino(4), rule: 'LV-11' },
        { id: 'bargain', at: 14, point: dice(1), keep: casino(1), wait: 'move' },
        { id: 'spoil', at: 20, point: dice(3), keep: casino(3), wait: 'move' },
        { id: 'third', at: 26, point: casino(3), rule: 'LV-10' },
        { id: 'last', at: 26, point: dice(1), keep: casino(1), wait: 'move', rule: 'LV-8' },
        { id: 'payout', at: 31, point: '.payout .gains', wait: 'payout', rule: 'LV-11' },
        { id: 'next', at: 33, point: seat(1), rule: 'LV-14' },
        { id: 'later', at: 133, point: casino(4), later: true },
        { id: 'final', at: 133, point: dice(4), keep: casino(4), wait: 'move' },
        { id: 'last-payout', at: 140, point: '.payout .gains', wait: 'payout', rule: 'LV-12' },
        { id: 'end', at: 140, rule: 'LV-16' },
    ],
};
