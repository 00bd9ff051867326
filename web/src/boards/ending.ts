import type { View } from '../table/types';

/** The seats of a finished game: winners first, then by money. */
export function finishingOrder({ names, result }: View): number[] {
    const won = (seat: number) => Number(result?.winners.includes(seat) ?? false);
    const money = (seat: number) => result?.money[seat] ?? 0;
    return names.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || money(b) - money(a));
}
