// Where we are: the lobby, a game in this browser (#play/ID), its replay (#replay/ID, or #replay/ID/ENTRIES), a tutorial
// (#learn/GAME), a table (/t/ID), a table to watch (/w/ID).
export type Route =
    | { at: 'lobby' }
    | { at: 'play'; id: string }
    | { at: 'replay'; id: string; entries: number | null }
    | { at: 'learn'; id: string }
    | { at: 'table'; id: string }
    | { at: 'watch'; id: string };

function here(): Route {
    const [, kind, id] = location.pathname.split('/');
    if (kind === 't' && id) return { at: 'table', id };
    if (kind === 'w' && id) return { at: 'watch', id };
    const replay = /^#replay\/(\w+)(?:\/(\d+))?$/.exec(location.hash);
    if (replay?.[1]) return { at: 'replay', id: replay[1], entries: replay[2] ? Number(replay[2]) : null };
    const learn = /^#learn\/([a-z-]+)$/.exec(location.hash);
    if (learn?.[1]) return { at: 'learn', id: learn[1] };
    const play = /^#play\/(\w+)$/.exec(location.hash);
    return play?.[1] ? { at: 'play', id: play[1] } : { at: 'lobby' };
}

export const router: { route: Route } = $state({ route: here() });

function update(): void {
    const next = here();
    if (JSON.stringify(next) !== JSON.stringify(router.route)) router.route = next;
}

export function go(address: string): void {
    history.pushState(null, '', address.startsWith('#') ? `/${address}` : address);
    update();
    scrollTo(0, 0);
}
addEventListener('popstate', update);
addEventListener('hashchange', update);
