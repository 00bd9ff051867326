// Steps through a replay: one entry, a round, a turning point, or by itself.
import { settings } from '../settings.svelte';
import type { ReplayTable } from './replay-table.svelte';

/** How long an entry stays, in milliseconds, at each speed. */
const stays = { 0: 350, 1: 1100, 2: 600 };

export class Player {
    readonly table: ReplayTable;
    playing = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(table: ReplayTable) {
        this.table = table;
    }
    get last(): number {
        return this.table.state.entries;
    }

    /** Whoever steps by hand stops what runs by itself. */
    goTo(entries: number): void {
        this.pause();
        void this.table.goTo(entries);
    }
    step(by: number): void {
        this.goTo(this.table.position + by);
    }
    round(by: -1 | 1): void {
        this.goTo(this.table.round(by));
    }
    /** To the next turning point; after the last one to the first. */
    toTurn(turns: number[]): void {
        const next = turns.find((entry) => entry + 1 > this.table.position) ?? turns[0];
        if (next !== undefined) this.goTo(next + 1);
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.#play();
    }
    pause(): void {
        clearTimeout(this.#timer);
        this.playing = false;
    }
    #play(): void {
        if (this.table.position === this.last) void this.table.goTo(0);
        this.playing = true;
        const next = async (): Promise<void> => {
            await this.table.goTo(this.table.position + 1);
            if (this.table.position === this.last) this.pause();
            else if (this.playing) this.#timer = setTimeout(next, stays[settings.speed]);
        };
        this.#timer = setTimeout(next, stays[settings.speed]);
    }

    /** True if the key was one of a replay. */
    key(key: string): boolean {
        const does: Record<string, () => void> = {
            ArrowLeft: () => this.step(-1),
            ArrowRight: () => this.step(1),
            PageUp: () => this.round(-1),
            PageDown: () => this.round(1),
            Home: () => this.goTo(0),
            End: () => this.goTo(this.last),
        };
        does[key]?.();
        return does[key] !== undefined;
    }
}
