// The board of the race: the track, pawns in stacks, casinos, dice poker.
import { tick } from 'svelte';
import type { Event } from '../../games/monte-carlo/types.gen';
import { pace } from '../../settings.svelte';
import { has, those } from '../../table/happened';
import { sameMove } from '../../table/moves';
import type { Change, Move } from '../../table/types';
import { money, say, short, w, words } from '../../words.svelte';
import { SeatBoard } from '../base';
import type { Board, Says } from '../board';
import { finishingOrder } from '../ending';
import { walk } from '../fly';
import { type Owner, ownerOfSeat } from '../owner';
import { placesOf } from '../places';
import Breakdown from './Breakdown.svelte';
import { type Option, optionsOf, targetOf } from './options';
import SeatLine from './SeatLine.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';
import { squaresBetween, type Travel, travels } from './travel';
import { percent, type RaceTable, type Square, squares } from './view';

export class RaceBoard extends SeatBoard implements Board {
    readonly Table = Table;
    readonly SeatLine = SeatLine;
    readonly Side = Side;
    readonly Breakdown = Breakdown;
    readonly keys: [string, string][] = [
        ['1 – 9', 'page.mc.key.option'],
        ['0', 'page.mc.key.none'],
        ['+ −', 'page.mc.key.stake'],
        ['C', 'page.mc.key.chances'],
    ];
    /** Squares where something has just changed. */
    fresh: number[] = $state.raw([]);
    /** Where pawns came from, where nothing moves. */
    left: Travel[] = $state.raw([]);
    /** Changes when dice were thrown. */
    throws = $state(0);

    // ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────
    now: RaceTable = $derived.by(() => this.stage.view.table as RaceTable);
    track: Square[] = $derived.by(() => squares(this.now.board));

    get classes(): string[] {
        return this.now.poker !== null || this.asks('poker') ? ['play--race', 'play--poker'] : ['play--race'];
    }
    get where(): string {
        return w('page.mc.deck', this.now.cards.left);
    }
    get purse(): string | null {
        return this.viewer === null ? null : short(this.now.seats[this.viewer]?.money ?? 0);
    }
    get prompt(): string {
        const { step, die, poker } = this.now;
        const key = `page.mc.step.${step}`;
        if (step === 'send') return w(key, this.stage.names[poker?.ruined ?? 0] ?? '');
        if (step === 'keep') return w(key, poker?.throws ?? 0, poker?.most ?? 0);
        if (step === 'join') return w(key, this.stage.names[poker?.opponent ?? 0] ?? '');
        return w(key, die ?? 0);
    }
    /** Two players have pawns of two colours each. */
    markOf(seat: number, pawn: number): Owner {
        return ownerOfSeat(this.now.seats[seat]?.pawns.length === 4 && pawn >= 2 ? seat + 2 : seat);
    }

    // ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────
    options: Option[] = $derived.by(() => (this.stage.myTurn ? optionsOf(this) : []));
    /** Ghosts: which option would bring a pawn to this square. */
    optionTo(square: number): Option | undefined {
        const all = this.options.filter((option) => option.offered && option.to === square);
        return all.find(({ move }) => this.stage.isChosen(move)) ?? all[0];
    }
    get target(): number | null {
        const chosen = this.options.find(({ move }) => this.stage.isChosen(move));
        return chosen?.to ?? targetOf(this.stage.preview, this.stage.view);
    }
    /** A square was pointed at: the pawn that would come there or that stands there, or why none can. */
    point(square: Square): void {
        const there = this.optionTo(square.at) ?? this.options.find(({ from }) => from === square.at);
        if (there) void this.stage.choose(there.move);
        else if (!this.stage.myTurn) this.stage.notYourTurn();
        else if (!this.asks('pawn')) void this.stage.choose({ pawn: 0 });
        else this.stage.refused = { key: 'page.mc.not-there', args: [{ number: this.now.die ?? 0 }], rule: 'MC-5' };
    }

