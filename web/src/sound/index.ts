// The sounds of the page: off or on and how loud is a setting. Browsers let a page sound only after somebody has
// touched it; before that nothing is made at all. What is not seen is not heard either, but for "your turn".
import { settings } from '../settings.svelte';
import { makeSound, type SoundName } from './sounds';

let context: AudioContext | undefined;
let master: GainNode | undefined;
let last: { name: SoundName | null; at: number } = { name: null, at: 0 };

/** Things that happen at once sound once; these are not swallowed by others. */
const always: SoundName[] = ['turn', 'refuse', 'win'];
const apart = 90;

export function sound(name: SoundName | null): void {
    if (name === null || !settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    if (document.hidden && name !== 'turn') return;
    const now = performance.now();
    if (now - last.at < apart && (name === last.name || !always.includes(name))) return;
    last = { name, at: now };
    context ??= new AudioContext();
    if (!master) {
        master = context.createGain();
        master.connect(context.destination);
    }
    if (context.state === 'suspended') void context.resume();
    // Loudness is heard as the square, about.
    master.gain.value = (settings.volume / 100) ** 2;
    makeSound(name, context, master, context.currentTime + 0.01);
}
