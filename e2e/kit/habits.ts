import { questDraft, stampOf } from './command-drafts.ts';
import type { CommandDraft } from './hunter.ts';

type Terms = {
  readonly schedule?: { readonly per: string; readonly [more: string]: unknown };
  readonly goal?: Readonly<Record<string, unknown>>;
  readonly section?: string;
  readonly cue?: string;
};

const EVERY_DAY = { per: 'day' };

/** A quest with a schedule, a goal or a section, on the board since some days ago. */
export function habitDraft(
  questId: string,
  title: string,
  { schedule = EVERY_DAY, ...terms }: Terms = {},
  { daysAgo = 0, ...quest }: Readonly<Record<string, unknown>> & { daysAgo?: number } = {},
): CommandDraft {
  const isDaily = schedule.per === 'day';
  const frequency = isDaily ? 'daily' : 'weekly';
  const plan = { title, frequency, renewal: 'dawn', schedule, ...terms, ...quest };
  return { ...questDraft(questId, plan), v: 2, ...stampOf(daysAgo) };
}

export function atLeast(target: number, unit: string) {
  return { kind: 'atLeast', target: target * 100, unit };
}

export function atMost(target: number, unit: string) {
  return { kind: 'atMost', target: target * 100, unit };
}

/** Weekdays as a mask, counted from today: 0 is today's. */
export function weekdays(...fromToday: readonly number[]): number {
  // biome-ignore lint/plugin: the weekday of the stories' own day
  const today = new Date(`${stampOf(0).day}T00:00:00Z`).getUTCDay();
  return fromToday.reduce((mask, offset) => mask | (1 << ((today + offset + 7) % 7)), 0);
}

export function amountDraft(
  questId: string,
  units: number,
  id = `amount-${questId}`,
): CommandDraft {
  return { kind: 'quest.amount', key: `amt:${id}`, id, questId, n: units * 100 };
}

/** Days of clears that were brought along: they pay nothing, and make a run. */
export function pastDraft(questId: string, daysAgo: readonly number[]): CommandDraft {
  const id = `past-${questId}`;
  const days = daysAgo.map((ago) => stampOf(ago).day);
  return { kind: 'quest.past', key: `past:${id}`, id, questId, days };
}

export function restToday(questId: string): CommandDraft {
  const { day } = stampOf(0);
  const id = `rest-${questId}`;
  return {
    kind: 'hunter.rest',
    key: `set:${id}`,
    id,
    questId,
    from: day,
    to: day,
    isResting: true,
  };
}
