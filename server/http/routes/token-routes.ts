import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_TOKEN_NAME_LENGTH, TOKEN_SCOPES } from '#protocol/replies/api-tokens.ts';
import { id, instant } from '#protocol/scalars.ts';
import { line } from '#protocol/text.ts';
import type { ActParts } from '#server/api/do-acts.ts';
import { acceptProposal, declineProposal, waitingProposals } from '#server/api/proposals.ts';
import { takeBack } from '#server/api/take-back.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import { refuseAccount } from './auth-failures.ts';
import { visitOf } from './auth-routes.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const tokenBody = v.strictObject({
  name: line(MAX_TOKEN_NAME_LENGTH),
  scopes: v.pipe(
    v.array(v.picklist(TOKEN_SCOPES)),
    v.minLength(1, 'must name at least one scope'),
    v.maxLength(TOKEN_SCOPES.length),
    v.transform((scopes) => [...new Set(scopes)]),
  ),
  /** Null: it ends when it is revoked. */
  expiresAt: v.nullable(instant),
});
const ofOne = v.strictObject({ id });
const DONE = { ok: true };

/**
 * The routes by which a user keeps personal tokens and answers proposals: by session only, so that no token makes
 * another or accepts what it proposed itself.
 */
export function addTokenRoutes(app: FastifyInstance, accounts: Accounts, parts: ActParts): void {
  app.get('/api/tokens', async (request) => ({
    tokens: await accounts.listTokens(callerIn(request)),
  }));

  app.post('/api/tokens', async (request, reply) => {
    const wanted = parsedOr400(tokenBody, request.body);
    const made = await accounts.createToken(callerIn(request), wanted, visitOf(request));
    return made.ok ? made.value : refuseAccount(reply, made.failure);
  });

  app.post('/api/tokens/revoke', async (request, reply) => {
    const body = parsedOr400(ofOne, request.body);
    const revoked = await accounts.revokeToken(callerIn(request), body.id, visitOf(request));
    return revoked.ok ? DONE : refuseAccount(reply, revoked.failure);
  });

  app.post('/api/tokens/take-back', async (request) => {
    const { id: tokenId } = parsedOr400(ofOne, request.body);
    return takeBack(parts, callerIn(request).userId, tokenId);
  });

  app.get('/api/proposals', async (request) => ({
    proposals: await waitingProposals(parts, callerIn(request).userId),
  }));

  app.post('/api/proposals/accept', async (request) => {
    const { id: proposalId } = parsedOr400(ofOne, request.body);
    await acceptProposal(parts, callerIn(request).userId, proposalId);
    return DONE;
  });

  app.post('/api/proposals/decline', async (request) => {
    const { id: proposalId } = parsedOr400(ofOne, request.body);
    await declineProposal(parts, callerIn(request).userId, proposalId);
    return DONE;
  });
}
