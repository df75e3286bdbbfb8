import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changePasswordBody,
  deleteAccountBody,
  displayNameBody,
  endSessionBody,
  resetLinkBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
} from '#protocol/replies/account-messages.ts';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import type { Result } from '#rules/result.ts';
import type { AccountFailure } from '#server/auth/account-failures.ts';
import type { SignedIn, Visit } from '#server/auth/account-services.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Refused, sendFailure } from '#server/http/failures.ts';
import type { Limits } from '#server/startup/limits.ts';
import { refuseAccount } from './auth-failures.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const DONE = { ok: true };
const SIGN_UP_CLOSED = 'This server takes no new hunters. Ask whoever keeps it.';

type AuthRouteOptions = {
  readonly limits: Pick<Limits, 'authBodyBytes'>;
  readonly ways: SignInWays;
  readonly isAiOff: boolean;
};

/** The routes of accounts and sessions. The account library's own routes are not served. */
export function addAuthRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  { limits, ways, isAiOff }: AuthRouteOptions,
): void {
  const { authBodyBytes: bodyLimit } = limits;
  /** The screens are told with the account, because they name models before they ask for any. */
  const told = toldSettings(isAiOff);

  const needPasswords = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!ways.password) return refuseAccount(reply, { kind: 'password-off' });
  };
  const byPassword = { bodyLimit, preHandler: needPasswords };

  app.post('/api/auth/sign-up', byPassword, async (request, reply) => {
    if (ways.signUp === 'closed') throw new Refused(403, 'sign-up-closed', SIGN_UP_CLOSED);
    const wanted = parsedOr400(signUpBody, request.body);
    return enter(reply, await accounts.signUp(wanted, visitOf(request)), told);
  });

  app.post('/api/auth/sign-in', byPassword, async (request, reply) => {
    const credentials = parsedOr400(signInBody, request.body);
    return enter(reply, await accounts.signIn(credentials, visitOf(request)), told);
  });

  app.post('/api/auth/sign-out', { bodyLimit }, async (request, reply) => {
    const providerSignOut = await accounts.signOut(visitOf(request));
    return { ...leave(reply, accounts), ...(providerSignOut && { providerSignOut }) };
  });

  // Public: the dialog asks it before anybody is signed in. It names no account.
  app.get('/api/auth/ways', async () => ways);

  // Public, because every page asks it: signed out is an answer, not a failure.
  app.get('/api/auth/session', async ({ headers }) => {
    const caller = await accounts.callerOf(headers.cookie);
    return { user: (caller && (await accounts.userRecord(caller.userId))) ?? null, ...told };
  });

  app.post('/api/auth/change-password', byPassword, async (request, reply) => {
    const change = parsedOr400(changePasswordBody, request.body);
    const caller = callerIn(request);
    return enter(reply, await accounts.changePassword(caller, change, visitOf(request)));
  });

  app.post('/api/auth/display-name', { bodyLimit }, async (request, reply) => {
    const { displayName } = parsedOr400(displayNameBody, request.body);
    const caller = callerIn(request);
    const changed = await accounts.changeDisplayName(caller, displayName, visitOf(request));
    if (!changed.ok) return refuseAccount(reply, changed.failure);
    return { user: await accounts.userRecord(caller.userId) };
  });

  app.post('/api/auth/reset-link', byPassword, async (request, reply) => {
    const { token } = parsedOr400(resetLinkBody, request.body);
    const checked = await accounts.checkResetLink(token);
    return checked.ok ? DONE : refuseAccount(reply, checked.failure);
  });

  app.post('/api/auth/reset-password', byPassword, async (request, reply) => {
    const { token, password: next } = parsedOr400(resetPasswordBody, request.body);
    const reset = await accounts.resetPassword({ token, next }, visitOf(request));
    return reset.ok ? DONE : refuseAccount(reply, reset.failure);
  });

  app.post('/api/auth/delete-account', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(deleteAccountBody, request.body);
    const deleted = await accounts.deleteAccount(callerIn(request), proof, visitOf(request));
    if (!deleted.ok) return refuseAccount(reply, deleted.failure);
    reply.header('set-cookie', accounts.clearDevice); // in addition to the session's: Fastify keeps both
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
    const ended = await accounts.endSession(caller, id, visitOf(request));
    if (!ended.ok) return refuseAccount(reply, ended.failure);
    return id === caller.sessionId ? leave(reply, accounts) : DONE;
  });

  app.post('/api/auth/sessions/end-others', { bodyLimit }, async (request) => {
    await accounts.endOtherSessions(callerIn(request), visitOf(request));
    return DONE;
  });
}

export function visitOf(request: FastifyRequest): Visit {
  const { 'user-agent': userAgent, cookie: cookieHeader } = request.headers;
  return { userAgent, cookieHeader, address: clientAddress(request) };
}

type ToldSettings = { readonly isAiOff?: true };

export function toldSettings(isAiOff: boolean): ToldSettings {
  return isAiOff ? { isAiOff } : {};
}

export function enter(
  reply: FastifyReply,
  outcome: Result<SignedIn, AccountFailure>,
  told: ToldSettings = {},
) {
  if (!outcome.ok) return refuseAccount(reply, outcome.failure);
  const { user, setCookie, deviceCookie } = outcome.value;
  reply.header('set-cookie', [setCookie, deviceCookie]);
  return { user, ...told };
}

function leave(reply: FastifyReply, { clearCookie }: Accounts) {
  reply.header('set-cookie', clearCookie);
  return DONE;
}

function isOwn(params: unknown, userId: string): boolean {
  return typeof params === 'object' && params !== null && 'uid' in params && params.uid === userId;
}
