// The drawings of the page: marks of the seats, icons, emblems. One hidden sprite holds them all.
const marks: Record<string, string> = {
    disc: '<circle cx="12" cy="12" r="11"/>',
    triangle: '<path d="M12 1.5 23.5 22H.5z"/>',
    square: '<path d="M2 2h20v20H2z"/>',
    star: '<path d="M12 0c1.6 7.4 4.6 10.4 12 12-7.4 1.6-10.4 4.6-12 12C10.400 16.600 7.400 13.600 0 12 7.400 10.400 10.400 7.400 12 0z"/>',
    plus: '<path d="M8 1h8v7h7v8h-7v7H8v-7H1V8h7z"/>',
    half: '<path d="M7 2.500a9.500 9.500 0 0 1 0 19z"/>',
    ring: '<circle cx="12" cy="12" r="8.500" fill="none" stroke="currentColor" stroke-width="5.500"/>',
    saltire: '<path d="m6 1 6 6 6-6 5 5-6 6 6 6-5 5-6-6-6 6-5-5 6-6-6-6z"/>',
    dot: '<circle cx="12" cy="12" r="9"/>',
    kick: '<path d="M3 2h7l10 10-10 10H3l10-10z"/>',
};
const icons: Record<string, string> = {
    trick: '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 3h9a2 2 0 0 1 2 2v11"/>',
    menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
    log: '<path d="M5 4h14v16H5zM9 9h6M9 13h6"/>',
    hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.600.500.900 1.100 1 2.100h5c.100-1 .400-1.600 1-2.100A6 6 0 0 0 12 3z"/>',
    rules: '<path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13"/>',
    undo: '<path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6"/>',
    check: '<path d="m5 12 5 5 9-10"/>',
    crown: '<path d="m4 8 4 4 4-7 4 7 4-4-2 10H6z"/>',
    lock: '<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3"/>',
    clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7v5l3 2"/>',
    link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
    bot: '<path d="M5 9h14v10H5zM12 9V5M9.500 13v2M14.500 13v2"/><circle cx="12" cy="4" r="1"/>',
    person: '<circle cx="12" cy="8" r="4"/><path d="M4 20c1-5 4-6 8-6s7 1 8 6"/>',
    plus: '<path d="M12 5v14M5 12h14"/>',
    close: '<path d="m6 6 12 12M18 6 6 18"/>',
    play: '<path d="M8 5v14l11-7z"/>',
    pause: '<path d="M8 5v14M16 5v14"/>',
    curve: '<path d="M4 4v16h16M7 15l4-5 3 3 5-7"/>',
    share: '<circle cx="6" cy="12" r="2.500"/><circle cx="17" cy="6" r="2.500"/><circle cx="17" cy="18" r="2.500"/><path d="m8.300 10.800 6.400-3.600M8.300 13.200l6.400 3.600"/>',
    back: '<path d="m14 6-6 6 6 6"/>',
    on: '<path d="m10 6 6 6-6 6"/>',
    'round-back': '<path d="m17 6-6 6 6 6M7 6v12"/>',
    'round-on': '<path d="m7 6 6 6-6 6M17 6v12"/>',
    dice: '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M9 9h.010M15 15h.010M12 12h.010" stroke-width="2.600"/>',
    out: '<path d="M12 4v11m0 0-4-4m4 4 4-4M5 20h14"/>',
    block: '<circle cx="12" cy="12" r="8"/><path d="m6.500 6.500 11 11"/>',
    eye: '<path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
    spade: '<path d="M12 3c-2 4-7 6.500-7 10.500a3.700 3.700 0 0 0 6.500 2.400L10 21h4l-1.500-5.100A3.700 3.700 0 0 0 19 13.500C19 9.500 14 7 12 3z" fill="currentColor"/>',
    heart: '<path d="M12 20C5 15 4 11.500 4 9a4.200 4.200 0 0 1 8-1.800A4.200 4.200 0 0 1 20 9c0 2.500-1 6-8 11z" fill="currentColor"/>',
    diamond: '<path d="m12 3 7 9-7 9-7-9z" fill="currentColor"/>',
    club: '<path d="M12 3.500a3.800 3.800 0 0 0-3.200 5.900A3.900 3.900 0 1 0 11.400 15L10 21h4l-1.400-6a3.900 3.900 0 1 0 2.600-5.600A3.800 3.800 0 0 0 12 3.500z" fill="currentColor"/>',
    cabbage:
        '<path d="M12 21c-5 0-8-3.500-8-7.500 0-2 1-3.500 2.500-4C6 6 9 3.500 12 4c3-.500 6 2 5.500 5.500 1.500.500 2.500 2 2.500 4 0 4-3 7.500-8 7.500zM12 21V11M12 15l-4-3.500M12 15l4-3.500M12 11l-2.500-2.500M12 11l2.500-2.500"/>',
    bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
};
const emblems: Record<string, string> = {
    '1': '<path d="m16 4 9 6 3 9-7 9H11l-7-9 3-9z"/><path d="m16 4-3 9 3 15 4-15zM4 19l9-6h7l8 6M7 10l6 3M25 10l-5 3"/>',
    '2': '<path d="M6 5h20M8 8h16M10 8v18M14 8v18M18 8v18M22 8v18M8 26h16M5 29h22"/>',
    '3': '<path d="M7 18a9 9 0 0 1 18 0M16 3v3M4.500 8.500l2.200 2M27.500 8.500l-2.200 2M3 18h26M6 22h20M10 26h12M14 29.500h4"/>',
    '4': '<circle cx="22" cy="9" r="4"/><path d="M2 26c5-9 10-9 14-3 3-4 7-5 14 3M2 26h28M9 20c2 2 3 4 3 6M16 23c-1 1-1 2-1 3"/>',
    '5': '<path d="M16 8 29 27H3zM16 8l4 19M16 3v1.500M8.500 5l1 1.500M23.500 5l-1 1.500M9.500 17.500h8.700M6 22.500h13.200"/>',
    '6': '<path d="M16 8 3 18c2 2 4 2 6 0 2 2 5 2 7 0 2 2 5 2 7 0 2 2 4 2 6 0zM6 20v8h20v-8M16 8V3l5 1.500L16 6.500M12.500 28l3.500-8 3.500 8"/>',
    slot: '<path d="M5 6h18v22H5zM8 11h12v8H8zM12 11v8M16 11v8M23 14h3V9M8 24h12"/><circle cx="26" cy="7.500" r="1.800"/>',
    brand: '<path d="M16 2 30 16 16 30 2 16z"/><path d="M16 7.500 24.500 16 16 24.500 7.500 16z"/><path d="M16 24.500V13M16 24.500 11 14.500M16 24.500l5-10"/>',
    race: '<path d="M4 26h24M4 26l3-8h18l3 8M9 18l2-7h10l2 7M13 11l1-6h4l1 6"/>',
    cards: '<path d="M11 5h14v20H11z"/><path d="m11 8-6 2 5 18 9-2.500M18 11l3 4-3 4-3-4z"/>',
    cabbage:
        '<path d="M16 29C8 29 4 24 4 18.500c0-3 1.500-5 3.500-5.500C7 8 11 4 16 5c5-1 9 3 8.500 8 2 .500 3.500 2.500 3.500 5.500C28 24 24 29 16 29zM16 29V14M16 20l-6-5M16 20l6-5M16 14l-3-3.500M16 14l3-3.500"/>',
    solo: '<circle cx="16" cy="16" r="12"/><path d="M16 4v24M4 16h24"/><circle cx="16" cy="16" r="5"/>',
    colours: '<path d="M4 4h11v11H4zM17 4h11v11H17zM4 17h11v11H4zM17 17h11v11H17z"/>',
};

const symbols = (all: Record<string, string>, prefix: string, box: string) =>
    Object.entries(all)
        .map(([name, shape]) => `<symbol id="${prefix}-${name}" viewBox="${box}">${shape}</symbol>`)
        .join('');

export const sprite = `<svg class="sprite" aria-hidden="true" focusable="false"><defs>${symbols(marks, 'm', '0 0 24 24')}${symbols(icons, 'i', '0 0 24 24')}${symbols(emblems, 'e', '0 0 32 32')}</defs></svg>`;
