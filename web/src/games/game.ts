// What the page knows of a game beside what the engine says of it: a file games/<game>/game.ts that is found by itself.
// They are all loaded at the start, so they hold next to nothing; what is big is loaded when somebody wants it.
import type { MakeBoard } from '../boards/board';
import type { Chapters } from '../rules/at-table';
import type { Sounds } from '../sound/heard';
import type { Lesson } from '../teach/lesson';
import type { MakeText } from '../text/text';

export type LoadLesson = () => Promise<{ lesson: Lesson }>;

export interface Game {
    /** The journal's word. */
    name: string;
    /** The picture on the game's card: a symbol e-… of the sprite. */
    emblem: string;
    /** The key of "Dice · 2–5". */
    kind: string;
    /** Its board, and the board in words. */
    board(): Promise<{ make: MakeBoard }>;
    text(): Promise<{ make: MakeText }>;
    /** The tutorial, and how many minutes it takes: 200 words are read in one, and every step takes some seconds. */
    minutes: number;
    lesson: LoadLesson;
    /** Short lessons about what it has besides: modules, variants, other rules for two. */
    more: Record<string, LoadLesson>;
    /** Where its rules stand, the first page first. */
    rules: Chapters[];
    /** How its own events sound, beside those that all games have (sound/heard.ts). */
    sounds: Sounds;
}
