// Somebody takes a lesson: which step it is, and the table on which it happens.

import { LocalTable, type Script } from '../table/local.svelte';
import { sameMove } from '../table/moves';
import type { Saved } from '../table/saved';
import type { Move, Refusal, SeatKind } from '../table/types';
import { type Lesson, linesOf, type Step } from './lesson';
import { leaveAt, leftAt } from './progress';

interface SetUp {
    game: string;
    seats: string[];
    options: Record<string, unknown>;
}

export class Course implements Script {
    readonly lesson: Lesson;
    readonly table: TeachTable;
    /** The number of the step. */
    step = $state(0);
    /** Everything before the step has happened, and was shown. */
    ready = $state(false);
    /** Somebody wanted to do something else: the key of what is said to that. */
    nudge: string | null = $state(null);
    #lines: string[];
    #setUp: SetUp;

    constructor(lesson: Lesson, name: string) {
        this.lesson = lesson;
        this.#lines = linesOf(lesson);
        this.#setUp = JSON.parse(this.#lines[0] ?? '{}') as SetUp;
        const others = this.#setUp.seats.slice(1);
        if (name && !others.includes(name)) this.#setUp.seats = [name, ...others];
        this.#lines[0] = JSON.stringify(this.#setUp);
        this.step = this.#seenFrom(Math.min(leftAt(lesson.name) ?? 0, lesson.steps.length - 1));
        this.table = new TeachTable(this, this.#kept());
    }

    get now(): Step {
        return this.lesson.steps[this.step] as Step;
    }
    get first(): boolean {
        return this.step === 0;
    }
    get last(): boolean {
        return this.step === this.lesson.steps.length - 1;
    }
    get game(): string {
        return this.#setUp.game;
    }
    get names(): string[] {
        return this.#setUp.seats;
    }
    /** What a real game after the lesson is played with: whatever the lesson was about. Who starts is left to the lot. */
    get options(): Record<string, unknown> {
        return Object.fromEntries(Object.entries(this.#setUp.options).filter(([name]) => name !== 'first'));
    }
    /** The learner, and novices. */
    get seats(): SeatKind[] {
        return this.names.map((_, i) => (i === 0 ? { kind: 'person' } : { kind: 'bot', level: 'novice' }));
    }

    /** The table as it is when the step begins. */
    #kept(): Saved {
        const { game, seats: names, options } = this.#setUp;
        const journal = this.#journal(this.now.at);
        return { id: '', game, names, seats: this.seats, options, journal, over: false, winners: [], changed: 0 };
    }
    #journal(entries: number): string {
        return `${this.#lines.slice(0, entries + 1).join('\n')}\n`;
    }

    /** A payout is seen on the way only: whoever left there, or wants it again, begins with what led to it. */
    #seenFrom(step: number): number {
        return this.lesson.steps.findLastIndex(({ wait }, i) => i <= step && wait !== 'payout');
    }

    next(entries: number): string | undefined {
        const { at, later } = this.now;
        if (entries === at) return undefined;
        return this.#journal(entries > at || later ? at : entries + 1);
    }
    rests(): void {
        this.ready = true;
    }

    goOn(): void {
        if (this.last) return;
        this.#begin(this.step + 1);
        this.table.wake();
    }
    /** One step back: once the table is awake it becomes what it was then. */
    back(): void {
        if (!this.first) this.#begin(this.#seenFrom(this.step - 1));
    }
    #begin(step: number): void {
        this.step = step;
        this.ready = false;
        this.nudge = null;
        leaveAt(this.lesson.name, this.last ? undefined : step);
    }

    /** Whether this is what the lesson wants now; if it is, the lesson goes on with it. */
    takes(move: Move): boolean {
        const { id, at, wait, or = [] } = this.now;
        const key = `page.teach.${this.lesson.name}.${id}.not`;
        if (wait !== 'move' || !this.ready) {
            this.nudge = 'page.teach.read-first';
            return false;
        }
        const { move: wanted } = JSON.parse(this.#lines[at + 1] ?? '{}') as { move: Move };
        if (![wanted, ...or].some((one) => sameMove(one, move))) {
            this.nudge = key;
            return false;
        }
        this.#lines[at + 1] = JSON.stringify({ seat: 0, move });
        this.#begin(this.step + 1);
        return true;
    }
}

/** A table where everything was said beforehand, except that the learner has to do it. */
export class TeachTable extends LocalTable {
    #course: Course;
    constructor(course: Course, kept: Saved) {
        super(kept, course);
        this.#course = course;
    }
    override async move(move: Move): Promise<Refusal | undefined> {
        return this.#course.takes(move) ? super.move(move) : undefined;
    }
    override async undo(): Promise<Refusal | undefined> {
        this.#course.back();
        this.wake();
        return undefined;
    }
}
