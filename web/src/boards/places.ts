/**
 * Where these things lie among all: a hand of cards, dice on the table. Of several that are alike those that were pointed
 * at are taken.
 */
export function placesOf<T>(wanted: T[], all: T[], pointed: number[] = []): number[] {
    const left = [...wanted];
    const found: number[] = [];
    for (const i of [...pointed, ...all.keys()]) {
        const at = left.indexOf(all[i] as T);
        if (at < 0 || found.includes(i)) continue;
        left.splice(at, 1);
        found.push(i);
    }
    return found.sort((a, b) => a - b);
}
