// A journal from elsewhere: checked line by line by the engine, kept, and watched.
import { Engine, refusal } from '../engine/engine';
import { go } from '../router.svelte';
import type { Refusal, View } from '../table/types';
import { need } from '../words.svelte';
import { headOf, keep } from './keep';

export interface Wrong extends Refusal {
    line: number;
    names: string[];
}

function namesIn(text: string): string[] {
    try {
        return headOf(text).seats ?? [];
    } catch {
        return [];
    }
}

/** Goes to the replay, or says what is wrong with the journal. */
export async function openJournal(text: string): Promise<Wrong | undefined> {
    const engine = new Engine();
    try {
        // The engine's words for wrong lines come with those of the replay.
        const [loaded] = await Promise.all([engine.ask({ load: { journal: text } }), need('replay')]);
        const refused = refusal(loaded) as Wrong | undefined;
        if (refused) return { ...refused, names: namesIn(text) };
        const { journal } = await engine.ask<{ journal: string }>({ journal: {} });
        const { view } = await engine.ask<{ view: View }>({ show: { seat: null } });
        go(`#replay/${keep(journal, view)}`);
        return undefined;
    } finally {
        engine.close();
    }
}
