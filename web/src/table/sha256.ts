// SHA-256 (FIPS 180-4). The browser has it too, but not on pages that come by plain HTTP from another machine.

/** The first 32 bits of the fractional parts of roots of the first primes. */
function roots(count: number, root: (prime: number) => number): Uint32Array {
    const found: number[] = [];
    for (let n = 2; found.length < count; ++n) {
        let prime = true;
        for (let d = 2; d * d <= n; ++d) prime &&= n % d !== 0;
        if (prime) found.push(Math.floor((root(n) % 1) * 2 ** 32));
    }
    return Uint32Array.from(found);
}
const constants = roots(64, Math.cbrt);
const start = roots(8, Math.sqrt);

const right = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function block(hash: Uint32Array, view: DataView, at: number): void {
    const words = new Uint32Array(64);
    const word = (i: number) => words[i] as number;
    for (let i = 0; i < 64; ++i) {
        if (i < 16) {
            words[i] = view.getUint32(at + 4 * i);
            continue;
        }
        const [a, b] = [word(i - 15), word(i - 2)];
        const low = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
        const high = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
        words[i] = word(i - 16) + low + word(i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; ++i) {
        const first =
            (h +
                (right(e, 6) ^ right(e, 11) ^ right(e, 25)) +
                ((e & f) ^ (~e & g)) +
                (constants[i] as number) +
                word(i)) |
            0;
        const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((sum, i) => {
        hash[i] = (hash[i] as number) + sum;
    });
}

export function hex(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
export function fromHex(digits: string): Uint8Array {
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function sha256(bytes: Uint8Array): string {
    const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 4, bytes.length * 8);
    const hash = Uint32Array.from(start);
    for (let at = 0; at < padded.length; at += 64) block(hash, view, at);
    return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}
