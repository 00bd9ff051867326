// A table in this page: the engine in a worker, people at one screen, bots.
import { Engine, newSeed, refusal, takeEngine } from '../engine/engine';
import { type GameEvent, type Happened, happenedOf } from './happened';
import type { Odds } from './odds';
import { newId, type Saved, save } from './saved';
import type { Change, Move, Preview, Refusal, Table, TableState, Told, View } from './types';

interface Shown {
    entries: number;
    view: View;
    offers: Move[];
    can_undo: boolean;
}

/** How long an expert may think, and how many playouts it starts with before it knows the machine. */
const thinkingTime = 900;
const firstPlayouts = 400;
/** A first guess, and at most as many games as this; fewer where they take long. */
const roughPlayouts = 100;
const oddsPlayouts = 2000;
const oddsTime = 2500;
const oddsNodes = 100_000;

/** Says what chance and the bots do, and when: a lesson. */
export interface Script {
    /** The journal with what happens next, nothing while the table waits. Only a single new entry is shown happening. */
    next(entries: number): string | undefined;
    /** Nothing happens until somebody moves or wakes the table. */
    rests(): void;
}

export class LocalTable implements Table {
    readonly state: TableState;
    onchange: (change: Change) => Promise<void> | undefined = () => undefined;
    #engine = takeEngine();
    #lab: Engine | undefined;
    #saved: Saved;
    #script: Script | null;
    #playouts = firstPlayouts;
    #running = false;
    #closed = false;

    constructor(kept: Saved, script: Script | null = null) {
        this.#saved = kept;
        this.#script = script;
        const people = kept.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
        this.state = $state({
            game: kept.game,
            options: kept.options,
            seats: kept.seats,
            view: {
                game: kept.game,
                names: kept.names,
                seat: null,
                question: 0,
                asked: [],
                over: false,
                table: null,
            },
            viewer: people[0] ?? null,
            entries: 0,
            offers: [],
            canUndo: false,
            told: [],
            happened: [],
            lastTurn: 0,
            handOver: null,
            thinking: false,
            odds: kept.odds ?? false,
            network: null,
        });
    }

    static make(setup: Pick<Saved, 'game' | 'names' | 'seats' | 'options' | 'odds'>): Saved {
        const kept: Saved = { ...setup, id: newId(), journal: '', over: false, winners: [], changed: Date.now() };
        save(kept);
        return kept;
    }

    async start(): Promise<void> {
        // Answers come in the order of the requests: who needs only the last one waits for that.
        void this.#engine.ask({ seed: newSeed() });
        const { game, names, options, journal } = this.#saved;
        void this.#engine.ask(journal ? { load: { journal } } : { new: { game, names, options } });
        await this.#refresh();
        if (this.#people().length > 1 && (await this.#turnTo())) await this.#refresh();
        void this.#run();
    }

    #people(): number[] {
        return this.state.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    }

