import type { Kysely } from 'kysely';
import type { HistoryEntry } from '#protocol/replies/sync-messages.ts';
import { type DailyActivity, KEPT_DAYS } from '#rules/activity/daily-activity.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { Award } from '#rules/commands/award.ts';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

/** Adds the gains of a command to the row of its day. */
export async function addToDay(trx: Trx, userId: string, { day, gain }: Award): Promise<void> {
  const added = {
    quests_completed: gain.quests ?? 0,
    pomodoros_completed: gain.pomodoros ?? 0,
    xp_earned: gain.xp ?? 0,
    has_login: gain.hasLogin ? 1 : 0,
  };
  await trx
    .insertInto('daily_activities')
    .values({ user_id: userId, day, ...added })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet(({ eb, ref }) => ({
        quests_completed: eb(ref('daily_activities.quests_completed'), '+', added.quests_completed),
        pomodoros_completed: eb(
          ref('daily_activities.pomodoros_completed'),
          '+',
          added.pomodoros_completed,
        ),
        xp_earned: eb(ref('daily_activities.xp_earned'), '+', added.xp_earned),
        ...(gain.hasLogin && { has_login: 1 }),
      })),
    )
    .execute();
}

type ActivityRow = Omit<Tables['daily_activities'], 'user_id'>;

function activityIn(row: ActivityRow): DailyActivity {
  return {
    date: row.day as LocalDate, // written by `addToDay` from a LocalDate
    questsCompleted: row.quests_completed,
    pomodorosCompleted: row.pomodoros_completed,
    xpEarned: row.xp_earned,
    hasLogin: row.has_login === 1,
  };
}

function activitiesOf(db: Kysely<Tables> | Trx, userId: string) {
  return db
    .selectFrom('daily_activities')
    .select(['day', 'quests_completed', 'pomodoros_completed', 'xp_earned', 'has_login'])
    .where('user_id', '=', userId);
}

export async function activityBetween(
  db: Kysely<Tables>,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly HistoryEntry[]> {
  const rows = await activitiesOf(db, userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'asc')
    .execute();
  return rows.map((row) => ({ uid: userId, ...activityIn(row) }));
}

/** The days that a document carries, oldest first. */
export async function latestActivity(db: Trx, userId: string): Promise<readonly DailyActivity[]> {
  const rows = await activitiesOf(db, userId).orderBy('day', 'desc').limit(KEPT_DAYS).execute();
  const activities = rows.map(activityIn);
  const [newest] = activities;
  if (newest === undefined) return [];
  const oldestKept = addDays(newest.date, 1 - KEPT_DAYS);
  return activities.filter(({ date }) => date >= oldestKept).reverse();
}
