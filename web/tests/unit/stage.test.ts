// What the person at the page is shown, and when.
import { expect, test, vi } from 'vitest';
import type { Board } from '../../src/boards/board';
import { Stage } from '../../src/table/stage.svelte';
import type { Change, Table, View } from '../../src/table/types';

vi.mock('../../src/sound', () => ({ sound: () => undefined }));
const view = (over: boolean) => ({ over, asked: [], names: ['Anna', 'Benno'], table: {} }) as unknown as View;

test('the game has ended for the eye when its last payout was read', async () => {
    const table = { state: { view: view(false), viewer: null, offers: [] } } as unknown as Table;
    const stage = new Stage(table);
    const seen: boolean[] = [];
    stage.board = {
        shown: async () => {
            await new Promise((done) => setTimeout(done, 1));
            seen.push(stage.ended); // cards rest for a moment before they are paid
            await stage.pay({ title: 'Round 4', told: [], gains: [] });
            seen.push(stage.ended);
        },
    } as unknown as Board;
    expect(stage.ended).toBe(false);
    const before = table.state.view;
    table.state.view = view(true);
    const shown = stage.shown({ before, after: table.state.view, happened: [] } as Change);
    expect(stage.ended).toBe(false);
    await expect.poll(() => stage.payout?.title).toBe('Round 4');
    expect(stage.ended).toBe(false);
    stage.goOn();
    await shown;
    expect(seen).toEqual([false, false]);
    expect(stage.ended).toBe(true);
});

test('a board that fails does not hide the end', async () => {
    const table = { state: { view: view(true), viewer: null, offers: [] } } as unknown as Table;
    const stage = new Stage(table);
    stage.board = { shown: () => Promise.reject(new Error('torn')) } as unknown as Board;
    await expect(stage.shown({ before: view(false), after: view(true), happened: [] } as Change)).rejects.toThrow(
        'torn',
    );
    expect(stage.ended).toBe(true);
});
