// Games kept in the browser: written after every entry, so that closing the page loses nothing.
import type { Options, SeatKind } from './types';

export interface Saved {
    id: string;
    game: string;
    names: string[];
    seats: SeatKind[];
    options: Options;
    /** Whether people may ask for the odds; games saved before there were any have none. */
    odds?: boolean;
    /** Whether it is played with the box, and the page only keeps the book. */
    box?: boolean;
    journal: string;
    over: boolean;
    winners: number[];
    changed: number;
    /** A journal that came from elsewhere: it can be watched, not played. */
    replay?: boolean;
}

const prefix = 'croupier.game.';
const most = 60;

function read(key: string): Saved | undefined {
    try {
        return JSON.parse(localStorage.getItem(key) ?? '') as Saved;
    } catch {
        return undefined;
    }
}

export function allSaved(): Saved[] {
    const found: Saved[] = [];
    for (let i = 0; i < localStorage.length; ++i) {
        const key = localStorage.key(i) ?? '';
        const saved = key.startsWith(prefix) ? read(key) : undefined;
        if (saved) found.push(saved);
    }
    return found.sort((a, b) => b.changed - a.changed);
}

export function saved(id: string): Saved | undefined {
    return read(prefix + id);
}

export function save(game: Saved): void {
    localStorage.setItem(prefix + game.id, JSON.stringify(game));
    // Old finished games make room.
    for (const old of allSaved().slice(most)) if (old.over || old.replay) forget(old.id);
}

export function forget(id: string): void {
    localStorage.removeItem(prefix + id);
}

export function newId(): string {
    const letters = crypto.getRandomValues(new Uint8Array(8));
    return Array.from(letters, (letter) => '0123456789abcdefghijklmnopqrstuv'[letter & 31]).join('');
}
