// What the person at the page is doing at a table: what is chosen and what it would come to, which past is looked at,
// what was refused, what is being told. It knows tables, no game.
import type { Board } from '../boards/board';
import { games } from '../games';
import { pace, settings } from '../settings.svelte';
import { sound } from '../sound';
import { soundOfChange } from '../sound/heard';
import { w } from '../words.svelte';
import { sameMove } from './moves';
import type { MoveOdds, Odds } from './odds';
import type { Change, Move, Preview, Refusal, Table, Told, View } from './types';

/** A round has paid: the sentences, and what each seat got. The game goes on when somebody says so. */
export interface Payout {
    title: string;
    told: Told[];
    gains: { seat: number; sum: number }[];
}

export class Stage {
    readonly table: Table;
    board: Board | null = $state.raw(null);

    chosen: Move | null = $state.raw(null);
    preview: Preview | null = $state.raw(null);
    refused: Refusal | null = $state.raw(null);
    past: { at: number; view: View } | null = $state.raw(null);
    /** What stays on the table while it is told how it is paid. */
    still: View | null = $state.raw(null);
    payout: Payout | null = $state.raw(null);
    /** What lies over the table: log, rules, menu, keys, odds, or a sheet of the board's own. */
    sheet: string | null = $state(null);
    rule: string | null = $state(null);
    announcement = $state('');
    /** The odds of the open question, once asked for; `showsOdds` asks for them at every turn. */
    odds: Odds | null = $state.raw(null);
    showsOdds = $state(false);
    /** The move that was recommended, with its reason. */
    advice: MoveOdds | null = $state.raw(null);
    advising = $state(false);
    /** A sentence that is being shown by something that moves. */
    telling = $state('');

    /** How many changes are being shown: the end of the game waits for them. */
    #showing = $state(0);
    #busy = false;
    #lookingAt: number | null = null;
    #goOn: (() => void) | null = null;
    #skip: (() => void) | null = null;
    #skipping = false;

    constructor(table: Table) {
        this.table = table;
    }

    get game() {
        return this.table.state;
    }
    get names(): string[] {
        return this.game.view.names;
    }
    /** What is on the table: the game now, as it was, or as it is being told. */
    get view(): View {
        return this.past?.view ?? this.still ?? this.game.view;
    }
    get myTurn(): boolean {
        const { viewer, view, offers } = this.game;
        return (
            this.past === null &&
            this.still === null &&
            viewer !== null &&
            view.asked.includes(viewer) &&
            offers.length > 0
        );
    }
    get ended(): boolean {
        return this.game.view.over && this.#showing === 0 && this.past === null;
    }

    // ── Choosing and making a move ───────────────────────────────────────────────────────────────────────────────────
    isChosen(move: Move): boolean {
        return this.chosen !== null && sameMove(this.chosen, move);
    }

    /** Shows what a move would come to, or why it is not allowed. The second time it is made. */
    async choose(move: Move): Promise<void> {
        if (this.#busy) return;
        if (this.isChosen(move)) return this.commit();
        this.refused = null;
        const question = this.game.view.question;
        const refused = this.#isOffered(move) ? undefined : await this.table.askWhyNot(move);
        const preview = refused ? undefined : await this.table.preview(move);
        if (question !== this.game.view.question && !this.#isOffered(move)) return;
        if (refused) {
            this.refused = refused;
            return;
        }
        this.chosen = move;
        this.preview = preview ?? null;
        this.sheet = null;
        if (!settings.confirm) await this.commit();
    }

    #isOffered(move: Move): boolean {
        return this.myTurn && this.game.offers.some((offered) => sameMove(offered, move));
    }
    /** Somebody else has answered at the same time: what the viewer is asked is the same as before. */
    #asksOn({ before, after }: Change): boolean {
        const { viewer } = this.game;
        return (
            viewer !== null && before.asked.length > 1 && before.asked.includes(viewer) && after.asked.includes(viewer)
        );
    }

    /** Shows what a move would come to; nothing is made before the button says so. */
    async hold(move: Move): Promise<void> {
        this.refused = null;
        this.chosen = move;
        this.preview = null;
        const preview = await this.table.preview(move);
        if (preview && this.isChosen(move)) this.preview = preview;
    }

