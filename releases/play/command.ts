import { addDays, type LocalDate, weekday } from '#rules/activity/local-date.ts';

/*
 * Commands as release 0.1.0 sent them, written out here and not taken from rules/: what an old device
 * has sent does not change when the present code does.
 */

const DAY_MS = 86_400_000;
const FIRST_DAY = '2025-01-01' as LocalDate; // written as one
const FIRST_DAY_MS = Date.parse(FIRST_DAY);

export const DAYS_OF_YEAR = 365;

export type Action = Readonly<Record<string, unknown>> & { readonly kind: string };
export type Moment = {
  readonly at: string;
  readonly day: string;
  readonly utcOffsetMinutes: number;
};
export type SentCommand = Action & Moment & { readonly key: string; readonly v: 1 };

/** The day with this number, counted from 1 January 2025. */
export function dayText(index: number): LocalDate {
  return addDays(FIRST_DAY, index);
}

/** The number of the Monday or Sunday that begins the week of a day. */
export function weekStartOf(index: number, weekStart: 'monday' | 'sunday'): number {
  return index - ((weekday(dayText(index)) - (weekStart === 'monday' ? 1 : 0) + 7) % 7);
}

/** A local time on a day; past 24:00 it is after midnight and still that player's day. */
export function moment(index: number, localMinute: number, utcOffsetMinutes = 0): Moment {
  const atMs = FIRST_DAY_MS + index * DAY_MS + (localMinute - utcOffsetMinutes) * 60_000;
  return { at: new Date(atMs).toISOString(), day: dayText(index), utcOffsetMinutes };
}

export function minutesBefore({ at }: Moment, minutes: number): string {
  return new Date(Date.parse(at) - minutes * 60_000).toISOString();
}

/** Which part of an action makes its key, by kind. */
const KEY_PARTS: Readonly<Record<string, readonly [prefix: string, ...fields: string[]]>> = {
  'quest.add': ['add', 'questId'],
  'quest.done': ['done', 'questId'],
  'quest.remove': ['del', 'questId'],
  'quest.subtask': ['sub', 'questId', 'subtaskId'],
  'quest.edit': ['set', 'id'],
  'quest.ask': ['ask', 'id'],
  'raid.session': ['session', 'sessionId'],
  'raid.focus': ['focus', 'blockId'],
  'hunter.login': ['login', 'day'],
  'hunter.onboard': ['onboard'],
  'hunter.rename': ['set', 'id'],
  'hunter.roles': ['set', 'id'],
  'hunter.fitness': ['set', 'id'],
  'hunter.settings': ['set', 'id'],
};

export function command(action: Action, at: Moment): SentCommand {
  const stamped: Action & Moment = { ...action, ...at };
  const [prefix, ...fields] = KEY_PARTS[action.kind] ?? [action.kind];
  return { ...stamped, key: [prefix, ...fields.map((field) => stamped[field])].join(':'), v: 1 };
}

export type Plan = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly frequency: 'daily' | 'weekly' | 'milestone';
  readonly difficulty: 'basic' | 'intermediate' | 'elite';
  readonly tier: 1 | 2 | 3;
  readonly xpReward: number;
  readonly isCustom: boolean;
  readonly subtasks?: readonly { readonly id: string; readonly title: string }[];
  readonly estimatedPomodoros?: number;
  readonly renewal?: 'ask' | 'dawn' | 'never';
};

export function plan(stated: Partial<Plan> & Pick<Plan, 'title'>): Plan {
  return {
    description: '',
    category: 'Personal',
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    xpReward: 25,
    isCustom: true,
    ...stated,
  };
}

export function adding(questId: string, quest: Plan, rank?: number): Action {
  return { kind: 'quest.add', questId, quest, ...(rank !== undefined && { rank }) };
}

export function finishing(questId: string, quest: Plan, streak: number, more = {}): Action {
  const { title, category, xpReward, frequency, difficulty, tier } = quest;
  const completion = { title, category, xpReward, frequency, difficulty, tier, streak };
  return { kind: 'quest.done', questId, ...completion, openSubtaskCount: 0, ...more };
}
