import { EXPORT_FORMAT, EXPORT_VERSION } from '#protocol/exports/export-file.ts';
import type { LogEntry } from '#protocol/replies/sync-messages.ts';
import { readUserRecord } from '#server/auth/user-record.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import {
  activitiesOf,
  calendarFeedsOf,
  emailChangesOf,
  mailsOf,
  mentorUsageOf,
  passkeysOf,
  proposalsOf,
  questSessionsOf,
  recordsOf,
  recoveryCodesOf,
  remindersOf,
  signInMethodsOf,
  signInsOf,
  tokensOf,
  twoStepOf,
  webhooksOf,
} from './exported-tables.ts';
import { readDocumentText, readLog } from './read-document.ts';
import { latestRefusals } from './refused-commands.ts';

/** In pieces short enough that other users are served between them. */
const ENTRIES_AT_ONCE = 100;

/**
 * Everything that is stored of one user, as the text of one file. The log comes last and in pieces,
 * because it may be long. It ends at the revision of the document.
 */
export async function exportUser(
  database: Database,
  clock: Clock,
  userId: string,
): Promise<AsyncGenerator<string>> {
  const { document, rev } = await readDocumentText(database, clock, userId);
  const user = await readUserRecord(database.db, userId);
  const refused = await latestRefusals(database, userId);
  const { account, hunter } = await database.db.transaction().execute(async (trx) => ({
    account: {
      signIns: await signInsOf(trx, userId),
      signInMethods: await signInMethodsOf(trx, userId),
      passkeys: await passkeysOf(trx, userId),
      mentorUsage: await mentorUsageOf(trx, userId),
      tokens: await tokensOf(trx, userId),
      calendarFeeds: await calendarFeedsOf(trx, userId),
      mails: await mailsOf(trx, userId),
      emailChanges: await emailChangesOf(trx, userId),
      twoStep: await twoStepOf(trx, userId),
      recoveryCodes: await recoveryCodesOf(trx, userId),
      proposals: await proposalsOf(trx, userId),
      reminders: await remindersOf(trx, userId),
      webhooks: await webhooksOf(trx, userId),
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
  return inPieces(head, document, hunter, logUpTo(database, userId, rev));
}

async function* inPieces(
  head: object,
  document: string,
  hunter: object,
  pages: AsyncIterable<readonly LogEntry[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"hunter":{"document":${document},`;
  yield `${JSON.stringify(hunter).slice(1, -1)},"commands":[`;
  let separator = '\n';
  for await (const entries of pages) {
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',\n');
    separator = ',\n';
  }
  yield '\n]}}\n';
}

async function* logUpTo(
  database: Database,
  userId: string,
  lastRev: number,
): AsyncGenerator<readonly LogEntry[]> {
  let since = 0;
  while (since < lastRev) {
    const range = { kind: 'since', rev: since, limit: ENTRIES_AT_ONCE } as const;
    const { commands } = await readLog(database, userId, range);
    const last = commands.at(-1);
    if (last === undefined) return; // deleted meanwhile
    yield commands.filter(({ rev }) => rev <= lastRev);
    since = last.rev;
  }
}
