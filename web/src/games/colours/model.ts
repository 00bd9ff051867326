// A view of hidden colours as a picture: dice belong to colours, and who has which is known to few.
import { dyedPile, dyedRest, dyedRoll, dyedTies, markOf } from '../../boards/dice/dyed';
import type { BoardModel, CasinoModel, Rank, SeatModel } from '../../boards/dice/model';
import { ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import type { Table } from './types.gen';

export function boardOf(view: View<Table>): BoardModel {
    const table = view.table;
    const casinos = table.casinos.map((casino): CasinoModel => {
        // The lowest note is paid first; what would be paid now stands beside its note.
        const pays = [...casino.pays];
        const ranks = casino.notes.map((note): Rank => {
            const paid = pays[0]?.note === note ? pays.shift() : undefined;
            return { note, pile: paid ? dyedPile(casino.dice, paid.colour) : null };
        });
        const paid = casino.pays.map(({ colour }) => colour);
        return {
            place: casino.casino,
            ranks,
            ties: dyedTies(casino.dice, casino.tied),
            rest: dyedRest(casino.dice, [...paid, ...casino.tied]),
            won: casino.won.map(({ note, colour }) => ({ note, owner: markOf(colour) })),
            tokens: [],
            free: null,
        };
    });
    const seats = table.seats.map((seat, i): SeatModel => {
        const mine = table.colours.filter(({ seat: owner }) => owner === i);
        const known = mine.length > 0 ? mine.map(({ colour }) => markOf(colour)) : (seat.colours ?? []).map(markOf);
        return {
            owner: ownerOfSeat(i),
            seat: i,
            title: null,
            turn: view.asked.includes(i),
            dice: [],
            now: mine.length > 0 ? mine.reduce((sum, { money }) => sum + money, 0) : null,
            money: seat.money,
            notes: seat.notes,
            tokens: [],
            cards: 0,
            announcement: null,
            colours: known,
        };
    });
    return {
        round: table.round,
        rounds: table.rounds,
        step: table.step,
        casinos,
        roll: dyedRoll(table.roll),
        roller: table.active,
        seats,
        cards: [],
        bonus: [],
        inForce: [],
    };
}
