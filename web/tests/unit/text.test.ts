// What is typed in text mode, and which sound goes with what happens.
import { expect, test } from 'vitest';
import { games } from '../../src/games';
import { soundOf } from '../../src/sound/heard';
import { soundNames } from '../../src/sound/sounds';
import { grouped } from '../../src/text/text';
import { asNumber, type Listed, meaningOf, splitWords, typedForm } from '../../src/text/typed';
import { play, TestEngine } from './engine';

const names = ['Anna', 'Benno', 'Carla'];
function list(...moves: [number, Record<string, unknown>, string?][]): Listed[] {
    return moves.map(([number, move, sentence = '']) => ({ number, move, sentence }));
}
/** The numbers of the moves that it could be, or the move that is not offered. */
function heard(typed: string, moves: Listed[]): unknown {
    const { moves: found, guess } = meaningOf(typed, moves, names);
    return found.length > 0 ? found.map(({ number }) => number) : guess;
}

test('numbers as people write them', () => {
    expect(['3', '60k', '60,000', '60\u00a0000', '60.000', 'b7', '', 'k'].map(asNumber)).toEqual([
        3,
        60000,
        60000,
        60000,
        60000,
        null,
        null,
        null,
    ]);
    expect(splitWords(' take  60,000, 3,4 ')).toEqual(['take', '60000', '3', '4']);
});

test('a move is heard by its number, by its words, and by as few of them as are clear', () => {
    const dice = list(
        [1, { place: 1 }, 'The 1s to Golden Nugget'],
        [3, { place: 3 }, 'The 3s to The Mirage'],
        [7, { place: 3, at: 'slot' }, 'The 3s to Slot machine'],
        [8, { kick: { seat: 1, die: 'own' } }, 'Kick a die of Benno'],
        [9, { token: null }, 'Leave the tokens'],
        [10, { take: 60000 }, 'Take 60,000'],
    );
    for (const typed of ['3', '#3', 'place 3', 'PLACE 3', 'mirage', '3s mir']) expect(heard(typed, dice)).toEqual([3]);
    for (const typed of ['3 slot', 'place 3 at slot', 'slot']) expect(heard(typed, dice)).toEqual([7]);
    for (const typed of ['kick Benno own', 'kick 1', 'kick ben', 'k b o']) expect(heard(typed, dice)).toEqual([8]);
    for (const typed of ['none', 'token none', 'tok']) expect(heard(typed, dice)).toEqual([9]);
    for (const typed of ['60k', '60,000', 'take 60000']) expect(heard(typed, dice)).toEqual([10]);
    expect(heard('place', dice)).toEqual([1, 3, 7]);
    // What has the form of a move is asked of the rules; what has none is not understood.
    expect(heard('place 5', dice)).toEqual({ place: 5 });
    expect(heard('{"place":6}', dice)).toEqual({ place: 6 });
    for (const typed of ['xyzzy', '{"place"', 'place it there']) expect(heard(typed, dice)).toBeNull();
});

test('a card that is not in the hand is a guess, whatever its case', () => {
    const hand = list([1, { card: 'B7' }, 'Blue 7'], [2, { card: 'R0' }, 'Red 0']);
    for (const typed of ['b7', 'card B7', 'blue 7', 'blu']) expect(heard(typed, hand)).toEqual([1]);
    expect(heard('v9', hand)).toEqual({ card: 'V9' });
    expect(heard('card g3', hand)).toEqual({ card: 'G3' });
    expect(heard('seven', hand)).toBeNull();
    // A whole sentence is that move, even if another one begins with it.
    const pawns = list(
        [0, { pawn: 0 }, 'Pawn 0 from 3 to 8: Home'],
        [1, { pawn: 1 }, 'Pawn 0 from 3 to 8: Home, 1 more'],
    );
    expect(heard('Pawn 0 from 3 to 8: Home', pawns)).toEqual([0]);
    expect(heard('more', pawns)).toEqual([1]);
});

test('combinations are typed by their parts, in any order', () => {
    const cards = list([2, { place: [2] }], [7, { place: [2, 2] }], [8, { place: [2, 33] }], [33, { place: [33] }]);
    expect(heard('2 2', cards)).toEqual([7]);
    expect(heard('33 2', cards)).toEqual([8]);
    expect(heard('place 33', cards)).toEqual([33]);
    const poker = list([1, { keep: ['A', 'A', '10'] }], [2, { keep: [] }], [3, { poker: { seat: 2, stake: 20000 } }]);
    expect(heard('keep 10 a a', poker)).toEqual([1]);
    expect(heard('a 10 A', poker)).toEqual([1]);
    expect(heard('carla 20k', poker)).toEqual([3]);
    expect(heard('keep none', poker)).toEqual([2]);
});

const setups = [
    { game: 'las-vegas', names },
    { game: 'las-vegas', names, options: { actions: true, tokens: true, kickers: true, 'big-dice': true } },
    { game: 'solitaire', names: ['Anna'] },
    { game: 'las-vegas-cards', names, options: { sequential: true, tokens: true } },
    { game: 'las-vegan', names: ['Anna', 'Benno'] },
    { game: 'monte-carlo', names },
    { game: 'colours', names },
];
test.each(setups)('$game: every move is heard by its own words, and by nothing else', (setup) => {
    let most = 0;
    play(new TestEngine(), setup, ({ offers }) => {
        const all = list(...offers.map((move, i): [number, typeof move] => [100_000 + i, move]));
        const asked = all.filter((_, i) => i % Math.ceil(all.length / 8) === 0);
        for (const { number, move } of asked) {
            const found = meaningOf(typedForm(move, names), all, names).moves.map((one) => one.number);
            expect(found, typedForm(move, names)).toContain(number);
            expect(found.length, typedForm(move, names)).toBe(1);
        }
        const long = grouped(all).filter(({ long }) => long);
        most = Math.max(most, all.length - long.reduce((sum, { moves }) => sum + moves.length, 0));
    });
    // What is not folded away can be read.
    expect(most).toBeLessThan(40);
});

test('sounds are chosen by what happens, and what matters most is heard', () => {
    const happened = (...whats: string[]) => whats.map((what) => ({ entry: 0, event: { what, says: 1 }, told: [] }));
    const made = new Set(
        Object.values(games).flatMap(({ sounds }) =>
            [...Object.keys(sounds), 'paid', 'rolled', 'placed', 'revealed'].map((what) =>
                soundOf(happened(what), sounds),
            ),
        ),
    );
    for (const name of soundNames)
        if (!['turn', 'refuse', 'win'].includes(name)) expect(made.has(name), name).toBe(true);
    const { 'las-vegan': vegan, 'monte-carlo': race } = games;
    expect(soundOf(happened('turn'), {})).toBeNull();
    expect(soundOf(happened('played', 'won'), vegan?.sounds ?? {})).toBe('lay');
    expect(soundOf(happened('moved', 'card'), race?.sounds ?? {})).toBe('reveal');
    // A round that pays is heard as money, whatever else happens with it.
    expect(soundOf(happened('placed', 'round-over', 'paid', 'rolled'), {})).toBe('pay');
});
