// A journal that is dropped on the page, or pasted anywhere but into a field, opens as a replay.
import './drop.css';
import { w } from '../words.svelte';

const root = document.documentElement;
const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

async function open(text: string): Promise<void> {
    const { openOrSay } = await import('./say-wrong');
    await openOrSay(text);
}

addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    root.dataset.drop = w('page.drop-here');
});
addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) delete root.dataset.drop;
});
addEventListener('drop', (event) => {
    delete root.dataset.drop;
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void file.text().then(open);
});
addEventListener('paste', (event) => {
    const at = event.target;
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trimStart().startsWith('{"croupier"')) void open(text);
});
