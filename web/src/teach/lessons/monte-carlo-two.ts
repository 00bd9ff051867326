import type { Lesson } from '../lesson';
import { seat } from './dice';
import journal from './monte-carlo-two.jsonl?raw';

export const lesson: Lesson = {
    name: 'monte-carlo-two',
    journal,
    steps: [
        { id: 'aim', at: 0, point: seat(0), rule: 'MC-30' },
        { id: 'name', at: 0, point: '.tray .option:nth-of-type(1)', wait: 'move', rule: 'MC-30' },
        { id: 'pawn', at: 2, point: '.tray .option:nth-of-type(1)', wait: 'move', or: [{ pawn: 1 }], rule: 'MC-6' },
        { id: 'block', at: 6, point: '.sq[data-square="3"]', rule: 'MC-17' },
        { id: 'end', at: 6, rule: 'MC-30' },
    ],
};
