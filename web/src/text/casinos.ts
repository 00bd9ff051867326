// Casinos as rows of a table: the dice game and the card game have the same.
import type { CasinoModel, Pile } from '../boards/dice/model';
import { money, w, words } from '../words.svelte';
import type { Section } from './text';

type NameOf = (owner: string) => string;

function row(casino: CasinoModel, nameOf: NameOf): string[] {
    const paid = casino.ranks.flatMap(({ pile }) => (pile ? [pile] : []));
    const all: Pile[] = [...paid, ...casino.rest, ...casino.ties.flat()].sort((a, b) => b.count - a.count);
    const note = (value: number | 'rainbow') => (value === 'rainbow' ? w('page.text.rainbow') : money(value));
    const name = w(`page.casino.${casino.place}`);
    const faces = (pile: Pile) => pile.pieces.flatMap(({ face }) => (face === undefined ? [] : [face]));
    const besides = [
        ...casino.tokens.map((token) => w('page.text.token', words.catalogue[`token.${token}`] ?? token)),
        ...casino.won.map(({ note: value, owner }) => w('page.text.paid', nameOf(owner), note(value))),
        ...(casino.free ? [w('page.free-values', casino.free.join(', '))] : []),
    ];
    return [
        casino.place === 'slot' ? name : `${casino.place} ${name}`,
        casino.ranks.map(({ note: value }) => note(value)).join(', ') || w('page.text.none'),
        all
            .map((pile) => {
                const shown = faces(pile);
                return `${nameOf(pile.owner)} ${pile.count}${shown.length > 0 ? ` (${shown.join(' ')})` : ''}`;
            })
            .join(', ') || w('page.text.none'),
        casino.ranks
            .flatMap(({ note: value, pile }) => (pile ? [`${nameOf(pile.owner)} ${note(value)}`] : []))
            .join(', ') || w('page.nobody'),
        casino.ties.map((tie) => tie.map(({ owner, count }) => `${nameOf(owner)} ${count}`).join(' = ')).join('; '),
        besides.join('; '),
    ];
}

export function casinoSection(casinos: CasinoModel[], nameOf: NameOf): Section {
    const head = ['casino', 'notes', 'dice', 'pays', 'ties', 'besides'].map((name) => w(`page.text.head.${name}`));
    const grid = { caption: w('page.text.casinos'), head, rows: casinos.map((casino) => row(casino, nameOf)) };
    return { title: w('page.casinos'), grid: without(grid) };
}

/** Without columns in which nothing stands. */
export function without<T extends { head: string[]; rows: string[][] }>(grid: T): T {
    const kept = grid.head.map((_, i) => i === 0 || grid.rows.some((cells) => (cells[i] ?? '') !== ''));
    const some = (cells: string[]) => cells.filter((_, i) => kept[i]);
    return { ...grid, head: some(grid.head), rows: grid.rows.map(some) };
}
