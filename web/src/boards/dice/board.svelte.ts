// The board of the dice family: las-vegas with every module, solitaire, hidden colours. In what they differ says DiceGame.
import { tick } from 'svelte';
import { type GameEvent, has, since, toldOf } from '../../table/happened';
import type { Stage } from '../../table/stage.svelte';
import type { Change, Move, View } from '../../table/types';
import { say, short, w } from '../../words.svelte';
import Breakdown from '../Breakdown.svelte';
import { SeatBoard } from '../base';
import type { Board, Says, SeatHead } from '../board';
import { type Owner, ownerOfSeat } from '../owner';
import { gainsOf, type Score, scoreOf } from '../score';
import Holds from './Holds.svelte';
import { type Place, placesOf } from './happened';
import MovePicture from './MovePicture.svelte';
import { type BoardModel, type Consequence, consequenceOf, type DiceGame, type SeatModel, targetOf } from './model';
import { type Choice, choiceOf } from './moves';
import { Payer } from './payer.svelte';
import { payingBoard, paySteps } from './paying';
import SeatLine from './SeatLine.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';

export class DiceBoard extends SeatBoard implements Board {
    readonly Table = Table;
    readonly SeatLine = SeatLine;
    readonly Side = Side;
    readonly Breakdown = Breakdown;
    readonly Holds = Holds;
    readonly Move = MovePicture;
    readonly keys: [string, string][] = [
        ['1 – 6', 'page.key.value'],
        ['S', 'page.key.slot'],
        ['A', 'page.key.card'],
    ];
    /** Casinos where something has just changed. */
    fresh: Place[] = $state.raw([]);
    /** The table before the last change. */
    was: BoardModel | undefined = $state.raw();
    /** Where dice that were placed come from, seen from where they lie. */
    comesFrom: { x: number; y: number } = $state.raw({ x: 0, y: 48 });
    readonly payer = new Payer<BoardModel>();
    /** Changes when dice were rolled. */
    rolls = $state(0);
    /** The action card that was picked last; its uses are listed. */
    card = $state('');

    readonly #game: DiceGame;
    constructor(stage: Stage, game: DiceGame) {
        super(stage);
        this.#game = game;
    }
    /** Dice are called by their colour. */
    get dyed(): boolean {
        return this.#game.dyed;
    }
    boardOf(view: View): BoardModel | undefined {
        return view.table === null ? undefined : this.#game.boardOf(view);
    }

    // ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────
    now: BoardModel | undefined = $derived.by(() => this.payer.table ?? this.boardOf(this.stage.view));
    /** The table after the chosen move. */
    ahead: BoardModel | undefined = $derived.by(() =>
        this.stage.preview && this.stage.chosen ? this.boardOf(this.stage.preview.view) : undefined,
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
    override get seats(): SeatHead[] {
        return this.now?.seats ?? [];
    }
    get seatsAhead(): SeatModel[] | null {
        return this.roundEnds ? null : (this.ahead?.seats ?? null);
    }
    override get me(): Owner | null {
        const viewer = this.stage.game.viewer;
        if (!this.now || viewer === null) return null;
        return this.now.seats.find(({ seat }) => seat === viewer)?.owner ?? ownerOfSeat(viewer);
    }
    get slotThere(): boolean {
        return this.now?.casinos.some(({ place }) => place === 'slot') ?? false;
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
        return this.#game.nameOf(owner, this.stage.names);
    }
    override mark(seat: number): Owner {
        return this.#game.mark(seat, this.now);
    }
    override get footnote(): string {
        return w('page.in-thousands');
    }
    override get verdict(): string {
        return this.#game.verdict(this.now);
    }

    // ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────
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

    /** A casino was pointed at: the first of its moves that is not chosen yet, or why there is none. */
    async point(place: Place): Promise<void> {
        if (!this.stage.myTurn) return this.stage.notYourTurn();
        const next = this.nextOf(
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
        if (!this.stage.myTurn) return this.stage.notYourTurn();
        const there = this.offers.filter((move) => move.place === face);
        return this.stage.choose(this.nextOf(there, there.length > 1) ?? { place: face });
    }
    playCard(name: string): void {
        const moves = this.offers.filter((move) => move.play === name);
        this.card = name;
        if (!this.stage.myTurn || moves.length === 0) {
            void this.stage.choose({ play: name });
        } else if (moves.length === 1 && moves[0]) {
            void this.stage.choose(moves[0]);
        } else {
            this.stage.sheet = 'card';
        }
    }
    /** The next action card that can be played, or dice that a card lets one pick up; without any, why not. */
    #nextCard(): void {
        const held = this.now?.cards ?? [];
        const playable = held.filter((name) => this.offers.some((move) => move.play === name));
        // A card that lets one pick up dice lies open by then: its name is free.
        const all = this.rerolls.length > 0 ? [...playable, 'reroll'] : playable;
        const next = all[(all.indexOf(this.card) + 1) % Math.max(1, all.length)] ?? held[0];
        if (this.playsUnseen) this.stage.sheet = 'box-cards';
        else if (next === 'reroll' && !playable.includes(next)) this.stage.sheet = this.card = 'reroll';
        else if (next !== undefined) this.playCard(next);
    }

    key(key: string): boolean {
        if (key === 's') {
            void this.point('slot');
            return true;
        }
        if (key === 'a' && this.hasCards) {
            this.#nextCard();
            return true;
        }
        if (!/^[1-9]$/.test(key)) return false;
        const number = Number(key);
        const choice = this.choosesFromList ? this.choices[number - 1] : undefined;
        if (choice) void this.stage.choose(choice.move);
        else if (number <= 6) void this.take(number);
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
        if (!consequence || this.roundEnds || this.#game.secret) return '';
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
    async shown({ before: was, after: is, happened }: Change): Promise<void> {
        const before = this.boardOf(was);
        const after = this.boardOf(is);
        if (has(happened, 'rolled', 'picked-up')) ++this.rolls;
        const pays =
            before &&
            after &&
            (after.step === 'notes' || is.over) &&
            before.step !== 'notes' &&
            happened.length > 0 &&
            before.round > 0;
        const steps = this.moves && !this.#game.secret ? paySteps(happened, this.#game.ownerOf) : [];
        this.was = before;
        this.fresh = pays ? [] : [...new Set(happened.flatMap(({ event }) => placesOf(event)))];
        if (before && steps.length > 0)
            await this.payer.pay(this.stage, was, payingBoard(before, happened, steps), steps);
        else if (this.fresh.length > 0 && this.moves) await this.#place(after);
        if (!pays) return this.stage.pause(this.fresh.length === 0 ? 380 : 620);
        // Questions may have come between the end of the round and its last note.
        const paid = since(this.stage.game.happened, 'round-over');
        await this.stage.pay({
            title: w('page.payout', before.round),
            told: toldOf(paid),
            gains: gainsOf(paid.flatMap(({ event }) => this.#game.wins(event, before) ?? [])),
        });
    }

    // ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────
    get score(): Score {
        const { game } = this.stage;
        const board = this.boardOf(game.view);
        const wins = (event: GameEvent) => (board ? this.#game.wins(event, board) : null);
        return scoreOf(game.happened, wins, this.stage.names.length);
    }
}
