import type { Position, PushReply } from '#protocol/sync-messages.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { addToDay, latestActivity } from './activity.ts';
import { knownKeys, recordCommands } from './command-rows.ts';
import { foldPush, readPushed } from './fold-push.ts';
import { lockGameRow, saveGameRow } from './game-row.ts';
import { keepRefusals } from './refused-commands.ts';

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
  return db.transaction().execute(async (trx) => {
    const row = await lockGameRow(trx, engine, userId, now);
    const { dawnHour } = row.document.settings;
    const readings = readPushed(commands, { nowMs, skewMs: sentAtMs - nowMs, dawnHour });
    const keys = readings.flatMap((one) => (one.kind === 'command' ? one.command.key : []));
    const folded = foldPush(readings, { ...row, known: await knownKeys(trx, userId, keys) });

    const recording = { userId, deviceId, now };
    await keepRefusals(trx, folded.refusals, recording);
    if (folded.recorded.length > 0) {
      await recordCommands(trx, folded.recorded, recording);
      await saveGameRow(trx, userId, folded, now);
      for (const award of folded.awards) await addToDay(trx, userId, award);
    }
    const position = { epoch: row.epoch, rev: folded.rev, results: folded.results };
    if (base === undefined || isCurrent(base, row)) return position;
    const dailyActivities = await latestActivity(trx, userId);
    return { ...position, document: storedDocument({ ...folded.document, dailyActivities }) };
  });
}

function isCurrent(base: Position, row: Position): boolean {
  return base.epoch === row.epoch && base.rev === row.rev;
}
