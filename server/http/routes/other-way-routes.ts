import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  deleteAccountBody as proofBody,
  startProviderBody,
} from '#protocol/replies/account-messages.ts';
import {
  newPasskeyBody,
  passkeySignInBody,
  removePasskeyBody,
} from '#protocol/replies/passkey-messages.ts';
import type { ProviderReturn } from '#protocol/replies/sign-in-ways.ts';
import type { Result } from '#rules/result.ts';
import type { AccountFailure } from '#server/auth/account-failures.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import { CALLBACK_PATH } from '#server/auth/oidc/oidc-sign-in.ts';
import type { Limits } from '#server/startup/limits.ts';
import { refuseAccount } from './auth-failures.ts';
import { enter, toldSettings, visitOf } from './auth-routes.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const DONE = { ok: true };

type OtherWayOptions = {
  readonly limits: Pick<Limits, 'authBodyBytes'>;
  readonly isAiOff: boolean;
};

/** The routes of the ways to sign in beside a password. Where one is switched off, it says so. */
export function addOtherWayRoutes(
  app: FastifyInstance,
  { others }: Accounts,
  { limits, isAiOff }: OtherWayOptions,
): void {
  const { authBodyBytes: bodyLimit } = limits;

  app.get('/api/auth/own-ways', (request) => others.ownWays(callerIn(request)));

  app.post('/api/auth/oidc/start', { bodyLimit }, async (request, reply) => {
    const { invitation } = parsedOr400(startProviderBody, request.body);
    const started = await others.startProvider(visitOf(request), invitation);
    return sendWith(reply, started, ({ url }) => ({ url }));
  });

  app.post('/api/auth/oidc/connect', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(proofBody, request.body);
    const started = await others.startConnecting(callerIn(request), proof, visitOf(request));
    return sendWith(reply, started, ({ url }) => ({ url }));
  });

  app.post('/api/auth/oidc/disconnect', { bodyLimit }, async (request, reply) => {
    const taken = await others.disconnectProvider(callerIn(request), visitOf(request));
    return taken.ok ? DONE : refuseAccount(reply, taken.failure);
  });

  // A page that the provider sends the browser to: it answers with the way on, never with JSON.
  app.get(CALLBACK_PATH, async (request, reply) => {
    const back = await others.finishProvider(answerIn(request), visitOf(request));
    if (back === undefined) return reply.redirect('/', 303);
    reply.header('set-cookie', others.clearProviderCookie);
    const { isFromSettings, outcome } = back;
    const page = isFromSettings ? '/settings' : '/';
    if (!outcome.ok) return lead(reply, page, outcome.failure);
    if (outcome.value === 'connected') return lead(reply, page, 'connected');
    reply.header('set-cookie', [outcome.value.setCookie, outcome.value.deviceCookie]);
    return isFromSettings ? lead(reply, page, 'again') : reply.redirect('/', 303);
  });

  app.post('/api/auth/passkeys/options', { bodyLimit }, async (request, reply) => {
    const proof = parsedOr400(proofBody, request.body);
    const asked = await others.startPasskey(callerIn(request), proof, visitOf(request));
    return sendWith(reply, asked, ({ options }) => ({ options }));
  });

  app.post('/api/auth/passkeys', { bodyLimit }, async (request, reply) => {
    const made = parsedOr400(newPasskeyBody, request.body);
    const added = await others.addPasskey(callerIn(request), made, visitOf(request));
    return added.ok ? DONE : refuseAccount(reply, added.failure);
  });

  app.post('/api/auth/passkeys/remove', { bodyLimit }, async (request, reply) => {
    const { id } = parsedOr400(removePasskeyBody, request.body);
    const removed = await others.removePasskey(callerIn(request), id, visitOf(request));
    return removed.ok ? DONE : refuseAccount(reply, removed.failure);
  });

  app.post('/api/auth/passkey/options', { bodyLimit }, async (_request, reply) =>
    sendWith(reply, await others.startPasskeySignIn(), ({ options }) => ({ options })),
  );

  app.post('/api/auth/passkey/sign-in', { bodyLimit }, async (request, reply) => {
    const { credential } = parsedOr400(passkeySignInBody, request.body);
    return enter(
      reply,
      await others.passkeySignIn(credential, visitOf(request)),
      toldSettings(isAiOff),
    );
  });
}

/** Answers with what a ceremony begins with, and its cookie. */
function sendWith<Begun extends { readonly setCookie: string }>(
  reply: FastifyReply,
  begun: Result<Begun, AccountFailure>,
  body: (begun: Begun) => object,
) {
  if (!begun.ok) return refuseAccount(reply, begun.failure);
  reply.header('set-cookie', begun.value.setCookie);
  return body(begun.value);
}

/** Leads the browser to a page that says in words what became of it; the code stands behind the #. */
function lead(reply: FastifyReply, page: string, code: ProviderReturn) {
  return reply.redirect(`${page}#sign-in=${code}`, 303);
}

/** A parameter that comes twice, or is no text, counts as missing. */
function answerIn({ query }: FastifyRequest) {
  const { code, state, iss, error } = Object(query);
  const text = (said: unknown) => (typeof said === 'string' ? said : undefined);
  return { code: text(code), state: text(state), iss: text(iss), error: text(error) };
}
