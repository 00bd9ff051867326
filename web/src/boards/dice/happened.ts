// What happens in the games that have casinos, and where on the table.
import type { Event as ColoursEvent } from '../../games/colours/types.gen';
import type { Event as LasVegasEvent } from '../../games/las-vegas/types.gen';
import type { Event as CardsEvent } from '../../games/las-vegas-cards/types.gen';
import type { Event as SolitaireEvent } from '../../games/solitaire/types.gen';
import type { GameEvent } from '../../table/happened';

export type DiceEvent = LasVegasEvent | SolitaireEvent | ColoursEvent;
/** Those of all games whose casinos pay. */
export type PaidEvent = DiceEvent | CardsEvent;
/** What happens when casinos pay: ties cancel each other, a note goes to a seat or to a colour. */
export type PayEvent = Extract<PaidEvent, { what: 'cancelled' | 'paid' | 'paid-nobody' }>;
export type Place = number | 'slot';

/** The places where this changes what lies there; of a payout nothing is said here. */
export function placesOf(one: GameEvent): Place[] {
    const event = one as DiceEvent & GameEvent;
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
