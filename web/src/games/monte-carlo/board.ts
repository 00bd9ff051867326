import type { MakeBoard } from '../../boards/board';
import { RaceBoard } from '../../boards/race/board.svelte';
import '../../boards/race/race.css';
import '../../boards/race/lying.css';

export const make: MakeBoard = (stage) => new RaceBoard(stage);
