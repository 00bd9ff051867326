// A lesson is a game that was written down beforehand, and what is said about it on the way.
import type { Move } from '../table/types';

export interface Step {
    /** What is said: the page's word page.teach.LESSON.ID; for a move, LESSON.ID.not answers any other one. */
    id: string;
    /** So many entries of the journal have been made. What comes before them is played when the step begins. */
    at: number;
    /** What it is about: CSS selectors of things on the table. */
    point?: string;
    /** What must stay in sight beside that. */
    keep?: string;
    /** A step waits for "go on", for the learner's next entry in the journal, or until a payout has been read. */
    wait?: 'move' | 'payout';
    /** Moves that are as good as the journal's: it goes on after them as well. */
    or?: Move[];
    /** What comes before it is not shown entry by entry: time passes. */
    later?: boolean;
    /** The numbered rule behind it. */
    rule?: string;
}

export interface Lesson {
    /** The game; or, of a short lesson about something special, its own name. */
    name: string;
    /** A journal as docs/journal.md describes it; seat 0 is the learner. A game's own lesson plays it to its end. */
    journal: string;
    steps: Step[];
}

/** The set-up, and the entries after it. */
export function linesOf(lesson: Lesson): string[] {
    return lesson.journal.split('\n').filter((line) => line !== '');
}
