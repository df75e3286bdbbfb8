import type { Award } from '#rules/document/award.ts';
import type { Trx } from '#server/database/database.ts';

type Day = {
  readonly quests: number;
  readonly pomodoros: number;
  readonly xp: number;
  readonly hasLogin: boolean;
};

/** The days whose row is not the sum of what the log awarded on them, oldest first. */
export async function auditDays(
  trx: Trx,
  userId: string,
  awards: readonly Award[],
): Promise<readonly string[]> {
  const awarded = sumByDay(awards);
  const kept = await keptDays(trx, userId);
  return [...new Set([...awarded.keys(), ...kept.keys()])].sort().flatMap((day) => {
    const [stands, adds] = [said(kept.get(day)), said(awarded.get(day))];
    return stands === adds ? [] : [`the day ${day} has ${stands}, its log ${adds}`];
  });
}

function sumByDay(awards: readonly Award[]): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  for (const { day, gain } of awards) {
    const before = days.get(day);
    days.set(day, {
      quests: (before?.quests ?? 0) + (gain.quests ?? 0),
      pomodoros: (before?.pomodoros ?? 0) + (gain.pomodoros ?? 0),
      xp: (before?.xp ?? 0) + (gain.xp ?? 0),
      hasLogin: (before?.hasLogin ?? false) || gain.hasLogin === true,
    });
  }
  return days;
}

async function keptDays(trx: Trx, userId: string): Promise<ReadonlyMap<string, Day>> {
  const rows = await trx
    .selectFrom('daily_activities')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.day,
      {
        quests: row.quests_completed,
        pomodoros: row.pomodoros_completed,
        xp: row.xp_earned,
        hasLogin: row.has_login === 1,
      },
    ]),
  );
}

function said(day: Day | undefined): string {
  if (day === undefined) return 'nothing';
  const login = day.hasLogin ? 'a login' : 'no login';
  return `${day.quests} quests, ${day.pomodoros} pomodoros, ${day.xp} XP and ${login}`;
}