    // ── Poker: whom, and for how much ────────────────────────────────────────────────────────────────────────────────
    get foes(): number[] {
        const called = this.offers.flatMap((move) => (move.poker ? [(move.poker as { seat: number }).seat] : []));
        return this.stage.myTurn ? [...new Set(called)] : [];
    }
    get foe(): number | null {
        return (this.stage.chosen?.poker as { seat: number } | null | undefined)?.seat ?? null;
    }
    /** The sums that are offered: against the opponent, or to join with. */
    stakes(foe: number | null = this.foe): number[] {
        return this.offers.flatMap((move) => {
            if (typeof move.join === 'number') return [move.join];
            const call = move.poker as { seat: number; stake: number } | null | undefined;
            return call && call.seat === foe ? [call.stake] : [];
        });
    }
    get stake(): number {
        const chosen = this.stage.chosen;
        return ((chosen?.poker as { stake: number } | null)?.stake ?? (chosen?.join as number | undefined)) || 0;
    }
    call(foe: number): void {
        const sums = this.stakes(foe);
        const stake = sums.includes(this.stake) ? this.stake : (sums[0] ?? 0);
        void this.stage.hold({ poker: { seat: foe, stake } });
    }
    raise(by: number): void {
        const joins = this.asks('join');
        const foe = this.foe ?? this.foes[0] ?? null;
        const sums = this.stakes(foe);
        const at = this.stage.chosen === null ? -1 : sums.indexOf(this.stake);
        const sum = sums[Math.max(0, Math.min(sums.length - 1, at + by))];
        if (sum === undefined) return;
        const stake = (worth: number): Move => (joins ? { join: worth } : { poker: { seat: foe, stake: worth } });
        // One step above the highest stake is refused, and the refusal says why.
        if (at + by === sums.length && at >= 0)
            void this.stage.choose(stake(sum + (sums.find((one) => one > 0) ?? sum)));
        else void this.stage.hold(stake(sum));
    }

