export function filesOf(dist: string): string[];
export function weightOf(dist: string, file: string): number;
export function firstLoad(dist: string): string[];
