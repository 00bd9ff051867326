import type { Lesson } from '../lesson';
import { casino, dice } from './dice';
import journal from './neutral-dice.jsonl?raw';

export const lesson: Lesson = {
    name: 'neutral-dice',
    journal,
    steps: [
        { id: 'aim', at: 2, point: '.tray', rule: 'NEU-1' },
        { id: 'place', at: 2, point: dice(2), keep: casino(2), wait: 'move', rule: 'NEU-3' },
        { id: 'white', at: 3, point: casino(2), rule: 'NEU-5' },
        { id: 'tie', at: 5, point: casino(3), rule: 'NEU-5' },
        { id: 'end', at: 5, rule: 'NEU-2' },
    ],
};
