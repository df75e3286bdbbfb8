import { answerFile } from './answer-file.ts';
import { answerTo } from './answers.ts';
import { openRaid } from './open-raid.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are written in front of this script by vite.service-worker.ts. */
declare const VERSION: string;
declare const KEPT: readonly string[];

const PREFIX = 'duskgate-';
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = '/';
const kept = new Set(KEPT);

/** All or nothing. It does not skip waiting: tabs of the version before keep their own files. */
self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** Sent by a page whose hunter chose to reload into this version. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

/** The end of a phase was told: back to the raid. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRaid(self.clients));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, self.location.origin, kept);
  if (answer === 'page') event.respondWith(page(request));
  if (answer === 'file') event.respondWith(answerFile(event, CACHE));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    // A file under assets/ never changes under its name; the others may lie outdated in the browser.
    KEPT.map((path) =>
      path.startsWith('/assets/') ? path : new Request(path, { cache: 'reload' }),
    ),
  );
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request);
}
