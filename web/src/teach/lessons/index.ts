// The lessons, each loaded when somebody wants to learn its game.
import type { Lesson } from '../lesson';

export const lessons: Record<string, () => Promise<Lesson>> = {
    'las-vegas': () => import('./las-vegas').then(({ lasVegas }) => lasVegas),
};
