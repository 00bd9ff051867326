// A table at which a journal is watched: no moves, but every position, through the eyes of whom one likes.
import { Engine } from '../engine/engine';
import { type GameEvent, type Happened, happenedOf } from '../table/happened';
import type { Saved } from '../table/saved';
import type { Change, Refusal, Table, TableState, Told, View } from '../table/types';
import { goOnFrom } from './keep';
import { makers, type Round, roundsOf, toldByMakers } from './told';

/** Whoever is to move next; a seat; or null, a spectator. */
export type Eyes = 'mover' | number | null;

const watching: Refusal = { key: 'page.not-your-turn', args: [] };

export class ReplayTable implements Table {
    readonly state: TableState;
    onchange: (change: Change) => Promise<void> | undefined = () => undefined;
    /** How many entries have been played. */
    position = $state(0);
    eyes: Eyes = $state('mover');
    /** Whether all hands may lie open: the game is over, or a journal that somebody brought. */
    readonly mayOpen: boolean;
    open = $state(false);
    /** The position as each seat sees it, while all hands lie open. */
    hands: View[] = $state.raw([]);
    rounds: Round[] = $state.raw([]);
    /** The sentences of each entry, as whoever made it saw it. */
    said: Told[][] = $state.raw([]);
    readonly journalText: string;
    #made: (number | null)[];
    #engine = new Engine();
    #loaded = false;
    #told = new Map<number | null, { told: Told[]; happened: Happened[] }>();

    constructor(kept: Saved) {
        this.journalText = kept.journal;
        this.mayOpen = (kept.over || kept.replay === true) && kept.names.length > 1;
        this.#made = makers(kept.journal);
        this.state = $state({
            game: kept.game,
            options: kept.options,
            seats: kept.seats,
            view: { game: kept.game, names: kept.names, seat: null, question: 0, asked: [], over: false, table: null },
            viewer: null,
            entries: this.#made.length,
            offers: [],
            canUndo: false,
            told: [],
            happened: [],
            lastTurn: 0,
            handOver: null,
            thinking: false,
            odds: false,
            network: null,
        });
    }

    async start(): Promise<void> {
        await this.#engine.ask({ load: { journal: this.journalText } });
        this.#loaded = true;
        await this.goTo(this.position);
        this.said = await toldByMakers(this.#engine, this.state.seats.length, this.#made);
        this.rounds = await roundsOf(this.#engine, this.#made.length);
    }

    /** The seat that answers next, or answered last. */
    #mover(at: number): number | null {
        return (
            this.#made.slice(at).find((seat) => seat !== null) ?? this.#made.findLast((seat) => seat !== null) ?? null
        );
    }
    async look(eyes: Eyes): Promise<void> {
        this.eyes = eyes;
        await this.goTo(this.position);
    }
    async openHands(open: boolean): Promise<void> {
        this.open = open && this.mayOpen;
        await this.goTo(this.position);
    }
    async goTo(entries: number): Promise<void> {
        const at = Math.max(0, Math.min(this.#made.length, entries));
        this.position = at;
        // Whoever comes by an address with a position begins there.
        if (!this.#loaded) return;
        const { eyes, open } = this;
        const viewer = eyes === 'mover' ? this.#mover(at) : eyes;
        const seen = (seat: number | null) => this.#engine.ask<{ view: View }>({ show: { seat, at } });
        const [{ view }, { told, happened }, hands] = await Promise.all([
            seen(viewer),
            this.#toldTo(viewer),
            Promise.all(open ? this.state.seats.map((_, seat) => seen(seat)) : []),
        ]);
        // Whoever steps fast sees where they have come to.
        if (this.position !== at || this.eyes !== eyes || this.open !== open) return;
        this.hands = hands.map((one) => one.view);
        this.state.viewer = viewer;
        this.state.told = told.filter(({ entry }) => entry < at);
        this.state.happened = happened.filter(({ entry }) => entry < at);
        this.state.view = view;
    }
    async #toldTo(viewer: number | null): Promise<{ told: Told[]; happened: Happened[] }> {
        const known = this.#told.get(viewer);
        if (known) return known;
        const [told, events] = await Promise.all([
            this.#engine.ask<Told[]>({ told: { seat: viewer, from: 0 } }),
            this.#engine.ask<GameEvent[][]>({ happened: { seat: viewer, from: 0 } }),
        ]);
        const all = { told, happened: happenedOf(events, told, 0) };
        this.#told.set(viewer, all);
        return all;
    }
    /** Where the round before or after this position begins. */
    round(by: -1 | 1): number {
        const starts = this.rounds.map(({ from }) => from);
        if (by > 0) return starts.find((from) => from > this.position) ?? this.#made.length;
        return starts.findLast((from) => from < this.position) ?? 0;
    }

    async at(entries: number): Promise<View> {
        return (await this.#engine.ask<{ view: View }>({ show: { seat: this.state.viewer, at: entries } })).view;
    }
    // Nobody moves at this table.
    move(): Promise<Refusal> {
        return Promise.resolve(watching);
    }
    undo(): Promise<Refusal> {
        return Promise.resolve(watching);
    }
    preview(): Promise<undefined> {
        return Promise.resolve(undefined);
    }
    askWhyNot(): Promise<Refusal> {
        return Promise.resolve(watching);
    }
    odds(): Promise<undefined> {
        return Promise.resolve(undefined);
    }
    seated(): Promise<void> {
        return Promise.resolve();
    }
    rematch(): Promise<string> {
        return Promise.resolve(`#play/${goOnFrom(this.journalText, 0, this.state.viewer ?? 0)}`);
    }
    journal(): Promise<string> {
        return Promise.resolve(this.journalText);
    }
    close(): void {
        this.#engine.close();
    }
}
