// A payout, step by step, as it happened: who gets which note at which casino.
import { type GameEvent, type Happened, those } from '../../table/happened';
import type { Told } from '../../table/types';
import type { Owner } from '../owner';
import type { DiceEvent, PayEvent, Place } from './happened';
import type { BoardModel, CasinoModel, Pile, RollDie, Whose } from './model';

export interface Award {
    owner: Owner;
    money: number;
}
/** As much of a table as has to be seen while it pays. */
export interface PayingTable {
    casinos: CasinoModel[];
    seats: { owner: Owner; seat: number | null; now: number | null; money: number | null }[];
}
/** What one casino pays. */
export interface PayStep {
    place: Place;
    told: Told[];
    /** Who cancels each other. */
    tied: Owner[];
    awards: Award[];
}
type OwnerOf = (whose: Whose) => Owner;

/** What casinos pay, in this order; a casino where nobody gets anything is a step, too. */
export function paySteps(happened: Happened[], ownerOf: OwnerOf): PayStep[] {
    const steps = new Map<Place, PayStep>();
    const paid: Place[] = [];
    for (const { event: one, told } of happened) {
        const event = one as PayEvent & GameEvent;
        if (event.what !== 'cancelled' && event.what !== 'paid' && event.what !== 'paid-nobody') continue;
        const step = steps.get(event.casino) ?? { place: event.casino, told: [], tied: [], awards: [] };
        steps.set(event.casino, step);
        step.told.push(...told);
        if (event.what === 'cancelled') step.tied.push(...event.who.map(ownerOf));
        else if (!paid.includes(event.casino)) paid.push(event.casino);
        if (event.what === 'paid' && event.note !== 'rainbow')
            step.awards.push({ owner: ownerOf('colour' in event ? event.colour : event.seat), money: event.note });
    }
    return paid.flatMap((place) => steps.get(place) ?? []);
}

/** The place and the value of the dice that were placed last, before the casinos paid. */
function lastPlaced(happened: Happened[]): { place: Place; face: number } | undefined {
    const [placed] = those<DiceEvent, 'placed'>(happened, 'placed');
    return placed && { place: placed.casino, face: 'face' in placed ? placed.face : placed.casino };
}

/** Piles with as many dice as each other, the largest first. */
function tiesOf(piles: Pile[]): Pile[][] {
    const byCount = new Map<number, Pile[]>();
    for (const pile of piles) byCount.set(pile.count, [...(byCount.get(pile.count) ?? []), pile]);
    return [...byCount.entries()].sort((a, b) => b[0] - a[0]).map(([, tied]) => tied);
}

/** A casino with these piles, and who will be paid there. */
export function settled(casino: CasinoModel, piles: Pile[], step: PayStep | undefined): CasinoModel {
    const open = [...(step?.awards ?? [])];
    const ranks = casino.ranks.map(({ note }) => {
        const at = open.findIndex(({ money }) => money === note);
        const [award] = at < 0 ? [] : open.splice(at, 1);
        return { note, pile: piles.find(({ owner }) => owner === award?.owner) ?? null };
    });
    const paid = ranks.map(({ pile }) => pile?.owner);
    const left = piles.filter(({ owner, count }) => count > 0 && !paid.includes(owner));
    const tied = (pile: Pile) => step?.tied.includes(pile.owner) ?? false;
    const rest = left.filter((pile) => !tied(pile)).sort((a, b) => b.count - a.count);
    return { ...casino, ranks, rest, ties: tiesOf(left.filter(tied)) };
}

/** All piles at a casino, with these dice more. */
function withDice(casino: CasinoModel, roll: RollDie[], face: number): Pile[] {
    const piles = new Map<Owner, Pile>();
    for (const pile of [...casino.ranks.map((rank) => rank.pile), ...casino.rest, ...casino.ties.flat()])
        if (pile) piles.set(pile.owner, { ...pile, pieces: [...pile.pieces] });
    for (const { owner, big } of roll) {
        if (owner === 'k') continue;
        const pile = piles.get(owner) ?? { owner, pieces: [], count: 0 };
        pile.pieces.push({ ...(big ? { big } : {}), ...(casino.place === 'slot' ? { face } : {}) });
        pile.count += big ? 2 : 1;
        piles.set(owner, pile);
    }
    return [...piles.values()];
}

/** The table as it lies when the casinos begin to pay: with the last dice, and nothing won yet. */
export function payingBoard(before: BoardModel, happened: Happened[], steps: PayStep[]): BoardModel {
    const last = lastPlaced(happened);
    return {
        ...before,
        roll: last ? [[], [], [], [], [], []] : before.roll,
        casinos: before.casinos.map((casino) => {
            if (casino.place !== last?.place) return casino;
            const step = steps.find(({ place }) => place === casino.place);
            return settled(casino, withDice(casino, before.roll[last.face - 1] ?? [], last.face), step);
        }),
        seats: before.seats.map((seat) => ({ ...seat, now: seat.now === null ? null : 0 })),
    };
}

/** Which side gets what an owner wins: its seat, or in solitaire the other seven. */
export function sideOf(board: PayingTable, owner: Owner): number {
    const at = board.seats.findIndex((seat) => seat.owner === owner);
    return at >= 0 ? at : board.seats.findIndex(({ seat }) => seat === null);
}

/** The note of an award leaves its casino and counts for whoever got it. */
export function paid<T extends PayingTable>(board: T, place: Place, { owner, money }: Award): T {
    const side = sideOf(board, owner);
    return {
        ...board,
        casinos: board.casinos.map((casino) => {
            if (casino.place !== place) return casino;
            const at = casino.ranks.findIndex(({ note, gone }) => note === money && !gone);
            return { ...casino, ranks: casino.ranks.map((rank, i) => (i === at ? { ...rank, gone: true } : rank)) };
        }),
        seats: board.seats.map((seat, i) =>
            i === side
                ? {
                      ...seat,
                      now: (seat.now ?? 0) + money,
                      money: seat.money === null ? null : seat.money + money,
                  }
                : seat,
        ),
    };
}

/** All dice have gone back. */
export function cleared<T extends PayingTable>(board: T): T {
    return {
        ...board,
        casinos: board.casinos.map((casino) => ({
            ...casino,
            ranks: casino.ranks.map((rank) => ({ ...rank, pile: null })),
            ties: [],
            rest: [],
        })),
    };
}
