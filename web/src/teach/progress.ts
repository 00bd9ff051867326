// What can be learnt, how long it takes, and how far somebody has come. The lobby needs no more of a lesson.

/** Minutes: 200 words are read in one, and every step takes some seconds (a test compares). */
export const minutes: Record<string, number> = {
    'las-vegas': 4,
    solitaire: 3,
    colours: 4,
    'las-vegas-cards': 4,
    'las-vegan': 5,
    'monte-carlo': 5,
};

/** Short lessons about what a game has besides: modules, variants, other rules for two. */
export const extras: Record<string, string[]> = {
    'las-vegas': ['neutral-dice', 'boulevard'],
    'las-vegas-cards': ['cards-in-turn'],
    'las-vegan': ['vegan-bank'],
    'monte-carlo': ['monte-carlo-two'],
};

export function isTaught(lesson: string): boolean {
    return minutes[lesson] !== undefined || Object.values(extras).some((more) => more.includes(lesson));
}

const key = 'croupier.lessons';

function read(): Record<string, number> {
    try {
        return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
    } catch {
        return {};
    }
}

/** The step at which a lesson was left; nothing if it was never begun, or finished. */
export function leftAt(lesson: string): number | undefined {
    return read()[lesson];
}

export function leaveAt(lesson: string, step: number | undefined): void {
    localStorage.setItem(key, JSON.stringify({ ...read(), [lesson]: step }));
}
