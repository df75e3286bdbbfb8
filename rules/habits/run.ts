import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Habit } from './calendar.ts';
import { type JudgedSlot, judgedSlots } from './slots.ts';

export type Run = { readonly run: number; readonly best: number; readonly shields: number };

const MAX_SHIELDS = 2;

/** How many met slots earn a shield. */
function priceOf({ schedule }: JudgedSlot): number {
  return schedule.per === 'day' ? 7 : 4;
}

/** Changed in place from slot to slot: a board of many years is some millions of slots. */
type Counted = { run: number; best: number; shields: number; count: number };

/** `count`: slots met since the last shield was earned or the run broke. */
const nothingYet = (): Counted => ({ run: 0, best: 0, shields: 0, count: 0 });

function countMet(counted: Counted, slot: JudgedSlot): void {
  counted.run += 1;
  counted.best = Math.max(counted.best, counted.run);
  // While two are held nothing is counted: else a rest day could cost a shield later.
  if (counted.shields >= MAX_SHIELDS) return;
  counted.count += 1;
  if (counted.count < priceOf(slot)) return;
  counted.shields += 1;
  counted.count = 0;
}

function countMissed(counted: Counted): void {
  if (counted.shields > 0) {
    counted.shields -= 1;
    return;
  }
  counted.run = 0;
  counted.count = 0;
}

function countSlot(counted: Counted, slot: JudgedSlot): void {
  if (slot.state === 'met') countMet(counted, slot);
  else if (slot.state === 'missed') countMissed(counted);
}

const known = new WeakMap<readonly JudgedSlot[], Run>();

/** @internal The run of a quest: its slots met one after another, where a shield holds it over one that was missed. */
export function runOf(slots: readonly JudgedSlot[]): Run {
  const before = known.get(slots);
  if (before) return before;
  const counted = nothingYet();
  for (const slot of slots) countSlot(counted, slot);
  const { run, best, shields } = counted;
  known.set(slots, { run, best, shields });
  return { run, best, shields };
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
  const counted = nothingYet();
  return slots.map((slot) => {
    const before = { ...counted };
    countSlot(counted, slot);
    const { run, best, shields } = counted;
    const change = changeOf(before, counted);
    return { slot, run, best, shields, ...(change && { change }) };
  });
}

function changeOf(before: Run, after: Run): RunStep['change'] {
  if (after.shields > before.shields) return 'earned';
  if (after.shields < before.shields) return 'spent';
  return after.run < before.run ? 'broken' : undefined;
}
