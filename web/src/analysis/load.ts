// The analysis is loaded when somebody looks at it: its words, the drawing of curves, the larger engine.
import { need } from '../words.svelte';

export async function endAnalysis() {
    const [{ default: part }] = await Promise.all([import('./EndAnalysis.svelte'), need('replay')]);
    return part;
}
