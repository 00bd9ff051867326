// axe in the page: loaded there once, and only what it found wrong comes back.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inTheLight } from './dark';

type WithAxe = { axe?: Pick<typeof axe, 'run'> };

/** What violates WCAG 2.2 A and AA or best practices; or some rules only. */
export function violations(page: Page, rules?: string[]): Promise<string[]> {
    return inTheLight(page, async () => {
        const loaded = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
        if (!loaded) await page.evaluate(axe.source);
        return page.evaluate(async (only) => {
            // Style sheets are read for rules that are still being tried out; they are off.
            const found = await (globalThis as WithAxe).axe?.run(document, {
                resultTypes: ['violations'],
                preload: false,
                ...(only && { runOnly: { type: 'rule', values: only } }),
            });
            if (!found) throw new Error('axe is not there');
            return found.violations.map(
                ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            );
        }, rules);
    });
}
