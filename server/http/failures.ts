import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

type Failure = readonly [code: string, message: string];

const UNEXPECTED: Failure = ['unexpected', 'Something went wrong on our side.'];
const BAD_REQUEST: Failure = ['bad-request', 'The request could not be understood.'];
const FAILURES: Readonly<Record<number, Failure>> = {
  403: ['forbidden', 'This is not open to you.'],
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'The request is too large.'],
  415: ['unsupported-media-type', 'The request is of a kind not accepted here.'],
};

export function sendFailure(reply: FastifyReply, status: number): FastifyReply {
  const [code, message] = status >= 500 ? UNEXPECTED : (FAILURES[status] ?? BAD_REQUEST);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ code, message, requestId: reply.request.id });
}

/** An error's own words stay in the log: they may quote a query, a path or a secret. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendFailure(reply, status);
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
