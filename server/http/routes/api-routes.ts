import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  amountBody,
  commandsBody,
  dayBody,
  dayQuery,
  historyQuery,
  newQuest,
  questsQuery,
} from '#protocol/api/api-v1.ts';
import { id, questId } from '#protocol/scalars.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { ActRefused } from '#server/api/act-refused.ts';
import type { Act } from '#server/api/acts.ts';
import { type Actor, type ActParts, doAct } from '#server/api/do-acts.ts';
import { historyView } from '#server/api/history-view.ts';
import { type OpenedHunter, openHunter } from '#server/api/open-hunter.ts';
import { questsView, summaryView, todayView } from '#server/api/quest-views.ts';
import type { Caller } from '#server/auth/caller.ts';
import { deviceOf } from '#server/documents/origins.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { isAmong } from './document-reply.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const SERVER_DEVICE = 'server';
/** What a token may send as commands: of quests, and nothing that only the app can take back. */
const KINDS_OF_TOKENS: readonly string[] = [
  'quest.add',
  'quest.remove',
  'quest.subtask',
  'quest.edit',
  'quest.amount',
  'quest.note',
];
const inPath = v.object({ id: questId });

/** The API v1: reads of the folded document, and writes that become commands. */
export function addApiRoutes(app: FastifyInstance, parts: ActParts): void {
  const { database, clock, record } = parts;

  /** Sends what is made of the hunter, or 304 to a caller who has it already. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    day: LocalDate | undefined,
    view: (hunter: OpenedHunter) => unknown,
  ) {
    const { userId } = callerIn(request);
    const hunter = await openHunter(parts, userId, day);
    const { epoch, rev, today } = hunter;
    const tag = `"${userId}.${epoch}.${rev}.${today}.${DOCUMENT_VERSION}"`;
    reply.header('etag', tag);
    const { 'if-none-match': known = '' } = request.headers;
    if (isAmong(known, tag)) return reply.code(304).send();
    return reply.send(await view(hunter));
  }

  app.get('/api/v1/today', (request, reply) => {
    const { day } = parsedOr400(dayQuery, request.query);
    return send(request, reply, day, todayView);
  });

  app.get('/api/v1/quests', (request, reply) => {
    const { day, search, archived } = parsedOr400(questsQuery, request.query);
    const asked = { ...(search && { search }), isArchived: archived === 'true' };
    return send(request, reply, day, (hunter) => questsView(hunter, asked));
  });

  app.get('/api/v1/summary', (request, reply) => {
    const { day } = parsedOr400(dayQuery, request.query);
    return send(request, reply, day, summaryView);
  });

  app.get('/api/v1/history', (request, reply) => {
    const asked = parsedOr400(historyQuery, request.query);
    const { userId } = callerIn(request);
    return send(request, reply, undefined, ({ today }) =>
      historyView(database, userId, today, asked),
    );
  });

  const act = (request: FastifyRequest, day: LocalDate | undefined, wanted: Act) =>
    doAct(parts, actorOf(callerIn(request), day), wanted);

  app.post('/api/v1/quests', (request) => {
    const quest = parsedOr400(newQuest, request.body);
    return act(request, undefined, { kind: 'add', questId: newId(request), quest });
  });

  app.post('/api/v1/quests/:id/complete', (request) => {
    const { day } = parsedOr400(dayBody, request.body) ?? {};
    return act(request, day, { kind: 'complete', questId: questIn(request) });
  });

  app.post('/api/v1/quests/:id/amount', (request) => {
    const { amount, day } = parsedOr400(amountBody, request.body);
    const mayClear = mayComplete(callerIn(request));
    const wanted = { id: newId(request), questId: questIn(request), amount, mayClear };
    return act(request, day, { kind: 'amount', ...wanted });
  });

  app.delete('/api/v1/quests/:id', (request) =>
    act(request, undefined, { kind: 'remove', questId: questIn(request) }),
  );

  app.post('/api/v1/commands', async (request) => {
    const caller = callerIn(request);
    const { commands } = parsedOr400(commandsBody, request.body);
    refuseOtherKinds(commands, mayComplete(caller));
    const { userId, deviceId } = actorOf(caller);
    const push = { userId, deviceId, base: undefined, sentAtMs: clock.nowMs(), commands };
    const { epoch, rev, results } = await record(userId, () => pushCommands(database, clock, push));
    return { epoch, rev, results };
  });
}

function actorOf({ userId, token }: Caller, day?: LocalDate): Actor {
  return { userId, deviceId: token ? deviceOf('api', token.id) : SERVER_DEVICE, day };
}

/** A user may always; a token only if it was allowed to. */
function mayComplete({ token }: Caller): boolean {
  return token === undefined || token.scopes.includes('complete');
}

function questIn({ params }: FastifyRequest): string {
  return parsedOr400(inPath, params).id;
}

/** With an Idempotency-Key the same id each time it is sent: the command then has the same key, and one effect. */
function newId(request: FastifyRequest): string {
  const { 'idempotency-key': said } = request.headers;
  if (said === undefined) return randomUUID();
  const key = parsedOr400(v.object({ 'Idempotency-Key': id }), { 'Idempotency-Key': said });
  const { url } = request.routeOptions;
  const digest = createHash('sha256').update(`${url} ${key['Idempotency-Key']}`).digest();
  return `key-${digest.toString('base64url').slice(0, 32)}`;
}

/** The whole request is refused, before anything of it is written. */
function refuseOtherKinds(commands: readonly unknown[], mayFinish: boolean): void {
  for (const command of commands) {
    const { kind } = Object(command);
    if (KINDS_OF_TOKENS.includes(kind) || (mayFinish && kind === 'quest.done')) continue;
    const words = kind === 'quest.done' ? 'This token lacks the scope complete.' : undefined;
    throw new ActRefused('not-allowed', words);
  }
}
