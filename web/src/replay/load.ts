// The replay is loaded when somebody watches a game again.
import { need } from '../words.svelte';

export async function replayScreen() {
    const [{ default: screen }] = await Promise.all([import('./Replay.svelte'), need('replay')]);
    return screen;
}
