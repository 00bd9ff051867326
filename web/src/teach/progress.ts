// Which games can be learnt, how long it takes, and how far somebody has come. The lobby needs no more of a lesson.

/** Minutes: reading 180 words and a few seconds for every step that is to be done (a test compares). */
export const minutes: Record<string, number> = {
    'las-vegas': 3,
    solitaire: 3,
    colours: 3,
    'las-vegas-cards': 3,
    'las-vegan': 3,
    'monte-carlo': 4,
};

export function isTaught(game: string): boolean {
    return minutes[game] !== undefined;
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
export function leftAt(game: string): number | undefined {
    return read()[game];
}

export function leaveAt(game: string, step: number | undefined): void {
    localStorage.setItem(key, JSON.stringify({ ...read(), [game]: step }));
}
