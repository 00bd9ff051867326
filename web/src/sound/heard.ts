// Which sound goes with what happens: of several things at once the one that matters most is heard.
import type { Happened } from '../table/happened';
import type { Change } from '../table/types';
import type { SoundName } from './sounds';

export type Sounds = Partial<Record<string, SoundName>>;

/** What sounds the same in every game; a game adds to it (games/<game>/game.ts). */
const shared: Sounds = { paid: 'pay', revealed: 'reveal', rolled: 'roll', placed: 'place' };
const byWeight: SoundName[] = ['pay', 'reveal', 'roll', 'lay', 'place'];

export function soundOf(happened: Happened[], own: Sounds): SoundName | null {
    const made = happened.map(({ event: { what } }) => own[what] ?? shared[what]);
    return byWeight.find((name) => made.includes(name)) ?? null;
}

export function soundOfChange({ after, happened }: Change, own: Sounds): SoundName | null {
    return after.over ? 'win' : soundOf(happened, own);
}
