// What a board brings to text mode: the table as headings, lists and tables, and its moves as numbered sentences.
import type { Board } from '../boards/board';
import { sameMove } from '../table/moves';
import type { Move } from '../table/types';
import type { Listed } from './typed';

export interface Grid {
    /** Says what the table is, for who cannot see it at a glance. */
    caption: string;
    /** The first column names the row. */
    head: string[];
    rows: string[][];
}
export interface Section {
    title: string;
    lines?: string[];
    grid?: Grid;
}

export interface BoardText {
    /** The table as it is, from the viewer's place. */
    describe(): Section[];
    /** The number that a move has by nature: the value of dice, the number of a pawn. */
    number?(move: Move): number | null;
    /** A move as a sentence, where the board's label is made for a picture. */
    sentence?(move: Move): string;
    /** The chosen move, where what the board says of it is made for a picture. */
    title?(): string | null;
    /** What the chosen move would come to, beside what the board says of it. */
    more?(): string[];
}
export type MakeText = (board: never) => BoardText;

/** All offers with numbers: those that a move has by nature, and what is free above them for the rest. */
export function listed(offers: Move[], board: Board, text: BoardText): Listed[] {
    const own = offers.map((move) => text.number?.(move) ?? null);
    const taken = new Set(own.filter((number) => number !== null));
    let next = taken.size > 0 ? 7 : 1;
    return offers.map((move, i) => {
        while (taken.has(next)) ++next;
        const number = own[i] ?? next++;
        return { number, move, sentence: text.sentence?.(move) ?? board.label(move) };
    });
}

/** Moves of one kind; a long list is opened only by who wants to read it. */
export interface Group {
    kind: string;
    moves: Listed[];
    long: boolean;
}
const many = 12;
export function grouped(list: Listed[]): Group[] {
    const groups: Group[] = [];
    for (const one of list) {
        const kind = Object.keys(one.move)[0] ?? '';
        const group = groups.find((there) => there.kind === kind);
        if (group) group.moves.push(one);
        else groups.push({ kind, moves: [one], long: false });
    }
    return groups.map((group) => ({ ...group, long: group.moves.length > many }));
}

export function isListed(list: Listed[], move: Move): Listed | undefined {
    return list.find((one) => sameMove(one.move, move));
}

/** A section as sentences, for an answer that is read aloud. */
export function spoken({ title, lines = [], grid }: Section): string[] {
    const rows = (grid?.rows ?? []).map(([first = '', ...cells]) => {
        const told = cells.flatMap((cell, i) => (cell === '' ? [] : [`${grid?.head[i + 1] ?? ''} ${cell}`]));
        return `${first}: ${told.join('; ')}.`;
    });
    return [`${title}.`, ...lines, ...rows];
}
