/** Whose: the mark of a seat ("1" to "8"), white ("n"), a kicker ("k"), or a colour of its own. */
export type Owner = string;

export function ownerOfSeat(seat: number): Owner {
    return String(seat + 1);
}
