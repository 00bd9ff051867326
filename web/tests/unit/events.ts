// Events as the engine tells them, for tests.
import type { GameEvent, Happened } from '../../src/table/happened';

export function happening(event: { what: string } & Record<string, unknown>, entry = 0, key?: string): Happened {
    const told = key === undefined ? [] : [{ entry, say: { key, args: [] } }];
    return { entry, event: { ...event, says: told.length } as GameEvent, told };
}
