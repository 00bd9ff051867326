import type { MakeBoard } from '../board';
import { RaceBoard } from './board.svelte';
import './race.css';
import './lying.css';

export const make: MakeBoard = (stage) => new RaceBoard(stage);
