import type { Move } from '../../table/types';
import type { Lesson } from '../lesson';
import { seat } from './dice';
import journal from './monte-carlo.jsonl?raw';

const square = (at: number) => `.sq[data-square="${at}"]`;
/** The choices below the track, from the left. */
const option = (number: number) => `.tray .option:nth-of-type(${number})`;
const stake = (dollars: number): Move => ({ poker: { seat: 1, stake: dollars } });

export const lesson: Lesson = {
    name: 'monte-carlo',
    journal,
    steps: [
        { id: 'aim', at: 1, point: square(64), rule: 'MC-28' },
        { id: 'roll', at: 1, point: option(1), keep: square(5), wait: 'move', rule: 'MC-5' },
        { id: 'stack', at: 7, point: square(5), rule: 'MC-17' },
        { id: 'casino', at: 7, point: option(2), keep: square(4), wait: 'move', rule: 'MC-13' },
        { id: 'win', at: 9, point: option(1), wait: 'move', rule: 'MC-14' },
        { id: 'onward', at: 15, point: option(1), keep: square(9), wait: 'move', rule: 'MC-12' },
        { id: 'bank', at: 21, point: square(20), rule: 'MC-11' },
        { id: 'double', at: 21, point: option(2), keep: square(12), wait: 'move', rule: 'MC-13' },
        { id: 'bet', at: 22, point: option(2), wait: 'move', or: [{ bet: 'HD' }, { bet: 'DC' }], rule: 'MC-13' },
        { id: 'distance', at: 24, point: option(2), keep: square(20), wait: 'move', rule: 'MC-14' },
        {
            id: 'meet',
            at: 36,
            point: option(1),
            keep: square(23),
            later: true,
            wait: 'move',
            rule: 'MC-16',
        },
        {
            id: 'call',
            at: 37,
            point: '.poker-call .option:nth-of-type(2)',
            wait: 'move',
            or: [10_000, 20_000, 30_000, 40_000].map(stake),
            rule: 'MC-18',
        },
        { id: 'keep', at: 39, point: '.pdie:nth-of-type(-n+2)', wait: 'move', rule: 'MC-20' },
        { id: 'keep-again', at: 41, point: '.pdie:nth-of-type(-n+3)', wait: 'move', rule: 'MC-21' },
        { id: 'won', at: 48, point: seat(1), rule: 'MC-22' },
        { id: 'tax', at: 53, point: option(1), keep: square(27), wait: 'move', rule: 'MC-7' },
        { id: 'risk', at: 54, point: option(3), wait: 'move', or: [{ bet: 'SD' }, { bet: 'DC' }], rule: 'MC-15' },
        { id: 'lost', at: 56, point: '.poker-call .option:nth-of-type(1)', wait: 'move', rule: 'MC-15' },
        { id: 'ruin', at: 61, point: seat(2), rule: 'MC-26' },
        { id: 'final', at: 265, point: '.tray .option', keep: square(64), later: true, wait: 'move', rule: 'MC-27' },
        { id: 'end', at: 266, rule: 'MC-28' },
    ],
};
