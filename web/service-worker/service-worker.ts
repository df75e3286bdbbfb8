import { answerFile } from './answer-file.ts';
import { answerTo } from './answers.ts';
import { openPath, RAID } from './open-path.ts';
import { actOn, readReminder, sendAfterSync, showReminder } from './reminders.ts';

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

/** `take-over`: Reload was pressed under "A new version is ready". `claim`: a page that no worker controls. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

/** A reminder of the server. */
self.addEventListener('push', (event) => {
  event.waitUntil(showReminder(event.data?.text() ?? '', self.registration));
});

/** A notification was pressed: a reminder has the server's message with it, the end of a raid's phase has none. */
self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(pressed(notification.data, action));
});

async function pressed(data: unknown, action: string): Promise<void> {
  const reminder = readReminder(JSON.stringify(data ?? null));
  if (reminder && action && (await actOn(reminder, action, self.registration))) return;
  await openPath(self.clients, reminder?.path ?? RAID);
}

/** Only some browsers have this event; the types know it from none. */
type NetworkBackEvent = ExtendableEvent & { readonly tag: string };
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as NetworkBackEvent; // the event of this name
  waitUntil.call(event, sendAfterSync(tag));
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
