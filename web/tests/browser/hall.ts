// A real server in a folder of its own, and guests who sit down at its tables.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dist } from './guest';

const program = process.env.CROUPIER_PROGRAM ?? path.resolve(import.meta.dirname, '../../../build/croupier');

export interface Hall {
    address: string;
    makeTable(setup: object): Promise<{ table: string; watch: string }>;
    sit(page: Page, table: string, name: string): Promise<void>;
    /** The server ends and starts again, at the same port and with the same tables; in between something may be looked at. */
    restart(meanwhile: () => Promise<void>): Promise<void>;
    close(): Promise<void>;
}

function addressOf(server: ChildProcess): Promise<string> {
    return new Promise((done, failed) => {
        let said = '';
        const hear = (piece: Buffer) => {
            said += piece.toString();
            const found = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(said);
            if (found) done(found[0]);
        };
        server.stdout?.on('data', hear);
        server.stderr?.on('data', hear);
        server.on('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
}

export async function openHall(): Promise<Hall> {
    const folder = mkdtempSync(path.join(tmpdir(), 'croupier-boards-'));
    const start = (port: string) =>
        spawn(program, ['serve', '--port', port, '--data', folder, '--page', dist], {
            stdio: ['ignore', 'pipe', 'pipe'],
        });
    const end = (running: ChildProcess) =>
        new Promise<void>((done) => {
            running.on('exit', () => done());
            running.kill('SIGTERM');
        });
    let server = start('0');
    const address = await addressOf(server);
    return {
        address,
        async restart(meanwhile) {
            await end(server);
            await meanwhile();
            server = start(new URL(address).port);
            await addressOf(server);
        },
        async makeTable(setup) {
            const answer = await fetch(`${address}/api/tables`, {
                method: 'POST',
                headers: { 'content-type': 'application/json', origin: address },
                body: JSON.stringify(setup),
            });
            expect(answer.status).toBe(201);
            return (await answer.json()) as { table: string; watch: string };
        },
        async sit(page, table, name) {
            await page.goto(`${address}/t/${table}`);
            await page.locator('.chairs').waitFor();
            await page.locator('.field').first().fill(name);
            await page.locator('.chair .btn--go').first().click();
            await page.locator('.chair', { hasText: name }).locator('.btn', { hasText: 'Stand up' }).waitFor();
        },
        async close() {
            await end(server);
            rmSync(folder, { recursive: true, force: true });
        },
    };
}
