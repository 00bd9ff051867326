// Where the bubble goes: never over what it points at, and otherwise where it hides least.

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
/** Something that would rather not be covered, and how much. */
export interface Wish {
    box: Box;
    weight: number;
}

export function overlap(a: Box, b: Box): number {
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
}

const edge = 8;
const stride = 8;
/** So much costs a pixel of distance: nearer is better, where as little is hidden. */
const perPixel = 100;

function distance(a: Box, b: Box): number {
    const x = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
    const y = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
    return Math.hypot(x, y);
}

export function place(
    size: Pick<Box, 'width' | 'height'>,
    room: Pick<Box, 'width' | 'height'>,
    wishes: Wish[],
    near: Box | null,
): Box {
    const right = Math.max(edge, room.width - size.width - edge);
    const bottom = Math.max(edge, room.height - size.height - edge);
    let best: Box = { x: edge, y: edge, ...size };
    let least = Number.POSITIVE_INFINITY;
    for (let y = bottom; y >= edge; y -= stride) {
        for (let x = edge; x <= right; x += stride) {
            const box = { x, y, ...size };
            let cost = near ? distance(box, near) * perPixel : 0;
            for (const wish of wishes) cost += overlap(box, wish.box) * wish.weight;
            if (cost < least) [least, best] = [cost, box];
        }
    }
    return best;
}

/** The shortest line between two boxes, from the middle of the sides that face each other. */
export function between(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
    const middle = (low: number, size: number, otherLow: number, otherSize: number): [number, number] => {
        const start = Math.max(low, otherLow);
        const end = Math.min(low + size, otherLow + otherSize);
        if (start <= end) return [(start + end) / 2, (start + end) / 2];
        return low > otherLow ? [low, otherLow + otherSize] : [low + size, otherLow];
    };
    const [x1, x2] = middle(from.x, from.width, to.x, to.width);
    const [y1, y2] = middle(from.y, from.height, to.y, to.height);
    return { x1, y1, x2, y2 };
}
