// The lessons, each loaded when somebody wants it: first those of the games, then what some games have besides.
import type { Lesson } from '../lesson';

export const lessons: Record<string, () => Promise<Lesson>> = {
    'las-vegas': () => import('./las-vegas').then(({ lasVegas }) => lasVegas),
    solitaire: () => import('./solitaire').then(({ solitaire }) => solitaire),
    colours: () => import('./colours').then(({ colours }) => colours),
    'las-vegas-cards': () => import('./las-vegas-cards').then(({ lasVegasCards }) => lasVegasCards),
    'las-vegan': () => import('./las-vegan').then(({ lasVegan }) => lasVegan),
    'monte-carlo': () => import('./monte-carlo').then(({ monteCarlo }) => monteCarlo),
    'neutral-dice': () => import('./neutral-dice').then(({ neutralDice }) => neutralDice),
    boulevard: () => import('./boulevard').then(({ boulevard }) => boulevard),
    'cards-in-turn': () => import('./cards-in-turn').then(({ cardsInTurn }) => cardsInTurn),
    'vegan-bank': () => import('./vegan-bank').then(({ veganBank }) => veganBank),
    'monte-carlo-two': () => import('./monte-carlo-two').then(({ monteCarloTwo }) => monteCarloTwo),
};
