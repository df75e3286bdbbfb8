import { nextLook, remindersBetween, TOO_LATE_MS } from '#rules/reminders/reminders.ts';
import type { Database } from '#server/database/database.ts';
import type { Claimed } from './deliver.ts';
import { boardFor, movePlan, type ReminderPlan } from './plans.ts';
import { claim, count } from './said.ts';

/** After a long sleep no more than this is counted as late. */
const LOOKED_BACK_MS = 48 * 3_600_000;
const PUT_OFF_MS = 3_600_000;

type TakenReminders = Claimed & {
  /** Due for more than an hour: counted, and not said. */
  readonly lateCount: number;
};

/** Claims what is due of one plan; none where a push or another server has changed it meanwhile. */
export async function takeDue(
  { db }: Pick<Database, 'db'>,
  plan: ReminderPlan,
  nowMs: number,
): Promise<TakenReminders | undefined> {
  const { userId, zone } = plan;
  const { document, rev } = await boardFor(db, userId);
  const reminded = { document, zone };
  const sinceMs = Math.max(Date.parse(plan.nextAt), nowMs - LOOKED_BACK_MS);
  const due = remindersBetween(reminded, sinceMs, nowMs);
  const wanted = due.filter(({ atMs }) => nowMs - atMs <= TOO_LATE_MS);
  const looked = { nextMs: nextLook(reminded, nowMs + 1), nowMs, rev };
  const reminders = await db.transaction().execute(async (trx) => {
    if (!(await movePlan(trx, plan, looked))) return undefined;
    return claim(trx, userId, wanted, nowMs);
  });
  if (reminders === undefined) return undefined;
  const lateCount = due.length - wanted.length;
  await count(db, 'late', lateCount);
  return { userId, reminded, reminders, lateCount };
}

/** A board that cannot be read must not be in the way of others: it is looked at again in an hour. */
export async function putOff(
  { db }: Pick<Database, 'db'>,
  plan: ReminderPlan,
  nowMs: number,
): Promise<void> {
  const looked = { nextMs: nowMs + PUT_OFF_MS, nowMs, rev: plan.rev };
  await db.transaction().execute((trx) => movePlan(trx, plan, looked));
}
