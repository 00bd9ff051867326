// Pieces in words, for labels and for screen readers.
import { suitNames } from '../boards/race/options';
import { cardName, machineName, signed } from '../boards/vegan/view';
import { money, w, words } from '../words.svelte';
import type { Ask, Piece } from './book';

export function nameOf(ask: Ask, piece: Piece, names: string[]): string {
    if (piece === null) return w('page.box.no-more');
    if (piece === 'rainbow') return w('page.box.rainbow');
    if (piece === 'jackpot') return w('page.box.jackpot');
    switch (ask.what) {
        case 'seat':
            return names[Number(piece)] ?? '';
        case 'note':
        case 'bonus':
            return money(Number(piece));
        case 'token':
            return words.catalogue[`token.${piece}`] ?? '';
        case 'colour':
            return words.catalogue[`colour.${piece}`] ?? '';
        case 'card':
            return cardName(`${piece}`);
        case 'machine':
            return machineName(`${piece}`);
        case 'toss':
            return signed(Number(piece));
        case 'dice-card':
            return w('page.box.dice-card', Number(`${piece}`[0]), `${piece}`.length);
        case 'casino':
            return `${suitNames(`${piece}`[0] ?? '')} ${`${piece}`.slice(1)}`;
        default:
            return `${piece}`;
    }
}
