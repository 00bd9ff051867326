// A view of the dice game as a picture.
import type { BoardModel, CasinoModel, Piece, Pile, Rank, RollDie, SeatModel } from '../../boards/dice/model';
import { type Owner, ownerOfSeat } from '../../boards/owner';
import type { View } from '../../table/types';
import type { Casino, Slot, Table } from './types.gen';

type LvOwner = number | 'white';
type LvLying = Pick<Casino, 'notes' | 'dice' | 'white' | 'big'>;

function lvOwner(owner: LvOwner): Owner {
    return owner === 'white' ? 'n' : ownerOfSeat(owner);
}

function lvPile(casino: LvLying, owner: LvOwner): Pile {
    const count = owner === 'white' ? (casino.white ?? 0) : (casino.dice[owner] ?? 0);
    const big = owner !== 'white' && (casino.big ?? []).includes(owner);
    const pieces: Piece[] = Array.from({ length: big ? count - 2 : count }, () => ({}));
    if (big) pieces.unshift({ big: true });
    return { owner: lvOwner(owner), pieces, count };
}

function lvOwners(casino: LvLying): LvOwner[] {
    const owners: LvOwner[] = casino.dice.flatMap((dice, seat) => (dice > 0 ? [seat] : []));
    if ((casino.white ?? 0) > 0) owners.push('white');
    return owners;
}

function lvCasino(casino: Casino): CasinoModel {
    const certain = casino.notes.filter((note) => note !== 'rainbow');
    const paid = casino.pays.slice(0, certain.length);
    let at = 0;
    const ranks = casino.notes.map((note): Rank => {
        if (note === 'rainbow') return { note, pile: null };
        const owner = paid[at++];
        return { note, pile: owner === undefined ? null : lvPile(casino, owner) };
    });
    const byCount = new Map<number, Pile[]>();
    for (const owner of casino.tied) {
        const pile = lvPile(casino, owner);
        byCount.set(pile.count, [...(byCount.get(pile.count) ?? []), pile]);
    }
    const rest = lvOwners(casino)
        .filter((owner) => !paid.includes(owner) && !casino.tied.includes(owner))
        .map((owner) => lvPile(casino, owner))
        .sort((a, b) => b.count - a.count);
    const ties = [...byCount.entries()].sort((a, b) => b[0] - a[0]).map(([, piles]) => piles);
    return { place: casino.casino, ranks, ties, rest, won: [], tokens: casino.tokens ?? [], free: null };
}

function lvSlot(slot: Slot): CasinoModel {
    const pile = (owner: LvOwner): Pile => {
        const pieces: Piece[] = [];
        let count = 0;
        for (const there of slot.values) {
            const mine = owner === 'white' ? false : there.seat === owner;
            const plain = owner === 'white' ? (there.white ?? 0) : mine ? (there.own ?? 0) : 0;
            const big = mine ? (there.big ?? 0) : 0;
            for (let i = 0; i < big; ++i) pieces.push({ face: there.value, big: true });
            for (let i = 0; i < plain; ++i) pieces.push({ face: there.value });
            count += plain + 2 * big;
        }
        return { owner: lvOwner(owner), pieces, count };
    };
    const ranks = slot.notes.map((note, i): Rank => {
        const owner = slot.ranking[i];
        return { note, pile: owner === undefined ? null : pile(owner) };
    });
    const rest = slot.ranking.slice(slot.notes.length).map(pile);
    return { place: 'slot', ranks, ties: [], rest, won: [], tokens: [], free: slot.free };
}

const handKinds = ['own', 'big', 'white', 'kicker'] as const;
function kindOwner(kind: (typeof handKinds)[number], seat: number): Owner {
    return kind === 'white' ? 'n' : kind === 'kicker' ? 'k' : ownerOfSeat(seat);
}

function gains(casinos: CasinoModel[], owner: Owner): number {
    let sum = 0;
    for (const { ranks } of casinos)
        for (const { note, pile } of ranks) if (pile?.owner === owner && note !== 'rainbow') sum += note;
    return sum;
}

export function boardOf(view: View<Table>): BoardModel {
    const table = view.table;
    const casinos = table.casinos.map(lvCasino);
    if (table.slot) casinos.push(lvSlot(table.slot));
    const roll: RollDie[][] = [[], [], [], [], [], []];
    for (const kind of handKinds)
        for (const face of table.roll[kind] ?? [])
            roll[face - 1]?.push({ owner: kindOwner(kind, table.active), big: kind === 'big' });
    const seats = table.seats.map(
        (seat, i): SeatModel => ({
            owner: ownerOfSeat(i),
            seat: i,
            title: null,
            turn: view.asked.includes(i),
            dice: handKinds
                .map((kind) => ({ owner: kindOwner(kind, i), count: seat.dice[kind] ?? 0, big: kind === 'big' }))
                .filter(({ count, owner }) => count > 0 || owner === ownerOfSeat(i))
                .filter(({ count, big }) => count > 0 || !big),
            now: gains(casinos, ownerOfSeat(i)),
            money: seat.total ?? seat.money,
            notes: seat.notes,
            tokens: seat.tokens ?? [],
            cards: seat.cards?.length ?? 0,
            announcement: seat.announcement ?? null,
            colours: [],
        }),
    );
    const mine = view.seat === null ? undefined : table.seats[view.seat];
    const inForce = Object.entries(table.actions ?? {}).flatMap(([card, by]) => {
        const seat = typeof by === 'number' && card !== 'tie' ? by : (by as { seat?: number })?.seat;
        return typeof seat === 'number' && card !== 'middle' ? [{ card, seat }] : [];
    });
    return {
        round: table.round,
        rounds: table.rounds,
        step: table.step,
        casinos,
        roll,
        roller: table.active,
        seats,
        cards: (mine?.cards ?? []).filter((card) => card !== null),
        bonus: (mine?.bonus ?? []).filter((note) => typeof note === 'number'),
        inForce,
    };
}
