// A recorded decision of every kind that a board can ask for. tests/unit/phases.test.ts sees to it that none is missing.
import type { Where } from './positions';

const at = (journal: string, entries: number, seat: number): Where => ({ journal, entries, seat });

/** By board: the step that its views name, and where it is asked. */
export const phases: Record<string, Record<string, Where>> = {
    dice: {
        'las-vegas place': at('las_vegas/four-rounds', 166, 1),
        'solitaire place': at('solitaire/one-die', 54, 0),
        'colours place': at('colours/two-players-open-purses', 38, 0),
    },
    boulevard: {
        'las-vegas place': at('boulevard/everything-7', 38, 4),
        'las-vegas after-placing': at('boulevard/everything-4', 18, 0),
        'las-vegas kick': at('boulevard/everything-7', 125, 5),
        'las-vegas put': at('boulevard/everything-5', 172, 3),
        'las-vegas swap': at('boulevard/everything-3', 336, 0),
        'las-vegas take': at('boulevard/everything-7', 271, 2),
        'las-vegas tie': at('boulevard/slot-machine-actions', 278, 2),
        'las-vegas token': at('boulevard/everything-4', 406, 0),
    },
    cards: {
        'las-vegas-cards choose': at('las_vegas_cards/same-time-4-open', 51, 2),
        'las-vegas-cards place': at('las_vegas_cards/sequential-5', 91, 0),
        'las-vegas-cards token': at('las_vegas_cards/tokens-4', 70, 3),
    },
    vegan: {
        'las-vegan bank': at('las_vegan/bank-four-rounds', 175, 0),
        'las-vegan card': at('las_vegan/five-four-rounds', 159, 1),
        'las-vegan sealed': at('las_vegan/bank-four-rounds', 140, 1),
        'las-vegan token': at('las_vegan/five-four-rounds', 103, 4),
    },
    race: {
        'monte-carlo bet': at('monte_carlo/points-of-four', 710, 3),
        'monte-carlo colour': at('monte_carlo/points-of-two', 513, 1),
        'monte-carlo join': at('monte_carlo/short-board', 127, 2),
        'monte-carlo keep': at('monte_carlo/four-players', 654, 3),
        'monte-carlo pawn': at('monte_carlo/points-of-four', 235, 0),
        'monte-carlo poker': at('monte_carlo/four-players', 716, 0),
        'monte-carlo retreat': at('monte_carlo/three-players', 421, 1),
        'monte-carlo send': at('monte_carlo/points-of-four', 279, 2),
        'monte-carlo win': at('monte_carlo/points-of-two', 124, 0),
    },
};

/** Every kind of move that Boulevard knows: the words of the move, and of an action card its name. */
export const boulevardMoves: Record<string, Where> = {
    place: at('boulevard/everything-5', 437, 2),
    'at+place': at('boulevard/everything-7', 38, 4),
    done: at('boulevard/everything-4', 241, 2),
    kick: at('boulevard/everything-7', 125, 5),
    put: at('boulevard/everything-5', 172, 3),
    reroll: at('boulevard/everything-5', 324, 2),
    swap: at('boulevard/everything-3', 336, 0),
    take: at('boulevard/everything-7', 271, 2),
    tie: at('boulevard/slot-machine-actions', 278, 2),
    token: at('boulevard/everything-4', 406, 0),
    'play double': at('boulevard/everything-3', 268, 0),
    'play middle': at('boulevard/everything-5', 169, 3),
    'play pass': at('boulevard/everything-5', 50, 0),
    'play reroll': at('boulevard/everything-4', 149, 3),
    'play rotate': at('boulevard/everything-4', 231, 1),
    'play score-it': at('boulevard/everything-4', 125, 1),
    'play swap': at('boulevard/everything-4', 86, 1),
    'play take-back': at('boulevard/everything-4', 18, 0),
    'play two-casinos': at('boulevard/everything-4', 217, 2),
    'play win-tie': at('boulevard/slot-machine-actions', 209, 2),
};
/** A move by its kind. */
export function kindOfMove(move: Record<string, unknown>): string {
    return 'play' in move ? `play ${move.play}` : Object.keys(move).sort().join('+');
}
