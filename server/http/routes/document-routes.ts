import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseMergeWrite } from '#protocol/compat/merge-write.ts';
import { parseFreeForm } from '#protocol/documents/free-form.ts';
import { blocks } from '#protocol/documents/quest-schema.ts';
import { id, instant, localDate, questId } from '#protocol/scalars.ts';
import { activityBetween } from '#server/documents/activity.ts';
import { mergeWrite } from '#server/documents/merge-write.ts';
import { latestSessions } from '#server/documents/quest-sessions.ts';
import { recordCommands } from '#server/documents/record-commands.ts';
import { type RecordName, readRecord, saveRecord } from '#server/documents/user-records.ts';
import { Refused } from '#server/http/failures.ts';
import { sendDocument } from './document-reply.ts';
import { callerIn, parsedOr400 } from './request-input.ts';
import type { SyncParts } from './sync-routes.ts';

const RECORDS: readonly { readonly path: string; readonly name: RecordName }[] = [
  { path: '/api/userProfiles/:uid', name: 'profile' },
  { path: '/api/users/:uid/profile/onboardingData', name: 'onboardingData' },
  { path: '/api/users/:uid/quests/generated', name: 'generatedQuests' },
];

const historyQuery = v.strictObject({ from: localDate, to: localDate });
const unionBody = v.strictObject({ dailyActivities: v.array(v.unknown()) });
const sessionBody = v.strictObject({
  uid: v.exactOptional(id),
  sessionId: v.exactOptional(id),
  questId,
  pomodoroCount: blocks,
  startedAt: instant,
});

function fieldsIn(body: unknown) {
  const parsed = parseFreeForm(body);
  if (!parsed.ok) throw new Refused(400, 'bad-request', `The record ${parsed.failure}.`);
  return parsed.value;
}

/** The contract's own paths, which read and write documents; their writes become commands in the log. */
export function addDocumentRoutes(app: FastifyInstance, parts: SyncParts): void {
  const { database, clock, record } = parts;

  for (const { path, name } of RECORDS) {
    app.get(path, (request) => readRecord(database, callerIn(request).userId, name));
    app.put(path, async (request) => {
      const { userId } = callerIn(request);
      await saveRecord(database, clock, { userId, name, fields: fieldsIn(request.body) });
      return readRecord(database, userId, name);
    });
  }

  app.get('/api/gameData/:uid', (request, reply) =>
    sendDocument(request, reply, parts, ({ document }) => document),
  );

  async function merge(userId: string, body: unknown) {
    const said = parseMergeWrite(fieldsIn(body));
    return record(userId, async () => {
      const { drafts, ignored } = await mergeWrite(database, clock, userId, said);
      return { ...(await recordCommands(database, clock, userId, drafts)), ignored };
    });
  }

  app.patch('/api/gameData/:uid', (request) => merge(callerIn(request).userId, request.body));

  app.post('/api/dailyActivities', (request) => {
    const union = parsedOr400(unionBody, request.body);
    return merge(callerIn(request).userId, union);
  });

  app.get('/api/dailyActivities', (request) => {
    const { from, to } = parsedOr400(historyQuery, request.query);
    return activityBetween(database.db, callerIn(request).userId, from, to);
  });

  app.get('/api/questSessions', (request) => latestSessions(database, callerIn(request).userId));

  app.post('/api/questSessions', async (request) => {
    const { userId } = callerIn(request);
    const {
      uid: _own,
      sessionId = randomUUID(),
      ...session
    } = parsedOr400(sessionBody, request.body);
    const draft = { kind: 'raid.session', sessionId, ...session } as const;
    return record(userId, () => recordCommands(database, clock, userId, [{ draft }]));
  });

  app.get('/api/test/connection', async () => ({ ok: true }));
}
