import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import {
  documentQuerySchema,
  logQuerySchema,
  missingSchema,
  type Position,
  pushSchema,
  type RefusedReply,
} from '#protocol/replies/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { LogRange } from '#server/documents/command-rows.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { readLogText, sizesOf } from '#server/documents/read-document.ts';
import { latestRefusals } from '#server/documents/refused-commands.ts';
import { missingIn, noticeRollback } from '#server/documents/rollback.ts';
import { Refused } from '#server/http/failures.ts';
import type { FairTurns } from '#server/http/guards/fair-turns.ts';
import { sendDocument } from './document-reply.ts';
import type { Recorder } from './recorder.ts';
import { callerIn, claimIn, parsedOr400, proofIn, resentIn } from './request-input.ts';

export type SyncParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: Recorder;
  /** Called when a device has proved that the database was rolled back. */
  readonly onRollback: (userId: string) => void;
};

/** Looks at where a device says it stands, before it is answered by the log or the stream. */
export type CheckClaim = (request: FastifyRequest) => Promise<void>;

type ClaimParts = Omit<SyncParts, 'record'> & {
  readonly turns: FairTurns;
  /** Called when the log has moved on, after the commit. */
  readonly onMoved: (userId: string, position: Position) => void;
};

export function createCheckClaim(parts: ClaimParts): CheckClaim {
  const { database, clock, turns, onRollback, onMoved } = parts;
  return async (request) => {
    const claim = claimIn(request);
    const { userId } = callerIn(request);
    const moved = claim && (await noticeRollback(database, clock, userId, claim));
    if (moved === undefined) return;
    const { documentBytes } = await sizesOf(database.db, userId);
    turns.charge(userId, documentBytes); // the row is written anew with its document
    onRollback(userId);
    onMoved(userId, moved);
  };
}

export function addSyncRoutes(
  app: FastifyInstance,
  parts: SyncParts & { readonly checkClaim: CheckClaim },
): void {
  const { database, clock, record, onRollback, checkClaim } = parts;

  app.post('/api/sync/push', async (request) => {
    const { userId } = callerIn(request);
    const { uid, deviceId, epoch, baseRev, now, commands } = parsedOr400(pushSchema, request.body);
    refuseOtherAccount(uid, userId);
    const push = {
      userId,
      deviceId,
      base: { epoch, rev: baseRev },
      claim: { epoch, rev: baseRev, proof: proofIn(request) },
      resent: resentIn(request),
      onRollback,
      sentAtMs: Date.parse(now),
      commands,
    };
    return record(userId, () => pushCommands(database, clock, push));
  });

  app.get('/api/sync/document', async (request, reply) => {
    const { userId } = callerIn(request);
    refuseOtherAccount(parsedOr400(documentQuerySchema, request.query).uid, userId);
    await checkClaim(request);
    return sendDocument(request, reply, parts, ({ epoch, rev, proof, document }) => {
      const position = JSON.stringify({ epoch, rev, proof, rules: DOCUMENT_VERSION }).slice(0, -1);
      return `${position},"document":${document}}`;
    });
  });

  app.get('/api/sync/log', async (request, reply) => {
    const { userId } = callerIn(request);
    const { uid, ...range } = parsedOr400(logQuerySchema, request.query);
    refuseOtherAccount(uid, userId);
    await checkClaim(request);
    const page = await readLogText(database, userId, rangeOf(range));
    return reply.type('application/json; charset=utf-8').send(page);
  });

  app.post('/api/sync/missing', (request) => {
    const { userId } = callerIn(request);
    const { uid, entries } = parsedOr400(missingSchema, request.body);
    refuseOtherAccount(uid, userId);
    return missingIn(database, userId, entries);
  });

  app.get(
    '/api/sync/refused',
    async (request): Promise<RefusedReply> => ({
      refused: await latestRefusals(database, callerIn(request).userId),
    }),
  );
}

/** A device whose account is not the one signed in must neither push its commands nor read the other's data. */
function refuseOtherAccount(uid: string | undefined, userId: string): void {
  if (uid === undefined || uid === userId) return;
  throw new Refused(409, 'other-account', 'Another account is signed in here.');
}

type AskedRange = Omit<v.InferOutput<typeof logQuerySchema>, 'uid'>;

function rangeOf({ since, before, limit = MAX_LOG_ENTRIES }: AskedRange): LogRange {
  if (since !== undefined && before !== undefined) {
    throw new Refused(400, 'bad-request', 'Ask for since or for before, not for both.');
  }
  return before === undefined
    ? { kind: 'since', rev: since ?? 0, limit }
    : { kind: 'before', rev: before, limit };
}
