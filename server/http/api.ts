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
import { boundReplies } from './bound-replies.ts';
import { addDataRoutes } from './data-routes.ts';
import { addDocumentRoutes } from './document-routes.ts';
import { addHealthRoutes } from './health-routes.ts';
import { createLanes } from './lanes.ts';
import { addMentorRoutes } from './mentor-routes.ts';
import { createCommandAllowance } from './rate-limit.ts';
import { createRecorder } from './recorder.ts';
import { enforceRouteTable } from './route-table.ts';
import { addStreamRoutes } from './stream-routes.ts';
import { acceptStrictJson } from './strict-json.ts';
import { addSyncRoutes } from './sync-routes.ts';

export type ApiParts = {
  readonly publicUrl: string;
  readonly isSignUpOpen: boolean;
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
  const lanes = createLanes(limits);
  const recorder = (commandsPerDay: number) => {
    const allowance = createCommandAllowance({ ...limits, commandsPerDay }, monotonicMs);
    return createRecorder({ database, lanes, allowance, publish, limits });
  };
  const record = recorder(limits.commandsPerDay);

  enforceRouteTable(app);
  admit(app, { callerOf, origins: ownOrigins(app, publicUrl), limits, nowMs: monotonicMs });
  acceptStrictJson(app, limits);
  boundReplies(app, limits);

  addHealthRoutes(app, parts.isReady);
  addAuthRoutes(app, accounts, parts);
  addSyncRoutes(app, { database, clock, record });
  addDocumentRoutes(app, { database, clock, record });
  addDataRoutes(app, { database, clock, record: recorder(limits.importedCommandsPerDay) });
  addMentorRoutes(app, parts.mentor);
  addStreamRoutes(app, {
    hub,
    limits,
    positionOf: (userId) => positionOf(database.db, userId),
    isStillSignedIn: async (request) => (await callerOf(request)) !== null,
  });
}
