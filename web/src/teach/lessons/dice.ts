// What lessons of the dice games point at.
export const casino = (place: number) => `.casino[data-place="${place}"]`;
export const dice = (value: number) => `.tray .group:nth-child(${value})`;
