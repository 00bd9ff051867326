// The race in words.
import type { Move } from '../../table/types';
import { without } from '../../text/casinos';
import type { BoardText, Grid, Section } from '../../text/text';
import { money, w } from '../../words.svelte';
import type { RaceBoard } from './board.svelte';
import { suitNames } from './options';
import { percent, type RacePawn } from './view';

class RaceText implements BoardText {
    constructor(readonly board: RaceBoard) {}

    describe(): Section[] {
        const lines = this.#turn();
        return [
            ...(lines.length > 0 ? [{ title: w('page.text.turn'), lines }] : []),
            ...this.#poker(),
            { title: w('page.players'), grid: this.#players() },
            ...this.#stacks(),
            { title: w('page.mc.track'), lines: this.#track() },
            { title: w('page.mc.chances'), lines: this.#chances() },
        ];
    }
    #name(seat: number): string {
        return seat === this.board.viewer ? w('page.you') : (this.board.stage.names[seat] ?? '');
    }
    #square(at: number): string {
        const name = this.board.track[at]?.name;
        return name ? w('page.text.square', at, w(`page.mc.square.${name}`)) : String(at);
    }
    #turn(): string[] {
        const { die, bet, win } = this.board.now;
        return [
            ...(die ? [w('page.text.die', die)] : []),
            ...(bet ? [w('page.text.bet', suitNames(bet))] : []),
            ...(win ? [w('page.text.win', money(win.money), win.to, win.distance)] : []),
        ];
    }
    #pawn({ square, home, blocked }: RacePawn, pawn: number): string {
        if (home) return w('page.text.pawn-home', pawn);
        const where = w('page.text.pawn-on', pawn, this.#square(square));
        return blocked ? w('page.mc.blocked-pawn', where) : where;
    }
    #players(): Grid {
        const rows = this.board.now.seats.map((seat, i) => {
            const name = this.board.stage.names[i] ?? '';
            return [
                i === this.board.viewer ? `${name} (${w('page.you')})` : name,
                money(seat.money),
                seat.pawns.map((pawn, at) => this.#pawn(pawn, at)).join('; '),
                w('page.text.of', seat.home, seat.pawns.length),
                seat.tax > 0 ? money(seat.tax) : '',
            ];
        });
        const head = ['player', 'money', 'pawns', 'home', 'tax'].map((name) => w(`page.text.head.${name}`));
        return without({ caption: w('page.text.pawns'), head, rows });
    }
    #stacks(): Section[] {
        const lines = this.board.now.stacks
            .filter(({ pawns }) => pawns.length > 1)
            .map(({ square, pawns, master }) => {
                const all = pawns.map(({ seat, pawn, blocked }) => {
                    const one = `${this.#name(seat)} ${pawn}`;
                    return blocked ? w('page.mc.blocked-pawn', one) : one;
                });
                const over = master === undefined ? '' : `, ${w('page.mc.master-is', this.#name(master))}`;
                return `${this.#square(square)}: ${all.join(', ')}${over}.`;
            });
        return lines.length > 0 ? [{ title: w('page.text.stacks'), lines }] : [];
    }
    /** Which squares are of which kind; the rest is green. */
    #track(): string[] {
        const kinds = new Map<string, string[]>();
        for (const { at, name } of this.board.track) {
            const triple = this.board.now.triples.find(({ square }) => square === at);
            const text = triple ? `${at} (${suitNames(triple.suits)})` : String(at);
            if (name !== 'green') kinds.set(name, [...(kinds.get(name) ?? []), text]);
        }
        const lines = [...kinds].map(([kind, all]) => `${w(`page.mc.square.${kind}`)}: ${all.join(', ')}.`);
        return [...lines, w('page.text.all-else-green')];
    }
    #chances(): string[] {
        const bets = Object.entries(this.board.now.odds.bets).map(
            ([suits, odds]) => `${suitNames(suits)}: ${percent(odds)}`,
        );
        return [`${bets.join('; ')}.`, `${w('page.mc.cards', this.board.now.cards.left)}.`];
    }
    #poker(): Section[] {
        const { poker, odds } = this.board.now;
        if (!poker) return [];
        const hand = (dice: string[], name: string | null) =>
            `${dice.join(' ')}${name ? `, ${this.board.word(`mc.hand.${name}`)}` : ''}`;
        const lines = [w('page.text.poker', this.#name(poker.caller), this.#name(poker.opponent), money(poker.stakes))];
        if (poker.caller_dice.length > 0)
            lines.push(
                `${w('page.mc.dice-of', this.#name(poker.caller))}: ${hand(poker.caller_dice, poker.caller_hand)}.`,
            );
        if (poker.dice.length > 0)
            lines.push(`${w('page.mc.dice-of', this.#name(poker.thrower))}: ${hand(poker.dice, poker.hand)}.`);
        if (odds.poker?.best) lines.push(`${w('page.mc.best-keep', odds.poker.best.join(' ') || '–')}.`);
        if (odds.poker?.chance !== undefined) lines.push(`${w('page.mc.chance', percent(odds.poker.chance))}.`);
        return [{ title: w('page.mc.poker'), lines }];
    }

    /** Pawns and colours go by the numbers that the log gives them. */
    number(move: Move): number | null {
        const number = move.pawn ?? move.retreat ?? move.send ?? move.colour;
        return typeof number === 'number' ? number : null;
    }
    title(): string | null {
        const { chosen } = this.board.stage;
        return chosen && this.number(chosen) !== null ? this.sentence(chosen) : null;
    }
    sentence(move: Move): string {
        const option = this.board.options.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
        const pawn = this.number(move);
        if (option && pawn !== null && option.from !== null && option.to !== null)
            return w(
                'page.text.pawn-to',
                pawn,
                option.from,
                option.to,
                [option.title, option.more].filter(Boolean).join(', '),
            );
        if ('colour' in move && option) return w('page.text.colour', Number(move.colour), option.title);
        return this.board.label(move);
    }
}

export const make = (board: RaceBoard): BoardText => new RaceText(board);
