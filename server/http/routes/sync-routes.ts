import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  documentQuerySchema,
  logQuerySchema,
  pushSchema,
  type RefusedReply,
} from '#protocol/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { type LogRange, readDocument, readLog } from '#server/documents/read-document.ts';
import { latestRefusals } from '#server/documents/refused-commands.ts';
import { callerIn } from './caller-in.ts';
import { Refused } from './failures.ts';
import { parsedOr400 } from './parsed.ts';
import type { Recorder } from './recorder.ts';

export type SyncParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: Recorder;
};

export function addSyncRoutes(app: FastifyInstance, parts: SyncParts): void {
  const { database, clock, record } = parts;

  app.post('/api/sync/push', async (request) => {
    const { userId } = callerIn(request);
    const { uid, deviceId, epoch, baseRev, now, commands } = parsedOr400(pushSchema, request.body);
    refuseOtherAccount(uid, userId);
    const push = {
      userId,
      deviceId,
      base: { epoch, rev: baseRev },
      sentAtMs: Date.parse(now),
      commands,
    };
    return record(userId, () => pushCommands(database, clock, push));
  });

  app.get('/api/sync/document', (request) => {
    const { userId } = callerIn(request);
    refuseOtherAccount(parsedOr400(documentQuerySchema, request.query).uid, userId);
    return readDocument(database, clock, userId);
  });

  app.get('/api/sync/log', (request) => {
    const { userId } = callerIn(request);
    const { uid, ...range } = parsedOr400(logQuerySchema, request.query);
    refuseOtherAccount(uid, userId);
    return readLog(database, userId, rangeOf(range));
  });

  app.get(
    '/api/sync/refused',
    async (request): Promise<RefusedReply> => ({
      refused: await latestRefusals(database, callerIn(request).userId),
    }),
  );
}

/** A device that still holds one account's deeds must neither give them to another nor take its own. */
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
