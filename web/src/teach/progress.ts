// How far somebody has come in a lesson.

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
