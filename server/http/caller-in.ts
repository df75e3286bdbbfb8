import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/auth/caller.ts';
import { notSignedIn } from './failures.ts';

/** Who is asking, by the session alone. The guard has refused everybody else before this is asked. */
export function callerIn({ caller }: FastifyRequest): Caller {
  if (caller === null) throw notSignedIn();
  return caller;
}
