import type { Lesson } from '../lesson';
import journal from './cards-in-turn.jsonl?raw';
import { casino, seat } from './dice';

export const lesson: Lesson = {
    name: 'cards-in-turn',
    journal,
    steps: [
        { id: 'aim', at: 8, point: casino(5), rule: 'LVC-13' },
        { id: 'tokens', at: 8, point: '.casino .tokens', rule: 'TOK-1' },
        {
            id: 'place',
            at: 8,
            point: '.hand-card[data-value="2"], .hand-card[data-value="3"]',
            keep: `${casino(2)}, ${casino(3)}`,
            wait: 'move',
            rule: 'TOK-2',
        },
        { id: 'token', at: 9, point: '.choice:nth-of-type(1)', keep: casino(2), wait: 'move', rule: 'TOK-2' },
        { id: 'worth', at: 12, point: seat(0), rule: 'TOK-3' },
        { id: 'end', at: 12, rule: 'LVC-14' },
    ],
};
