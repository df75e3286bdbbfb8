import { localDateAt } from '#rules/activity/local-date.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database, Trx } from '#server/database/database.ts';

/** The budget that a question is counted in: generated quests, or turns of chat and advice. */
export type Spending = { readonly userId: string; readonly on: 'quests' | 'turns' };

/**
 * Counts a question before the call, so that many at once cannot pass the limit; a failed one is
 * refunded.
 */
export type Quota = {
  readonly reserve: (
    spending: Spending,
  ) => Promise<{ readonly refund: () => Promise<void> } | undefined>;
};

export type QuotaLimits = {
  readonly mentorQuestsPerDay: number;
  readonly mentorTurnsPerDay: number;
  readonly mentorCallsPerDayTotal: number;
};

class Spent extends Error {}

/** Counts in the database, so that several servers share one budget and a restart forgets nothing. */
export function createDailyQuota({ db }: Database, clock: Clock, limits: QuotaLimits): Quota {
  const mostOf = { quests: limits.mentorQuestsPerDay, turns: limits.mentorTurnsPerDay };

  return {
    reserve: async (spending) => {
      const day = localDateAt(clock.nowMs(), 0, 0);
      try {
        await db.transaction().execute(async (trx) => {
          await forgetOldDays(trx, day);
          await takeOne(trx, day, spending, mostOf[spending.on]);
          await takeOneOfAll(trx, day, limits.mentorCallsPerDayTotal);
        });
      } catch (error) {
        if (error instanceof Spent) return undefined;
        throw error;
      }
      return { refund: () => db.transaction().execute((trx) => giveBack(trx, day, spending)) };
    },
  };
}

async function forgetOldDays(trx: Trx, day: string): Promise<void> {
  await trx.deleteFrom('mentor_usage').where('day', '<', day).execute();
  await trx.deleteFrom('mentor_days').where('day', '<', day).execute();
}

/**
 * Counts one question; the statement itself checks the limit, so that two at once cannot both take
 * the last.
 */
async function takeOne(trx: Trx, day: string, { userId, on }: Spending, most: number) {
  const taken = await trx
    .insertInto('mentor_usage')
    .values({ user_id: userId, day, kind: on, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'kind'])
        .doUpdateSet(({ eb, ref }) => ({ used: eb(ref('mentor_usage.used'), '+', 1) }))
        .where('mentor_usage.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken === undefined || taken.used > most) throw new Spent();
}

async function takeOneOfAll(trx: Trx, day: string, most: number): Promise<void> {
  const taken = await trx
    .insertInto('mentor_days')
    .values({ day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet(({ eb, ref }) => ({ used: eb(ref('mentor_days.used'), '+', 1) }))
        .where('mentor_days.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken === undefined || taken.used > most) throw new Spent();
}

async function giveBack(trx: Trx, day: string, { userId, on }: Spending): Promise<void> {
  await trx
    .updateTable('mentor_usage')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', on)
    .execute();
  await trx
    .updateTable('mentor_days')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('day', '=', day)
    .execute();
}
