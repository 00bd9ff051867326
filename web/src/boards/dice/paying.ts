// A payout, step by step, as it was told: who gets which note at which casino.
import type { Arg, Told } from '../../table/types';
import { type Owner, ownerOfSeat } from '../owner';
import { markOf } from './dyed';
import type { BoardModel, CasinoModel, Pile } from './model';

export type Place = number | 'slot';
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
    awards: Award[];
}

function ownerIn(args: Arg[]): Owner {
    for (const arg of args) {
        if ('seat' in arg) return ownerOfSeat(arg.seat);
        if ('word' in arg) return markOf(arg.word.replace('colour.', ''));
    }
    return 'n';
}

export function paySteps(told: Told[]): PayStep[] {
    const steps: PayStep[] = [];
    for (const sentence of told) {
        const { key, args } = sentence.say;
        if (!/\.(wins|white-wins|pays|pays-nobody|takes|white-takes)$/.test(key)) continue;
        const number = args.find((arg) => 'number' in arg);
        const money = args.find((arg) => 'money' in arg);
        const place: Place = /takes$/.test(key) || !number ? 'slot' : number.number;
        let step = steps.at(-1);
        if (step?.place !== place) {
            step = { place, told: [], awards: [] };
            steps.push(step);
        }
        step.told.push(sentence);
        if (money) step.awards.push({ owner: ownerIn(args), money: money.money });
    }
    return steps;
}

/** The place and the value of the dice that were placed last, before the casinos paid. */
function lastPlaced(told: Told[]): { place: Place; face: number } | undefined {
    const sentence = told.find(({ say }) => /\.places(-many|-at-slot)?$/.test(say.key));
    if (!sentence) return undefined;
    const atSlot = sentence.say.key.endsWith('-at-slot');
    const numbers = sentence.say.args.flatMap((arg) =>
        'number' in arg ? [arg.number] : 'dice' in arg ? arg.dice : [],
    );
    const face = numbers[1] ?? 0;
    return { place: atSlot ? 'slot' : face, face };
}

function withDice(casino: CasinoModel, roll: BoardModel['roll'][number], face: number, awards: Award[]): CasinoModel {
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
    const open = [...awards];
    const ranks = casino.ranks.map(({ note }) => {
        const at = open.findIndex(({ money }) => money === note);
        const [award] = at < 0 ? [] : open.splice(at, 1);
        return { note, pile: award ? (piles.get(award.owner) ?? null) : null };
    });
    const paid = ranks.map(({ pile }) => pile?.owner);
    const rest = [...piles.values()].filter(({ owner }) => !paid.includes(owner)).sort((a, b) => b.count - a.count);
    return { ...casino, ranks, rest, ties: [] };
}

/** The table as it lies when the casinos begin to pay: with the last dice, and nothing won yet. */
export function payingBoard(before: BoardModel, told: Told[], steps: PayStep[]): BoardModel {
    const last = lastPlaced(told);
    return {
        ...before,
        roll: last ? [[], [], [], [], [], []] : before.roll,
        casinos: before.casinos.map((casino) => {
            if (casino.place !== last?.place) return casino;
            const awards = steps.find(({ place }) => place === casino.place)?.awards ?? [];
            return withDice(casino, before.roll[last.face - 1] ?? [], last.face, awards);
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
