import type { MakeBoard } from '../../boards/board';
import { VeganBoard } from '../../boards/vegan/board.svelte';
import '../../boards/vegan/vegan.css';
import '../../boards/vegan/lying.css';

export const make: MakeBoard = (stage) => new VeganBoard(stage);
