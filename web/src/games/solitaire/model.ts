// A view of solitaire as a picture: the player's colour and the other seven are two sides.
import { dyedPile, dyedRest, dyedRoll, dyedTies, markOf, type PerColour } from '../../boards/dice/dyed';
import type { BoardModel, CasinoModel, SeatModel } from '../../boards/dice/model';
import type { View } from '../../table/types';
import type { Table } from './types.gen';

export function boardOf(view: View<Table>): BoardModel {
    const table = view.table;
    const casinos = table.casinos.map(
        (casino): CasinoModel => ({
            place: casino.casino,
            ranks: casino.notes.map((note, i) => {
                const colour = casino.pays[i];
                return { note, pile: colour === undefined ? null : dyedPile(casino.dice, colour) };
            }),
            ties: dyedTies(casino.dice, casino.tied),
            rest: dyedRest(casino.dice, [...casino.pays.slice(0, casino.notes.length), ...casino.tied]),
            won: [],
            tokens: [],
            free: null,
        }),
    );
    const total = (dice: PerColour, mine: boolean) =>
        Object.entries(dice).reduce(
            (sum, [colour, n]) => ((colour === table.colour) === mine ? sum + (n ?? 0) : sum),
            0,
        );
    const side = (own: boolean): SeatModel => ({
        owner: own ? markOf(table.colour) : 'n',
        seat: own ? 0 : null,
        title: own ? null : 'page.others',
        turn: own && view.asked.includes(0),
        dice: [
            {
                owner: own ? markOf(table.colour) : 'n',
                count: total(table.left, own) + total(table.later, own),
            },
        ],
        now: table.sums[own ? 0 : 1] ?? 0,
        money: own ? table.own.money : table.others.money,
        notes: own ? table.own.notes : table.others.notes,
        tokens: [],
        cards: 0,
        announcement: null,
        colours: [],
    });
    return {
        round: table.round,
        rounds: table.rounds,
        step: table.step,
        casinos,
        roll: dyedRoll(table.roll),
        roller: 0,
        seats: [side(true), side(false)],
        cards: [],
        bonus: [],
        inForce: [],
    };
}