    /** Draws and bots' moves until a person is asked. */
    async #run(): Promise<void> {
        if (this.#running) return;
        this.#running = true;
        while (!this.#closed) {
            if (this.#script) {
                if (!(await this.#follow(this.#script))) break;
                continue;
            }
            if (this.state.view.over) break;
            // Of several who answer at the same time bots come first: nobody waits for them, and nothing shows.
            const bots = this.state.view.asked.filter(
                (seat) => typeof seat === 'number' && this.state.seats[seat]?.kind === 'bot',
            );
            const asked = bots[0] ?? this.state.view.asked[0];
            if (asked === undefined) break;
            if (asked === 'house') {
                await this.#engine.ask({ draw: {} });
            } else {
                const seat = this.state.seats[asked];
                if (seat?.kind !== 'bot') {
                    if (await this.#turnTo()) await this.#refresh();
                    break;
                }
                await this.#botMove(asked, seat.level ?? 'regular');
            }
            if (this.#closed) break;
            await this.#entered();
        }
        this.#running = false;
        this.#script?.rests();
    }

    /** What the script says comes next; false if the table waits. */
    async #follow(script: Script): Promise<boolean> {
        const before = this.state.entries;
        const journal = script.next(before);
        if (journal === undefined) return false;
        const { entries } = await this.#engine.ask<{ entries: number }>({ load: { journal } });
        if (this.#closed) return false;
        if (entries === before + 1) await this.#entered();
        else await this.#jumped();
        return true;
    }
    /** Time has passed, or run back: the table is as it is now, and nothing that was shown before is left on it. */
    async #jumped(): Promise<void> {
        await this.#refresh();
        const { view, entries, lastTurn } = this.state;
        this.state.lastTurn = Math.min(lastTurn, entries);
        await this.onchange({ before: view, after: view, happened: [] });
    }
    wake(): void {
        void this.#run();
    }

    async #botMove(seat: number, level: string): Promise<void> {
        this.state.thinking = true;
        const began = performance.now();
        const seed = crypto.getRandomValues(new Uint32Array(1))[0];
        const playouts = this.#playouts;
        const answer = await this.#engine.ask<{ move: Move }>({ bot: { seat, level, playouts, seed } });
        if (level === 'expert') {
            // As many playouts as fit into the time on this machine.
            const took = Math.max(1, performance.now() - began);
            this.#playouts = Math.round(Math.min(Math.max((playouts * thinkingTime) / took, 100), playouts * 4, 20000));
        }
        await this.#engine.ask({ submit: { seat, question: this.state.view.question, move: answer.move } });
        this.state.thinking = false;
    }

    /** The screen goes to the person who is asked; true if somebody else sits there now. */
    async #turnTo(): Promise<boolean> {
        const asked = this.state.view.asked.find(
            (seat) => typeof seat === 'number' && this.state.seats[seat]?.kind === 'person',
        );
        if (typeof asked !== 'number' || asked === this.state.viewer) return false;
        const mine = await this.#engine.ask<Shown>({ show: { seat: asked } });
        const open = await this.#engine.ask<Shown>({ show: { seat: null } });
        const old = await this.#engine.ask<Shown>({ show: { seat: this.state.viewer } });
        const secret =
            JSON.stringify(mine.view.table) !== JSON.stringify(open.view.table) ||
            JSON.stringify(old.view.table) !== JSON.stringify(open.view.table);
        this.state.viewer = asked;
        this.state.handOver = secret ? asked : null;
        this.state.lastTurn = this.#answeredBefore.get(asked) ?? 0;
        return true;
    }
    #answeredBefore = new Map<number, number>();

    async seated(): Promise<void> {
        this.state.handOver = null;
        await this.#refresh();
    }

    /** After an entry: save, look again, let the page show what happened. */
    async #entered(): Promise<void> {
        const before = this.state.view;
        const [{ journal }, [shown, told, happened]] = await Promise.all([
            this.#engine.ask<{ journal: string }>({ journal: {} }),
            this.#look(this.state.entries),
        ]);
        this.#saved = {
            ...this.#saved,
            journal,
            over: shown.view.over,
            winners: shown.view.result?.winners ?? [],
            changed: Date.now(),
        };
        this.#keep();
        this.#take(shown, [...this.state.told, ...told], [...this.state.happened, ...happened]);
        await this.onchange({ before, after: shown.view, happened });
    }

    /** Lessons keep their own place. */
    #keep(): void {
        if (!this.#script) save(this.#saved);
    }

    async #refresh(): Promise<void> {
        this.#take(...(await this.#look(0)));
    }
    /** What the viewer knows now, and what was told and happened since so many entries. */
    async #look(from: number): Promise<[Shown, Told[], Happened[]]> {
        const seat = this.state.viewer;
        const [shown, told, events] = await Promise.all([
            this.#engine.ask<Shown>({ show: { seat } }),
            this.#engine.ask<Told[]>({ told: { seat, from } }),
            this.#engine.ask<GameEvent[][]>({ happened: { seat, from } }),
        ]);
        return [shown, told, happenedOf(events, told, from)];
    }

    #take(shown: Shown, told: Told[], happened: Happened[]): void {
        this.state.view = shown.view;
        this.state.entries = shown.entries;
        this.state.offers = shown.offers;
        this.state.canUndo = shown.can_undo;
        this.state.told = told;
        this.state.happened = happened;
    }

    async move(move: Move): Promise<Refusal | undefined> {
        const seat = this.state.viewer;
        const answer = await this.#engine.ask({ submit: { seat, question: this.state.view.question, move } });
        const refused = refusal(answer);
        if (refused) return refused;
        if (seat !== null) this.#answeredBefore.set(seat, this.state.entries);
        this.state.lastTurn = this.state.entries;
        await this.#entered();
        void this.#run();
        return undefined;
    }

    async undo(): Promise<Refusal | undefined> {
        const refused = refusal(await this.#engine.ask({ undo: { seat: this.state.viewer } }));
        if (refused) return refused;
        const { journal } = await this.#engine.ask<{ journal: string }>({ journal: {} });
        this.#saved = { ...this.#saved, journal, changed: Date.now() };
        this.#keep();
        await this.#refresh();
        return undefined;
    }

    async preview(move: Move): Promise<Preview | undefined> {
        const answer = await this.#engine.preview(this.state.viewer, move, this.state.entries);
        return 'view' in answer ? answer : undefined;
    }
    async askWhyNot(move: Move): Promise<Refusal | undefined> {
        return refusal(await this.#engine.preview(this.state.viewer, move, this.state.entries));
    }

    /** By an engine of its own, so that nothing waits for it. */
    async odds(rough?: (odds: Odds) => void): Promise<Odds | undefined> {
        const seat = this.state.viewer;
        if (!this.state.odds || seat === null) return undefined;
        this.#lab ??= new Engine('croupier-lab');
        await this.#lab.ask({ load: { journal: await this.journal() } });
        const seed = crypto.getRandomValues(new Uint32Array(1))[0];
        const lab = this.#lab;
        const ask = (playouts: number) => lab.ask<Odds>({ hint: { seat, playouts, nodes: oddsNodes, seed } });
        const began = performance.now();
        const guess = await ask(roughPlayouts);
        if (refusal(guess)) return undefined;
        const fit = (roughPlayouts * oddsTime) / Math.max(1, performance.now() - began);
        if (guess.exact || fit < 2 * roughPlayouts) return guess;
        rough?.(guess);
        return ask(Math.round(Math.min(oddsPlayouts, fit)));
    }

    async at(entries: number): Promise<View> {
        return (await this.#engine.ask<Shown>({ show: { seat: this.state.viewer, at: entries } })).view;
    }

    async journal(): Promise<string> {
        return (await this.#engine.ask<{ journal: string }>({ journal: {} })).journal;
    }

    async rematch(): Promise<string> {
        const { game, names, seats, options, odds = false } = this.#saved;
        return `#play/${LocalTable.make({ game, names, seats, options, odds }).id}`;
    }

    close(): void {
        this.#closed = true;
        this.#engine.close();
        this.#lab?.close();
    }
}
