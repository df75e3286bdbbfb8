import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnerGone } from '#server/database/owner-gone.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import { headersOfBareReply } from './security-headers.ts';

type Failure = readonly [code: string, message: string];

const UNEXPECTED: Failure = ['unexpected', 'Something went wrong on our side.'];
const UNAVAILABLE: Failure = ['unavailable', 'The server cannot reach its data right now.'];
const BAD_REQUEST: Failure = ['bad-request', 'The request could not be understood.'];
const FAILURES: Readonly<Record<number, Failure>> = {
  403: ['forbidden', 'This is not open to you.'],
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'The request is too large.'],
  415: ['unsupported-media-type', 'The request is of a kind not accepted here.'],
  503: UNAVAILABLE,
};

/** What was busy or gone for a moment is asked again after it. */
export const RETRY_AFTER_SECONDS = 5;
/** What somebody who watches over the server should see: another's data, a limit. */
const WATCHED: ReadonlySet<number> = new Set([403, 409, 429]);

/** A refusal with words of its own, for hooks and parsers that can only throw. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function notSignedIn(): Refused {
  return new Refused(401, 'unauthenticated', 'Sign in first.');
}

export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ code, message, requestId: reply.request.id });
}

export function sendFailure(reply: FastifyReply, status: number): FastifyReply {
  const known = FAILURES[status] ?? (status >= 500 ? UNEXPECTED : BAD_REQUEST);
  return refuse(reply, status, ...known);
}

/** An error's own words stay in the log: they may quote a query, a path or a secret. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = refusalIn(error);
    if (refused !== undefined) return answerRefusal(request, reply, refused);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendFailure(reply, status);
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'database unavailable');
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendFailure(reply, 503);
    }
    request.log.error({ err: error }, 'unexpected error');
    return sendFailure(reply, 500);
  });
}

/** A request under way while its account is deleted has a session no more. */
function refusalIn(error: FastifyError | Refused): Refused | undefined {
  if (error instanceof Refused) return error;
  if (error instanceof TooLarge) return new Refused(413, 'too-large', error.message);
  return isOwnerGone(error) ? notSignedIn() : undefined;
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
  const { statusCode, code, message, retryAfterSeconds } = refused;
  if (WATCHED.has(statusCode)) logRefusal(request, code);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return refuse(reply, statusCode, code, message);
}

/** By the route's pattern and the session's user: the address itself may hold anything. */
function logRefusal({ log, method, routeOptions, caller }: FastifyRequest, code: string): void {
  const route = `${method} ${routeOptions.url ?? '*'}`;
  log.warn({ event: 'refused', code, route, userId: caller?.userId }, 'refused');
}

const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What never became a request has no id to report: a bare status, and the line is cut. */
export function answerBrokenRequests(isHttps: boolean) {
  const headers = [...headersOfBareReply(isHttps), 'Connection: close', 'Content-Length: 0'];
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = BROKEN_REQUESTS[error.code ?? ''] ?? '400 Bad Request';
    const reply = [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');
    if (socket.writable) socket.end(reply, () => socket.destroy());
    else socket.destroy();
  };
}
