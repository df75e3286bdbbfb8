import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import { urlPath } from './url-path.ts';

export type ServedWeb = { readonly webFolder: string; readonly isKeptOffline: boolean };

/**
 * Takes the place of any service worker a browser has, and leaves with everything that one kept.
 * Chromium may hold it back while the older one is busy: open pages are told (web/app/take-over.ts).
 */
const FAREWELL = `self.addEventListener('install', (event) => event.waitUntil((async () => {
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
 * Files under assets/ carry a hash in their name; any other file may change with the next build.
 * What is smaller compressed was compressed by the build (vite.config.ts).
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
      : reply.header('cache-control', 'no-cache').type('text/javascript').send(FAREWELL),
  );
  app.setNotFoundHandler((request, reply) =>
    asksForScreen(request) ? reply.code(200).sendFile('index.html') : sendFailure(reply, 404),
  );
}

/** The browser draws every screen, so a screen's address opened directly has no file of its own. */
function asksForScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = decodeURIComponent(urlPath(url));
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !path.split('/').at(-1)?.includes('.') &&
    !/^\/api(\/|$)/.test(path)
  );
}
