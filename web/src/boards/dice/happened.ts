// Where on the table something happens.
import type { GameEvent } from '../../table/happened';
import type { Place } from './paying';

/** As many parts of events as say where dice and notes come to lie, or leave. */
type TableEvent =
    | { what: 'placed' | 'kicked' | 'kickers-left' | 'put' | 'replaced'; casino: Place }
    | { what: 'taken-back'; from: { casino: Place }[] }
    | { what: 'white-rolled'; dice: number[] }
    | { what: 'rivals-placed' | 'start-placed'; dice: Record<string, number[]> }
    | { what: 'filled'; notes: unknown[][] };

/** The places where this changes what lies there; of a payout nothing is said here. */
export function placesOf(one: GameEvent): Place[] {
    const event = one as unknown as TableEvent;
    switch (event.what) {
        case 'placed':
        case 'kicked':
        case 'kickers-left':
        case 'put':
        case 'replaced':
            return [event.casino];
        case 'taken-back':
            return event.from.map(({ casino }) => casino);
        case 'white-rolled':
            return event.dice;
        case 'rivals-placed':
        case 'start-placed':
            return Object.values(event.dice).flat();
        case 'filled':
            // Behind the six casinos comes the slot machine.
            return event.notes.flatMap((notes, i) => (notes.length === 0 ? [] : [i < 6 ? i + 1 : 'slot']));
        default:
            return [];
    }
}
