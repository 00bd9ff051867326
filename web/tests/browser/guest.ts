// A person at the page: Chromium, a window of some size, and the habit of playing a game to its end.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe';
import { darken, inTheLight } from './dark';
import { serveFiles } from './static';
import { until, untilGone, untilThere } from './until';

export const sizes = {
    small: { width: 320, height: 640 },
    phone: { width: 360, height: 640 },
    tablet: { width: 768, height: 1024 },
    desktop: { width: 1280, height: 720 },
};
/** Phones on their side. */
export const lying = { width: 640, height: 360 };
export const lyingLarge = { width: 844, height: 390 };

/** The shell has no windows of its own, which cost more than a page; it comes from the same sources. */
const program = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
].find(existsSync);

/**
 * What Playwright switches off itself (the last list counts), and the browser's own windows: they are pages, too, and cost
 * more to open than ours.
 */
const without = [
    'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
    'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
    'InitialWebUI,PreloadTopChromeWebUI,WebUIReloadButton,WebUIToolbar,WebUIOmniboxPopup,WebUIOmniboxFullPopup',
];

export async function launch(): Promise<Browser> {
    return chromium.launch({
        executablePath: process.env.CROUPIER_CHROMIUM ?? program,
        args: [
            '--headless',
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
            `--disable-features=${without.join()}`,
        ],
    });
}

const patience = 45_000;

export const dist = path.resolve(import.meta.dirname, '../../dist');
const pictures = path.resolve(import.meta.dirname, '../../../docs/pictures');
/** A picture for the documents, when they are to be taken anew. */
export async function picture(page: Page, name: string): Promise<void> {
    if (process.env.CROUPIER_PICTURES)
        await inTheLight(page, () => page.screenshot({ path: `${pictures}/page-${name}.png` }));
}

export async function house(): Promise<{ address: string; close(): void }> {
    return serveFiles(dist);
}

export interface Guest {
    page: Page;
    context: BrowserContext;
    /** Whatever a page must not do: errors on the console, requests to other hosts. */
    faults: string[];
}

/** What a guest brings along; `painted` is for those who look at the page all the time. */
export type Visit = BrowserContextOptions & { settings?: Record<string, unknown>; painted?: boolean };

/**
 * A guest whose page plays without pauses and sounds, or as the settings say. It keeps nothing for days without a network
 * unless `serviceWorkers` is "allow".
 */
