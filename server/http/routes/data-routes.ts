import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { importSchema } from '#protocol/replies/sync-messages.ts';
import { exportUser } from '#server/documents/export-user.ts';
import { foreseeImport, importCommands } from '#server/documents/import-commands.ts';
import type { FairTurns } from '#server/http/guards/fair-turns.ts';
import { callerIn, claimIn, parsedOr400, resentIn } from './request-input.ts';
import type { SyncParts } from './sync-routes.ts';

/** Export and import of a user's data. */
export function addDataRoutes(
  app: FastifyInstance,
  parts: SyncParts & { readonly turns: FairTurns },
): void {
  const { database, clock, record, onRollback, turns } = parts;

  app.get('/api/export', async (request, reply) => {
    const { userId } = callerIn(request);
    const pieces = await exportUser(database, clock, userId);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="duskgate-export.json"');
    return reply.send(Readable.from(inTurns(pieces, turns, userId)));
  });

  app.post('/api/import', async (request) => {
    const { userId } = callerIn(request);
    const { commands, isTrial } = parsedOr400(importSchema, request.body);
    if (isTrial) return { results: await foreseeImport(database, clock, userId, commands) };
    const push = { commands, claim: claimIn(request), resent: resentIn(request), onRollback };
    return record(userId, () => importCommands(database, clock, userId, push));
  });
}

/** Makes each piece in a turn of its own, so that a long export is not ahead of everybody. */
async function* inTurns(
  pieces: AsyncGenerator<string>,
  turns: FairTurns,
  userId: string,
): AsyncGenerator<string> {
  for (;;) {
    const { done, value } = await turns.run(userId, () => pieces.next());
    if (done) return;
    turns.charge(userId, value.length);
    yield value;
  }
}
