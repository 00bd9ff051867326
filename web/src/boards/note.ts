/** A note, or the card that stands for one. */
export type Note = number | 'rainbow';

export function worth(note: Note | undefined): number {
    return typeof note === 'number' ? note : 0;
}
