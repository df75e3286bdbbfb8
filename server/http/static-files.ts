import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import { urlPath } from './route-table.ts';

export type ServedWeb = { readonly webFolder: string; readonly isKeptOffline: boolean };

/**
 * A service worker that replaces the one a browser has, and removes it with its caches. Chromium may
 * delay it while the older one is busy, so it also tells the open pages
 * (web/app/service-worker-client/take-over.ts).
 */
const REMOVING_WORKER = `self.addEventListener('install', (event) => event.waitUntil((async () => {
  self.skipWaiting();
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage('farewell');
})()));
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
const SOURCE_MAP = /\.map(\.br|\.gz)?$/i;

/**
 * Serves the built page. Files under assets/ have a hash in their name; any other file may change with
 * the next build. The build has compressed what gets smaller (vite.config.ts).
 */
export async function serveWeb(
  app: FastifyInstance,
  { webFolder, isKeptOffline }: ServedWeb,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    allowedPath: (path) => !SOURCE_MAP.test(path),
    setHeaders: (reply, path) => {
      const isHashed = relative(webFolder, path).startsWith(`assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/sw.js', (_request, reply) =>
    isKeptOffline
      ? reply.sendFile('sw.js')
      : reply.header('cache-control', 'no-cache').type('text/javascript').send(REMOVING_WORKER),
  );
  app.get('/', (request, reply) =>
    reply
      .header('vary', 'accept, cookie')
      .sendFile(isFirstVisit(request) ? 'landing.html' : 'index.html'),
  );
  app.setNotFoundHandler((request, reply) =>
    asksForScreen(request) ? reply.code(200).sendFile('index.html') : sendFailure(reply, 404),
  );
}

/** Without a cookie nobody was ever signed in. The service worker, which asks for any type, keeps the page of the app. */
function isFirstVisit({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html') && headers.cookie === undefined;
}

/** Whether the address is of a screen, which has no file of its own: the page draws it. */
function asksForScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = decodeURIComponent(urlPath(url));
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !path.split('/').at(-1)?.includes('.') &&
    !/^\/api(\/|$)/.test(path)
  );
}
