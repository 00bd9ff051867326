import type { MakeBoard } from '../board';
import { CardsBoard } from './board.svelte';
import './cards.css';
import './lying.css';

export const make: MakeBoard = (stage) => new CardsBoard(stage);
