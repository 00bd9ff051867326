// A server for the browser tests that need no network table: files, with the headers that `croupier serve` sends.
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.wasm': 'application/wasm',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
    '.webmanifest': 'application/manifest+json',
};

export function serveFiles(folder: string): Promise<{ address: string; close(): void }> {
    const server = http.createServer((request, response) => {
        const wanted = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (wanted.startsWith('/api/')) {
            response.writeHead(204).end();
            return;
        }
        const file = path.join(folder, wanted === '/' || /^\/[tw]\//.test(wanted) ? 'index.html' : wanted);
        if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, {
            'content-type': types[path.extname(file)] ?? 'application/octet-stream',
            'content-security-policy':
                "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'",
        });
        createReadStream(file).pipe(response);
    });
    return new Promise((done) => {
        server.listen(0, '127.0.0.1', () => {
            const at = server.address();
            const port = typeof at === 'object' && at ? at.port : 0;
            done({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
        });
    });
}
