import type { Position, PushReply } from '#protocol/sync-messages.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Trx } from '#server/database/database.ts';
import { addToDay, latestActivity } from './activity.ts';
import { knownKeys, type Recording, recordCommands } from './command-rows.ts';
import { type Folded, foldPush, readPushed } from './fold-push.ts';
import { lockGameRow, saveGameRow } from './game-row.ts';
import { openedDocumentsOf } from './opened-documents.ts';
import { keepRefusals } from './refused-commands.ts';
import { TooLarge } from './too-large.ts';

/** Two devices may have filled the board apart. */
const MAX_KEPT_QUESTS = 2 * MAX_QUESTS;

export type Push = {
  readonly userId: string;
  readonly deviceId: string;
  /** Where the device stands; one that is not current is answered with the document. */
  readonly base: Position | undefined;
  /** What the device's clock said when it sent the push. */
  readonly sentAtMs: number;
  readonly commands: readonly unknown[];
};

/** One transaction: all of it is kept or none, and nobody hears of it before it is kept. */
export async function pushCommands(
  { db, engine }: Database,
  clock: Clock,
  { userId, deviceId, base, sentAtMs, commands }: Push,
): Promise<PushReply> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs).toISOString();
  const opened = openedDocumentsOf(db);
  const { reply, kept } = await db.transaction().execute(async (trx) => {
    const row = await lockGameRow(trx, { engine, userId, now, opened });
    const { dawnHour } = row.document.settings;
    const readings = readPushed(commands, { nowMs, skewMs: sentAtMs - nowMs, dawnHour });
    const keys = readings.flatMap((one) => (one.kind === 'command' ? one.command.key : []));
    const folded = foldPush(readings, { ...row, known: await knownKeys(trx, userId, keys) });
    refuseOvergrown(row.document, folded.document);

    const recording = { userId, deviceId, now };
    await keepRefusals(trx, folded.refusals, recording);
    const state = { epoch: row.epoch, rev: folded.rev };
    const saved = folded.recorded.length > 0 && {
      ...state,
      updated_at: now,
      length: await record(trx, folded, recording),
      document: { ...folded.document, dailyActivities: [] },
    };
    const position = { ...state, results: folded.results };
    if (base === undefined || isCurrent(base, row)) return { reply: position, kept: saved };
    const dailyActivities = await latestActivity(trx, userId);
    const document = storedDocument({ ...folded.document, dailyActivities });
    return { reply: { ...position, document }, kept: saved };
  });
  if (kept) opened.keep(userId, kept); // committed: before, it could still be undone
  return reply;
}

/** Not by the rules of the fold: what is in a log must fold alike everywhere and for ever. */
function refuseOvergrown(before: GameDocument, after: GameDocument): void {
  const { length } = boardOf(after);
  if (length > MAX_KEPT_QUESTS && length > boardOf(before).length) {
    throw new TooLarge('This board holds all it can.');
  }
}

async function record(trx: Trx, folded: Folded, recording: Recording): Promise<number> {
  const { userId, now } = recording;
  await recordCommands(trx, folded.recorded, recording);
  for (const award of folded.awards) await addToDay(trx, userId, award);
  return saveGameRow(trx, userId, folded, now);
}

function isCurrent(base: Position, row: Position): boolean {
  return base.epoch === row.epoch && base.rev === row.rev;
}
