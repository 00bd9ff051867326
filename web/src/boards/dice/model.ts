// Views of the dice games as one picture: casinos, piles of dice, seats, the roll. Everything is read from the view;
// who would be paid and which ties cancel stands there.
import type { Move, View } from '../../table/types';
import type { SeatHead } from '../board';
import { type Owner, ownerOfSeat } from '../owner';

export interface Piece {
    big?: boolean;
    face?: number;
    ghost?: boolean;
}
export interface Pile {
    owner: Owner;
    pieces: Piece[];
    count: number;
}
export interface Rank {
    note: number | 'rainbow';
    pile: Pile | null;
    /** The note has been paid. */
    gone?: boolean;
}
export interface Won {
    note: number;
    owner: Owner;
}
export interface CasinoModel {
    place: number | 'slot';
    ranks: Rank[];
    ties: Pile[][];
    rest: Pile[];
    won: Won[];
    tokens: string[];
    free: number[] | null;
}
export interface RollDie {
    owner: Owner;
    big?: boolean;
}
export interface SeatModel extends SeatHead {
    dice: { owner: Owner; count: number; big?: boolean }[];
    now: number | null;
    money: number | null;
    notes: number | null;
    tokens: string[];
    cards: number;
    announcement: number | null;
    colours: Owner[];
}
export interface BoardModel {
    round: number;
    rounds: number;
    step: string;
    casinos: CasinoModel[];
    roll: RollDie[][];
    roller: number | null;
    seats: SeatModel[];
    /** What only the viewer sees. */
    cards: string[];
    bonus: number[];
    inForce: { card: string; seat: number }[];
}

// ── The dice game ────────────────────────────────────────────────────────────────────────────────────────────────────
type LvOwner = number | 'white';
interface LvLying {
    notes: (number | 'rainbow')[];
    dice: number[];
    white?: number;
    big?: number[];
}
interface LvCasino extends LvLying {
    casino: number;
    pays: LvOwner[];
    tied: LvOwner[];
    tokens?: string[];
}
interface LvSlot extends LvLying {
    values: { value: number; seat?: number; own?: number; white?: number; big?: number }[];
    free: number[];
    ranking: LvOwner[];
}
interface LvSeat {
    dice: { own?: number; white?: number; big?: number; kicker?: number };
    announcement?: number;
    bonus?: (number | null)[];
    cards?: (string | null)[];
    tokens?: string[];
    notes: number;
    money: number | null;
    total?: number;
}
export interface LvTable {
    round: number;
    rounds: number;
    step: string;
    active: number;
    casinos: LvCasino[];
    slot?: LvSlot;
    roll: { own?: number[]; white?: number[]; big?: number[]; kicker?: number[] };
    actions?: Record<string, unknown>;
    seats: LvSeat[];
}

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

