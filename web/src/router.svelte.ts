// Where we are: the lobby, a game in this browser (#play/ID), a tutorial (#learn/GAME), a table (/t/ID), a table to
// watch (/w/ID).
export type Route =
    | { at: 'lobby' }
    | { at: 'play'; id: string }
    | { at: 'learn'; id: string }
    | { at: 'table'; id: string }
    | { at: 'watch'; id: string };

function here(): Route {
    const [, kind, id] = location.pathname.split('/');
    if (kind === 't' && id) return { at: 'table', id };
    if (kind === 'w' && id) return { at: 'watch', id };
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
