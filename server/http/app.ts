import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import type { TrustedProxies } from '#server/config.ts';
import { drainConnections } from './drain-connections.ts';
import { answerBrokenRequest, answerErrors } from './failures.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveWeb } from './static-files.ts';
import { urlPath } from './url-path.ts';

type AppOptions = {
  readonly webFolder: string;
  readonly isHttps: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly logger: Exclude<FastifyServerOptions['logger'], undefined>;
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(options.trustedProxies),
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
  });

  drainConnections(app);
  await addSecurityHeaders(app, options.isHttps);
  answerErrors(app);
  addHealthRoutes(app);
  await serveWeb(app, options.webFolder);
  return app;
}

/** Fastify reads a bare number as "trust nobody", so hops have to be counted here. */
function trustProxy(trusted: TrustedProxies) {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted > 0 && ((_address: string, hop: number) => hop < trusted);
}

/** Fastify answers an undecodable address before any hook: without our headers and error shape. */
function decodableUrl(url: string): string {
  try {
    // The build drops a decodeURIComponent whose result nobody reads, and the check with it.
    return decodeURIComponent(urlPath(url)) === '' ? '/' : url;
  } catch {
    return '/api/undecodable-address';
  }
}
