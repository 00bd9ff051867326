// The board of the card game: five cards in the hand, chosen in secret or one after the other, and six casinos.
import type { Event } from '../../games/las-vegas-cards/types.gen';
import { has, since, those, toldOf } from '../../table/happened';
import { sameMove } from '../../table/moves';
import type { Change, Move } from '../../table/types';
import { short, w, words } from '../../words.svelte';
import Breakdown from '../Breakdown.svelte';
import { SeatBoard } from '../base';
import type { Board, Says } from '../board';
import { type CasinoModel, type Consequence, consequenceOf } from '../dice/model';
import { Payer } from '../dice/payer.svelte';
import { type PayingTable, paySteps } from '../dice/paying';
import { worth } from '../note';
import { type Owner, ownerOfSeat } from '../owner';
import { placesOf } from '../places';
import { gainsOf, type Score, scoreOf } from '../score';
import Holds from './Holds.svelte';
import { payingTable, wins } from './paying';
import SeatLine from './SeatLine.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';
import { type CardsTable, casinoModel, diceOf, faceOf, type Paying } from './view';

export interface TokenChoice {
    move: Move;
    token: string | null;
    label: string;
}

export class CardsBoard extends SeatBoard implements Board {
    readonly Table = Table;
    readonly SeatLine = SeatLine;
    readonly Side = Side;
    readonly Breakdown = Breakdown;
    readonly Holds = Holds;
    readonly keys: [string, string][] = [
        ['1 – 6', 'page.lvc.key.value'],
        ['P', 'page.lvc.key.piles'],
    ];
    /** Which of the cards in the hand were pointed at last; of two that are alike it is this one. */
    pointed: number[] = $state.raw([]);
    /** Casinos where cards have just come. */
    fresh: number[] = $state.raw([]);
    /** The table before that. */
    was: CardsTable | null = $state.raw(null);
    readonly payer = new Payer<PayingTable>();
    /** All choices have just been turned over. */
    revealed = $state(false);

    // ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────
    now: CardsTable = $derived.by(() => this.stage.view.table as CardsTable);
    readonly classes = ['play--cards'];

    get where(): string {
        const round = w('page.round-of', this.now.round, this.now.rounds);
        return this.now.turn === 0 ? round : `${round} · ${w('page.lvc.turn-of', this.now.turn, this.now.turns)}`;
    }
    get purse(): string | null {
        const mine = this.viewer === null ? null : (this.now.seats[this.viewer]?.money ?? null);
        return mine === null ? null : short(mine);
    }
    get prompt(): string {
        const at = this.now['token-at'];
        if (this.now.step === 'token' && at !== undefined) return w('page.lvc.step.token', w(`page.casino.${at}`));
        return w(`page.lvc.step.${this.now.step === 'place' ? 'place' : 'choose'}`);
    }
    nameOf(owner: Owner): string {
        return this.stage.names[Number(owner) - 1] ?? '';
    }
    /** What a seat would be paid now. */
    gainOf(seat: number): number {
        return this.now.casinos.reduce((sum, { notes, pays }) => sum + worth(notes[pays.indexOf(seat)]), 0);
    }

