import type { ClearReply } from '#protocol/api/api-v1.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandOf } from '#rules/commands/command.ts';
import { MAX_LATE_DAYS } from '#rules/commands/finish-quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { Database } from '#server/database/database.ts';
import { activityBetween } from '#server/documents/activity.ts';

const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;
const MAX_CLEARS = 500;

type AskedDays = { readonly from?: LocalDate; readonly to?: LocalDate };

/** The days of a hunter, oldest first, at most a year of them, and what was cleared on them. */
export async function historyView(
  { db }: Pick<Database, 'db'>,
  userId: string,
  today: LocalDate,
  asked: AskedDays,
) {
  const { to = today } = asked;
  const { from = addDays(to, 1 - DEFAULT_DAYS) } = asked;
  const earliest = addDays(to, 1 - MAX_DAYS);
  const isTooLong = from < earliest;
  const first = isTooLong ? earliest : from;
  const days = await activityBetween(db, userId, first, to);
  const clears = await clearsBetween({ db }, userId, first, to);
  return { from: first, to, days: days.map(({ uid: _own, ...day }) => day), clears };
}

async function clearsBetween(
  { db }: Pick<Database, 'db'>,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<ClearReply[]> {
  const rows = await db
    .selectFrom('game_commands')
    .select(['body', 'xp'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'quest.done')
    .where('xp', '>', 0)
    .where('day', '>=', from)
    .where('day', '<=', addDays(to, MAX_LATE_DAYS)) // recorded later than the day it counts on
    .orderBy('rev', 'desc')
    .limit(MAX_CLEARS)
    .execute();
  return rows.flatMap(({ body, xp }) => {
    const { questId, title, at, day, forDay = day }: CommandOf<'quest.done'> = JSON.parse(body);
    if (forDay < from || forDay > to) return [];
    return [{ day: forDay, at, questId: rootOf(questId), title, xp }];
  });
}
