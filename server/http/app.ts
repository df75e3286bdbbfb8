import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { TrustedProxies } from '#server/config.ts';
import type { Limits } from '#server/limits.ts';
import { cutStalledLines } from './cut-stalled-lines.ts';
import { drainConnections } from './drain-connections.ts';
import { answerBrokenRequests, answerErrors } from './failures.ts';
import { noticeHttpsAhead } from './notice-https-ahead.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type ServedWeb, serveWeb } from './static-files.ts';
import { urlPath } from './url-path.ts';

type AppOptions = ServedWeb & {
  readonly isHttps: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly log: FastifyBaseLogger;
  readonly limits: Pick<Limits, 'maxHeaderBytes' | 'headersMs' | 'requestMs' | 'writeStallMs'>;
  readonly addRoutes: (app: FastifyInstance) => void;
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { maxHeaderBytes, headersMs, requestMs, writeStallMs } = options.limits;
  const app = fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(options.trustedProxies),
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequests(options.isHttps),
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      requireHostHeader: false, // admission asks for it, with our headers and words
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
    },
  });

  drainConnections(app);
  cutStalledLines(app, writeStallMs);
  await addSecurityHeaders(app, options.isHttps);
  if (!options.isHttps) noticeHttpsAhead(app);
  answerErrors(app);
  options.addRoutes(app);
  await serveWeb(app, options);
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
