// Small grey pictures of a screen: cheap to keep, and what differs in them is what a person would see.
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface Grey {
    width: number;
    height: number;
    /** A byte for each pixel, row by row. */
    pixels: Buffer;
}

/** Screens side by side at a quarter of their size, in 16 shades of grey; the browser does the scaling. */
export async function sheetOf(page: Page, rows: Buffer[][]): Promise<Grey> {
    const sources = rows.map((row) => row.map((png) => `data:image/png;base64,${png.toString('base64')}`));
    const made = await page.evaluate(async (all) => {
        const images = await Promise.all(
            all.map((row) =>
                Promise.all(
                    row.map(async (source) => {
                        const image = new Image();
                        image.src = source;
                        await image.decode();
                        return image;
                    }),
                ),
            ),
        );
        const quarter = (size: number) => Math.round(size / 4);
        const heights = images.map((row) => Math.max(...row.map(({ height }) => quarter(height))));
        const canvas = document.createElement('canvas');
        canvas.width = Math.max(...images.map((row) => row.reduce((sum, { width }) => sum + quarter(width), 0)));
        canvas.height = heights.reduce((sum, height) => sum + height, 0);
        const brush = canvas.getContext('2d');
        if (!brush) throw new Error('no canvas');
        brush.imageSmoothingQuality = 'high';
        let y = 0;
        for (const [i, row] of images.entries()) {
            let x = 0;
            for (const image of row) {
                brush.drawImage(image, x, y, quarter(image.width), quarter(image.height));
                x += quarter(image.width);
            }
            y += heights[i] ?? 0;
        }
        const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
        let grey = '';
        for (let i = 0; i < data.length; i += 4) {
            const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
            grey += String.fromCharCode(17 * Math.round((0.299 * red + 0.587 * green + 0.114 * blue) / 17));
        }
        return { width: canvas.width, height: canvas.height, grey: btoa(grey) };
    }, sources);
    return { width: made.width, height: made.height, pixels: Buffer.from(made.grey, 'base64') };
}

/** How many pixels of a hundred differ plainly. */
export function difference(a: Grey, b: Grey): number {
    if (a.width !== b.width || a.height !== b.height) return 100;
    let differ = 0;
    for (let i = 0; i < a.pixels.length; ++i) if (Math.abs((a.pixels[i] ?? 0) - (b.pixels[i] ?? 0)) > 51) ++differ;
    return (100 * differ) / a.pixels.length;
}

// ── Files: PNG with 16 shades, rows without a filter ─────────────────────────────────────────────────────────────────
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; ++k) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
});
function chunk(type: string, body: Buffer): Buffer {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    let sum = 0xffffffff;
    for (const byte of named) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, named, check]);
}

export function writeGrey(file: string, { width, height, pixels }: Grey): void {
    const row = 1 + Math.ceil(width / 2);
    const rows = Buffer.alloc(row * height);
    for (let y = 0; y < height; ++y)
        for (let x = 0; x < width; ++x) {
            const at = y * row + 1 + (x >> 1);
            rows[at] = (rows[at] ?? 0) | (((pixels[y * width + x] ?? 0) / 17) << (x & 1 ? 0 : 4));
        }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head[8] = 4;
    const body = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
    writeFileSync(file, Buffer.concat([signature, ...body]));
}

/** Reads what writeGrey has written. */
export function readGrey(file: string): Grey {
    const bytes = readFileSync(file);
    const width = bytes.readUInt32BE(16);
    const height = bytes.readUInt32BE(20);
    const length = bytes.readUInt32BE(33);
    const rows = inflateSync(bytes.subarray(41, 41 + length));
    const row = 1 + Math.ceil(width / 2);
    const pixels = Buffer.alloc(width * height);
    for (let y = 0; y < height; ++y)
        for (let x = 0; x < width; ++x)
            pixels[y * width + x] = 17 * (((rows[y * row + 1 + (x >> 1)] ?? 0) >> (x & 1 ? 0 : 4)) & 15);
    return { width, height, pixels };
}
