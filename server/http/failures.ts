import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '#server/database/unavailable.ts';

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

const RETRY_AFTER_SECONDS = 5;

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
    if (error instanceof Refused) {
      if (error.retryAfterSeconds !== undefined)
        reply.header('retry-after', error.retryAfterSeconds);
      return refuse(reply, error.statusCode, error.code, error.message);
    }
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

const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What never became a request has no id to report: a bare status, and the line is cut. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = BROKEN_REQUESTS[error.code ?? ''] ?? '400 Bad Request';
  const reply = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  if (socket.writable) socket.end(reply, () => socket.destroy());
  else socket.destroy();
}
