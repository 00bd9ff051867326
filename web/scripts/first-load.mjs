// What a first visit in English loads, with all boards: not the other languages, not their letters, and not the parts that
// are only loaded when somebody asks for them, which nothing imports from the start.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** All files of the built page, without the packed ones. */
export function filesOf(dist) {
    return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
        (file) => statSync(path.join(dist, file)).isFile() && !/\.(gz|br)$/.test(file),
    );
}

/** Bytes on the way; fonts are packed already. */
export function weightOf(dist, file) {
    const bytes = readFileSync(path.join(dist, file));
    return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

export function firstLoad(dist) {
    const files = filesOf(dist);
    const found = new Set(files.filter((file) => /index\.html|assets\/(worker|board)-.*\.(js|css)$/.test(file)));
    for (const file of found) {
        const named =
            file === 'index.html' ? /(?:src|href)="\/(assets\/[^"]+)"/g : /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
        for (const [, name] of readFileSync(path.join(dist, file), 'utf8').matchAll(named))
            found.add(file === 'index.html' ? name : `assets/${name}`);
    }
    const asked = /^(croupier\.wasm|words\/en\.json|sw\.js|icon\.svg|manifest\.webmanifest)$|latin.*\.woff2$/;
    return files.filter((file) => found.has(file) || asked.test(file));
}
