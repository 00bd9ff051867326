// The lessons, each loaded when somebody wants to learn its game.
import type { Lesson } from '../lesson';

export const lessons: Record<string, () => Promise<Lesson>> = {
    'las-vegas': () => import('./las-vegas').then(({ lasVegas }) => lasVegas),
    solitaire: () => import('./solitaire').then(({ solitaire }) => solitaire),
    colours: () => import('./colours').then(({ colours }) => colours),
    'las-vegas-cards': () => import('./las-vegas-cards').then(({ lasVegasCards }) => lasVegasCards),
    'las-vegan': () => import('./las-vegan').then(({ lasVegan }) => lasVegan),
    'monte-carlo': () => import('./monte-carlo').then(({ monteCarlo }) => monteCarlo),
};
