// Which sound goes with what is told: chosen by the keys of the sentences, not by rules.
import type { Change, Told } from '../table/types';
import type { SoundName } from './sounds';

/** The first that fits counts: what matters most stands first. */
const heard: [SoundName, RegExp][] = [
    ['pay', /^(lv|lvc)\.(wins|takes)$|^(new|solo)\.pays$|^vgn\.(gains|loses)$/],
    ['pay', /^mc\.(bank|on-to-bank|back-to-bank|back-on-start|takes-money|poker-won|poker-lost)$/],
    ['reveal', /^lvc\.places$|^mc\.(card-wins|card-loses|jackpot)$|^vgn\.opened$/],
    ['roll', /\.(rolls|rolls-[a-z]+|white-rolled|rival-rolled|set-up-placed|throws|throws-to|tossed)$/],
    ['lay', /^vgn\.(plays|bank-plays|takes-pile|chosen)$|^lvc\.ready$|^lv\.plays$/],
    ['place', /^(lv|new|solo)\.(places|kicks|puts)|^vgn\.(bank-)?puts|^mc\.(moves|goes-back|home)$/],
];

export function soundOf(told: Told[]): SoundName | null {
    const keys = told.map(({ say }) => say.key);
    return heard.find(([, what]) => keys.some((key) => what.test(key)))?.[0] ?? null;
}

export function soundOfChange({ after, told }: Change): SoundName | null {
    return after.over ? 'win' : soundOf(told);
}
