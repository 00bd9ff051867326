// Somebody who asks for a hint.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const go = '.act .btn--go[aria-disabled="false"]';

/** H chooses a move, says why, and leaves it to the person to make it. */
export async function isAdvised(page: Page): Promise<void> {
    await page.keyboard.press('h');
    await page.locator('.advice').waitFor();
    expect(await page.locator('.advice').textContent()).toMatch(/Advice: [A-Z].*\.$/);
    await page.locator(go).waitFor();
    const question = await page.locator('main.play').getAttribute('data-question');
    await page.keyboard.press('Escape');
    await page.locator(go).waitFor({ state: 'detached' });
    expect(await page.locator('main.play').getAttribute('data-question')).toBe(question);
}
