import type { FastifyReply } from 'fastify';
import { unreachable } from '#rules/unreachable.ts';
import type { AccountFailure } from '#server/auth/account-failures.ts';
import { messageOf } from '#server/auth/messages.ts';
import { RETRY_AFTER_SECONDS, refuse } from './failures.ts';

export function refuseAccount(reply: FastifyReply, failure: AccountFailure): FastifyReply {
  const wait = retryAfterSeconds(failure);
  if (wait !== undefined) reply.header('retry-after', wait);
  return refuse(reply, statusOf(failure), failure.kind, messageOf(failure));
}

/** A wrong password of somebody signed in is no 401: the session is as good as before. */
function statusOf(failure: AccountFailure): number {
  switch (failure.kind) {
    case 'not-an-email':
    case 'name-missing':
    case 'name-too-long':
    case 'password-too-short':
    case 'password-too-long':
    case 'password-too-easy':
    case 'link-spent':
      return 400;
    case 'no-match':
      return 401;
    case 'wrong-password':
      return 403;
    case 'no-such-session':
    case 'no-such-account':
      return 404;
    case 'email-taken':
      return 409;
    case 'too-many-attempts':
      return 429;
    case 'busy':
      return 503;
    default:
      return unreachable(failure);
  }
}

function retryAfterSeconds(failure: AccountFailure): number | undefined {
  if (failure.kind === 'too-many-attempts') return Math.ceil(failure.retryAfterMs / 1000);
  return failure.kind === 'busy' ? RETRY_AFTER_SECONDS : undefined;
}
