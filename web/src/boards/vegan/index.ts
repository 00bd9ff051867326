import type { MakeBoard } from '../board';
import { VeganBoard } from './board.svelte';
import './vegan.css';
import './lying.css';

export const make: MakeBoard = (stage) => new VeganBoard(stage);
