import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { importSchema } from '#protocol/sync-messages.ts';
import { exportUser } from '#server/documents/export-user.ts';
import { foreseeImport, importCommands } from '#server/documents/import-commands.ts';
import { callerIn } from './caller-in.ts';
import { parsedOr400 } from './parsed.ts';
import type { SyncParts } from './sync-routes.ts';

/** A hunter's data, out and in again. */
export function addDataRoutes(app: FastifyInstance, parts: SyncParts): void {
  const { database, clock, record } = parts;

  app.get('/api/export', async (request, reply) => {
    const pieces = await exportUser(database, clock, callerIn(request).userId);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="duskgate-export.json"');
    return reply.send(Readable.from(pieces));
  });

  app.post('/api/import', async (request) => {
    const { userId } = callerIn(request);
    const { commands, isTrial } = parsedOr400(importSchema, request.body);
    if (isTrial) return { results: await foreseeImport(database, clock, userId, commands) };
    return record(userId, () => importCommands(database, clock, userId, commands));
  });
}
