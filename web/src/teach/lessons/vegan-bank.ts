import type { Lesson } from '../lesson';
import journal from './vegan-bank.jsonl?raw';

const card = (name: string) => `.hand [data-card="${name}"]`;
const bank = (name: string) => `[data-bank="${name}"]`;

export const lesson: Lesson = {
    name: 'vegan-bank',
    journal,
    steps: [
        { id: 'aim', at: 4, point: '.bank', rule: 'BANK-1' },
        { id: 'lead', at: 4, point: card('V8'), wait: 'move', rule: 'BANK-2' },
        { id: 'bank', at: 6, point: bank('G7'), keep: '.trick', wait: 'move', rule: 'BANK-2' },
        { id: 'token', at: 9, point: '.bank', rule: 'BANK-3' },
        { id: 'give', at: 19, point: bank('V0'), keep: '.trick', wait: 'move', rule: 'BANK-4' },
        { id: 'gold', at: 22, point: '.machine--gold', rule: 'BANK-7' },
        { id: 'secret', at: 22, point: card('V9'), keep: '.trick', wait: 'move', rule: 'BANK-5' },
        { id: 'end', at: 24, rule: 'BANK-10' },
    ],
};
