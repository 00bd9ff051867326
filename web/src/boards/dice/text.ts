// The table of the dice games in words.
import type { Move } from '../../table/types';
import { casinoSection, without } from '../../text/casinos';
import type { BoardText, Section } from '../../text/text';
import { money, w, words } from '../../words.svelte';
import type { DiceBoard } from './board.svelte';
import type { RollDie, SeatModel } from './model';

function kindOf(owner: string, big: boolean): string {
    if (big) return w('page.kind.big');
    return owner === 'n' ? w('page.kind.white') : owner === 'k' ? w('page.kind.kicker') : '';
}
const cardName = (card: string) => words.catalogue[`card.${card}`] ?? card;

class DiceText implements BoardText {
    constructor(readonly board: DiceBoard) {}

    #name(owner: string): string {
        return owner === this.board.me && !this.board.dyed ? w('page.you') : this.board.nameOf(owner);
    }

    describe(): Section[] {
        const now = this.board.now;
        if (!now) return [];
        return [
            casinoSection(now.casinos, (owner) => this.#name(owner)),
            this.#roll(now.roll, now.roller),
            { title: w('page.players'), grid: this.#players(now.seats) },
            ...this.#cards(),
        ];
    }
    #roll(roll: RollDie[][], roller: number | null): Section {
        const { viewer } = this.board.stage.game;
        const whose = viewer !== null && roller === viewer;
        const title = whose ? w('page.your-roll') : w('page.roll-of', this.board.stage.names[roller ?? 0] ?? '');
        const lines = roll.flatMap((dice, i) => {
            if (dice.length === 0) return [];
            const kinds = new Map<string, number>();
            for (const { owner, big = false } of dice) {
                const kind = this.board.dyed ? this.board.nameOf(owner) : kindOf(owner, big) || w('page.kind.own');
                kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
            }
            const named = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
            const plain = kinds.size === 1 && kinds.has(w('page.kind.own'));
            return [`${w('page.group', dice.length, i + 1)}${plain ? '' : ` (${named})`}.`];
        });
        return { title, lines: lines.length > 0 ? lines : [w('page.text.no-roll')] };
    }
    #players(seats: SeatModel[]) {
        const head = ['player', 'left', 'now', 'money', 'notes', 'besides'].map((name) => w(`page.text.head.${name}`));
        const { names, game } = this.board.stage;
        const rows = seats.map((seat) => {
            const name = seat.title ? w(seat.title) : (names[seat.seat ?? 0] ?? '');
            const besides = [
                ...seat.tokens.map((token) => w('page.text.token', words.catalogue[`token.${token}`] ?? token)),
                ...(seat.cards > 0 ? [w('page.text.cards', seat.cards)] : []),
                ...(seat.announcement ? [`${w('page.announcement')} ${seat.announcement}`] : []),
                ...seat.colours.map((colour) => this.board.nameOf(colour)),
            ];
            return [
                seat.seat !== null && seat.seat === game.viewer ? `${name} (${w('page.you')})` : name,
                seat.dice.map(({ owner, count, big }) => `${count} ${kindOf(owner, big ?? false)}`.trim()).join(', '),
                seat.now === null ? '' : money(seat.now),
                seat.money === null ? '' : money(seat.money),
                seat.notes === null ? '' : String(seat.notes),
                besides.join(', '),
            ];
        });
        return without({ caption: w('page.text.players'), head, rows });
    }
    #cards(): Section[] {
        const now = this.board.now;
        const { stage, offers } = this.board;
        const lines = [
            ...(now?.cards ?? []).map((card) => {
                const playable = stage.myTurn && offers.some((move) => move.play === card);
                return `${w('page.action')}: ${cardName(card)}${playable ? ` (${w('page.playable')})` : ''}.`;
            }),
            ...(now?.bonus ?? []).map((note) => `${w('page.bonus')}: ${money(note)}.`),
            ...(now?.inForce ?? []).map(
                ({ card, seat }) => `${w('page.in-force')}: ${cardName(card)} (${stage.names[seat] ?? ''}).`,
            ),
        ];
        return lines.length > 0 ? [{ title: w('page.your-cards'), lines }] : [];
    }

    /** Dice go by their value, ties and notes by the number of the casino. */
    number(move: Move): number | null {
        const own = move.at === undefined || move.at === move.place ? move.place : undefined;
        const number = own ?? move.tie ?? move.put;
        return typeof number === 'number' ? number : null;
    }
    more(): string[] {
        return this.board.flag ? [this.board.flag] : [];
    }
}

export const make = (board: DiceBoard): BoardText => new DiceText(board);
