// A short tone when it is your turn, made here: no file is needed.
let context: AudioContext | undefined;

export function chime(): void {
    context ??= new AudioContext();
    const at = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.setValueAtTime(660, at);
    tone.frequency.setValueAtTime(880, at + 0.09);
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.24);
}
