// Keeps the page: after the first visit it works without a network. The build fills in the version and the files.
const version = 'VERSION';
const files = [
    /* FILES */
];

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(version)
            .then((cache) => cache.addAll(files))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

// What the server alone knows (tables, health) goes to the server; a page of a table is the page.
self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (/^\/(api|ws|healthz|readyz|metrics)/.test(url.pathname)) return;
    const wanted = event.request.mode === 'navigate' ? '/' : event.request;
    event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(event.request)));
});