    // ── Poker: dice to keep ──────────────────────────────────────────────────────────────────────────────────────────
    /** Which dice were pointed at; of several that are alike these are kept. */
    #pointed: number[] = [];
    /** The places of the dice that are kept; null before anything is chosen. */
    get kept(): number[] | null {
        const keep = this.stage.chosen?.keep as string[] | undefined;
        return keep ? placesOf(keep, this.now.poker?.dice ?? [], this.#pointed) : null;
    }
    keep(places: number[]): void {
        this.#pointed = places;
        void this.stage.hold({ keep: (this.now.poker?.dice ?? []).filter((_, i) => places.includes(i)) });
    }
    toggle(place: number): void {
        const kept = this.kept ?? [];
        this.keep(kept.includes(place) ? kept.filter((i) => i !== place) : [...kept, place]);
    }
    /** The chance of the chosen throw, from the view after it. */
    get chance(): number | null {
        const ahead = this.stage.preview?.view.table as RaceTable | undefined;
        const all = this.kept?.length === 5;
        if (this.asks('keep')) return (all ? this.now.odds.poker?.stand : ahead?.odds.poker?.chance) ?? null;
        return this.now.odds.poker?.chance ?? null;
    }

    key(key: string): boolean {
        if (key === 'c') {
            this.stage.sheet = 'chances';
            return true;
        }
        if (!this.stage.myTurn) {
            if (/^[0-9]$/.test(key)) this.stage.notYourTurn();
            return false;
        }
        if (key === '+' || key === '=' || key === '-') this.raise(key === '-' ? -1 : 1);
        else if (key === '0') this.#none();
        else if (/^[1-9]$/.test(key)) this.#nth(Number(key) - 1);
        else return false;
        return true;
    }
    #none(): void {
        if (this.asks('keep')) this.keep([]);
        else if (this.asks('join')) void this.stage.hold({ join: 0 });
        else if (this.asks('poker')) void this.stage.choose({ poker: null });
    }
    #nth(at: number): void {
        const foe = this.foes[at];
        const option = this.options[at];
        if (this.asks('keep')) {
            if (at === 5) this.keep([0, 1, 2, 3, 4]);
            else if (at < 5) this.toggle(at);
        } else if (foe !== undefined) this.call(foe);
        else if (option && !this.stage.isChosen(option.move)) void this.stage.choose(option.move);
    }

    // ── What it would come to, in words ──────────────────────────────────────────────────────────────────────────────
    label(move: Move): string {
        const option = this.options.find((one) => sameMove(one.move, move));
        if (option) return option.says ?? option.title;
        if (Array.isArray(move.keep))
            return move.keep.length === 5 ? w('page.mc.stand') : w('page.mc.keep', move.keep.join(' ') || '–');
        if (typeof move.join === 'number') return move.join === 0 ? w('page.mc.no-join') : `+${money(move.join)}`;
        const call = move.poker as { seat: number; stake: number } | null;
        return call
            ? w('page.mc.against', this.stage.names[call.seat] ?? '', money(call.stake))
            : w('page.mc.no-poker');
    }
    get says(): Says {
        const chosen = this.stage.chosen;
        const option = this.options.find(({ move }) => this.stage.isChosen(move));
        const told = (this.stage.preview?.told ?? []).map(({ say: phrase }) => say(phrase, this.stage.names));
        const ahead = this.stage.preview?.view.table as RaceTable | undefined;
        const mine = this.viewer ?? 0;
        const gain = ahead ? (ahead.seats[mine]?.money ?? 0) - (this.now.seats[mine]?.money ?? 0) : null;
        const rest = told.slice(1).join(' ');
        if (chosen && 'keep' in chosen) return this.#saysKeep();
        if (chosen && 'poker' in chosen) return this.#saysPoker();
        if (chosen && 'join' in chosen)
            return { title: told[0] ?? '', gain: null, text: '', commit: w('page.mc.join') };
        const title = option?.says ?? told[0] ?? '';
        return { title, gain, text: rest, commit: w(chosen && 'pawn' in chosen ? 'page.mc.move' : 'page.do-it') };
    }
    #saysKeep(): Says {
        const thrown = 5 - (this.kept?.length ?? 0);
        const title = thrown === 0 ? w('page.mc.stand') : w('page.mc.throw-again', thrown);
        const text = this.chance === null ? '' : w('page.mc.chance', percent(this.chance));
        return { title, gain: null, text, commit: thrown === 0 ? w('page.mc.stand') : w('page.mc.throw') };
    }
    #saysPoker(): Says {
        const title = this.label(this.stage.chosen ?? {});
        if (this.foe === null) return { title, gain: null, text: '', commit: w('page.do-it') };
        const chance = this.now.odds.poker?.chance;
        const text = chance === undefined ? '' : w('page.mc.chance', percent(chance));
        return { title, gain: null, text, commit: w('page.mc.call') };
    }

    // ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────
    override sum(seat: number): string {
        const { home, pawns } = this.now.seats[seat] ?? { home: 0, pawns: [] };
        return w('page.mc.home-of', home, pawns.length);
    }
    override get verdict(): string {
        const best = finishingOrder(this.stage.game.view)[0] ?? 0;
        return money(this.stage.game.view.result?.money[best] ?? 0);
    }
    override get order(): number[] {
        const home = (seat: number) => this.now.seats[seat]?.home ?? 0;
        return finishingOrder(this.stage.game.view).sort((a, b) => home(b) - home(a));
    }
    word(key: string): string {
        return words.catalogue[key] ?? '';
    }

    // ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────
    async shown({ after: is, happened }: Change): Promise<void> {
        const after = is.table as RaceTable;
        this.fresh = those<Event, 'moved'>(happened, 'moved').flatMap(({ from, to }) => [from, to]);
        if (has(happened, 'rolled', 'thrown')) ++this.throws;
        const gone = travels(happened);
        this.left = this.moves ? [] : gone;
        if (this.moves) await this.#walk(gone);
        await this.stage.pause(this.fresh.length > 0 ? 300 : after.poker ? 700 : 380);
    }
    /** Pawns go along the track, 90 milliseconds a square and never more than 300. */
    async #walk(all: Travel[]): Promise<void> {
        await tick();
        const square = (at: number) => document.querySelector(`.track [data-square="${at}"]`);
        const flights = all.flatMap(({ seat, pawn, from, to }) => {
            const piece = document.querySelector<HTMLElement>(`.track [data-pawn~="${seat}.${pawn}"]`);
            const between = squaresBetween({ from, to });
            const stops = [from, ...between].flatMap((at) => square(at) ?? []);
            return piece ? [walk(piece, stops, pace(Math.min(300, 90 * (between.length + 1))))] : [];
        });
        if (flights.length > 0) await this.stage.pause(300);
        for (const flight of flights) flight.end();
    }
}
