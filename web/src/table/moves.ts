/** Whether two moves are the same, in whatever order their members stand. */
export function sameMove(a: unknown, b: unknown): boolean {
    const sorted = (value: unknown): unknown =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(
                  Object.entries(value)
                      .sort(([x], [y]) => (x < y ? -1 : 1))
                      .map(([key, inner]) => [key, sorted(inner)]),
              )
            : value;
    return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
