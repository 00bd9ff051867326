// What the build adds to the page from the rest of the repository: the engine, the words of four languages, the
// numbered rules, and the service worker with the list of all files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type RulePage, readPage } from '../src/rules/book';

const web = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(web, '..');
export const languages = ['en', 'fr', 'de', 'ru'] as const;

/** `key = template` lines. */
export function readLines(text: string): [string, string][] {
    const lines: [string, string][] = [];
    for (const line of text.split('\n')) {
        const equals = line.indexOf('=');
        if (line.trim() === '' || line.trimStart().startsWith('#') || equals < 0) continue;
        lines.push([line.slice(0, equals).trim(), line.slice(equals + 1).trim()]);
    }
    return lines;
}

/** All lines of a folder's files. */
function readFolder(folder: string): [string, string][] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .sort()
        .flatMap((file) => readLines(readFileSync(path.join(folder, file), 'utf8')));
}

/** The words that the page needs from the start: a file for each part of it. */
export function firstWords(language: string): Record<string, string> {
    return Object.fromEntries(readFolder(path.join(web, 'words', language)));
}

/** Words that are loaded with the part of the page that says them: words/LANGUAGE/on-demand/PART.txt. */
export function laterWords(language: string): Record<string, Record<string, string>> {
    const folder = path.join(web, 'words', language, 'on-demand');
    if (!existsSync(folder)) return {};
    const parts = readdirSync(folder).map((file) => file.replace('.txt', ''));
    return Object.fromEntries(
        parts
            .sort()
            .map((part) => [
                part,
                Object.fromEntries(readLines(readFileSync(path.join(folder, `${part}.txt`), 'utf8'))),
            ]),
    );
}

/** All words of the page itself. */
export function pageWords(language: string): Record<string, string> {
    return Object.assign(firstWords(language), ...Object.values(laterWords(language)));
}

/** What the engine says of wrong journals: of their JSON, of their lines, of draws that the house cannot have made. */
const ofJournals = /^(json|journal|draw)\./;
function allEngineWords(language: string): [string, string][] {
    return readFolder(path.join(repository, 'src/words', language));
}
/** The engine's sentences, without those that only the terminal says, and those about journals. */
export function engineWords(language: string): Record<string, string> {
    return Object.fromEntries(
        allEngineWords(language).filter(([key]) => !/^(term|board)\./.test(key) && !ofJournals.test(key)),
    );
}
/** They come with the words of the replay, which opens journals. */
export function journalWords(language: string): Record<string, string> {
    return Object.fromEntries(allEngineWords(language).filter(([key]) => ofJournals.test(key)));
}

/** The pages of numbered rules. */
export const rulePages = readdirSync(path.join(repository, 'docs/rules'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.replace('.md', ''))
    .sort();

/** The numbered rules of a language: docs/rules in English, the folders below it in the others. */
export function rules(language: string): RulePage[] {
    const folder = path.join(repository, 'docs/rules', language === 'en' ? '' : language);
    return rulePages.map((name) => readPage(name, readFileSync(path.join(folder, `${name}.md`), 'utf8')));
}

/** The licences of the packages that are part of the built page want to be passed on. */
function licences(): string {
    const texts = ['svelte/LICENSE.md', 'uplot/LICENSE'].map((file) =>
        readFileSync(path.join(web, 'node_modules', file), 'utf8').trim(),
    );
    return `${texts.join('\n\n')}\n`;
}

export type EngineName = 'croupier' | 'croupier-lab';
export function engineFile(name: EngineName = 'croupier'): string {
    return path.join(process.env.CROUPIER_WASM ?? path.join(repository, 'build-wasm'), `${name}.wasm`);
}

/** Keeps what was really written: some of what is bundled is left out at the very end. */
function writeServiceWorker(folder: string): void {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
            (file) => statSync(path.join(folder, file)).isFile() && !/^(index\.html|licences\.txt|sw\.js)$/.test(file),
        )
        .sort();
    const hash = createHash('sha256');
    for (const file of ['index.html', ...files]) hash.update(file).update(readFileSync(path.join(folder, file)));
    const worker = readFileSync(path.join(web, 'src/service-worker.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace(/\[\s*\/\* FILES \*\/\s*\]/, JSON.stringify(['/', ...files.map((file) => `/${file}`)]));
    writeFileSync(path.join(folder, 'sw.js'), worker);
}

export function pageFiles(): Plugin {
    return {
        name: 'croupier-page-files',
        apply: 'build',
        generateBundle() {
            const emit = (fileName: string, source: string | Uint8Array) =>
                this.emitFile({ type: 'asset', fileName, source });
            const emitText = (name: string, content: unknown) => emit(`${name}.json`, JSON.stringify(content));
            for (const language of languages) {
                emitText(`words/${language}`, { ...engineWords(language), ...firstWords(language) });
                for (const [part, words] of Object.entries(laterWords(language)))
                    emitText(
                        `words/${language}/${part}`,
                        part === 'replay' ? { ...journalWords(language), ...words } : words,
                    );
                emitText(`rules/${language}`, rules(language));
            }
            emit('licences.txt', licences());
            for (const name of ['croupier', 'croupier-lab'] as const) {
                const file = engineFile(name);
                if (!existsSync(file)) this.error(`The engine is missing: build ${file} first.`);
                emit(`${name}.wasm`, readFileSync(file));
            }
        },
        /** Packed files beside the plain ones: the server sends those that a browser takes. */
        writeBundle({ dir }) {
            const folder = dir ?? '';
            writeServiceWorker(folder);
            for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (!/\.(html|js|css|json|wasm|svg|webmanifest)$/.test(file)) continue;
                const bytes = readFileSync(path.join(folder, file));
                writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
                const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
                writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, quality));
            }
        },
    };
}
