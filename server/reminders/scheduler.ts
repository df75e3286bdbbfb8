import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Limits } from '#server/startup/limits.ts';
import { type Claimed, deliver, type SendToDevice } from './deliver.ts';
import { duePlans, lookAgain, type ReminderPlan } from './plans.ts';
import { sweep } from './said.ts';
import { putOff, takeDue } from './take-due.ts';

type SchedulerParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'reminderTickMs' | 'remindersAtOnce'>;
  readonly send: SendToDevice;
  readonly log: (event: 'reminders-lost' | 'reminders-late', count: number) => void;
  readonly onFault: (cause: unknown) => void;
};

const PLANS_AT_ONCE = 200;
const SWEEP_EVERY_MS = 60_000;
/** A clock that is set back by less does not matter: what was said stays said. */
const SET_BACK_MS = 60_000;

export type Scheduler = {
  /** Sends what is due now; resolves when all of it has been sent. */
  readonly tick: () => Promise<void>;
  readonly start: () => void;
  /** Stops claiming, and resolves when what was claimed has been sent. */
  readonly stop: () => Promise<void>;
};

/**
 * Reminds users. Any number of servers may run one: a reminder is claimed by a row that only one of
 * them can insert, then sent, so that it is sent at most once whatever ends in between.
 */
export function createScheduler(parts: SchedulerParts): Scheduler {
  const { database, clock, limits, send, log, onFault } = parts;
  const { db } = database;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let running = Promise.resolve();
  let lastMs: number | undefined;
  let sweptMs = -SWEEP_EVERY_MS;

  /** Whether it was this server that took it. */
  async function take(plan: ReminderPlan, nowMs: number): Promise<boolean> {
    while (underWay.size >= limits.remindersAtOnce) await Promise.race(underWay);
    try {
      const taken = await takeDue(database, plan, nowMs);
      if (taken === undefined) return false;
      if (taken.lateCount > 0) log('reminders-late', taken.lateCount);
      if (taken.reminders.length > 0) startDelivery(taken);
      return true;
    } catch (cause) {
      onFault(cause);
      await putOff(database, plan, nowMs);
      return false;
    }
  }

  function startDelivery(claimed: Claimed): void {
    const done = deliver({ db, clock, send }, claimed)
      .catch(onFault)
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  /** Whether anything was due that no other server took. */
  async function sendSome(): Promise<boolean> {
    const nowMs = clock.nowMs();
    let isAny = false;
    const plans = await duePlans(db, nowMs, PLANS_AT_ONCE);
    // In no order, so that two servers seldom look at the same one.
    for (const plan of plans.toSorted(() => Math.random() - 0.5)) {
      if (stopping.signal.aborted) return false;
      if (await take(plan, nowMs)) isAny = true;
    }
    return isAny;
  }

  async function tick(): Promise<void> {
    const nowMs = clock.nowMs();
    if (lastMs === undefined || nowMs < lastMs - SET_BACK_MS) await lookAgain(db, nowMs);
    lastMs = nowMs;
    if (Math.abs(nowMs - sweptMs) >= SWEEP_EVERY_MS) {
      sweptMs = nowMs;
      const lost = await sweep(db, nowMs);
      if (lost > 0) log('reminders-lost', lost);
    }
    while (await sendSome());
    await Promise.all(underWay);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await tick().catch(onFault);
      await wait(limits.reminderTickMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    tick,
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}
