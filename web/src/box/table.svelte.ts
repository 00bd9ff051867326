// A real table that this page referees: people roll, draw and play with the box, and say what happened. The engine keeps
// the book; nothing is shown that is not open to all.
import { Engine, newSeed, refusal } from '../engine/engine';
import { type GameEvent, happenedOf } from '../table/happened';
import type { Odds } from '../table/odds';
import { newId, type Saved, save } from '../table/saved';
import type { Change, Move, Preview, Refusal, Table, TableState, Told, View } from '../table/types';
import { say } from '../words.svelte';
import type { Ask, Piece, Slip, Tray } from './book';
import Desk from './Desk.svelte';
import Entries from './Entries.svelte';

interface Shown {
    entries: number;
    view: View;
}

export class BoxTable implements Table {
    readonly state: TableState;
    readonly box = { Desk, Entries };
    onchange: (change: Change) => Promise<void> | undefined = () => undefined;
    /** What is asked now, and what was asked when each piece was said. */
    ask: Ask | null = $state.raw(null);
    asked: Ask[] = $state.raw([]);
    slip: Slip = $state.raw({ seat: null, said: [] });
    /** Whether what was said could be an entry as it is. */
    ready = $state(false);

    #engine = new Engine('croupier-lab');
    #lab: Engine | undefined;
    #saved: Saved;
    #busy: Promise<unknown> = Promise.resolve();

    constructor(kept: Saved) {
        this.#saved = kept;
        const { game, options, names, seats } = kept;
        const view = { game, names, seat: null, question: 0, asked: [], over: false, table: null };
        this.state = $state({
            game,
            options,
            seats,
            view,
            viewer: null,
            entries: 0,
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

    static make(setup: Pick<Saved, 'game' | 'names' | 'options' | 'odds'>): Saved {
        const seats = setup.names.map(() => ({ kind: 'person' as const }));
        const kept: Saved = {
            ...setup,
            seats,
            box: true,
            id: newId(),
            journal: '',
            over: false,
            winners: [],
            changed: Date.now(),
        };
        save(kept);
        return kept;
    }

    async start(): Promise<void> {
        const { game, names, options, journal } = this.#saved;
        await this.#engine.ask({ seed: newSeed() });
        if (journal) await this.#engine.ask({ load: { journal } });
        else await this.#engine.ask({ new: { game, names, options } });
        await this.#look();
        await this.#goOn();
    }

    /** The line that says what is to be done. */
    get says(): string | null {
        return this.ask && say(this.ask.say, this.state.view.names);
    }

    /** One thing after the other: whoever taps fast is served in that order. */
    #inTurn<T>(work: () => Promise<T>): Promise<T> {
        const done = this.#busy.then(work);
        this.#busy = done.catch(() => undefined);
        return done;
    }

    // ── What is said ─────────────────────────────────────────────────────────────────────────────────────────────────
    /** A piece was tapped. What cannot be is refused; what is complete is entered at once. */
    say(piece: Piece): Promise<Refusal | undefined> {
        return this.#inTurn(async () => {
            if (!this.ask) return undefined;
            const slip = { ...this.slip, said: [...this.slip.said, piece] };
            const tray = await this.#engine.ask<Tray>({ tray: slip });
            const refused = refusal(tray);
            if (refused) return refused;
            this.asked = [...this.asked, this.ask];
            this.slip = slip;
            this.ask = tray.ask;
            this.ready = tray.made;
            this.state.canUndo = true;
            return tray.made && !tray.ask ? this.#enter() : undefined;
        });
    }
    /** Nothing more is said, although it could be. */
    enough(): Promise<Refusal | undefined> {
        return this.#inTurn(async () => (this.ready ? this.#enter() : undefined));
    }

    async #enter(): Promise<Refusal | undefined> {
        const refused = refusal(await this.#engine.ask({ enter: this.slip }));
        if (refused) return refused;
        const { seat } = this.slip;
        this.#clear(null);
        if (seat !== null) this.state.lastTurn = this.state.entries;
        const before = this.state.view;
        const from = this.state.entries;
        await this.#keep();
        await this.#look();
        const happened = this.state.happened.filter(({ entry }) => entry >= from);
        await this.onchange({ before, after: this.state.view, happened });
        await this.#goOn();
        return undefined;
    }

