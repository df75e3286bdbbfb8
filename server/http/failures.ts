import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ActRefusal, ActRefused } from '#server/api/act-refused.ts';
import {
  isOwnerGone,
  isUnavailable,
  type StorageFault,
  storageFault,
} from '#server/database/errors.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import { clientAddress } from './client-address.ts';
import { headersOfBareReply } from './guards/security-headers.ts';

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

/** What the log says of a fault of the storage; the reply says only that the data cannot be reached. */
const STORAGE_WORDS: Readonly<Record<StorageFault, string>> = {
  full: 'the disk of the database is full',
  'read-only': 'the database cannot be written: its disk is read-only',
  damaged: 'the database is damaged',
};

/** When to try again what was busy or unavailable. */
export const RETRY_AFTER_SECONDS = 5;
/** Statuses that an operator should see in the log: foreign data, another account, a foreign host, limits. */
const WATCHED: ReadonlySet<number> = new Set([403, 409, 421, 429]);

/** The status of what the API refuses; 422 for what the request asks and the quest does not allow. */
const ACT_STATUS: { readonly [Refusal in ActRefusal]?: number } = {
  'no-such-quest': 404,
  'no-such-proposal': 404,
  'not-allowed': 403,
};

/** A refusal with its own status, code and message, for hooks and parsers, which can only throw. */
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

/** Answers every error. Its own message stays in the log: it may quote a query, a path or a secret. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = refusalIn(error);
    if (refused !== undefined) return answerRefusal(request, reply, refused);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendFailure(reply, status);
    if (isUnavailable(error)) {
      const fault = storageFault(error);
      if (fault === undefined) request.log.warn({ err: error }, 'database unavailable');
      else request.log.error({ err: error, fault }, STORAGE_WORDS[fault]);
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendFailure(reply, 503);
    }
    request.log.error({ err: error }, 'unexpected error');
    return sendFailure(reply, 500);
  });
}

/**
 * The refusal that an error stands for. A request of an account deleted meanwhile is answered as
 * signed out.
 */
function refusalIn(error: FastifyError | Refused): Refused | undefined {
  if (error instanceof Refused) return error;
  if (error instanceof ActRefused) {
    return new Refused(ACT_STATUS[error.refusal] ?? 422, error.refusal, error.message);
  }
  if (error instanceof TooLarge) return new Refused(413, 'too-large', error.message);
  return isOwnerGone(error) ? notSignedIn() : undefined;
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
  const { statusCode, code, message, retryAfterSeconds } = refused;
  if (WATCHED.has(statusCode)) logRefusal(request, code);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return refuse(reply, statusCode, code, message);
}

/** Logs a refusal by the route's pattern, because the address may hold anything. */
function logRefusal(request: FastifyRequest, code: string): void {
  const { log, method, routeOptions, caller } = request;
  const route = `${method} ${routeOptions.url ?? '*'}`;
  const address = clientAddress(request);
  log.warn({ event: 'refused', code, route, userId: caller?.userId, address }, 'refused');
}

/**
 * Answers a request that expects something else than to go on (`Expect:` of an unknown kind), which
 * Node would answer past all hooks.
 */
export function refuseExpectations(app: FastifyInstance, isHttps: boolean): void {
  const lines = [...headersOfBareReply(isHttps), 'Connection: close', 'Content-Length: 0'];
  const headers = lines.flatMap((line) => line.split(/: (.*)/s).slice(0, 2));
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, headers).end();
  });
}

const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP request with a bare status, and closes the connection. */
export function answerBrokenRequests(isHttps: boolean) {
  const headers = [...headersOfBareReply(isHttps), 'Connection: close', 'Content-Length: 0'];
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = BROKEN_REQUESTS[error.code ?? ''] ?? '400 Bad Request';
    const reply = [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');
    if (socket.writable) socket.end(reply, () => socket.destroy());
    else socket.destroy();
  };
}
