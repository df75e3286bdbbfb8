import type { FastifyRequest } from 'fastify';
import { Refused } from './failures.ts';

/** Who is asking, by the session alone. The guard has refused everybody else before this is asked. */
export function callerId({ caller }: FastifyRequest): string {
  if (caller === null) throw new Refused(401, 'unauthenticated', 'Sign in first.');
  return caller.userId;
}
