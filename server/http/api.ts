import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { positionOf } from '#server/documents/read-document.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import type { HighMark } from '#server/operations/high-mark.ts';
import type { Hub } from '#server/realtime/hub.ts';
import type { Publisher } from '#server/realtime/notifications.ts';
import type { Reminders } from '#server/reminders/open-reminders.ts';
import type { Limits } from '#server/startup/limits.ts';
import type { Webhooks } from '#server/webhooks/open-webhooks.ts';
import { clientAddress } from './client-address.ts';
import { admit, ownOrigins } from './guards/admission.ts';
import { boundReplies } from './guards/bound-replies.ts';
import { createFairTurns } from './guards/fair-turns.ts';
import { ownHosts, type PublicAddress } from './guards/own-hosts.ts';
import { createCommandAllowance } from './guards/rate-limit.ts';
import { acceptStrictJson } from './guards/strict-json.ts';
import { createUserQueues } from './guards/user-queues.ts';
import { addApiDocs } from './openapi/docs-page.ts';
import { enforceRouteTable } from './route-table.ts';
import { addApiRoutes } from './routes/api-routes.ts';
import { addAuthRoutes } from './routes/auth-routes.ts';
import { addCalendarRoutes } from './routes/calendar-routes.ts';
import { addDataRoutes } from './routes/data-routes.ts';
import { addDocumentRoutes } from './routes/document-routes.ts';
import { addMailRoutes } from './routes/mail-routes.ts';
import { addMcpRoutes } from './routes/mcp-routes.ts';
import { addMentorRoutes } from './routes/mentor-routes.ts';
import { addOtherWayRoutes } from './routes/other-way-routes.ts';
import { createRecorder } from './routes/recorder.ts';
import { addReminderRoutes } from './routes/reminder-routes.ts';
import { callerIn } from './routes/request-input.ts';
import { addSecurityTxt } from './routes/security-txt.ts';
import { addStreamRoutes } from './routes/stream-routes.ts';
import { addSyncRoutes, createCheckClaim } from './routes/sync-routes.ts';
import { addTokenRoutes } from './routes/token-routes.ts';
import { addTwoStepRoutes } from './routes/two-step-routes.ts';
import { addWebhookRoutes } from './routes/webhook-routes.ts';

export type ApiParts = PublicAddress & {
  readonly ways: SignInWays;
  readonly isAiOff: boolean;
  readonly isClientAddressKnown: boolean;
  readonly securityContact: string | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly hub: Hub;
  readonly publish: Publisher;
  readonly mentor: Mentor;
  readonly reminders: Reminders;
  readonly webhooks: Webhooks;
  readonly highMark: HighMark | undefined;
  readonly isReady: () => Promise<boolean>;
  /** What the nightly runs came to; undefined where the server makes no backups. */
  readonly backupHealth: (() => object) | undefined;
  /** The clock says a time before the newest stored command. */
  readonly isClockBehind: () => Promise<boolean>;
};

/**
 * Adds guards and routes. The order matters: the route table sees every route, and no body is read
 * before the request is admitted.
 */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const { accounts, clock, database, hub, limits, publish } = parts;
  const callerOf = async (request: FastifyRequest) =>
    (await accounts.callerOf(request.headers.cookie, clientAddress(request))) ?? null;
  const monotonicMs = () => performance.now();
  const queues = createUserQueues(limits);
  const turns = createFairTurns(monotonicMs);
  const onMoved = (userId: string, { epoch, rev, proof }: Position) => {
    parts.highMark?.note(userId, { epoch, rev, proof });
    publish({ kind: 'moved', userId, epoch, rev });
  };
  const onRollback = (userId: string) =>
    app.log.warn({ event: 'rolled-back', userId }, 'the database has lost commands');
  const recorder = (commandsPerDay: number) => {
    const allowance = createCommandAllowance({ ...limits, commandsPerDay }, monotonicMs);
    return createRecorder({ database, queues, turns, allowance, onMoved, limits });
  };
  const record = recorder(limits.commandsPerDay);
  const checkClaim = createCheckClaim({ database, clock, turns, onRollback, onMoved });

  enforceRouteTable(app);
  admit(app, {
    callerOf,
    callerOfToken: async (secret) => (await accounts.callerOfToken(secret)) ?? null,
    origins: ownOrigins(app, parts.publicUrl),
    isOwnHost: ownHosts(parts),
    limits,
    nowMs: monotonicMs,
  });
  acceptStrictJson(app, limits);
  boundReplies(app, limits, turns);

  addHealthRoutes(app, parts);
  addSecurityTxt(app, parts);
  addAuthRoutes(app, accounts, parts);
  addMailRoutes(app, accounts, limits);
  addTwoStepRoutes(app, accounts, limits);
  addOtherWayRoutes(app, accounts, parts);
  const sync = { database, clock, record, onRollback };
  addSyncRoutes(app, { ...sync, checkClaim });
  addDocumentRoutes(app, sync);
  addDataRoutes(app, { ...sync, turns, record: recorder(limits.importedCommandsPerDay) });
  const acts = { database, clock, record };
  addTokenRoutes(app, accounts, acts);
  addApiRoutes(app, acts);
  addMcpRoutes(app, acts, parts.publicUrl);
  addApiDocs(app);
  addCalendarRoutes(app, { database, clock, turns, publicUrl: parts.publicUrl });
  addMentorRoutes(app, parts.mentor);
  addReminderRoutes(app, parts.reminders);
  addWebhookRoutes(app, parts.webhooks);
  addStreamRoutes(app, {
    hub,
    limits,
    isClientAddressKnown: parts.isClientAddressKnown,
    // A turn of its own: unlike reads, streams are not in one already.
    checkClaim: (request) => turns.run(callerIn(request).userId, () => checkClaim(request)),
    positionOf: (userId) => positionOf(database.db, userId),
    isStillSignedIn: async (request) => (await callerOf(request)) !== null,
  });
}

type Health = Pick<ApiParts, 'isReady' | 'isClockBehind' | 'database' | 'backupHealth'>;

/**
 * Whether the process lives, and whether it may get traffic; of what is wrong only a damaged database,
 * a clock that is behind and how the backups are doing are told, because anybody may ask.
 */
function addHealthRoutes(app: FastifyInstance, parts: Health): void {
  const { isReady, isClockBehind, database, backupHealth } = parts;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    const storage = database.isDamaged() && { storage: 'damaged' };
    if (!ready) return { status: 'not-ready', ...storage };
    const clock = (await isClockBehind()) && { clock: 'behind' };
    return {
      status: 'ready',
      ...storage,
      ...clock,
      ...(backupHealth && { backup: backupHealth() }),
    };
  });
}
