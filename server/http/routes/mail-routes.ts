import type { FastifyInstance } from 'fastify';
import {
  changeEmailBody,
  confirmEmailBody,
  forgotPasswordBody,
} from '#protocol/replies/account-messages.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Limits } from '#server/startup/limits.ts';
import { refuseAccount } from './auth-failures.ts';
import { visitOf } from './auth-routes.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const DONE = { ok: true };

/** What an account does by mail: a forgotten password, and another address. */
export function addMailRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  { authBodyBytes: bodyLimit }: Pick<Limits, 'authBodyBytes'>,
): void {
  app.post('/api/auth/forgot-password', { bodyLimit }, async (request, reply) => {
    const { email } = parsedOr400(forgotPasswordBody, request.body);
    const asked = accounts.requestReset(email, visitOf(request));
    return asked.ok ? DONE : refuseAccount(reply, asked.failure);
  });

  app.post('/api/auth/email', { bodyLimit }, async (request, reply) => {
    const wanted = parsedOr400(changeEmailBody, request.body);
    const started = await accounts.startEmailChange(callerIn(request), wanted, visitOf(request));
    return started.ok ? DONE : refuseAccount(reply, started.failure);
  });

  // Public: the link may be opened on another device. Its token is the proof.
  app.post('/api/auth/email/confirm', { bodyLimit }, async (request, reply) => {
    const { token } = parsedOr400(confirmEmailBody, request.body);
    const confirmed = await accounts.confirmEmailChange(token, visitOf(request));
    return confirmed.ok ? { email: confirmed.value } : refuseAccount(reply, confirmed.failure);
  });
}
