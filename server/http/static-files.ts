import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import { urlPath } from './url-path.ts';

const SOURCE_MAP = /\.map(\.br|\.gz)?$/i;

/**
 * Files under assets/ carry a hash in their name; any other file may change with the next build.
 * What is smaller compressed was compressed by the build (vite.config.ts).
 */
export async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
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
