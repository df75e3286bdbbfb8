import type { FastifyInstance } from 'fastify';
import {
  confirmTwoStepBody,
  startTwoStepBody,
  twoStepProofBody,
} from '#protocol/replies/account-messages.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Limits } from '#server/startup/limits.ts';
import { refuseAccount } from './auth-failures.ts';
import { visitOf } from './auth-routes.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

/** The second step of the caller's own sign-in. */
export function addTwoStepRoutes(
  app: FastifyInstance,
  { twoStep }: Accounts,
  { authBodyBytes: bodyLimit }: Pick<Limits, 'authBodyBytes'>,
): void {
  app.get('/api/auth/two-step', async (request) => twoStep.overview(callerIn(request)));

  app.post('/api/auth/two-step/start', { bodyLimit }, async (request, reply) => {
    const { password } = parsedOr400(startTwoStepBody, request.body);
    const started = await twoStep.start(callerIn(request), password, visitOf(request));
    return started.ok ? started.value : refuseAccount(reply, started.failure);
  });

  app.post('/api/auth/two-step/confirm', { bodyLimit }, async (request, reply) => {
    const { code } = parsedOr400(confirmTwoStepBody, request.body);
    const confirmed = await twoStep.confirm(callerIn(request), code, visitOf(request));
    if (!confirmed.ok) return refuseAccount(reply, confirmed.failure);
    return { recoveryCodes: confirmed.value };
  });

  app.post('/api/auth/two-step/end', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(twoStepProofBody, request.body);
    const ended = await twoStep.end(callerIn(request), proof, visitOf(request));
    return ended.ok ? { ok: true } : refuseAccount(reply, ended.failure);
  });

  app.post('/api/auth/two-step/codes', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(twoStepProofBody, request.body);
    const made = await twoStep.renewCodes(callerIn(request), proof, visitOf(request));
    if (!made.ok) return refuseAccount(reply, made.failure);
    return { recoveryCodes: made.value };
  });
}