function lvCasino(casino: LvCasino): CasinoModel {
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

function lvSlot(slot: LvSlot): CasinoModel {
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

function lasVegas(view: View<LvTable>): BoardModel {
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
        bonus: (mine?.bonus ?? []).filter((note) => note !== null),
        inForce,
    };
}

// ── Solitaire and hidden colours ─────────────────────────────────────────────────────────────────────────────────────
export const colourMarks: Record<string, Owner> = {
    red: '1',
    blue: '2',
    green: '3',
    yellow: 'y',
    violet: '5',
    white: 'w',
    black: 'b',
    grey: 'g',
};
type PerColour = Record<string, number>;
function markOf(colour: string): Owner {
    return colourMarks[colour] ?? 'n';
}
function dyedPile(dice: PerColour, colour: string): Pile {
    const count = dice[colour] ?? 0;
    return { owner: markOf(colour), pieces: Array.from({ length: count }, () => ({})), count };
}
function dyedTies(dice: PerColour, tied: string[]): Pile[][] {
    const byCount = new Map<number, Pile[]>();
    for (const colour of tied) {
        const pile = dyedPile(dice, colour);
        byCount.set(pile.count, [...(byCount.get(pile.count) ?? []), pile]);
    }
    return [...byCount.entries()].sort((a, b) => b[0] - a[0]).map(([, piles]) => piles);
}
function dyedRest(dice: PerColour, others: string[]): Pile[] {
    return Object.keys(dice)
        .filter((colour) => !others.includes(colour))
        .map((colour) => dyedPile(dice, colour))
        .sort((a, b) => b.count - a.count);
}
function dyedRoll(roll: PerColour): RollDie[][] {
    const groups: RollDie[][] = [[], [], [], [], [], []];
    for (const [colour, face] of Object.entries(roll)) groups[face - 1]?.push({ owner: markOf(colour) });
    return groups;
}

interface SoloTable {
    round: number;
    rounds: number;
    step: string;
    colour: string;
    casinos: { casino: number; notes: number[]; dice: PerColour; pays: string[]; tied: string[] }[];
    sums: [number, number];
    left: PerColour;
    later: PerColour;
    roll: PerColour;
    own: { notes: number; money: number | null };
    others: { notes: number; money: number | null };
}

function solitaire(view: View<SoloTable>): BoardModel {
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
        Object.entries(dice).reduce((sum, [colour, n]) => ((colour === table.colour) === mine ? sum + n : sum), 0);
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
        now: table.sums[own ? 0 : 1],
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

interface ColoursTable {
    round: number;
    rounds: number;
    step: string;
    active: number;
    casinos: {
        casino: number;
        notes: number[];
        dice: PerColour;
        won: { note: number; colour: string; dice: number }[];
        pays: { note: number; colour: string }[];
        tied: string[];
    }[];
    roll: PerColour;
    colours: { colour: string; left: number; money: number; seat: number | null }[];
    seats: { colours: string[] | null; notes: number; money: number | null }[];
}

function colours(view: View<ColoursTable>): BoardModel {
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

const models: Record<string, (view: View<never>) => BoardModel> = {
    'las-vegas': lasVegas as (view: View<never>) => BoardModel,
    solitaire: solitaire as (view: View<never>) => BoardModel,
    colours: colours as (view: View<never>) => BoardModel,
};

export function boardOf(view: View): BoardModel | undefined {
    return view.table === null ? undefined : models[view.game]?.(view as View<never>);
}

// ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Where dice of a move would go, if it is one that is made by pointing at a casino. */
export function targetOf(move: Move): number | 'slot' | null {
    if (typeof move.place === 'number') return move.at === 'slot' ? 'slot' : move.place;
    if (typeof move.tie === 'number') return move.tie;
    if (typeof move.put === 'number' || move.put === 'slot') return move.put as number | 'slot';
    return null;
}

// ── What a placement would come to ───────────────────────────────────────────────────────────────────────────────────
export interface Consequence {
    casino: CasinoModel;
    /** The note that the owner would get, null for none. */
    note: number | 'rainbow' | null;
    lead: number | null;
    tiedWith: Owner[] | null;
    counts: { owner: Owner; count: number }[];
}

export function consequenceOf(
    after: Pick<BoardModel, 'casinos'>,
    place: number | 'slot',
    owner: Owner,
): Consequence | undefined {
    const casino = after.casinos.find((there) => there.place === place);
    if (!casino) return undefined;
    const paid = casino.ranks.flatMap(({ pile }) => (pile ? [pile] : []));
    const standing = [...paid, ...casino.rest];
    const at = standing.findIndex((pile) => pile.owner === owner);
    const tie = casino.ties.find((piles) => piles.some((pile) => pile.owner === owner));
    const next = standing[at + 1]?.count ?? 0;
    const all = [...standing, ...casino.ties.flat()].sort((a, b) => b.count - a.count);
    return {
        casino,
        note: casino.ranks.find(({ pile }) => pile?.owner === owner)?.note ?? null,
        lead: at === 0 ? (standing[0]?.count ?? 0) - next : null,
        tiedWith: tie ? tie.filter((pile) => pile.owner !== owner).map((pile) => pile.owner) : null,
        counts: all.map(({ owner: whose, count }) => ({ owner: whose, count })),
    };
}
