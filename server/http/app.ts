import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { TrustedProxies } from '#server/startup/config.ts';
import type { Limits } from '#server/startup/limits.ts';
import { answerBrokenRequests, answerErrors, refuseExpectations } from './failures.ts';
import { capConnections, cutStalledConnections, drainConnections } from './guards/connections.ts';
import { addSecurityHeaders, warnOfHttpsProxy } from './guards/security-headers.ts';
import { addRequestIds, requestIds } from './request-ids.ts';
import { urlPath } from './route-table.ts';
import { type ServedWeb, serveWeb } from './static-files.ts';

type AppOptions = ServedWeb & {
  readonly isHttps: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly log: FastifyBaseLogger;
  readonly limits: Pick<
    Limits,
    'maxHeaderBytes' | 'headersMs' | 'requestMs' | 'writeStallMs' | 'connectionsTotal'
  >;
  readonly addRoutes: (app: FastifyInstance) => void;
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { maxHeaderBytes, headersMs, requestMs, writeStallMs, connectionsTotal } = options.limits;
  const app = fastify({
    loggerInstance: options.log,
    genReqId: requestIds(options.trustedProxies),
    childLoggerFactory: (log) => log, // the log itself adds the id, also to lines of those who know no request
    trustProxy: trustProxy(options.trustedProxies),
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequests(options.isHttps),
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      requireHostHeader: false, // the admission guard refuses it, with our headers and error shape
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
    },
  });

  addRequestIds(app);
  drainConnections(app);
  capConnections(app, connectionsTotal);
  cutStalledConnections(app, writeStallMs);
  await addSecurityHeaders(app, options.isHttps);
  if (!options.isHttps) warnOfHttpsProxy(app);
  answerErrors(app);
  refuseExpectations(app, options.isHttps);
  options.addRoutes(app);
  await serveWeb(app, options);
  return app;
}

/** The value of Fastify's option. It reads a bare number as "trust nobody", so hops are counted here. */
function trustProxy(trusted: TrustedProxies) {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted > 0 && ((_address: string, hop: number) => hop < trusted);
}

/**
 * An address that Fastify can decode: it answers others before any hook, without our headers and
 * error shape.
 */
function decodableUrl(url: string): string {
  try {
    // The build drops a decodeURIComponent whose result nobody reads, and the check with it.
    return decodeURIComponent(urlPath(url)) === '' ? '/' : url;
  } catch {
    return '/api/undecodable-address';
  }
}
