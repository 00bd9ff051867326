// Painting is a third of a browser's work, and hardly anybody looks at the pages of the tests. They are dark until a picture is
// taken or colours are examined; sizes, clicks, focus and words are the same in the dark.
import type { BrowserContext, Page } from 'playwright-core';

type Lamp = { croupierLamp?: CSSStyleSheet };

/** All pages of this context are laid out, but not painted. */
export function darken(context: BrowserContext): Promise<unknown> {
    return context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { opacity: 0 }');
        document.adoptedStyleSheets = [sheet];
        (globalThis as Lamp).croupierLamp = sheet;
    });
}

/** Paints the page while somebody looks. */
export async function inTheLight<T>(page: Page, look: () => Promise<T>): Promise<T> {
    const lamp = (on: boolean) =>
        page.evaluate((lit) => {
            const { croupierLamp } = globalThis as Lamp;
            if (croupierLamp) croupierLamp.disabled = lit;
        }, on);
    await lamp(true);
    const seen = await look();
    await lamp(false);
    return seen;
}
