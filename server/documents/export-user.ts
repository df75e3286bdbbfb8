import { EXPORT_FORMAT, EXPORT_VERSION } from '#protocol/export-file.ts';
import { readUserRecord } from '#server/auth/user-record.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import {
  activitiesOf,
  mentorUsageOf,
  questSessionsOf,
  recordsOf,
  signInMethodsOf,
  signInsOf,
} from './exported-tables.ts';
import { readDocument, readLog } from './read-document.ts';
import { latestRefusals } from './refused-commands.ts';

const ENTRIES_AT_ONCE = 500;

/**
 * Everything that is kept of one user, as the text of one file. The log comes last and in pieces: it
 * is as long as the hunter's life, and nothing else may wait for it. It ends where the document stands.
 */
export async function exportUser(
  database: Database,
  clock: Clock,
  userId: string,
): Promise<AsyncIterable<string>> {
  const { document, rev } = await readDocument(database, clock, userId);
  const user = await readUserRecord(database.db, userId);
  const refused = await latestRefusals(database, userId);
  const { account, hunter } = await database.db.transaction().execute(async (trx) => ({
    account: {
      signIns: await signInsOf(trx, userId),
      signInMethods: await signInMethodsOf(trx, userId),
      mentorUsage: await mentorUsageOf(trx, userId),
    },
    hunter: {
      dailyActivities: await activitiesOf(trx, userId),
      questSessions: await questSessionsOf(trx, userId),
      records: await recordsOf(trx, userId),
    },
  }));
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date(clock.nowMs()).toISOString(),
    account: { user, ...account, refused },
  };
  return inPieces(head, { document, ...hunter }, logUpTo(database, userId, rev));
}

async function* inPieces(
  head: object,
  hunter: object,
  log: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"hunter":${JSON.stringify(hunter).slice(0, -1)},"commands":[`;
  let separator = '\n';
  for await (const entry of log) {
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield ']}}\n';
}

async function* logUpTo(database: Database, userId: string, lastRev: number) {
  let since = 0;
  while (since < lastRev) {
    const range = { kind: 'since', rev: since, limit: ENTRIES_AT_ONCE } as const;
    const { commands } = await readLog(database, userId, range);
    yield* commands.filter(({ rev }) => rev <= lastRev);
    const last = commands.at(-1);
    if (last === undefined) return; // deleted meanwhile
    since = last.rev;
  }
}
