// Casinos that pay before everybody's eyes: ties go, notes fly to who gets them, then the dice go home.
import { tick } from 'svelte';
import { pace } from '../../settings.svelte';
import type { Stage } from '../../table/stage.svelte';
import type { View } from '../../table/types';
import { say } from '../../words.svelte';
import { type Flight, fly } from '../fly';
import type { Owner } from '../owner';
import type { Place } from './happened';
import { type Award, cleared, type PayingTable, type PayStep, paid, sideOf } from './paying';

export class Payer<T extends PayingTable> {
    /** The table while the casinos pay, and the casino whose ties are being struck out. */
    table: T | null = $state.raw(null);
    cancelling: Place | null = $state.raw(null);

    async pay(stage: Stage, was: View, table: T, steps: PayStep[]): Promise<void> {
        stage.still = was;
        this.table = table;
        await stage.pause(300);
        for (const { place, told, awards } of steps) {
            if (stage.skipping) break;
            stage.telling = told.map(({ say: phrase }) => say(phrase, stage.names)).join(' ');
            this.cancelling = place;
            await tick();
            const flights = awards.flatMap((award) => this.#noteFlies(place, award));
            await stage.pause(300);
            for (const flight of flights) flight.end();
            for (const award of awards) if (this.table) this.table = paid(this.table, place, award);
            await stage.pause(90);
        }
        this.cancelling = null;
        if (!stage.skipping) {
            const flights = this.#diceFly();
            this.table = cleared(this.table);
            await stage.pause(300);
            for (const flight of flights) flight.end();
        }
        stage.telling = '';
        stage.still = null;
        this.table = null;
    }
    #seatElement(owner: Owner): Element | null {
        return this.table ? document.querySelector(`.seats > :nth-child(${sideOf(this.table, owner) + 1})`) : null;
    }
    #noteFlies(place: Place, { owner, money }: Award): Flight[] {
        const ranks = this.table?.casinos.find((casino) => casino.place === place)?.ranks ?? [];
        const at = ranks.findIndex(({ note, gone }) => note === money && !gone);
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
}
