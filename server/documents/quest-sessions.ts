import type { Database } from '#server/database/database.ts';

const MAX_LISTED = 200;

/** The contract's questSessions record; `timestamp` is the server's. */
export type QuestSession = {
  readonly uid: string;
  readonly questId: string;
  readonly pomodoroCount: number;
  readonly startedAt: string;
  readonly timestamp: string;
};

export async function latestSessions(
  { db }: Database,
  userId: string,
): Promise<readonly QuestSession[]> {
  const rows = await db
    .selectFrom('quest_sessions')
    .select(['quest_id', 'pomodoro_count', 'started_at', 'recorded_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    uid: userId,
    questId: row.quest_id,
    pomodoroCount: row.pomodoro_count,
    startedAt: row.started_at,
    timestamp: row.recorded_at,
  }));
}
