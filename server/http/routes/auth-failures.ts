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
    case 'code-needed':
    case 'passkey-refused':
      return 401;
    case 'wrong-password':
    case 'wrong-code':
    case 'mail-off':
    case 'invitation-needed':
    case 'invitation-spent':
    case 'no-password':
    case 'password-off':
    case 'way-off':
    case 'sign-in-again':
      return 403;
    case 'no-such-session':
    case 'no-such-account':
    case 'no-such-token':
    case 'no-such-passkey':
      return 404;
    case 'email-taken':
    case 'last-way-in':
    case 'too-many-passkeys':
    case 'too-many-tokens':
    case 'two-step-on':
    case 'two-step-off':
      return 409;
    case 'too-many-attempts':
    case 'too-many-codes':
    case 'rate-limited':
      return 429;
    case 'busy':
      return 503;
    // Not 503: this server is there, and devices take that one for being offline.
    case 'provider-away':
      return 424;
    default:
      return unreachable(failure);
  }
}

function retryAfterSeconds(failure: AccountFailure): number | undefined {
  if ('retryAfterMs' in failure) return Math.ceil(failure.retryAfterMs / 1000);
  return failure.kind === 'busy' ? RETRY_AFTER_SECONDS : undefined;
}
