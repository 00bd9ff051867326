// What a file of browser tests begins with: Chromium, the built page or a real server, and windows that close after each test.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Guest, house, launch, setUp, sitDown, type Visit } from './guest';
import { type Hall, openHall } from './hall';
import { type Position, takeUp, type Where } from './positions';

export interface Room {
    readonly browser: Browser;
    readonly address: string;
    /** Somebody with a window of their own, who has opened nothing yet. */
    guest(options?: Visit): Promise<Guest>;
    /** In the lobby. */
    visit(options?: Visit): Promise<Guest>;
    /** In the lobby, with a game and its seats chosen. */
    sit(game: string, kinds: string[], options?: Visit): Promise<Guest>;
    /** At a game that stands in the middle. */
    takeUp(name: Position | Where, options?: Visit): Promise<Guest>;
}

function openDoors<Host extends { address: string; close(): unknown }>(
    open: () => Promise<Host>,
    usual: Visit,
): { room: Room; host: () => Host } {
    let browser: Browser | undefined;
    let host: Host | undefined;
    beforeAll(async () => {
        [browser, host] = await Promise.all([launch(), open()]);
    });
    afterEach(async () => {
        await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    });
    afterAll(async () => {
        await browser?.close();
        await host?.close();
    });
    const there = <T>(thing: T | undefined): T => {
        if (thing === undefined) throw new Error('the doors are closed');
        return thing;
    };
    const room: Room = {
        get browser() {
            return there(browser);
        },
        get address() {
            return there(host).address;
        },
        guest: (options) => sitDown(room.browser, room.address, { ...usual, ...options }),
        async visit(options) {
            const guest = await room.guest(options);
            await guest.page.goto(room.address);
            await guest.page.locator('.chair').first().waitFor();
            return guest;
        },
        async sit(game, kinds, options) {
            const guest = await room.visit(options);
            await guest.page.locator(`.game-card input[value="${game}"]`).check({ force: true });
            await setUp(guest.page, kinds);
            return guest;
        },
        takeUp: (name, options) => takeUp(room.browser, room.address, name, { ...usual, ...options }),
    };
    return { room, host: () => there(host) };
}

/** A room with the page alone. */
export function openRoom(usual: Visit = {}): Room {
    return openDoors(house, usual).room;
}

/** A room with a real server, and tables on it. */
export function openServer(usual: Visit = {}): Room & { readonly hall: Hall } {
    const { room, host } = openDoors(openHall, usual);
    return Object.defineProperty(room, 'hall', { get: host }) as Room & { readonly hall: Hall };
}
