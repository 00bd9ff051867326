// The board of the dice family: las-vegas with every module, solitaire, hidden colours.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { pace } from '../../settings.svelte';
import { sameMove } from '../../table/moves';
import type { Stage } from '../../table/stage.svelte';
import type { Change, Move, Told, View } from '../../table/types';
import { money, say, short, w, words } from '../../words.svelte';
import type { Board, Says, SeatHead } from '../board';
import { type Flight, fly } from '../fly';
import { type Owner, ownerOfSeat } from '../owner';
import Breakdown from './Breakdown.svelte';
import MovePicture from './MovePicture.svelte';
import {
    type BoardModel,
    boardOf,
    type Consequence,
    colourMarks,
    consequenceOf,
    type SeatModel,
    targetOf,
} from './model';
import { type Choice, choiceOf } from './moves';
import { cleared, type PayStep, type Place, paid, payingBoard, paySteps, sideOf } from './paying';
import SeatLine from './SeatLine.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';

const lying = new MediaQuery('(orientation: landscape) and (max-height: 480px)');
const narrow = new MediaQuery('(max-width: 699px)');
const small = new MediaQuery('(max-width: 699px) and (max-height: 720px)');

/** How many lines the casinos take in two columns: notes, ties, and what gets no note. */
function linesOf(board: BoardModel | undefined): number {
    const lines = (board?.casinos ?? []).map(
        ({ ranks, ties, rest }) =>
            ranks.length + ties.reduce((sum, tie) => sum + Math.ceil(tie.length / 3), 0) + Number(rest.length > 0),
    );
    let sum = 0;
    for (let i = 0; i < lines.length; i += 2) sum += Math.max(lines[i] ?? 0, lines[i + 1] ?? 0);
    return sum;
}

function changedPlaces(before: BoardModel | undefined, after: BoardModel | undefined): Place[] {
    if (!before || !after) return [];
    const shape = (casino: unknown) => JSON.stringify({ ...(casino as object), tokens: [] });
    return after.casinos.filter((casino, i) => shape(casino) !== shape(before.casinos[i])).map(({ place }) => place);
}

/** What each seat was paid, from the sentences of a payout. */
function paidTo(told: Told[]): { seat: number; sum: number }[] {
    const sums = new Map<number, number>();
    for (const { say: phrase } of told) {
        const [who] = phrase.args;
        const paid = phrase.args.find((arg) => 'money' in arg);
        if (!/\.(wins|takes|shows)$/.test(phrase.key) || !who || !('seat' in who) || !paid) continue;
        sums.set(who.seat, (sums.get(who.seat) ?? 0) + paid.money);
    }
    return [...sums].map(([seat, sum]) => ({ seat, sum })).sort((a, b) => b.sum - a.sum);
}

export class DiceBoard implements Board {
    readonly Table = Table;
    readonly SeatLine = SeatLine;
    readonly Side = Side;
    readonly Breakdown = Breakdown;
    readonly Move = MovePicture;
    readonly keys: [string, string][] = [
        ['1 – 6', 'page.key.value'],
        ['S', 'page.key.slot'],
    ];
    readonly stage: Stage;
    /** Casinos where something has just changed. */
    fresh: Place[] = $state.raw([]);
    /** The table before the last change. */
    was: BoardModel | undefined = $state.raw();
    /** Where dice that were placed come from, seen from where they lie. */
    comesFrom: { x: number; y: number } = $state.raw({ x: 0, y: 48 });
    /** The table while the casinos pay, and the one whose ties are being struck out. */
    paying: BoardModel | null = $state.raw(null);
    cancelling: Place | null = $state.raw(null);
    /** Changes when dice were rolled. */
    rolls = $state(0);
    /** The action card whose uses are listed. */
    card = $state('');

    constructor(stage: Stage) {
        this.stage = stage;
    }

    // ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────
    now: BoardModel | undefined = $derived.by(() => this.paying ?? boardOf(this.stage.view));
    /** The table after the chosen move. */
    ahead: BoardModel | undefined = $derived.by(() =>
        this.stage.preview && this.stage.chosen ? boardOf(this.stage.preview.view) : undefined,
    );
    roundEnds: boolean = $derived.by(() => {
        const preview = this.stage.preview;
        if (preview === null) return false;
        return preview.view.over || this.ahead?.step === 'notes' || this.ahead?.round !== this.now?.round;
    });

