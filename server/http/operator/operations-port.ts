import { type FastifyInstance, fastify } from 'fastify';
import { listenBeside } from '#server/http/listen.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { addOperatorRoutes, type OperatorParts } from './operator-routes.ts';

const MAX_FORM_BYTES = 4_096;
const REQUEST_MS = 10_000;

/**
 * Its pages are one stylesheet and forms. The referrer policy is not the app's: with `no-referrer` a
 * browser would not say where a form comes from.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

type OperationsPort = Pick<Metrics, 'watch'> & {
  readonly listen: () => ReturnType<typeof listenBeside>;
  readonly close: () => Promise<void>;
};

/**
 * The port beside the app's: the figures, which whoever reaches it may read, and the operator's page,
 * which asks for its secret. No route of the app is here, and nothing of this there.
 */
export function openOperationsPort(
  place: Parameters<typeof listenBeside>[1],
  { text, watch }: Pick<Metrics, 'text' | 'watch'>,
  operator: OperatorParts | undefined,
): OperationsPort {
  const app = fastify({
    bodyLimit: MAX_FORM_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  answerPlainly(app, operator);
  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(text()),
  );
  if (operator) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    addOperatorRoutes(app, operator);
  }
  return {
    watch,
    listen: () => listenBeside(app, place),
    close: () => app.close(),
  };
}

/** Refusals and failures as one plain line, which tells nothing of what is inside. */
function answerPlainly(app: FastifyInstance, operator: OperatorParts | undefined): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404\n'));
  app.setErrorHandler((failure, _request, reply) => {
    const { statusCode = 500 } = Object(failure);
    if (statusCode >= 500) operator?.log.warn({ err: failure }, 'the operator page failed');
    return reply.code(statusCode).type('text/plain').send(`${statusCode}\n`);
  });
}
