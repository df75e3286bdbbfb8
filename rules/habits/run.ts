import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Habit } from './calendar.ts';
import { type JudgedSlot, judgedSlots } from './slots.ts';

export type Run = { readonly run: number; readonly best: number; readonly shields: number };

const MAX_SHIELDS = 2;

/** How many met slots earn a shield. */
function priceOf({ schedule }: JudgedSlot): number {
  return schedule.per === 'day' ? 7 : 4;
}

type Counted = Run & {
  /** Slots met since the last shield was earned or the run broke. */
  readonly count: number;
};

const NOTHING_RUN: Counted = { run: 0, best: 0, shields: 0, count: 0 };

function afterMet({ run, best, shields, count }: Counted, slot: JudgedSlot): Counted {
  const longer = { run: run + 1, best: Math.max(best, run + 1) };
  // While two are held nothing is counted: else a rest day could cost a shield later.
  if (shields >= MAX_SHIELDS) return { ...longer, shields, count };
  const isEarned = count + 1 >= priceOf(slot);
  return { ...longer, shields: shields + (isEarned ? 1 : 0), count: isEarned ? 0 : count + 1 };
}

function afterMissed(counted: Counted): Counted {
  const { best, shields } = counted;
  return shields > 0 ? { ...counted, shields: shields - 1 } : { ...NOTHING_RUN, best };
}

function afterSlot(counted: Counted, slot: JudgedSlot): Counted {
  if (slot.state === 'met') return afterMet(counted, slot);
  return slot.state === 'missed' ? afterMissed(counted) : counted;
}

const known = new WeakMap<readonly JudgedSlot[], Run>();

/** The run of a quest: its slots met one after another, where a shield holds it over one that was missed. */
export function runOf(slots: readonly JudgedSlot[]): Run {
  const before = known.get(slots);
  if (before) return before;
  const { count: _inside, ...run } = slots.reduce(afterSlot, NOTHING_RUN);
  known.set(slots, run);
  return run;
}

export function runOn(habit: Habit, today: LocalDate): Run {
  return runOf(judgedSlots(habit, dayNumber(today)));
}

export type RunStep = Run & {
  readonly slot: JudgedSlot;
  /** What the slot did to the shields, or to a run without one. */
  readonly change?: 'earned' | 'spent' | 'broken';
};

/** Why the run is what it is: each slot with the run and the shields after it, oldest first. */
export function runSteps(slots: readonly JudgedSlot[]): readonly RunStep[] {
  let counted = NOTHING_RUN;
  return slots.map((slot) => {
    const before = counted;
    counted = afterSlot(before, slot);
    const { count: _inside, ...run } = counted;
    const change = changeOf(before, counted);
    return { slot, ...run, ...(change && { change }) };
  });
}

function changeOf(before: Run, after: Run): RunStep['change'] {
  if (after.shields > before.shields) return 'earned';
  if (after.shields < before.shields) return 'spent';
  return after.run < before.run ? 'broken' : undefined;
}
