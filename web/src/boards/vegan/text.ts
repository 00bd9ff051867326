// The table of Las Vegan in words.
import { without } from '../../text/casinos';
import type { BoardText, Grid, Section } from '../../text/text';
import { w } from '../../words.svelte';
import type { VeganBoard } from './board.svelte';
import {
    cardName,
    coloured,
    machineName,
    rankOf,
    type Suit,
    signed,
    suitName,
    suitOf,
    type Trick,
    upper,
} from './view';

const suits: Suit[] = ['blue', 'green', 'red', 'violet'];

class VeganText implements BoardText {
    constructor(readonly board: VeganBoard) {}

    describe(): Section[] {
        const { now } = this.board;
        const last = this.board.lastTrick;
        return [
            ...this.#hand(),
            { title: w('page.vgn.trick'), lines: this.#trick(now.trick?.complete ? null : now.trick) },
            ...this.#bank(),
            { title: w('page.vgn.machines'), grid: this.#machines(), lines: this.#tokens() },
            { title: w('page.players'), grid: this.#players() },
            ...(last ? [{ title: this.board.lastTitle, lines: this.#trick(last) }] : []),
        ];
    }
    #name(player: number | 'bank'): string {
        return player === this.board.viewer ? w('page.you') : this.board.nameOf(player);
    }
    #hand(): Section[] {
        const { hand, playable, sealed } = this.board.now;
        if (hand === null) return [];
        const lines = suits.flatMap((suit) => {
            const cards = hand.filter((card) => suitOf(card) === suit);
            if (cards.length === 0) return [];
            const some = this.board.asksCard && playable && cards.every((card) => !playable.includes(card));
            const not = some ? ` (${w('page.text.not-now')})` : '';
            return [`${upper(suitName(suit))}: ${cards.map(rankOf).join(', ')}${not}.`];
        });
        if (sealed !== null)
            lines.push(`${upper(w('page.vgn.card-sealed', cardName(sealed)))}. ${w('page.vgn.sealed-wait')}`);
        return [{ title: w('page.vgn.hand'), lines }];
    }
    #trick(trick: Trick | null): string[] {
        if (!trick) return [w('page.text.no-trick')];
        return trick.cards.map(({ player, card }, i) => {
            const notes = [
                ...(i === 0 ? [w('page.vgn.led', suitName(suitOf(trick.led)))] : []),
                ...(player === trick.winner ? [w(trick.complete ? 'page.vgn.won' : 'page.vgn.wins-now')] : []),
            ];
            return `${upper(this.#name(player))}: ${[cardName(card), ...notes].join(', ')}.`;
        });
    }
    #bank(): Section[] {
        const { bank } = this.board.now;
        if (!bank) return [];
        const open = bank.open.map(cardName).join(', ') || w('page.text.none');
        const lines = [
            `${w('page.vgn.bank-open')}: ${open}.`,
            `${w('page.vgn.pile', bank.pile)}.`,
            `${upper(w('page.vgn.tricks', bank.tricks))}.`,
        ];
        return [{ title: w('page.vgn.bank'), lines }];
    }
    #each(values: number[] | null | undefined, write: (value: number) => string): string {
        return (values ?? [])
            .flatMap((value, seat) => (value === 0 ? [] : [`${this.#name(seat)} ${write(value)}`]))
            .join(', ');
    }
    #machines(): Grid {
        const { machines, golden } = this.board.now;
        const rows = machines.map((machine) => [
            w(
                coloured(machine.machine) ? 'page.vgn.row-three' : 'page.vgn.row-card',
                upper(machineName(machine.machine)),
            ),
            machine.value === null ? w('page.text.none') : signed(machine.value),
            this.#each(machine.times, (times) => `${times}×`),
            machine.gains ? this.#each(machine.gains, signed) || w('page.nobody') : '',
        ]);
        if (golden)
            rows.push([
                golden.side ? w(`page.vgn.row-${golden.side}`) : w('page.vgn.golden'),
                golden.side ? signed(golden.value) : w('page.text.none'),
                '',
                golden.gains ? this.#each(golden.gains, signed) || w('page.nobody') : '',
            ]);
        const head = ['machine', 'token', 'counts', 'costs'].map((name) => w(`page.text.head.${name}`));
        return without({ caption: w('page.text.machines'), head, rows });
    }
    #tokens(): string[] {
        const free = this.board.now.tokens.filter(({ on }) => on === null);
        if (free.length === 0) return [];
        const named = free.map(({ token, value }) =>
            w(token === 'gold' ? 'page.vgn.golden-token' : 'page.vgn.token', signed(value)),
        );
        return [`${w('page.vgn.to-place')}: ${named.join(', ')}.`];
    }
    #players(): Grid {
        const rows = this.board.now.seats.map((seat, i) => {
            const name = this.board.stage.names[i] ?? '';
            return [
                i === this.board.viewer ? `${name} (${w('page.you')})` : name,
                String(seat.cabbages),
                String(seat.tricks),
                signed(seat.gain),
                String(seat.cards),
                seat.voids.map((suit) => suitName(suitOf(suit))).join(', '),
                seat.answered ? w('page.ready') : '',
            ];
        });
        const names = ['player', 'cabbages', 'tricks', 'now', 'hand', 'voids', 'state'];
        const head = names.map((name) => w(`page.text.head.${name}`));
        return without({ caption: w('page.text.players'), head, rows });
    }
}

export const make = (board: VeganBoard): BoardText => new VeganText(board);