    get classes(): string[] {
        return this.slotThere || this.hasCards ? ['play--boulevard'] : [];
    }
    get where(): string {
        return this.now ? w('page.round-of', this.now.round, this.now.rounds) : '';
    }
    get purse(): string | null {
        const mine = this.now?.seats.find(({ seat }) => seat === this.stage.game.viewer)?.money ?? null;
        return mine === null ? null : short(mine);
    }
    get prompt(): string {
        return this.now ? w(`page.step.${this.now.step}`) : '';
    }
    get seats(): SeatHead[] {
        return this.now?.seats ?? [];
    }
    get seatsAhead(): SeatModel[] | null {
        return this.roundEnds ? null : (this.ahead?.seats ?? null);
    }
    get me(): Owner | null {
        const viewer = this.stage.game.viewer;
        if (!this.now || viewer === null) return null;
        return this.now.seats.find(({ seat }) => seat === viewer)?.owner ?? ownerOfSeat(viewer);
    }
    get slotThere(): boolean {
        return this.now?.casinos.some(({ place }) => place === 'slot') ?? false;
    }
    /** Too much for the room there is: casinos are drawn without piles. */
    get dense(): boolean {
        if (lying.current || (narrow.current && this.slotThere)) return true;
        const lines = Math.max(linesOf(this.now), this.roundEnds ? 0 : linesOf(this.ahead));
        return small.current && lines > (this.seats.length > 5 ? 6 : 8);
    }
    get hasCards(): boolean {
        const cards = (this.now?.cards.length ?? 0) + (this.now?.bonus.length ?? 0) + this.rerolls.length;
        return cards > 0 || this.playsUnseen;
    }
    /** At a real table nobody knows who holds which action card: all that could be played are listed on a sheet. */
    get playsUnseen(): boolean {
        return this.stage.table.box !== undefined && this.stage.myTurn && this.offers.some((move) => 'play' in move);
    }
    nameOf(owner: Owner): string {
        const { game } = this.stage.game;
        if (game === 'las-vegas') return owner === 'n' ? w('page.white') : (this.stage.names[Number(owner) - 1] ?? '');
        const colour = Object.entries(colourMarks).find(([, mark]) => mark === owner)?.[0];
        return words.catalogue[`colour.${colour}`] ?? '';
    }
    mark(seat: number): Owner {
        return this.stage.game.game === 'solitaire' ? (this.now?.seats[0]?.owner ?? '1') : ownerOfSeat(seat);
    }
    sum(seat: number): string {
        return money(this.stage.game.view.result?.money[seat] ?? 0);
    }
    get footnote(): string {
        return w('page.in-thousands');
    }
    get verdict(): string {
        if (this.stage.game.game !== 'solitaire') return '';
        return w('page.against', money(this.now?.seats[1]?.money ?? 0));
    }

    // ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────
    get offers(): Move[] {
        return this.stage.game.offers;
    }
    placings: Move[] = $derived.by(() => this.offers.filter((move) => targetOf(move) !== null));
    rerolls: Move[] = $derived.by(() => this.offers.filter((move) => 'reroll' in move));
    choices: Choice[] = $derived.by(() =>
        this.offers
            .filter((move) => !('place' in move) && !('play' in move) && !('reroll' in move))
            .map((move) => choiceOf(move, this.stage.names)),
    );
    get choosesFromList(): boolean {
        return this.stage.myTurn && !this.offers.some((move) => 'place' in move);
    }
    get target(): Place | null {
        return this.stage.chosen ? targetOf(this.stage.chosen) : null;
    }
    /** The chosen dice on the slot machine instead. */
    get slotMove(): Move | undefined {
        const chosen = this.stage.chosen;
        return this.offers.find((move) => chosen !== null && move.place === chosen.place && move.at === 'slot');
    }
    get cardMoves(): Choice[] {
        return this.offers.filter((move) => move.play === this.card).map((move) => choiceOf(move, this.stage.names));
    }
    label(move: Move): string {
        return choiceOf(move, this.stage.names).label;
    }
    #next(there: Move[], around: boolean): Move | undefined {
        const at = there.findIndex((move) => this.stage.isChosen(move));
        if (around && at >= 0) return there[(at + 1) % there.length];
        return there[at + 1] ?? there[at] ?? there[0];
    }

    /** A casino was pointed at: the first of its moves that is not chosen yet, or why there is none. */
    async point(place: Place): Promise<void> {
        if (!this.stage.myTurn) return this.stage.notYourTurn();
        const next = this.#next(
            this.placings.filter((move) => targetOf(move) === place),
            false,
        );
        if (next) return this.stage.choose(next);
        const value =
            (this.stage.chosen?.place as number | undefined) ??
            (this.offers.find((move) => 'place' in move)?.place as number | undefined) ??
            1;
        return this.stage.choose(place === 'slot' ? { place: value, at: 'slot' } : { place });
    }
    /** Dice of a value were pointed at: their casino first, then the slot machine. */
    async take(face: number): Promise<void> {
        if (!this.stage.myTurn) return;
        const there = this.offers.filter((move) => move.place === face);
        return this.stage.choose(this.#next(there, there.length > 1) ?? { place: face });
    }
    playCard(name: string): void {
        const moves = this.offers.filter((move) => move.play === name);
        if (!this.stage.myTurn || moves.length === 0) {
            void this.stage.choose({ play: name });
        } else if (moves.length === 1 && moves[0]) {
            void this.stage.choose(moves[0]);
        } else {
            this.card = name;
            this.stage.sheet = 'card';
        }
    }

    key(key: string): boolean {
        if (key === 's') {
            void this.point('slot');
            return true;
        }
        if (!/^[1-9]$/.test(key)) return false;
        const number = Number(key);
        const choice = this.choosesFromList ? this.choices[number - 1] : undefined;
        if (choice) void this.stage.choose(choice.move);
        else if (!this.choosesFromList && number <= 6) void this.take(number);
        return true;
    }

    // ── What it would come to, in words ──────────────────────────────────────────────────────────────────────────────
    consequence: Consequence | undefined = $derived.by(() =>
        this.ahead && this.target !== null && this.me ? consequenceOf(this.ahead, this.target, this.me) : undefined,
    );
    get gain(): number | null {
        if (!this.ahead || !this.now || !this.me || this.roundEnds) return null;
        const of = (board: BoardModel) => board.seats.find(({ owner }) => owner === this.me)?.now ?? 0;
        return of(this.ahead) - of(this.now);
    }
    get flag(): string {
        const consequence = this.consequence;
        if (!consequence || this.roundEnds || this.stage.game.game === 'colours') return '';
        if (consequence.tiedWith)
            return w('page.flag-tie', consequence.tiedWith.map((owner) => this.nameOf(owner)).join(', '));
        if (consequence.note === null || consequence.note === 'rainbow') return w('page.flag-none');
        if (consequence.lead !== null) return w('page.flag-lead', consequence.lead, short(consequence.note));
        return w('page.flag-note', short(consequence.note));
    }
    get says(): Says {
        const chosen = this.stage.chosen;
        return { title: this.#title(chosen), gain: this.gain, text: this.#text(), commit: this.#commit(chosen) };
    }
    #title(chosen: Move | null): string {
        if (chosen === null) return '';
        if (this.target === null || !this.consequence || !('place' in chosen))
            return choiceOf(chosen, this.stage.names).label;
        const counts = this.consequence.counts.map(
            ({ owner, count }) => `${owner === this.me ? w('page.you') : this.nameOf(owner)} ${count}`,
        );
        return `${w(`page.casino.${this.target}`)}: ${counts.join(', ')}`;
    }
    #text(): string {
        if (!this.stage.preview) return '';
        if (this.roundEnds) return w('page.last-placement');
        if (this.consequence?.tiedWith) return w('page.tie-pays-nothing');
        return this.stage.preview.told
            .slice(1)
            .map(({ say: phrase }) => say(phrase, this.stage.names))
            .join(' ');
    }
    #commit(chosen: Move | null): string {
        if (chosen === null) return w('page.place');
        return 'place' in chosen ? w('page.place-value', Number(chosen.place)) : w('page.do-it');
    }

    // ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────
    /** The dice that are placed fly from their group to their casino. */
    async #place(after: BoardModel | undefined): Promise<void> {
        const [place] = this.fresh;
        const face = after?.casinos.find((casino) => casino.place === place)?.place;
        const group = document.querySelector(`.tray > :nth-child(${typeof face === 'number' ? face : 1})`);
        const from = group?.getBoundingClientRect();
        await tick();
        const to = document.querySelector(`.casino[data-place="${place}"] .m-place`)?.getBoundingClientRect();
        if (from && to)
            this.comesFrom = {
                x: Math.round(from.left + from.width / 2 - to.left - to.width / 2),
                y: Math.round(from.top + from.height / 2 - to.top - to.height / 2),
            };
    }
    /** Casino by casino: ties go, notes fly to who gets them; then the dice go home. */
    async #pay(was: View, before: BoardModel, told: Told[], steps: PayStep[]): Promise<void> {
        const stage = this.stage;
        stage.still = was;
        this.paying = payingBoard(before, told, steps);
        await stage.pause(300);
        for (const { place, told: sentences, awards } of steps) {
            if (stage.skipping) break;
            stage.telling = sentences.map(({ say: phrase }) => say(phrase, stage.names)).join(' ');
            this.cancelling = place;
            await tick();
            const flights = awards.flatMap((award) => this.#noteFlies(place, award));
            await stage.pause(300);
            for (const flight of flights) flight.end();
            for (const award of awards) if (this.paying) this.paying = paid(this.paying, place, award);
            await stage.pause(90);
        }
        this.cancelling = null;
        if (!stage.skipping) {
            const flights = this.#diceFly();
            this.paying = cleared(this.paying);
            await stage.pause(300);
            for (const flight of flights) flight.end();
        }
        stage.telling = '';
        stage.still = null;
        this.paying = null;
    }
    #seatElement(owner: Owner): Element | null {
        return this.paying ? document.querySelector(`.seats > :nth-child(${sideOf(this.paying, owner) + 1})`) : null;
    }
    #noteFlies(place: Place, { owner, money: worth }: { owner: Owner; money: number }): Flight[] {
        const ranks = this.paying?.casinos.find((casino) => casino.place === place)?.ranks ?? [];
        const at = ranks.findIndex(({ note, gone }) => note === worth && !gone);
        const note = document.querySelector(`.casino[data-place="${place}"] .rank:nth-child(${at + 1}) .note`);
        const goal = this.#seatElement(owner);
        return note && goal ? [fly(note, goal, pace(300))] : [];
    }
    #diceFly(): Flight[] {
        return [...document.querySelectorAll<SVGElement>('.board .die')].flatMap((die, i) => {
            const goal = this.#seatElement(die.dataset.p ?? '');
            return goal ? [fly(die, goal, pace(220), pace(Math.min(80, 4 * i)))] : [];
        });
    }

    async shown({ before: was, after: is, told }: Change): Promise<void> {
        const before = boardOf(was);
        const after = boardOf(is);
        if (!sameMove(before?.roll, after?.roll)) ++this.rolls;
        const pays =
            before &&
            after &&
            (after.step === 'notes' || is.over) &&
            before.step !== 'notes' &&
            told.length > 0 &&
            before.round > 0;
        const steps = this.#moves() && this.stage.game.game !== 'colours' ? paySteps(told) : [];
        this.was = before;
        this.fresh = pays ? [] : changedPlaces(before, after);
        if (before && steps.length > 0) await this.#pay(was, before, told, steps);
        else if (this.fresh.length > 0 && this.#moves()) await this.#place(after);
        if (!pays) return this.stage.pause(this.fresh.length === 0 ? 380 : 620);
        const sentences = this.#paidSince();
        await this.stage.pay({ title: w('page.payout', before.round), told: sentences, gains: paidTo(sentences) });
    }
    /** Whether anything moves at all: not at speed 0, not for who wants no motion, not while everything is skipped. */
    #moves(): boolean {
        return pace(1) > 0 && !this.stage.skipping;
    }
    /** The sentences of the payout that has just ended. */
    #paidSince(): Told[] {
        const all = this.stage.game.told;
        let from = all.length - 1;
        const last = all[from]?.entry;
        while (from > 0 && all[from - 1]?.entry === last) --from;
        for (let i = all.length - 1; i >= 0; --i)
            if (all[i]?.say.key.endsWith('.round-over')) {
                from = i;
                break;
            }
        return all.slice(from);
    }
}
