import type { Kysely } from 'kysely';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { isPossibleDay } from '#rules/commands/correct-stamp.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { latestActivity } from '#server/documents/activity.ts';
import { lockGameRow } from '#server/documents/game-row.ts';
import { openedDocumentsOf } from '#server/documents/opened-documents.ts';
import { ActRefused } from './act-refused.ts';

/** A hunter's document, and the day it is for them. */
export type OpenedHunter = Position & {
  readonly document: GameDocument;
  readonly today: LocalDate;
  readonly utcOffsetMinutes: number;
};

export type HunterSource = { readonly database: Database; readonly clock: Clock };

/**
 * Opens the document of a user. Which day it is for them is said by the caller or, if it says nothing,
 * by this server's clock in the zone of the device that was used last, with the hunter's hour of dawn.
 */
export async function openHunter(
  { database, clock }: HunterSource,
  userId: string,
  saidDay: LocalDate | undefined,
): Promise<OpenedHunter> {
  const { db, engine } = database;
  const nowMs = clock.nowMs();
  if (saidDay !== undefined && !isPossibleDay(saidDay, nowMs)) throw new ActRefused('not-today');
  const now = new Date(nowMs).toISOString();
  const opened = openedDocumentsOf(db);
  return db.transaction().execute(async (trx) => {
    const row = await lockGameRow(trx, { engine, userId, now, opened });
    const dailyActivities = await latestActivity(trx, userId);
    const document = { ...row.document, dailyActivities };
    const utcOffsetMinutes = await latestOffset(trx, userId);
    const today = saidDay ?? hunterDay(document, nowMs, utcOffsetMinutes);
    return { epoch: row.epoch, rev: row.rev, document, today, utcOffsetMinutes };
  });
}

/** The zone of the device that was used last; Greenwich for somebody who has used none. */
async function latestOffset(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('game_commands')
    .select('body')
    .where('user_id', '=', userId)
    .where('device_id', 'not like', 'api.%')
    .where('device_id', 'not like', 'assistant.%')
    .where('device_id', '<>', 'server')
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { utcOffsetMinutes = 0 }: { utcOffsetMinutes?: number } =
    row === undefined ? {} : JSON.parse(row.body);
  return utcOffsetMinutes;
}
