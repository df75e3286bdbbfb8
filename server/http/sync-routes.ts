import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  logQuerySchema,
  type PushReply,
  pushSchema,
  type RefusedReply,
} from '#protocol/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { type LogRange, readDocument, readLog } from '#server/documents/read-document.ts';
import { latestRefusals } from '#server/documents/refused-commands.ts';
import type { Publisher } from '#server/realtime/news.ts';
import { callerIn } from './caller-in.ts';
import { Refused } from './failures.ts';
import { parsedOr400 } from './parsed.ts';
import type { CommandAllowance } from './rate-limit.ts';

export type SyncParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly publish: Publisher;
  /** How many commands a user may record in a day. */
  readonly allowance: CommandAllowance;
};

export function addSyncRoutes(app: FastifyInstance, parts: SyncParts): void {
  const { database, clock, publish, allowance } = parts;

  app.post('/api/sync/push', async (request) => {
    const { userId } = callerIn(request);
    const { uid, deviceId, epoch, baseRev, now, commands } = parsedOr400(pushSchema, request.body);
    // A device that still holds another account's deeds must not give them to this one.
    if (uid !== userId)
      throw new Refused(409, 'other-account', 'These deeds are of another account.');
    allowance.refuseIfSpent(userId);
    const reply = await pushCommands(database, clock, {
      userId,
      deviceId,
      base: { epoch, rev: baseRev },
      sentAtMs: Date.parse(now),
      commands,
    });
    allowance.spend(userId, recordedCount(reply));
    publish({ kind: 'moved', userId, epoch: reply.epoch, rev: reply.rev });
    return reply;
  });

  app.get('/api/sync/document', (request) =>
    readDocument(database, clock, callerIn(request).userId),
  );

  app.get('/api/sync/log', (request) =>
    readLog(database, callerIn(request).userId, rangeAsked(request)),
  );

  app.get(
    '/api/sync/refused',
    async (request): Promise<RefusedReply> => ({
      refused: await latestRefusals(database, callerIn(request).userId),
    }),
  );
}

export function recordedCount({ results }: Pick<PushReply, 'results'>): number {
  return results.filter(({ status }) => status === 'applied' || status === 'noop').length;
}

function rangeAsked({ query }: FastifyRequest): LogRange {
  const { since, before, limit = MAX_LOG_ENTRIES } = parsedOr400(logQuerySchema, query);
  if (since !== undefined && before !== undefined) {
    throw new Refused(400, 'bad-request', 'Ask for since or for before, not for both.');
  }
  return before === undefined
    ? { kind: 'since', rev: since ?? 0, limit }
    : { kind: 'before', rev: before, limit };
}
