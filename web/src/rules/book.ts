// The numbered rules as the page shows them: what docs/rules/*.md say, taken apart.

export type Block =
    | { rule: string; text: string }
    | { text: string }
    /** Rows of a table, the heads first. */
    | { rows: string[][] }
    | { drawing: string };

/** A chapter is named after its first rule, which is the same in every language. */
export interface Chapter {
    name: string;
    /** Empty for what stands before the first heading. */
    heading: string;
    blocks: Block[];
}
export interface RulePage {
    name: string;
    title: string;
    chapters: Chapter[];
}

/** One page of rules, from Markdown. */
export function readPage(name: string, markdown: string): RulePage {
    const page: RulePage = { name, title: '', chapters: [{ name: '', heading: '', blocks: [] }] };
    let drawing: { drawing: string } | null = null;
    let between = true;
    for (const line of markdown.split('\n')) {
        const blocks = page.chapters.at(-1)?.blocks ?? [];
        const last = blocks.at(-1);
        const rule = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/.exec(line);
        if (line.startsWith('```')) {
            drawing = drawing ? null : { drawing: '' };
            if (drawing) blocks.push(drawing);
        } else if (drawing) drawing.drawing += `${line}\n`;
        else if (line.startsWith('# ')) page.title = line.slice(2);
        else if (line.startsWith('## ')) page.chapters.push({ name: '', heading: line.slice(3), blocks: [] });
        else if (rule) blocks.push({ rule: rule[1] ?? '', text: rule[2] ?? '' });
        else if (/^\|[-|]+\|$/.test(line)) continue;
        else if (line.startsWith('|')) {
            const row = line
                .slice(1, -1)
                .split('|')
                .map((cell) => cell.trim());
            if (last && 'rows' in last) last.rows.push(row);
            else blocks.push({ rows: [row] });
        } else if (line.trim() !== '') {
            if (last && 'text' in last && !between) last.text += ` ${line.trim()}`;
            else blocks.push({ text: line.trim() });
        }
        between = line.trim() === '';
    }
    for (const [i, chapter] of page.chapters.entries()) {
        const first = chapter.blocks.find((block) => 'rule' in block);
        chapter.name = first && 'rule' in first ? first.rule : `${name}.${i === 0 ? 'first' : 'data'}`;
    }
    return { ...page, chapters: page.chapters.filter(({ blocks }) => blocks.length > 0) };
}

export function allRules(pages: RulePage[]): { rule: string; text: string }[] {
    return pages.flatMap(({ chapters }) =>
        chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('rule' in block ? [block] : []))),
    );
}

export type Piece =
    | { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string }
    /** A ruling of ours (R), or data that only pictures held (D), and perhaps which. */
    | { kind: 'mark'; mark: 'R' | 'D'; pieces: Piece[] };

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([RD])(?:\s?:\s?([^\]]*))?\]|(?<![\w-])([A-Z]{2,}-\d+)(?!\d)/g;

/** A text cut into what is drawn differently. */
export function pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(inline)) {
        if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
        at = match.index + match[0].length;
        const [, strong, em, code, mark, said, rule] = match;
        if (mark !== undefined) found.push({ kind: 'mark', mark: mark as 'R' | 'D', pieces: pieces(said ?? '') });
        else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
        else if (em !== undefined) found.push({ kind: 'em', text: em });
        else if (code !== undefined) found.push({ kind: 'code', text: code });
        else found.push({ kind: 'rule', text: rule ?? '' });
    }
    if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
    return found;
}

/** A text without what is only drawn. */
export function plain(text: string): string {
    return text.replace(/\*\*|\*|`/g, '');
}

/** A text as it is searched: small letters without accents, every space the same. */
export function folded(text: string): string {
    return plain(text)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/(?<=\d)[., ](?=\d{3}(?!\d))/g, '');
}

/** Whether all words of a search are there. */
export function finds(search: string, text: string): boolean {
    const there = folded(text);
    return folded(search)
        .split(' ')
        .every((word) => there.includes(word));
}
