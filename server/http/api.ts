import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { positionOf } from '#server/documents/read-document.ts';
import type { Limits } from '#server/limits.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import type { Hub } from '#server/realtime/hub.ts';
import type { Publisher } from '#server/realtime/news.ts';
import { admit, ownOrigins } from './admission.ts';
import { addAuthRoutes } from './auth-routes.ts';
import { addDataRoutes } from './data-routes.ts';
import { addDocumentRoutes } from './document-routes.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addMentorRoutes } from './mentor-routes.ts';
import { createCommandAllowance } from './rate-limit.ts';
import { enforceRouteTable } from './route-table.ts';
import { addStreamRoutes } from './stream-routes.ts';
import { acceptStrictJson } from './strict-json.ts';
import { addSyncRoutes } from './sync-routes.ts';

export type ApiParts = {
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly hub: Hub;
  readonly publish: Publisher;
  readonly mentor: Mentor;
  readonly isReady: () => Promise<boolean>;
};

/** The order is the guard: the table sees every route, and nothing is read before it is admitted. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const { accounts, clock, database, hub, limits, publish, publicUrl } = parts;
  const callerOf = async ({ headers }: FastifyRequest) =>
    (await accounts.callerOf(headers.cookie)) ?? null;
  const monotonicMs = () => performance.now();
  const allowance = createCommandAllowance(limits, monotonicMs);

  enforceRouteTable(app);
  admit(app, { callerOf, origins: ownOrigins(app, publicUrl), limits, nowMs: monotonicMs });
  acceptStrictJson(app, limits);

  addHealthRoutes(app, parts.isReady);
  addAuthRoutes(app, accounts, limits);
  addSyncRoutes(app, { database, clock, publish, allowance });
  addDocumentRoutes(app, { database, clock, publish, allowance });
  const imported = { ...limits, commandsPerDay: limits.importedCommandsPerDay };
  const importAllowance = createCommandAllowance(imported, monotonicMs);
  addDataRoutes(app, { database, clock, publish, allowance: importAllowance });
  addMentorRoutes(app, parts.mentor);
  addStreamRoutes(app, {
    hub,
    limits,
    positionOf: (userId) => positionOf(database.db, userId),
    isStillSignedIn: async (request) => (await callerOf(request)) !== null,
  });
}
