import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Two suites: `vitest run --project unit`, and `--project browser`, which needs a built page and Chromium.
export default defineConfig({
    plugins: [svelte({ configFile: false })],
    test: {
        projects: [
            {
                extends: true,
                test: {
                    name: 'unit',
                    include: ['tests/unit/*.test.ts'],
                    environment: 'node',
                    testTimeout: 60_000,
                },
            },
            {
                extends: true,
                test: {
                    name: 'browser',
                    include: ['tests/browser/*.test.ts'],
                    environment: 'node',
                    testTimeout: 300_000,
                    hookTimeout: 120_000,
                    maxWorkers: 2,
                    // Real browsers and servers on a busy machine may be starved for seconds. What needed it is named.
                    retry: 1,
                },
            },
        ],
    },
});
