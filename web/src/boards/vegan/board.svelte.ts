// The board of Las Vegan: hands, tricks, machines and tokens; with two players the bank.

import type { Event } from '../../games/las-vegan/types.gen';
import { settings } from '../../settings.svelte';
import { has, since, those, toldOf } from '../../table/happened';
import type { Change, Move } from '../../table/types';
import { say, w } from '../../words.svelte';
import { SeatBoard } from '../base';
import type { Board, Says } from '../board';
import Breakdown from './Breakdown.svelte';
import Holds from './Holds.svelte';
import SeatLine from './SeatLine.svelte';
import Side from './Side.svelte';
import { cabbagesByRound } from './score';
import Table from './Table.svelte';
import {
    cardName,
    type Machine,
    machineName,
    type Player,
    rankOf,
    signed,
    suitName,
    suitOf,
    type TokenName,
    type Trick,
    tricksTaken,
    upper,
    type VeganTable,
} from './view';

export class VeganBoard extends SeatBoard implements Board {
    readonly Table = Table;
    readonly SeatLine = SeatLine;
    readonly Side = Side;
    readonly Breakdown = Breakdown;
    readonly Holds = Holds;
    readonly keys: [string, string][] = [
        ['0 – 9', 'page.vgn.key.rank'],
        ['P', 'page.vgn.key.pile'],
        ['C', 'page.vgn.key.costs'],
        ['T', 'page.vgn.key.last'],
    ];
    /** The token that was picked, before it has a machine. */
    picked: TokenName | null = $state(null);
    /** Cards that have just come to the trick. */
    fresh: string[] = $state.raw([]);

    // ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────
    now: VeganTable = $derived.by(() => this.stage.view.table as VeganTable);

    get classes(): string[] {
        return this.now.bank ? ['play--tricks', 'play--bank'] : ['play--tricks'];
    }
    get where(): string {
        const taken = tricksTaken(this.now) + (this.now.trick?.complete === false ? 1 : 0);
        const round = w('page.round-of', this.now.round, this.now.rounds);
        return taken === 0 ? round : `${round} · ${w('page.vgn.trick-of', taken, this.now.tricks)}`;
    }
    get purse(): string | null {
        return null;
    }
    get prompt(): string {
        if (this.now.step === 'bank') return w('page.vgn.step.bank');
        if (this.now.step === 'token') return w('page.vgn.step.token', this.now.sevens);
        const playable = this.now.playable ?? [];
        const led = this.led;
        if (led === null) return w('page.vgn.step.lead');
        const colour = suitName(suitOf(led));
        if (!playable.some((card) => suitOf(card) === suitOf(led))) return w('page.vgn.step.any', colour);
        return w('page.vgn.step.follow', colour, playable.map(rankOf).join(', '));
    }
    nameOf(player: Player): string {
        return player === 'bank' ? w('page.vgn.bank') : (this.stage.names[player] ?? '');
    }

