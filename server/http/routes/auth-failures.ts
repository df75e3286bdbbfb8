import type { FastifyReply } from 'fastify';
import { unreachable } from '#rules/unreachable.ts';
import type { AccountFailure } from '#server/auth/account-failures.ts';
import { messageOf } from '#server/auth/account-messages.ts';
import { RETRY_AFTER_SECONDS, refuse } from '#server/http/failures.ts';

export function refuseAccount(reply: FastifyReply, failure: AccountFailure): FastifyReply {
  const wait = retryAfterSeconds(failure);
  if (wait !== undefined) reply.header('retry-after', wait);
  return refuse(reply, statusOf(failure), failure.kind, messageOf(failure));
}

/**
 * The status of a refusal. A wrong password of a signed-in user is no 401, because the session
 * stays valid.
 */
function statusOf(failure: AccountFailure): number {
  switch (failure.kind) {
    case 'not-an-email':
    case 'name-missing':
    case 'name-too-long':
    case 'password-too-short':
    case 'password-too-long':
    case 'password-too-easy':
    case 'link-spent':
    case 'token-already-over':
      return 400;
    case 'no-match':
      return 401;
    case 'wrong-password':
      return 403;
    case 'no-such-session':
    case 'no-such-account':
    case 'no-such-token':
      return 404;
    case 'email-taken':
    case 'too-many-tokens':
      return 409;
    case 'too-many-attempts':
    case 'rate-limited':
      return 429;
    case 'busy':
      return 503;
    default:
      return unreachable(failure);
  }
}

function retryAfterSeconds(failure: AccountFailure): number | undefined {
  if ('retryAfterMs' in failure) return Math.ceil(failure.retryAfterMs / 1000);
  return failure.kind === 'busy' ? RETRY_AFTER_SECONDS : undefined;
}
