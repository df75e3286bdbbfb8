import { answerFile } from './answer-file.ts';
import { answerTo } from './answers.ts';
import { openRaid } from './open-raid.ts';

declare const self: ServiceWorkerGlobalScope;
/** The version of the build and the files to cache; written in front of this script by vite.service-worker.ts. */
declare const VERSION: string;
declare const KEPT: readonly string[];

const PREFIX = 'duskgate-';
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = '/';
const cached = new Set(KEPT);

/** Caches all files or fails. It does not skip waiting: tabs of the version before need their own files. */
self.addEventListener('install', (event) => {
  event.waitUntil(cacheAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches().then(() => self.clients.claim()));
});

/** Sent by a page when Reload was pressed under "A new version is ready". */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

/** A notification about the end of a phase was pressed. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRaid(self.clients));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, self.location.origin, cached);
  if (answer === 'page') event.respondWith(page(request));
  if (answer === 'file') event.respondWith(answerFile(event, CACHE));
});

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    // A file under assets/ never changes under its name; the browser's cache may have others outdated.
    KEPT.map((path) =>
      path.startsWith('/assets/') ? path : new Request(path, { cache: 'reload' }),
    ),
  );
}

async function deleteOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request);
}
