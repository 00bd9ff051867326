import './style/index.css';
import './style/four.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lobbyEngine } from './engine/engine';
import { router } from './router.svelte';
import './replay/drop';
import { applySettings } from './settings.svelte';
import { sprite } from './sprite';
import { firstLanguage, speak } from './words.svelte';

// The engine is the largest part: it comes while words and fonts do.
if (router.route.at === 'lobby' || router.route.at === 'play') lobbyEngine();
applySettings();
document.body.insertAdjacentHTML('afterbegin', sprite);
const target = document.getElementById('app');
void speak(firstLanguage()).then(() => {
    if (target) mount(App, { target });
});
// Keeping all files for later waits until a first game can have begun.
const patience = 1500;
if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js'), patience));
