import type { Lesson } from '../lesson';
import journal from './boulevard.jsonl?raw';
import { casino, dice } from './dice';

export const lesson: Lesson = {
    name: 'boulevard',
    journal,
    steps: [
        { id: 'aim', at: 7, rule: 'BV-3' },
        { id: 'notes', at: 7, point: casino(1), rule: 'BV-1' },
        { id: 'rainbow', at: 7, point: casino(5), rule: 'BV-13' },
        { id: 'big', at: 7, point: dice(3), rule: 'BV-5' },
        { id: 'slot', at: 7, point: casino('slot'), rule: 'BV-15' },
        { id: 'slot-pays', at: 7, point: casino('slot'), rule: 'BV-16' },
        { id: 'bonus', at: 7, point: '.tcard--bonus, .announce', rule: 'BV-20' },
        { id: 'actions', at: 7, point: '.tcard--action', rule: 'ACT-2' },
        { id: 'kicker', at: 7, point: dice(5), keep: casino(5), wait: 'move', rule: 'BV-7' },
        { id: 'kick', at: 8, point: '.choice:nth-of-type(2)', keep: casino(5), wait: 'move', rule: 'BV-7' },
        { id: 'back', at: 10, point: casino(5), rule: 'BV-9' },
        { id: 'end', at: 10, rule: 'TOK-2' },
    ],
};
