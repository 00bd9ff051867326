// Hashes and keys of fair dice, and the draws that the engine makes from them.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOf } from '../../src/table/fair';
import { fromHex, hex, sha256 } from '../../src/table/sha256';
import { play, TestEngine } from './engine';

test('SHA-256 is that of everybody else, at every length around its blocks', () => {
    expect(sha256(new TextEncoder().encode('abc'))).toBe(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    for (let length = 0; length < 200; ++length) {
        const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
});

test('hexadecimal digits there and back', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(fromHex(hex(bytes))).toEqual(bytes);
    expect(fromHex('')).toEqual(new Uint8Array());
});

test('the key is the half of the server and that of the seats; a seat that added nothing is left out', () => {
    const [server, anna, carla] = ['01'.repeat(16), 'a0'.repeat(16), 'c0'.repeat(16)];
    const seats = createHash('sha256')
        .update(Buffer.from(anna + carla, 'hex'))
        .digest('hex')
        .slice(0, 32);
    expect(keyOf(server, [anna, null, carla])).toBe(server + seats);
});

test('draws that a key does not give are found', () => {
    const engine = new TestEngine('croupier-lab');
    play(engine, { game: 'las-vegas', names: ['Anna', 'Benno'], options: { rounds: 1, first: 0 } }, () => undefined);
    expect(engine.ask({ redraw: { key: '5a'.repeat(32) } })).toEqual({ draws: 0, wrong: 0 });
    expect(engine.ask({ redraw: { key: 'short' } })).toHaveProperty('refused');
});
