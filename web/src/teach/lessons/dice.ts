// What lessons point at, above all those of the dice games.
export const casino = (place: number | 'slot') => `.casino[data-place="${place}"]`;
export const seat = (number: number) => `.seat[data-seat="${number}"]`;
export const dice = (value: number) => `.tray .group:nth-child(${value})`;
