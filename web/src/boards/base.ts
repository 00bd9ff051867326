// What all boards have in common: whose eyes look at the table, whose mark is whose, and how offered moves are chosen.
import { pace } from '../settings.svelte';
import type { Stage } from '../table/stage.svelte';
import type { Move } from '../table/types';
import { money, short } from '../words.svelte';
import type { SeatHead } from './board';
import { finishingOrder } from './ending';
import { type Owner, ownerOfSeat } from './owner';

export abstract class SeatBoard {
    readonly stage: Stage;
    constructor(stage: Stage) {
        this.stage = stage;
    }

    // ── Seats ────────────────────────────────────────────────────────────────────────────────────────────────────────
    get viewer(): number | null {
        return this.stage.game.viewer;
    }
    get me(): Owner | null {
        return this.viewer === null ? null : ownerOfSeat(this.viewer);
    }
    mark(seat: number): Owner {
        return ownerOfSeat(seat);
    }
    get seats(): SeatHead[] {
        return this.stage.names.map((_, seat) => ({
            owner: ownerOfSeat(seat),
            seat,
            title: null,
            turn: this.stage.view.asked.includes(seat),
        }));
    }

    // ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────
    get offers(): Move[] {
        return this.stage.game.offers;
    }
    /** Whether the viewer is asked for a move of this kind. */
    asks(kind: string): boolean {
        return this.stage.myTurn && this.offers.some((move) => kind in move);
    }
    /** The one after the chosen one; after the last one the first, or none other. */
    protected nextOf(moves: Move[], around = true): Move | undefined {
        const at = moves.findIndex((move) => this.stage.isChosen(move));
        return moves[at + 1] ?? (around ? moves[0] : moves[at]);
    }

    /** Whether anything moves at all: not at speed 0, not for who wants no motion, not while everything is skipped. */
    protected get moves(): boolean {
        return pace(1) > 0 && !this.stage.skipping;
    }

    // ── Odds and the end ─────────────────────────────────────────────────────────────────────────────────────────────
    /** What a move is worth on average. */
    worth(sum: number): string {
        return `${sum > 0 ? '+' : ''}${short(Math.round(sum / 1000) * 1000)}`;
    }
    sum(seat: number): string {
        return money(this.stage.game.view.result?.money[seat] ?? 0);
    }
    get verdict(): string {
        return '';
    }
    get footnote(): string {
        return '';
    }
    get order(): number[] {
        return finishingOrder(this.stage.game.view);
    }
    get winners(): number[] {
        return this.stage.game.view.result?.winners ?? [];
    }
}