    // ── The trick ────────────────────────────────────────────────────────────────────────────────────────────────────
    /** The colour led, as long as somebody has to answer it. */
    get led(): string | null {
        return this.now.trick && !this.now.trick.complete ? this.now.trick.led : null;
    }
    /** A full trick stays until somebody leads, or thinks of it. */
    get shownTrick(): Trick | null {
        const leads = this.asksCard && this.chosenCard !== null;
        return this.now.trick?.complete && leads ? null : this.now.trick;
    }
    /** Everybody's place in the trick, in the order of playing. */
    get places(): { player: Player; card: string | null; ghost: boolean }[] {
        const trick = this.shownTrick;
        const first = trick?.leader ?? (this.chosenCard !== null ? this.viewer : this.now.leader) ?? 0;
        return this.#order(first).map((player) => {
            const lies = trick?.cards.find((one) => one.player === player)?.card ?? null;
            if (lies) return { player, card: lies, ghost: false };
            const mine = player === this.viewer ? (this.chosenCard ?? this.now.sealed) : null;
            const banks = player === 'bank' && this.chosenBank !== 'pile' ? this.chosenBank : null;
            return { player, card: mine ?? banks, ghost: true };
        });
    }
    #order(first: Player): Player[] {
        const seats = this.now.seats.map((_, seat) => seat);
        if (first === 'bank') return ['bank', ...seats];
        const round: Player[] = [...seats.slice(first), ...seats.slice(0, first)];
        return this.now.bank ? [...round, 'bank'] : round;
    }
    /** Who would have the trick with the chosen card. */
    get ahead(): Player | null {
        const then = [...(this.now.then ?? []), ...(this.now.bank?.then ?? [])];
        const card = this.chosenCard ?? this.chosenBank;
        return then.find((one) => one.card === card)?.winner ?? null;
    }
    get lastTrick(): Trick | null {
        return this.now.trick?.complete ? this.now.trick : this.now.last;
    }
    get lastTitle(): string {
        const last = this.lastTrick;
        return last ? w('page.vgn.last-of', this.nameOf(last.winner)) : w('page.vgn.last-trick');
    }

    // ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────
    get asksCard(): boolean {
        return this.asks('card');
    }
    get asksBank(): boolean {
        return this.asks('bank');
    }
    get asksToken(): boolean {
        return this.asks('token');
    }
    get chosenCard(): string | null {
        return (this.stage.chosen?.card as string | undefined) ?? null;
    }
    get chosenBank(): string | null {
        return (this.stage.chosen?.bank as string | undefined) ?? null;
    }
    get chosenSpot(): string | null {
        return ((this.stage.chosen?.machine ?? this.stage.chosen?.side) as string | undefined) ?? null;
    }
    /** The link beside the cards that wait. */
    get followRule(): string {
        return this.now.step === 'sealed' ? 'BANK-5' : 'VGN-7';
    }

    async play(card: string): Promise<void> {
        if (this.asksCard || this.stage.myTurn) return this.stage.choose({ card });
        if (this.now.sealed === null || !this.stage.game.canUndo) return this.stage.notYourTurn();
        // A secret card can be changed until the other one is there.
        if (this.now.sealed === card) return;
        await this.stage.undo();
        if (this.asksCard) await this.stage.choose({ card });
    }
    async playBank(card: string): Promise<void> {
        if (!this.stage.myTurn) return this.stage.notYourTurn();
        return this.stage.choose({ bank: card });
    }
    /** The token for the next machine that is pointed at. */
    get token(): TokenName | null {
        return (this.stage.chosen?.token as TokenName | undefined) ?? this.picked;
    }
    async pick(token: TokenName): Promise<void> {
        if (!this.stage.myTurn) return this.stage.notYourTurn();
        if (!this.canPlace(token)) return this.stage.choose({ token, machine: this.now.machines[0]?.machine });
        this.picked = token;
        const spot = this.chosenSpot;
        const same = this.offers.find((move) => move.token === token && (move.machine ?? move.side) === spot);
        if (same && !this.stage.isChosen(same)) return this.stage.choose(same);
        if (!same) this.stage.drop();
    }
    /** Whether a token has somewhere to go: when all machines are taken only the golden one has. */
    canPlace(token: TokenName): boolean {
        return this.asksToken && this.offers.some((move) => move.token === token);
    }
    isTarget(spot: string): boolean {
        if (!this.asksToken) return false;
        return this.offers.some(
            (move) => (move.machine ?? move.side) === spot && (this.token === null || move.token === this.token),
        );
    }
    /** A machine was pointed at: a token goes there, or everybody sees what it costs. */
    point(spot: string): void {
        if (!this.asksToken) {
            this.stage.sheet = 'costs';
            return;
        }
        const side = spot === 'min' || spot === 'max';
        const usual = this.offers.find((move) => (move.machine ?? move.side) === spot)?.token;
        const token = this.token ?? (usual as TokenName | undefined) ?? this.offers[0]?.token;
        void this.stage.choose(side ? { token, side: spot } : { token, machine: spot });
    }
    /** What the picked token would make of an empty machine. */
    ifPlaced(machine: Machine): { value: number; gains: number[] } | undefined {
        return this.asksToken ? machine.could?.find(({ token }) => token === this.token) : undefined;
    }

    key(key: string): boolean {
        if (key === 'c' || key === 't') {
            this.stage.sheet = key === 'c' ? 'costs' : 'last';
            return true;
        }
        if (key === 'p' && this.asksBank) {
            void this.playBank('pile');
            return true;
        }
        if (!/^[0-9]$/.test(key)) return false;
        if (!this.stage.myTurn) {
            this.stage.notYourTurn();
            return false;
        }
        const there = this.asksToken ? this.#offersOfToken(Number(key) - 1) : this.#offersOfRank(key);
        const next = this.nextOf(there);
        if (next && !this.stage.isChosen(next)) void this.stage.choose(next);
        else if (!next) void this.#whyNoRank(key);
        return true;
    }
    /** Nothing of a rank may be played: a card of it says why, or the one that is not there. */
    async #whyNoRank(rank: string): Promise<void> {
        if (this.asksToken) {
            const token = this.now.tokens.filter(({ on }) => on === null)[Number(rank) - 1]?.token;
            if (token) await this.pick(token);
            return;
        }
        const hand = this.asksBank ? (this.now.bank?.open ?? []) : (this.now.hand ?? []);
        const card = hand.find((one) => rankOf(one) === rank) ?? `${(this.led ?? hand[0] ?? 'B').charAt(0)}${rank}`;
        return this.stage.choose(this.asksBank ? { bank: card } : { card });
    }
    #offersOfRank(rank: string): Move[] {
        return this.offers.filter((move) => {
            const card = (move.card ?? move.bank) as string | undefined;
            return card !== undefined && card !== 'pile' && rankOf(card) === rank;
        });
    }
    #offersOfToken(at: number): Move[] {
        const token = this.now.tokens.filter(({ on }) => on === null)[at]?.token;
        return token === undefined ? [] : this.offers.filter((move) => move.token === token);
    }

    // ── What it would come to, in words ──────────────────────────────────────────────────────────────────────────────
    get says(): Says {
        const chosen = this.stage.chosen;
        return { title: this.#title(), gain: null, text: this.#text(), commit: this.#commit(chosen) };
    }
    #title(): string {
        const chosen = this.stage.chosen;
        if (chosen === null) return '';
        const name = this.label(chosen);
        if (this.ahead === null) return name;
        return this.ahead === this.viewer
            ? w('page.vgn.you-would-win', name)
            : w('page.vgn.would-win', name, this.nameOf(this.ahead));
    }
    #tokenValue(move: Move | null): number {
        return this.now.tokens.find(({ token }) => token === move?.token)?.value ?? 0;
    }
    label(move: Move): string {
        const card = (move.card ?? move.bank) as string | undefined;
        if (card !== undefined) return card === 'pile' ? w('page.vgn.from-pile') : upper(cardName(card));
        const spot = String(move.machine ?? move.side);
        return w('page.vgn.token-on', signed(this.#tokenValue(move)), machineName(spot));
    }
    #text(): string {
        const spot = this.chosenSpot;
        if (spot !== null) {
            const gains =
                this.now.golden?.could?.find(({ side }) => side === spot)?.gains ??
                this.now.machines
                    .find(({ machine }) => machine === spot)
                    ?.could?.find(({ token }) => token === this.stage.chosen?.token)?.gains ??
                [];
            const costs = gains.flatMap((gain, seat) =>
                gain === 0 ? [] : [`${seat === this.viewer ? w('page.you') : this.nameOf(seat)} ${signed(gain)}`],
            );
            return costs.length > 0 ? w('page.vgn.now-costs', costs.join(', ')) : w('page.vgn.costs-nobody');
        }
        if (this.chosenCard && this.now.step === 'sealed') return w('page.vgn.shown-together');
        // Who would win the trick stands in the title.
        const [, ...more] = (this.stage.preview?.happened ?? []).filter(({ event }) => event.what !== 'won');
        return toldOf(more)
            .map(({ say: phrase }) => say(phrase, this.stage.names))
            .join(' ');
    }
    #commit(chosen: Move | null): string {
        if (chosen === null) return w(this.asksToken ? 'page.vgn.put' : 'page.vgn.play');
        if (this.chosenCard) return w('page.vgn.play-card', cardName(this.chosenCard));
        return w(this.chosenSpot === null ? 'page.vgn.play' : 'page.vgn.put');
    }

    // ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────
    override worth(sum: number): string {
        return signed(sum);
    }
    override sum(seat: number): string {
        return w('page.vgn.cabbages', this.now.seats[seat]?.cabbages ?? 0);
    }
    /** What each round made of everybody's cabbages. */
    get rounds(): number[][] {
        return cabbagesByRound(this.stage.game.happened, this.now.seats.length);
    }
    /** What everybody began with. */
    get start(): number {
        return those<Event, 'scored'>(this.stage.game.happened, 'scored')[0]?.start ?? 0;
    }

    // ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────
    async shown({ before, happened }: Change): Promise<void> {
        this.picked = null;
        this.fresh = those<Event, 'played'>(happened, 'played').map(({ card }) => card);
        if (has(happened, 'won')) await this.#rest();
        else await this.stage.pause(this.fresh.length > 0 ? 520 : 300);
        const [over, ...paid] = since(happened, 'round-over');
        if (!over) return;
        await this.stage.pay({
            title: w('page.payout', (before.table as VeganTable).round),
            // What everybody gains stands below.
            told: toldOf(paid.filter(({ event }) => event.what !== 'gained')),
            gains: those<Event, 'gained'>(paid, 'gained')
                .map(({ seat, machines, golden }) => ({ seat, sum: machines + golden }))
                .sort((a, b) => b.sum - a.sum),
        });
    }
    /** A full trick stays a second, with less motion too; only who wants everything at once does not wait. */
    #rest(): Promise<void> {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (!still || settings.speed === 0 || this.stage.skipping) return this.stage.pause(1000);
        return new Promise((done) => setTimeout(done, 1000));
    }
}