export async function sitDown(
    browser: Browser,
    address: string,
    { settings = {}, painted = false, ...options }: Visit = {},
): Promise<Guest> {
    const context = await browser.newContext({
        viewport: sizes.desktop,
        colorScheme: 'dark',
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
    });
    if (!painted) await darken(context);
    await context.addInitScript(
        (kept) => {
            if (!localStorage.getItem('croupier.settings')) localStorage.setItem('croupier.settings', kept);
        },
        JSON.stringify({ speed: 0, sound: false, ...settings }),
    );
    // Whoever shares the machine with others may have to wait for a page.
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
        const said = message.text();
        if (/^Service Worker registration blocked by Playwright/.test(said)) return;
        if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${said}`);
    });
    page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
    page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(address).host)
            faults.push(`asked ${url.href}`);
    });
    return { page, context, faults };
}

/** Seats 1 to n of the lobby: "person", "novice", "regular" or "expert". */
export async function setUp(page: Page, kinds: string[], preset?: string, rounds?: number): Promise<void> {
    await page.locator('.chair').first().waitFor();
    while ((await page.locator('.chair').count()) > kinds.length)
        await page.locator('.chair .btn--icon').last().click();
    while ((await page.locator('.chair').count()) < kinds.length) await page.locator('.chair-add .btn').first().click();
    for (const [i, kind] of kinds.entries()) await page.locator('.chair select').nth(i).selectOption(kind);
    if (preset) await page.locator('.preset .btn', { hasText: preset }).click();
    if (rounds) await page.locator(`fieldset:has(input[name="rounds"]) label:has-text("${rounds}")`).click();
}

export const deal = (page: Page) => page.locator('.lobby > .act .btn--go').click();
const decision = '.curtain .btn, .payout .btn, .end, .choice, .group[aria-disabled="false"]';

export type Hand = 'mouse' | 'keys' | 'touch';

/** Waits until something is to be decided, and says what. */
export function waitFor(page: Page): Promise<'curtain' | 'payout' | 'end' | 'choice' | 'group'> {
    return until(
        page,
        (there) =>
            document.querySelector(there) &&
            ((['curtain', 'payout', 'end', 'choice'] as const).find((name) => document.querySelector(`.${name}`)) ??
                'group'),
        decision,
    );
}

/** One decision, by this hand. False when the game is over. */
export async function decide(page: Page, hand: Hand): Promise<boolean> {
    const use = async (selector: string) => {
        const there = page.locator(selector).first();
        if (hand === 'touch') await there.tap();
        else await there.click();
    };
    const what = await waitFor(page);
    if (what === 'end') return false;
    if (what === 'curtain' || what === 'payout') {
        if (hand === 'keys') await page.keyboard.press('Enter');
        else await use(`.${what} .btn`);
        await untilGone(page, `.${what}`);
        return true;
    }
    const question = await page.locator('main.play').getAttribute('data-question');
    if (hand === 'keys') {
        const face =
            what === 'choice'
                ? 1
                : (await page
                      .locator('.tray .group')
                      .evaluateAll((groups) =>
                          groups.findIndex((group) => group.getAttribute('aria-disabled') === 'false'),
                      )) + 1;
        await page.keyboard.press(String(face));
        await untilThere(page, '.act .btn--go[aria-disabled="false"]');
        await page.keyboard.press('Enter');
    } else {
        // What is chosen already is committed by a second tap.
        if ((await page.locator('.act .btn--go[aria-disabled="false"]').count()) === 0)
            await use(what === 'choice' ? '.choice' : '.group[aria-disabled="false"]');
        await use('.act .btn--go[aria-disabled="false"]');
    }
    await until(
        page,
        (before) => document.querySelector('main.play')?.getAttribute('data-question') !== before || null,
        question,
    );
    return true;
}

export async function playOn(page: Page, hand: Hand, most = 1000): Promise<number> {
    let decisions = 0;
    while (decisions < most && (await decide(page, hand))) ++decisions;
    return decisions;
}

/** No violation of WCAG 2.2 A and AA or of best practices; or of some rules only. */
export async function isAccessible(page: Page, rules?: string[]): Promise<void> {
    expect(await violations(page, rules)).toEqual([]);
}

/** Both themes without a violation: between them only colours differ. */
export async function isAccessibleInBoth(page: Page, first: 'dark' | 'light' = 'dark'): Promise<void> {
    await page.emulateMedia({ colorScheme: first });
    await isAccessible(page);
    await page.emulateMedia({ colorScheme: first === 'dark' ? 'light' : 'dark' });
    await isAccessible(page, ['color-contrast']);
}

/** Nothing clipped and no scrolling for a decision at any size; no axe violation in either theme. */
export async function looksRight(page: Page, decides: boolean): Promise<void> {
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
        await page.setViewportSize(sizes[size]);
        await fits(page, decides);
    }
    await isAccessibleInBoth(page);
}

/** Nothing is wider than the window; buttons lie inside it and can be seen; a decision needs no scrolling. */
export async function fits(page: Page, decides: boolean): Promise<void> {
    // A board that is too full for a new size is drawn again a moment later.
    let wrong = await misfits(page, decides);
    for (let tries = 0; wrong.length > 0 && tries < 20; ++tries) {
        await page.waitForTimeout(100);
        wrong = await misfits(page, decides);
    }
    expect(wrong, JSON.stringify(page.viewportSize())).toEqual([]);
}

/** What does not fit. */
function misfits(page: Page, decides: boolean): Promise<string[]> {
    return page.evaluate((all) => {
        const found: string[] = [];
        const root = document.documentElement;
        if (root.scrollWidth > innerWidth) found.push(`wide: ${root.scrollWidth} > ${innerWidth}`);
        for (const button of document.querySelectorAll<HTMLElement>('button, a, select, input')) {
            const box = button.getBoundingClientRect();
            if (box.width === 0 || button.closest('.sr')) continue;
            if (box.left < -1 || box.right > innerWidth + 1) found.push(`clipped: ${button.outerHTML.slice(0, 90)}`);
        }
        for (const choice of all
            ? document.querySelectorAll('.pdie, .option, .choice, .hand-card, .group[aria-disabled="false"]')
            : [])
            if (choice.getBoundingClientRect().width === 0 && !choice.matches('.group--alt'))
                found.push(`hidden: ${choice.outerHTML.slice(0, 90)}`);
        const tray = document.querySelector('.tray')?.getBoundingClientRect();
        for (const casino of all ? document.querySelectorAll('.board .casino') : []) {
            if (casino.scrollHeight > casino.clientHeight + 2)
                found.push(
                    `too full: ${casino.getAttribute('aria-label')} ${casino.scrollHeight} > ${casino.clientHeight}`,
                );
            if (tray && tray.top > 0 && casino.getBoundingClientRect().bottom > tray.top + 2)
                found.push(`behind the tray: ${casino.getAttribute('aria-label')}`);
        }
        if (all)
            for (const part of document.querySelectorAll(
                '.say, .seats, .board .casino, .track, .felt-table, .tray, .hand, .cards, .act',
            )) {
                const box = part.getBoundingClientRect();
                if (box.bottom > innerHeight + 1)
                    found.push(`below the fold: ${part.className} ${Math.round(box.bottom)}`);
            }
        return found;
    }, decides);
}
