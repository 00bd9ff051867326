import type { MakeBoard } from '../board';
import { DiceBoard } from './board.svelte';

export const make: MakeBoard = (stage) => new DiceBoard(stage);
