// What can be chosen by one tap: pawns, colours, bets, money or distance.
import type { Move, Preview, View } from '../../table/types';
import { money, short, w, words } from '../../words.svelte';
import type { Owner } from '../owner';
import type { RaceBoard } from './board.svelte';
import { bestBet, percent, type RacePawn, type RaceTable, type Reach } from './view';

export interface Option {
    move: Move;
    offered: boolean;
    mark: Owner | null;
    from: number | null;
    to: number | null;
    suits: string;
    title: string;
    more: string;
    /** The sentence of the action bar, where the engine has no better one. */
    says: string | null;
}

const blank = { mark: null, from: null, to: null, suits: '', more: '', says: null };

/** What a pawn would meet, in two or three words. */
export function meets(table: RaceTable, reach: Reach): string {
    if (reach.poker && reach.poker.length > 0) return w('page.mc.master-poker');
    if (reach.over) return w('page.mc.master', reach.over);
    if (reach.meets === 'triple' || reach.meets === 'double' || reach.meets === 'single') {
        const odds = bestBet(table, reach.to, reach.meets);
        return odds ? w('page.mc.casino-chance', percent(odds)) : w('page.mc.meets.casino');
    }
    return w(`page.mc.meets.${reach.meets}`);
}

function way(from: number, to: number, what: string): string {
    return `${from} → ${to}: ${what}`;
}

function ofPawn(board: RaceBoard, seat: number, pawn: number, there: RacePawn, move: Move): Option {
    const offered = board.offers.some((offer) => JSON.stringify(offer) === JSON.stringify(move));
    const reach = there.reach?.[0];
    const back = there.back;
    const base = { ...blank, move, offered, mark: board.markOf(seat, pawn), from: there.square };
    if (!offered)
        return { ...base, title: w(there.blocked ? 'page.mc.blocked' : 'page.mc.stays'), more: w('page.mc.why') };
    if (back !== undefined)
        return { ...base, to: back, title: w('page.mc.back'), says: way(there.square, back, w('page.mc.back')) };
    if (!reach) return { ...base, title: '' };
    const over = board.now.stacks.find(({ square }) => square === reach.to)?.pawns ?? [];
    const names = [...new Set(over.map((one) => board.stage.names[one.seat] ?? ''))].join(', ');
    const title = meets(board.now, reach);
    return { ...base, to: reach.to, title, more: reach.over ? names : '', says: way(there.square, reach.to, title) };
}

function pawns(board: RaceBoard, kind: 'pawn' | 'retreat' | 'send'): Option[] {
    const seat = kind === 'send' ? (board.now.poker?.ruined ?? 0) : (board.viewer ?? 0);
    return (board.now.seats[seat]?.pawns ?? []).flatMap((there, pawn) =>
        there.home ? [] : [ofPawn(board, seat, pawn, there, { [kind]: pawn })],
    );
}

function colours(board: RaceBoard): Option[] {
    const seat = board.viewer ?? 0;
    return [0, 1].map((colour): Option => {
        const mine = (board.now.seats[seat]?.pawns ?? []).slice(2 * colour, 2 * colour + 2);
        const where = mine.map(({ square, home }) => (home ? w('page.mc.meets.home') : String(square)));
        return {
            ...blank,
            move: { colour },
            offered: board.offers.some((move) => move.colour === colour),
            mark: board.markOf(seat, 2 * colour),
            title: w('page.mc.pawns-on', where.join(', ')),
        };
    });
}

const suitWords: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
export function suitNames(suits: string): string {
    return [...suits].map((suit) => words.catalogue[`mc.suit.${suitWords[suit]}`] ?? '').join(', ');
}
function bets(board: RaceBoard): Option[] {
    return board.offers.map((move): Option => {
        const suits = move.bet as keyof RaceTable['odds']['bets'];
        const odds = board.now.odds.bets[suits];
        const [of = 0, all = 1] = odds;
        return {
            ...blank,
            move,
            offered: true,
            suits,
            title: percent(odds),
            more: w('page.mc.cards-of', of, all),
            says: `${suitNames(suits)}: ${w('page.mc.cards-of', of, all)}`,
        };
    });
}

function wins(board: RaceBoard): Option[] {
    const win = board.now.win;
    if (!win) return [];
    const at = board.now.mover?.square ?? null;
    const both = [
        {
            how: 'money',
            to: win.to,
            title: `+${short(win.money)}`,
            says: w('page.mc.win-money', money(win.money), win.to),
        },
        {
            how: 'distance',
            to: win.distance,
            title: w('page.mc.distance'),
            says: w('page.mc.win-distance', win.distance),
        },
    ];
    return both.map(({ how, ...rest }) => ({
        ...blank,
        move: { win: how },
        offered: true,
        mark: board.mark(board.now.active),
        from: at,
        ...rest,
    }));
}

export function optionsOf(board: RaceBoard): Option[] {
    for (const kind of ['pawn', 'retreat', 'send'] as const) if (board.asks(kind)) return pawns(board, kind);
    if (board.asks('colour')) return colours(board);
    if (board.asks('bet')) return bets(board);
    return board.asks('win') ? wins(board) : [];
}

/** Where the moving pawn has come to after a move. */
export function targetOf(preview: Preview | null, view: View): number | null {
    const mover = (view.table as RaceTable).mover;
    if (!preview || !mover) return null;
    const pawn = (preview.view.table as RaceTable).seats[mover.seat]?.pawns[mover.pawn];
    return pawn && pawn.square !== mover.square ? pawn.square : null;
}
