import { sql } from 'kysely';
import { proofOf } from '#protocol/replies/proof.ts';
import type { Position, PushReply, TailEntry } from '#protocol/replies/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { archiveOf, boardOf, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database, Trx } from '#server/database/database.ts';
import { replan } from '#server/reminders/plans.ts';
import { queueEvents } from '#server/webhooks/deliveries.ts';
import { addToDay, latestActivity } from './activity.ts';
import {
  knownKeys,
  logEntries,
  proofAt,
  type Recorded,
  recordCommands,
  type StoredRecording,
} from './command-rows.ts';
import { type Folded, foldPush, readPushed } from './fold-push.ts';
import { lockGameRow, saveGameRow } from './game-row.ts';
import { newestCommitOf } from './newest-commit.ts';
import { openedDocumentsOf } from './opened-documents.ts';
import { keepRefusals } from './refused-commands.ts';
import { RESENT_DEVICE, withoutLaterChoices } from './resent-edits.ts';
import { provenEpoch } from './rollback.ts';
import { TooLarge } from './too-large.ts';

/** Two devices may have filled the board apart. */
const MAX_KEPT_QUESTS = 2 * MAX_QUESTS;

export type Push = {
  readonly userId: string;
  readonly deviceId: string;
  /** The position of the device's base: the reply brings it up to date. None: the caller keeps no base. */
  readonly base: Position | undefined;
  /** Where the device says it stands: it may prove that this database was rolled back. */
  readonly claim?: Position | undefined;
  /** The commands are sent again, because this epoch lacks them; the last revision it shares with the one before. */
  readonly resent?: Position | undefined;
  readonly onRollback?: (userId: string) => void;
  /** What the device's clock said when it sent the push. */
  readonly sentAtMs: number;
  readonly commands: readonly unknown[];
  /** It brings back what happened long ago: nobody is told of it. */
  readonly isHistory?: boolean;
};

/** One transaction: all of it is kept or none, and nobody hears of it before it is kept. */
export async function pushCommands(
  { db, engine }: Database,
  clock: Clock,
  { userId, deviceId, base, claim = base, resent, onRollback, sentAtMs, ...pushed }: Push,
): Promise<PushReply> {
  const { commands, isHistory = false } = pushed;
  const nowMs = clock.nowMs();
  const newest = newestCommitOf(db);
  const isBehind = await newest.isClockBehind(nowMs);
  const recordedMs = await newest.recordingMs(nowMs);
  const now = new Date(recordedMs).toISOString();
  const opened = openedDocumentsOf(db);
  const { reply, kept, isRolledBack } = await db.transaction().execute(async (trx) => {
    const locked = await lockGameRow(trx, { engine, userId, now, opened });
    const epoch = await provenEpoch(trx, userId, { here: locked, claim });
    const row = { ...locked, epoch };
    const { dawnHour } = row.document.settings;
    const skewMs = sentAtMs - nowMs;
    const read = readPushed(commands, { nowMs, skewMs, dawnHour, isBehind });
    const readings = resent ? await withoutLaterChoices(trx, read, { userId, row, resent }) : read;
    const keys = readings.flatMap((one) => (one.kind === 'command' ? one.command.key : []));
    const known = await knownKeys(trx, userId, keys);
    const folded = await foldPush(readings, { ...row, known }, () => sql`select 1`.execute(trx));
    refuseOvergrown(row.document, folded.document);

    const recording = { userId, deviceId: resent ? RESENT_DEVICE : deviceId, now };
    await keepRefusals(trx, folded.refusals, recording);
    const state = { epoch, rev: folded.rev };
    if (!isHistory && folded.recorded.length > 0) {
      const news = folded.recorded.map(({ command }) => command);
      await queueEvents(trx, { engine, userId, before: row.document, commands: news, nowMs });
    }
    const saved = folded.recorded.length > 0 && {
      ...state,
      updated_at: now,
      length: await record(trx, folded, recording, nowMs),
      document: { ...folded.document, dailyActivities: [] },
    };
    const missing = base && (await missingAfter(base, { trx, row, folded, recording }));
    const last = folded.recorded.at(-1)?.command;
    const proof = last
      ? proofOf({ recordedAt: now, key: last.key })
      : await proofAt(trx, userId, row.rev);
    return {
      reply: { ...state, proof, results: folded.results, ...missing },
      kept: saved,
      isRolledBack: epoch !== locked.epoch,
    };
  });
  if (isRolledBack) onRollback?.(userId);
  if (kept) {
    opened.keep(userId, kept); // committed: before, it could still be undone
    newest.note(recordedMs);
  }
  return reply;
}

/** A limit of the server, not of the rules: what is in a log must fold alike everywhere and for ever. */
function refuseOvergrown(before: GameDocument, after: GameDocument): void {
  const count = (one: GameDocument) => boardOf(one).length + archiveOf(one).length;
  if (count(after) > MAX_KEPT_QUESTS && count(after) > count(before)) {
    throw new TooLarge('This board holds all it can.');
  }
}

async function record(
  trx: Trx,
  folded: Folded,
  recording: StoredRecording,
  nowMs: number,
): Promise<number> {
  const { userId, now } = recording;
  await recordCommands(trx, folded.recorded, recording);
  await replan(trx, userId, folded, nowMs);
  for (const award of folded.awards) await addToDay(trx, userId, award);
  return saveGameRow(trx, userId, folded, now);
}

type PushOutcome = {
  readonly trx: Trx;
  /** Before the push. */
  readonly row: Position;
  readonly folded: Folded;
  readonly recording: StoredRecording;
};

/** What the device's base lacks after the push: the tail of the log, or the document if that is too long. */
async function missingAfter(
  base: Position,
  { trx, row, folded, recording }: PushOutcome,
): Promise<Pick<PushReply, 'tail' | 'document'>> {
  const { userId, now } = recording;
  const limit = row.rev - base.rev;
  if (base.epoch !== row.epoch || limit < 0 || folded.rev - base.rev > MAX_LOG_ENTRIES) {
    const dailyActivities = await latestActivity(trx, userId);
    return { document: storedDocument({ ...folded.document, dailyActivities }) };
  }
  const own = folded.recorded.map((one) => tailEntry(one, now));
  if (limit === 0) return { tail: own };
  const others = await logEntries(trx, userId, { kind: 'since', rev: base.rev, limit });
  return { tail: [...others, ...own] };
}

function tailEntry({ command, rev, xp, isAsSent }: Recorded, recordedAt: string): TailEntry {
  return { rev, key: command.key, xp, recordedAt, ...(!isAsSent && { command }) };
}