    async commit(): Promise<void> {
        if (this.#busy) return;
        if (!this.chosen) {
            if (this.myTurn) this.refused = { key: 'page.choose', args: [] };
            else this.notYourTurn();
            return;
        }
        this.#busy = true;
        const wrong = await this.table.move(this.chosen);
        this.#busy = false;
        if (wrong) this.refused = wrong;
    }

    async undo(): Promise<void> {
        if (this.chosen) return this.drop();
        if (this.#busy) return;
        const wrong = await this.table.undo();
        if (wrong) this.refused = wrong;
    }

    drop(): void {
        this.chosen = null;
        this.preview = null;
        this.advice = null;
    }
    dropAll(): void {
        this.drop();
        this.refused = null;
    }
    /** Something was pointed at that cannot be used now. */
    notYourTurn(): void {
        this.refused = { key: 'page.not-your-turn', args: [] };
    }

    // ── Odds ─────────────────────────────────────────────────────────────────────────────────────────────────────────
    async askOdds(): Promise<void> {
        const question = this.game.view.question;
        this.odds = null;
        if (!this.game.odds || !this.myTurn) return;
        const take = (odds: Odds | undefined) => {
            if (question === this.game.view.question && odds) this.odds = odds;
        };
        take(await this.table.odds(take));
    }
    /** The best move is chosen and says why; making it is left to the person. */
    async advise(): Promise<void> {
        if (!this.game.odds || this.advising) return;
        if (!this.myTurn) return this.notYourTurn();
        this.advising = true;
        if (this.odds === null) await this.askOdds();
        this.advising = false;
        const best = this.odds?.moves[0];
        if (!best || !this.myTurn) return;
        this.sheet = null;
        await this.hold(best.move);
        this.advice = best;
    }

    // ── What happens ─────────────────────────────────────────────────────────────────────────────────────────────────
    async shown(change: Change): Promise<void> {
        const asksOn = this.#asksOn(change);
        if (!asksOn || this.chosen === null || !this.#isOffered(this.chosen)) this.drop();
        this.toNow();
        sound(soundOfChange(change, games[this.game.game]?.sounds ?? {}));
        this.#showing += 1;
        try {
            await this.board?.shown(change);
        } finally {
            this.#showing -= 1;
        }
        const asked = change.after.asked;
        if (this.game.viewer !== null && asked.includes(this.game.viewer) && !asksOn) {
            this.#skipping = false;
            this.yourTurn();
        }
    }

    /** Waits so that people can see what happened; any tap ends it, and all that follow until one's own turn. */
    pause(milliseconds: number): Promise<void> {
        const length = this.#skipping ? 0 : pace(milliseconds);
        if (length === 0) return Promise.resolve();
        return new Promise((done) => {
            const end = () => {
                clearTimeout(timer);
                this.#skip = null;
                done();
            };
            const timer = setTimeout(end, length);
            this.#skip = end;
        });
    }
    get skipping(): boolean {
        return this.#skipping;
    }
    skip(): void {
        if (!this.#skip) return;
        this.#skipping = true;
        this.#skip();
    }

    /** What a round has paid stays until somebody says go on. */
    async pay(payout: Payout): Promise<void> {
        this.payout = payout;
        await new Promise<void>((done) => {
            this.#goOn = done;
        });
        this.payout = null;
        this.#goOn = null;
        this.#skipping = false;
    }
    goOn(): void {
        this.#goOn?.();
    }

    yourTurn(): void {
        this.announcement = w('page.your-turn', this.names[this.game.viewer ?? 0] ?? '');
        sound('turn');
    }

    // ── Looking back, and up ─────────────────────────────────────────────────────────────────────────────────────────
    async look(by: number): Promise<void> {
        const entries = this.game.entries;
        const at = Math.max(0, Math.min(entries, (this.#lookingAt ?? entries) + by));
        this.#lookingAt = at;
        this.drop();
        if (at === entries) return this.toNow();
        const view = await this.table.at(at);
        // Whoever steps fast sees where they have come to.
        if (this.#lookingAt === at) this.past = { at, view };
    }
    toNow(): void {
        this.#lookingAt = null;
        this.past = null;
    }
    openRule(number: string | null): void {
        this.rule = number;
        this.sheet = 'rules';
        this.refused = null;
    }
}
