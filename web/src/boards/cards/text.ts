// The table of the card game in words.
import type { Move } from '../../table/types';
import { casinoSection, without } from '../../text/casinos';
import type { BoardText, Section } from '../../text/text';
import { money, w, words } from '../../words.svelte';
import type { CardsBoard } from './board.svelte';
import { type CardsSeat, casinoModel, faceOf } from './view';

class CardsText implements BoardText {
    constructor(readonly board: CardsBoard) {}

    describe(): Section[] {
        const { now } = this.board;
        const name = (owner: string) => (owner === this.board.me ? w('page.you') : this.board.nameOf(owner));
        return [
            ...this.#hand(),
            casinoSection(
                now.casinos.map((casino) => casinoModel(casino)),
                name,
            ),
            { title: w('page.players'), grid: this.#players() },
        ];
    }
    #hand(): Section[] {
        const { hand, now, ready } = this.board;
        if (hand.length === 0) return [];
        const lines = [w('page.text.hand', hand.join(', '))];
        if (hand.some((card) => card > 10)) lines.push(w('page.text.double-card'));
        if (ready) lines.push(w('page.text.chosen-cards', (now.chosen ?? []).join(' ')), w('page.lvc.ready-why'));
        if (now.pile && now.pile.length > 0) lines.push(w('page.text.own-pile', now.pile.join(', ')));
        return [{ title: w('page.lvc.hand'), lines }];
    }
    #state(seat: CardsSeat, index: number): string {
        if (seat.state === 'waiting') return '';
        const chooses = index === this.board.viewer && seat.state === 'thinking';
        return w(chooses ? 'page.lvc.state.choose' : `page.lvc.state.${seat.state}`);
    }
    #players() {
        const { now, viewer } = this.board;
        const names = ['player', 'state', 'cards-out', 'last', 'pile', 'now', 'money', 'notes', 'besides'];
        const rows = now.seats.map((seat, i) => {
            const name = this.board.stage.names[i] ?? '';
            return [
                i === viewer ? `${name} (${w('page.you')})` : name,
                this.#state(seat, i),
                w('page.text.of', seat.cards, now['out-at']),
                seat.last.join(' '),
                String(seat.pile),
                money(this.board.gainOf(i)),
                seat.money === null ? '' : money(seat.money),
                String(seat.notes),
                (seat.tokens ?? [])
                    .map((token) => w('page.text.token', words.catalogue[`token.${token}`] ?? ''))
                    .join(', '),
            ];
        });
        const head = names.map((column) => w(`page.text.head.${column}`));
        return without({ caption: w('page.text.players'), head, rows });
    }

    /** A single card goes by its number. */
    number(move: Move): number | null {
        const place = move.place as number[] | undefined;
        return place?.length === 1 ? (place[0] ?? null) : null;
    }
    sentence(move: Move): string {
        const place = move.place as number[] | undefined;
        return place ? w('page.text.cards-at', place.join(' '), this.board.label(move)) : this.board.label(move);
    }
    more(): string[] {
        return [...new Set(this.board.cards.map(faceOf))].flatMap((casino) => {
            const flag = this.board.flag(casino);
            return flag ? [`${w(`page.casino.${casino}`)}: ${flag}`] : [];
        });
    }
}

export const make = (board: CardsBoard): BoardText => new CardsText(board);