    // ── The hand ─────────────────────────────────────────────────────────────────────────────────────────────────────
    get hand(): number[] {
        return this.now.hand ?? [];
    }
    get asksCards(): boolean {
        return this.asks('place');
    }
    /** The own secret choice lies there and can still be changed. */
    get ready(): boolean {
        return this.stage.past === null && (this.now.chosen?.length ?? 0) > 0;
    }
    /** Places in the hand that are picked, or that lie face down already. */
    get marked(): number[] {
        const lie = this.ready ? this.now.chosen : this.asksCards ? this.stage.chosen?.place : null;
        return placesOf((lie as number[] | undefined) ?? [], this.hand, this.pointed);
    }
    get cards(): number[] {
        return this.marked.map((i) => this.hand[i] ?? 0);
    }
    #moveOf(picked: number[]): Move {
        return { place: [...picked].sort((a, b) => a - b).map((i) => this.hand[i]) };
    }

    /** Takes these cards of the hand instead of those that are picked, or says why not. */
    async #take(picked: number[]): Promise<void> {
        if (picked.length === 0) return this.stage.drop();
        const move = this.#moveOf(picked);
        if (!this.offers.some((offered) => sameMove(offered, move))) return this.stage.choose(move);
        this.pointed = picked;
        // What several cards come to is not a move before the button says so.
        return this.stage.hold(move);
    }
    /** Whoever is ready picks again: the answer comes back until the last one is in. */
    async #reopen(): Promise<number[] | null> {
        const picked = this.marked;
        if (this.asksCards) return picked;
        if (!this.ready || !this.stage.game.canUndo) {
            this.stage.notYourTurn();
            return null;
        }
        await this.stage.undo();
        return this.asksCards ? picked : null;
    }
    async toggle(place: number): Promise<void> {
        const picked = await this.#reopen();
        if (!picked) return;
        const without = picked.filter((i) => i !== place);
        return this.#take(without.length < picked.length ? without : [...picked, place]);
    }
    #withValue(value: number): number[] {
        return this.hand.flatMap((card, i) => (faceOf(card) === value ? [i] : []));
    }
    /** A casino was pointed at: all cards of its value, or none. */
    async point(casino: number): Promise<void> {
        if (this.choices.length > 0) return this.stage.choose({ place: [casino] });
        const picked = await this.#reopen();
        const there = this.#withValue(casino);
        if (!picked) return;
        if (there.length === 0) return this.stage.choose({ place: [casino] });
        return this.#take(sameMove(picked, there) ? [] : there);
    }
    /** One card more of a value; after the last one none. */
    async #more(value: number): Promise<void> {
        const picked = await this.#reopen();
        const there = this.#withValue(value);
        if (!picked) return;
        if (there.length === 0) return this.stage.choose({ place: [value] });
        const next = there.find((i) => !picked.includes(i));
        return this.#take(next === undefined ? picked.filter((i) => !there.includes(i)) : [...picked, next]);
    }

    // ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────
    get choices(): TokenChoice[] {
        if (!this.stage.myTurn) return [];
        return this.offers
            .filter((move) => 'token' in move)
            .map((move) => ({ move, token: move.token as string | null, label: this.label(move) }));
    }

    key(key: string): boolean {
        if (key === 'p') {
            this.stage.sheet = 'piles';
            return true;
        }
        if (!/^[1-9]$/.test(key)) return false;
        const number = Number(key);
        const choice = this.choices[number - 1];
        if (choice) void this.stage.choose(choice.move);
        else if (this.choices.length > 0) void this.stage.choose({ place: [number] });
        else if (number <= 6) void this.#more(number);
        return true;
    }

    // ── What it would come to, if nobody else placed anything ────────────────────────────────────────────────────────
    ahead(casino: number): CasinoModel | undefined {
        const lies = this.now.casinos.find((there) => there.casino === casino);
        const dice = diceOf(this.cards, casino);
        const adds = this.now.adds?.find((one) => one.casino === casino && one.dice === dice);
        if (!lies || !adds || this.viewer === null) return undefined;
        const all = lies.dice.map((count, seat) => (seat === this.viewer ? count + dice : count));
        return casinoModel(lies, all, adds);
    }
    consequence(casino: number): Consequence | undefined {
        const model = this.ahead(casino);
        return model && this.me ? consequenceOf({ casinos: [model] }, casino, this.me) : undefined;
    }
    flag(casino: number): string {
        const consequence = this.consequence(casino);
        if (!consequence) return '';
        if (consequence.tiedWith)
            return w('page.flag-tie', consequence.tiedWith.map((owner) => this.nameOf(owner)).join(', '));
        if (typeof consequence.note !== 'number') return w('page.flag-none');
        if (consequence.lead !== null) return w('page.flag-lead', consequence.lead, short(consequence.note));
        return w('page.flag-note', short(consequence.note));
    }
    get gain(): number | null {
        if (this.cards.length === 0 || this.viewer === null) return null;
        const viewer = this.viewer;
        let sum = 0;
        for (const { casino, notes, pays } of this.now.casinos) {
            const dice = diceOf(this.cards, casino);
            const adds = this.now.adds?.find((one) => one.casino === casino && one.dice === dice);
            const paid = (paying: Paying) => worth(notes[paying.pays.indexOf(viewer)]);
            if (adds) sum += paid(adds) - paid({ pays, tied: [] });
        }
        return sum;
    }
    label(move: Move): string {
        const place = move.place as number[] | undefined;
        if (!place) {
            const token = move.token as string | null;
            return token ? w('page.take-token', words.catalogue[`token.${token}`] ?? token) : w('page.no-token');
        }
        return [...new Set(place.map(faceOf))]
            .map((value) => w('page.lvc.dice-at', diceOf(place, value), w(`page.casino.${value}`)))
            .join(', ');
    }
    /** What taking a token means: it pays in the end, by its colour. */
    #tokenText(token: string | null): string {
        if (token === null) return w('page.lvc.token-left');
        const mine = this.now.seats[this.viewer ?? 0]?.tokens ?? [];
        return w('page.lvc.token-worth', mine.filter((colour) => colour === token).length);
    }
    get says(): Says {
        const chosen = this.stage.chosen;
        const choice = this.choices.find(({ move }) => chosen !== null && sameMove(move, chosen));
        if (choice)
            return { title: choice.label, gain: null, text: this.#tokenText(choice.token), commit: w('page.do-it') };
        const commit = w(this.now.options.sequential ? 'page.place' : 'page.lvc.ready');
        if (this.cards.length === 0) return { title: '', gain: null, text: '', commit };
        const out = (this.now.seats[this.viewer ?? 0]?.cards ?? 0) + this.cards.length;
        const text = w('page.lvc.cards-out', out, this.now['out-at']);
        return { title: this.label({ place: this.cards }), gain: this.gain, text, commit };
    }

    // ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────
    override get footnote(): string {
        return w('page.in-thousands');
    }
    get score(): Score {
        return scoreOf(this.stage.game.happened, wins, this.stage.names.length);
    }

    // ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────
    async shown({ before: was, after: is, happened }: Change): Promise<void> {
        const before = was.table as CardsTable | null;
        const after = is.table as CardsTable;
        if (before === null || before.turn !== after.turn || before.step !== after.step) this.pointed = [];
        const placed = those<Event, 'placed'>(happened, 'placed');
        this.revealed = has(happened, 'revealed');
        this.was = before;
        this.fresh = [...new Set(placed.flatMap(({ cards }) => cards.map(faceOf)))];
        await this.stage.pause(this.revealed ? 1200 : placed.length > 0 ? 620 : 160);
        const paid = since(happened, 'round-over');
        if (paid.length > 0 && before) {
            const steps = paySteps(paid, (whose) => ownerOfSeat(Number(whose)));
            if (this.moves) await this.payer.pay(this.stage, was, payingTable(before, happened, steps), steps);
            const gains = gainsOf(paid.flatMap(({ event }) => wins(event) ?? []));
            await this.stage.pay({ title: w('page.payout', before.round), told: toldOf(paid), gains });
        }
        this.revealed = false;
    }
}
