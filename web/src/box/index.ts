// "We play with the box": loaded when somebody does.
import type { Saved } from '../table/saved';
import { need } from '../words.svelte';
import { BoxTable } from './table.svelte';

await need('box');

export function tableOf(kept: Saved): BoxTable {
    return new BoxTable(kept);
}
