import './style/tokens.css';
import './style/components.css';
import './style/page.css';
import './style/landscape.css';
import './style/four.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings.svelte';
import { sprite } from './sprite';
import { firstLanguage, speak } from './words.svelte';

applySettings();
document.body.insertAdjacentHTML('afterbegin', sprite);
const target = document.getElementById('app');
void speak(firstLanguage()).then(() => {
    if (target) mount(App, { target });
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
