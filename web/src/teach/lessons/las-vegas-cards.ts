import type { Lesson } from '../lesson';
import { casino, seat } from './dice';
import journal from './las-vegas-cards.jsonl?raw';

const cards = (...values: number[]) => values.map((value) => `.hand-card[data-value="${value}"]`).join(', ');

export const lesson: Lesson = {
    name: 'las-vegas-cards',
    journal,
    steps: [
        { id: 'aim', at: 2, point: casino(4), rule: 'LVC-11' },
        { id: 'hand', at: 2, point: '.hand ul', rule: 'LVC-10' },
        { id: 'choice', at: 2, point: '.hand ul', rule: 'LVC-5' },
        { id: 'first', at: 2, point: cards(4), keep: casino(4), wait: 'move', rule: 'LVC-4' },
        { id: 'reveal', at: 6, point: casino(3), rule: 'LVC-6' },
        { id: 'second', at: 6, point: cards(5), keep: casino(5), wait: 'move' },
        { id: 'tie', at: 10, point: casino(5), rule: 'LVC-10' },
        { id: 'third', at: 10, point: cards(2, 5), keep: `${casino(2)}, ${casino(5)}`, wait: 'move', rule: 'LVC-5' },
        { id: 'eight', at: 14, point: seat(0), rule: 'LVC-8' },
        { id: 'fourth', at: 14, point: cards(6), keep: casino(6), wait: 'move' },
        { id: 'payout', at: 17, point: '.payout .gains', wait: 'payout', rule: 'LVC-11' },
        { id: 'next', at: 19, point: '.hand ul', rule: 'LVC-12' },
        { id: 'later', at: 83, point: casino(4), later: true, rule: 'LVC-8' },
        { id: 'final', at: 83, point: cards(4), keep: casino(4), wait: 'move' },
        { id: 'last-payout', at: 84, point: '.payout .gains', wait: 'payout', rule: 'LVC-11' },
        { id: 'end', at: 84, rule: 'LVC-12' },
    ],
};
