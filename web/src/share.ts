// Telling others: by what the device has for it, or by the clipboard.

/** Pages that come by plain HTTP from another machine have no clipboard: there the text is selected and copied. */
export async function copy(text: string): Promise<void> {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
}

/** True if the text is in the clipboard now. */
export async function share(text: string, url: string | null): Promise<boolean> {
    const what = { text, ...(url ? { url } : {}) };
    if (navigator.share && (navigator.canShare?.(what) ?? true)) {
        // Whoever changes their mind has shared nothing, and that is no mistake.
        await navigator.share(what).catch(() => undefined);
        return false;
    }
    await copy(url ? `${text}\n${url}` : text);
    return true;
}
