// Opens a journal that was dropped or pasted; what is wrong with it is said in a corner of whatever is shown.
import { mount, unmount } from 'svelte';
import { openJournal } from './open';
import WrongToast from './WrongToast.svelte';

let shown: object | undefined;
function close(): void {
    if (shown) void unmount(shown);
    shown = undefined;
}

export async function openOrSay(text: string): Promise<void> {
    close();
    const wrong = await openJournal(text);
    if (wrong) shown = mount(WrongToast, { target: document.body, props: { wrong, onclose: close } });
}
