// The sounds of the table, made of tones and filtered noise at the moment they are heard: no file is needed. Each is
// over after at most 400 milliseconds and stays well below full scale, two of them together too.
export const soundNames = ['roll', 'place', 'lay', 'reveal', 'pay', 'turn', 'refuse', 'win'] as const;
export type SoundName = (typeof soundNames)[number];

/** Where a sound goes, and when it begins, in seconds of the context's clock. */
interface Room {
    context: BaseAudioContext;
    out: AudioNode;
    at: number;
}

/** Loud at once, then dying away. */
function envelope({ context, out, at }: Room, loud: number, length: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(out);
    return gain;
}

interface Tone {
    from: number;
    to?: number;
    length: number;
    loud: number;
    shape?: OscillatorType;
}
function tone(room: Room, after: number, { from, to = from, length, loud, shape = 'sine' }: Tone): void {
    const at = room.at + after;
    const source = room.context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(envelope({ ...room, at }, loud, length));
    source.start(at);
    source.stop(at + length);
}

interface Noise {
    pitch: number;
    to?: number;
    width: number;
    length: number;
    loud: number;
}
/** One hiss serves all sounds of a context. */
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();
function hiss(context: BaseAudioContext): AudioBuffer {
    const known = hisses.get(context);
    if (known) return known;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
    hisses.set(context, buffer);
    return buffer;
}
function noise(room: Room, after: number, { pitch, to = pitch, width, length, loud }: Noise): void {
    const at = room.at + after;
    const source = room.context.createBufferSource();
    source.buffer = hiss(room.context);
    const filter = room.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = width;
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(envelope({ ...room, at }, loud, length));
    source.start(at, Math.random() * 0.05);
    source.stop(at + length);
}

/** A die on wood: a click, and the table under it. */
function knock(room: Room, after: number, loud: number, pitch = 2600): void {
    noise(room, after, { pitch, width: 2.2, length: 0.045, loud });
    tone(room, after, { from: 230, to: 150, length: 0.05, loud: loud / 4, shape: 'triangle' });
}

const makers: Record<SoundName, (room: Room) => void> = {
    roll(room) {
        for (const [i, after] of [0, 0.055, 0.095, 0.15, 0.19, 0.255, 0.3].entries())
            knock(room, after, 0.62 - 0.06 * i, 2300 + 260 * ((i * 3) % 4));
    },
    place(room) {
        knock(room, 0, 0.6, 1900);
        knock(room, 0.06, 0.35, 2300);
    },
    lay(room) {
        noise(room, 0, { pitch: 5200, to: 2600, width: 0.8, length: 0.09, loud: 0.3 });
        tone(room, 0.05, { from: 150, to: 90, length: 0.08, loud: 0.22 });
    },
    reveal(room) {
        noise(room, 0, { pitch: 1800, to: 6000, width: 0.9, length: 0.13, loud: 0.3 });
        noise(room, 0.12, { pitch: 3600, width: 1.4, length: 0.05, loud: 0.42 });
        tone(room, 0.12, { from: 170, to: 100, length: 0.08, loud: 0.2 });
    },
    pay(room) {
        for (const [i, pitch] of [1976, 2637, 2637].entries()) {
            noise(room, 0.075 * i, { pitch: 6800, width: 3, length: 0.03, loud: 0.2 });
            tone(room, 0.075 * i, { from: pitch, length: 0.2, loud: 0.1, shape: 'triangle' });
        }
    },
    turn(room) {
        tone(room, 0, { from: 659, length: 0.2, loud: 0.2 });
        tone(room, 0.1, { from: 880, length: 0.26, loud: 0.22 });
    },
    refuse(room) {
        tone(room, 0, { from: 208, to: 196, length: 0.1, loud: 0.26, shape: 'triangle' });
        tone(room, 0.11, { from: 165, to: 147, length: 0.16, loud: 0.26, shape: 'triangle' });
    },
    win(room) {
        for (const [i, pitch] of [523, 659, 784, 1047].entries())
            tone(room, 0.07 * i, { from: pitch, length: i === 3 ? 0.19 : 0.15, loud: 0.18, shape: 'triangle' });
    },
};

export function makeSound(name: SoundName, context: BaseAudioContext, out: AudioNode, at: number): void {
    makers[name]({ context, out, at });
}
