// How much room there is for a board; the same limits stand in the styles.
import { MediaQuery } from 'svelte/reactivity';

/** A phone on its side. */
export const lying = new MediaQuery('(orientation: landscape) and (max-height: 480px)');
export const narrow = new MediaQuery('(max-width: 699px)');
