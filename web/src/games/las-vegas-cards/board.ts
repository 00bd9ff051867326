import type { MakeBoard } from '../../boards/board';
import { CardsBoard } from '../../boards/cards/board.svelte';
import '../../boards/cards/cards.css';
import '../../boards/cards/lying.css';

export const make: MakeBoard = (stage) => new CardsBoard(stage);
