import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changePasswordBody,
  deleteAccountBody,
  endSessionBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
} from '#protocol/auth-schema.ts';
import type { Result } from '#rules/result.ts';
import type { AccountFailure } from '#server/auth/account-failures.ts';
import type { SignedIn, Visit } from '#server/auth/account-parts.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Limits } from '#server/limits.ts';
import { refuseAccount } from './auth-failures.ts';
import { callerIn } from './caller-in.ts';
import { Refused, sendFailure } from './failures.ts';
import { parsedOr400 } from './parsed.ts';

const DONE = { ok: true };
const SIGN_UP_CLOSED = 'This server takes no new hunters. Ask whoever keeps it.';

type Entrance = {
  readonly limits: Pick<Limits, 'authBodyBytes'>;
  readonly isSignUpOpen: boolean;
};

/** Ours, not the account library's: of its thirty paths not one answers. */
export function addAuthRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  { limits, isSignUpOpen }: Entrance,
): void {
  const { authBodyBytes: bodyLimit } = limits;

  app.post('/api/auth/sign-up', { bodyLimit }, async (request, reply) => {
    if (!isSignUpOpen) throw new Refused(403, 'sign-up-closed', SIGN_UP_CLOSED);
    const wanted = parsedOr400(signUpBody, request.body);
    return enter(reply, await accounts.signUp(wanted, visitOf(request)));
  });

  app.post('/api/auth/sign-in', { bodyLimit }, async (request, reply) => {
    const credentials = parsedOr400(signInBody, request.body);
    return enter(reply, await accounts.signIn(credentials, visitOf(request)));
  });

  app.post('/api/auth/sign-out', { bodyLimit }, async (request, reply) => {
    await accounts.signOut(visitOf(request));
    return leave(reply, accounts);
  });

  // Open to all, because every visitor's page asks it: nobody here is an answer, not a failure.
  app.get('/api/auth/session', async ({ headers }) => {
    const caller = await accounts.callerOf(headers.cookie);
    return { user: (caller && (await accounts.userRecord(caller.userId))) ?? null };
  });

  app.post('/api/auth/change-password', { bodyLimit }, async (request, reply) => {
    const change = parsedOr400(changePasswordBody, request.body);
    const caller = callerIn(request);
    return enter(reply, await accounts.changePassword(caller, change, visitOf(request)));
  });

  app.post('/api/auth/reset-password', { bodyLimit }, async (request, reply) => {
    const { token, password: next } = parsedOr400(resetPasswordBody, request.body);
    const reset = await accounts.resetPassword({ token, next });
    return reset.ok ? DONE : refuseAccount(reply, reset.failure);
  });

  app.post('/api/auth/delete-account', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(deleteAccountBody, request.body);
    const deleted = await accounts.deleteAccount(callerIn(request), proof);
    if (!deleted.ok) return refuseAccount(reply, deleted.failure);
    reply.header('set-cookie', accounts.clearDevice); // beside the session's: fastify keeps both
    return leave(reply, accounts);
  });

  addSessionRoutes(app, accounts, bodyLimit);

  app.get('/api/users/:uid', async (request, reply) => {
    const { userId } = callerIn(request);
    if (!isOwn(request.params, userId)) return sendFailure(reply, 403);
    return (await accounts.userRecord(userId)) ?? sendFailure(reply, 404);
  });
}

function addSessionRoutes(app: FastifyInstance, accounts: Accounts, bodyLimit: number): void {
  app.get('/api/auth/sessions', async (request) => ({
    sessions: await accounts.listSessions(callerIn(request)),
  }));

  app.post('/api/auth/sessions/end', { bodyLimit }, async (request, reply) => {
    const caller = callerIn(request);
    const { id } = parsedOr400(endSessionBody, request.body);
    const ended = await accounts.endSession(caller, id);
    if (!ended.ok) return refuseAccount(reply, ended.failure);
    return id === caller.sessionId ? leave(reply, accounts) : DONE;
  });

  app.post('/api/auth/sessions/end-others', { bodyLimit }, async (request) => {
    await accounts.endOtherSessions(callerIn(request));
    return DONE;
  });
}

function visitOf({ headers }: FastifyRequest): Visit {
  return { userAgent: headers['user-agent'], cookieHeader: headers.cookie };
}

function enter(reply: FastifyReply, outcome: Result<SignedIn, AccountFailure>) {
  if (!outcome.ok) return refuseAccount(reply, outcome.failure);
  const { user, setCookie, deviceCookie } = outcome.value;
  reply.header('set-cookie', [setCookie, deviceCookie]);
  return { user };
}

function leave(reply: FastifyReply, { clearCookie }: Accounts) {
  reply.header('set-cookie', clearCookie);
  return DONE;
}

function isOwn(params: unknown, userId: string): boolean {
  return typeof params === 'object' && params !== null && 'uid' in params && params.uid === userId;
}
