import type { Award } from '#rules/commands/award.ts';
import type { Trx } from '#server/database/database.ts';

type Day = {
  readonly quests: number;
  readonly pomodoros: number;
  readonly xp: number;
  readonly hasLogin: boolean;
};

/** What a log awarded on each day. */
export class AwardedDays {
  readonly days = new Map<string, Day>();

  add({ day, gain }: Award): void {
    const before = this.days.get(day);
    this.days.set(day, {
      quests: (before?.quests ?? 0) + (gain.quests ?? 0),
      pomodoros: (before?.pomodoros ?? 0) + (gain.pomodoros ?? 0),
      xp: (before?.xp ?? 0) + (gain.xp ?? 0),
      hasLogin: (before?.hasLogin ?? false) || gain.hasLogin === true,
    });
  }
}

/** The days whose row is not the sum of what the log awarded on them, oldest first. */
export async function auditDays(
  trx: Trx,
  userId: string,
  { days: awarded }: AwardedDays,
): Promise<readonly string[]> {
  const kept = await keptDays(trx, userId);
  return [...new Set([...awarded.keys(), ...kept.keys()])].sort().flatMap((day) => {
    const [stands, adds] = [said(kept.get(day)), said(awarded.get(day))];
    return stands === adds ? [] : [`the day ${day} has ${stands}, its log ${adds}`];
  });
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
