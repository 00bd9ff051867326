// Views of the dice games as one picture: casinos, piles of dice, seats, the roll. Everything is read from the view;
// who would be paid and which ties cancel stands there.
import type { GameEvent } from '../../table/happened';
import type { Move, View } from '../../table/types';
import type { SeatHead } from '../board';
import type { Owner } from '../owner';

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
    note: number | 'rainbow';
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

/** A seat, a colour, or "white". */
export type Whose = number | string;
export interface Win {
    seat: number;
    money: number;
}

/** What a game of the dice family brings to the board that they share. */
export interface DiceGame {
    boardOf(view: View): BoardModel;
    /** Whose mark an event means by a seat, a colour, or "white". */
    ownerOf(whose: Whose): Owner;
    /** What an event brings a seat: a note that it is paid, or takes. */
    wins(event: GameEvent, board: BoardModel): Win | null;
    /** Whose dice these are, in words. */
    nameOf(owner: Owner, names: string[]): string;
    /** Dice are called by their colour, not by who sits behind them. */
    dyed: boolean;
    /** Whose dice are whose is a secret: nobody is seen to lead, nor to be paid. */
    secret: boolean;
    /** The mark of a seat on the end screen, and what stands beside its sum. */
    mark(seat: number, board: BoardModel | undefined): Owner;
    verdict(board: BoardModel | undefined): string;
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