    #clear(seat: number | null): void {
        this.slip = { seat, said: [] };
        this.ask = null;
        this.asked = [];
        this.ready = false;
    }

    /** What is wanted next. Cards that only their owners see are dealt without a word. */
    async #goOn(): Promise<void> {
        const { view } = this.state;
        const [asked] = view.asked;
        if (view.over || asked === undefined) return;
        this.#clear(asked === 'house' ? null : asked);
        if (asked !== 'house' && this.state.offers.length > 0) return;
        const tray = await this.#engine.ask<Tray>({ tray: this.slip });
        if (tray.hidden) {
            await this.#enter();
            return;
        }
        this.ask = tray.ask;
        // An empty stack leaves nothing to say.
        if (tray.made && !tray.ask) await this.#enter();
    }

    // ── What is kept and shown ───────────────────────────────────────────────────────────────────────────────────────
    async #keep(): Promise<void> {
        const { view } = await this.#engine.ask<Shown>({ show: { seat: null } });
        this.#saved = {
            ...this.#saved,
            journal: await this.journal(),
            over: view.over,
            winners: view.result?.winners ?? [],
            changed: Date.now(),
        };
        save(this.#saved);
    }
    async #look(): Promise<void> {
        const shown = await this.#engine.ask<Shown>({ show: { seat: null } });
        const told = await this.#engine.ask<Told[]>({ told: { seat: null, from: 0 } });
        const events = await this.#engine.ask<GameEvent[][]>({ happened: { seat: null, from: 0 } });
        const asked = shown.view.asked.find((seat) => typeof seat === 'number');
        const offers = typeof asked === 'number' ? await this.#engine.ask<Move[]>({ possible: { seat: asked } }) : [];
        if (typeof asked === 'number') this.state.viewer = asked;
        this.state.odds = (this.#saved.odds ?? false) && (await this.#nothingHidden(shown.view));
        this.state.view = shown.view;
        this.state.entries = shown.entries;
        this.state.offers = offers;
        this.state.told = told;
        this.state.happened = happenedOf(events, told, 0);
        this.state.canUndo = shown.entries > 0;
    }
    /** Odds are for everybody at the table: only where nobody knows more than the others. */
    async #nothingHidden(open: View): Promise<boolean> {
        const seat = this.state.viewer ?? 0;
        const mine = await this.#engine.ask<Shown>({ show: { seat } });
        return JSON.stringify(mine.view.table) === JSON.stringify(open.table);
    }

    // ── The table as the page knows it ───────────────────────────────────────────────────────────────────────────────
    move(move: Move): Promise<Refusal | undefined> {
        return this.#inTurn(async () => {
            const slip = { seat: this.state.viewer, move, said: [] };
            const tray = await this.#engine.ask<Tray>({ tray: slip });
            const refused = refusal(tray);
            if (refused) return refused;
            this.slip = slip;
            if (tray.made) return this.#enter();
            // Cards have to be shown first.
            this.state.offers = [];
            this.ask = tray.ask;
            this.state.canUndo = true;
            return undefined;
        });
    }
    #tray(move: Move): Promise<Tray> {
        return this.#engine.ask<Tray>({ tray: { seat: this.state.viewer, move, said: [] } });
    }
    async preview(move: Move): Promise<Preview | undefined> {
        const { view, told = [], happened = [] } = await this.#tray(move);
        return view && { view, told, happened: happenedOf(happened, told, this.state.entries) };
    }
    async askWhyNot(move: Move): Promise<Refusal | undefined> {
        return refusal(await this.#tray(move));
    }

    /** The last thing that was said or entered. */
    undo(): Promise<Refusal | undefined> {
        const { said, move } = this.slip;
        if (said.length > 0) return this.unsay(said.length - 1);
        return this.backTo(move ? this.state.entries : this.state.entries - 1);
    }
    /** Only so many pieces were said. */
    unsay(count: number): Promise<undefined> {
        return this.#inTurn(async () => {
            const slip = { ...this.slip, said: this.slip.said.slice(0, count) };
            const tray = await this.#engine.ask<Tray>({ tray: slip });
            this.slip = slip;
            this.asked = this.asked.slice(0, count);
            this.ask = tray.ask;
            this.ready = tray.made;
            this.state.canUndo = count > 0 || slip.move !== undefined || this.state.entries > 0;
            return undefined;
        });
    }
    /** Only so many entries were made; deals that nobody said go with what followed them. */
    backTo(entries: number): Promise<undefined> {
        return this.#inTurn(async () => {
            for (let to = Math.max(0, entries); ; --to) {
                await this.#engine.ask({ rewind: { entries: to } });
                const tray = await this.#engine.ask<Tray>({ tray: { seat: null, said: [] } });
                if (to === 0 || !tray.hidden) break;
            }
            await this.#keep();
            await this.#look();
            await this.#goOn();
            return undefined;
        });
    }

    async odds(): Promise<Odds | undefined> {
        const seat = this.state.viewer;
        if (!this.state.odds || seat === null) return undefined;
        this.#lab ??= new Engine('croupier-lab');
        await this.#lab.ask({ load: { journal: await this.journal() } });
        const seed = crypto.getRandomValues(new Uint32Array(1))[0];
        const answer = await this.#lab.ask<Odds>({ hint: { seat, playouts: 2000, nodes: 100_000, seed } });
        return refusal(answer) ? undefined : answer;
    }
    async at(entries: number): Promise<View> {
        return (await this.#engine.ask<Shown>({ show: { seat: null, at: entries } })).view;
    }
    async seated(): Promise<void> {
        this.state.handOver = null;
    }
    async journal(): Promise<string> {
        return (await this.#engine.ask<{ journal: string }>({ journal: {} })).journal;
    }
    async rematch(): Promise<string> {
        const { game, names, options, odds = false } = this.#saved;
        return `#play/${BoxTable.make({ game, names, options, odds }).id}`;
    }
    close(): void {
        this.#engine.close();
        this.#lab?.close();
    }
}
