import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pageFiles } from './scripts/page-files.ts';

export default defineConfig({
    plugins: [svelte(), pageFiles()],
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    worker: { format: 'es' },
});
