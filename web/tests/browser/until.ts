// Waiting inside the page, for changes of the document: one question, and no looking again while nothing happens.
import type { Page } from 'playwright-core';

function wait<T, A>(ask: (arg: A) => T | null, arg: A, timeout: number): Promise<T> {
    return new Promise((done, failed) => {
        let soonLooks = false;
        const look = () => {
            soonLooks = false;
            const found = ask(arg);
            if (found === null) return;
            clearTimeout(late);
            watch.disconnect();
            done(found);
        };
        // With the next frame: what is gone by then nobody has seen.
        const soon = () => {
            if (!soonLooks) requestAnimationFrame(look);
            soonLooks = true;
        };
        const watch = new MutationObserver(soon);
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const late = setTimeout(() => {
            watch.disconnect();
            failed(new Error(`after ${timeout} ms there is still no ${JSON.stringify(arg)} on ${location.href}`));
        }, timeout);
        soon();
    });
}

/** What `ask` finds in the page, as soon as it is not null. */
export function until<T, A>(page: Page, ask: (arg: A) => T | null, arg: A, timeout = 45_000): Promise<T> {
    // A text, not a function with an argument: functions cannot be handed over.
    return page.evaluate<T>(`(${wait})(${ask}, ${JSON.stringify(arg)}, ${timeout})`);
}

/** Waits until the document has something of this kind. */
export const untilThere = (page: Page, selector: string) =>
    until(page, (wanted) => document.querySelector(wanted) && true, selector);

/** Waits until the document has nothing of this kind. */
export const untilGone = (page: Page, selector: string) =>
    until(page, (unwanted) => (document.querySelector(unwanted) ? null : true), selector);
