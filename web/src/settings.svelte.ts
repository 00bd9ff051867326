// What a person has chosen for this browser.
import { type Language, speak } from './words.svelte';

export interface Settings {
    name: string;
    theme: 'system' | 'dark' | 'light';
    speed: 0 | 1 | 2;
    /** Whether a chosen move waits for the button. */
    confirm: boolean;
    sound: boolean;
    /** In percent. */
    volume: number;
    /** Suits and players in a palette that colour-blind people tell apart. */
    fourColours: boolean;
    /** Whether single letters and digits are keys. */
    shortcuts: boolean;
    /** The table in words, and moves that are typed. */
    text: boolean;
}

const key = 'croupier.settings';
/** On a phone a page is silent until somebody wants to hear it. */
const touched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
const usual: Settings = {
    name: '',
    theme: 'system',
    speed: 1,
    confirm: true,
    sound: !touched,
    volume: 60,
    fourColours: false,
    shortcuts: true,
    text: false,
};

function read(): Settings {
    try {
        return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
    } catch {
        return { ...usual };
    }
}

export const settings: Settings = $state(read());

export function applySettings(): void {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.speed = String(settings.speed);
    root.toggleAttribute('data-four', settings.fourColours);
}

export function change(changed: Partial<Settings>): void {
    Object.assign(settings, changed);
    localStorage.setItem(key, JSON.stringify(settings));
    applySettings();
}

export async function changeLanguage(language: Language): Promise<void> {
    localStorage.setItem('croupier.language', language);
    await speak(language);
}

/** How long a step of an animation may stay, in milliseconds; 0 shows the result at once. */
export function pace(milliseconds: number): number {
    if (settings.speed === 0 || settings.text || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return milliseconds / settings.speed;
}
