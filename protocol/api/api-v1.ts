import * as v from 'valibot';
import { cue, schedule, section, unit } from '#protocol/documents/habit-schema.ts';
import {
  category,
  description,
  difficulty,
  frequency,
  title,
  xpReward,
} from '#protocol/documents/quest-schema.ts';
import { count, localDate } from '#protocol/scalars.ts';
import { line, prose } from '#protocol/text.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { MAX_AMOUNT, MAX_NOTE_LENGTH, MAX_TARGET } from '#rules/habits/bounds.ts';
import { STATS } from '#rules/hunter/hunter.ts';
import { MAX_SUBTASKS } from '#rules/quest/quest.ts';

// What the API v1 takes. Amounts and targets are in whole units here, in hundredths in commands.

/** Hundredths of a unit. */
export const UNIT = 100;

function said<Schema extends v.GenericSchema>(schema: Schema, words: string) {
  return v.pipe(schema, v.description(words));
}

const day = v.exactOptional(localDate);

const target = v.pipe(
  v.number(),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(MAX_TARGET / UNIT, `must be at most ${MAX_TARGET / UNIT}`),
);

export const newQuest = v.strictObject({
  title,
  description: v.exactOptional(description),
  category: v.exactOptional(category),
  frequency: v.exactOptional(frequency),
  difficulty: v.exactOptional(difficulty),
  xpReward: v.exactOptional(xpReward),
  steps: v.exactOptional(v.pipe(v.array(title), v.maxLength(MAX_SUBTASKS))),
  schedule: v.exactOptional(schedule),
  goal: v.exactOptional(
    v.pipe(
      v.strictObject({ kind: v.picklist(['atLeast', 'atMost']), target, unit }),
      v.check(
        (goal) => goal.kind === 'atMost' || goal.target * UNIT >= 1,
        'must ask for something',
      ),
    ),
  ),
  section: v.exactOptional(section),
  cue: v.exactOptional(cue),
});
export type NewQuest = v.InferOutput<typeof newQuest>;

export const dayBody = v.optional(v.nullable(v.strictObject({ day })), {});

export const amount = v.pipe(
  v.number(),
  v.minValue(-MAX_AMOUNT / UNIT, `must be at least ${-MAX_AMOUNT / UNIT}`),
  v.maxValue(MAX_AMOUNT / UNIT, `must be at most ${MAX_AMOUNT / UNIT}`),
  v.check((number) => Math.round(number * UNIT) !== 0, 'must not be 0'),
);
export const amountBody = v.strictObject({
  amount: said(amount, 'In the unit of the quest, to two decimals. A negative one corrects.'),
  day,
});

export const noteText = prose(MAX_NOTE_LENGTH);

export const commandsBody = v.strictObject({
  commands: v.pipe(
    v.array(
      said(
        v.unknown(),
        'A command as docs/sync.md has it: kind, v, key, at, day, utcOffsetMinutes and the fields of its kind.',
      ),
    ),
    v.minLength(1, 'must hold a command'),
    v.maxLength(MAX_PUSHED_COMMANDS),
  ),
});

export const dayQuery = v.strictObject({ day });
export const questsQuery = v.strictObject({
  day,
  search: v.exactOptional(line(200)),
  archived: v.exactOptional(
    said(v.picklist(['true', 'false']), 'true: the quests that were put away.'),
  ),
});
export const historyQuery = v.strictObject({
  from: v.exactOptional(localDate),
  to: v.exactOptional(localDate),
});

// What it answers.

export const questReply = v.strictObject({
  id: said(v.string(), 'Stays the same when the quest is renewed.'),
  title: v.string(),
  description: v.string(),
  category,
  frequency,
  difficulty,
  xpReward: count,
  streak: said(count, 'How often it was cleared.'),
  state: said(
    v.picklist(['open', 'cleared', 'cleared-earlier', 'later', 'resting', 'archived']),
    'On the day of the reply. cleared-earlier: done before and not asked for today.',
  ),
  steps: v.array(v.strictObject({ id: v.string(), title: v.string(), isDone: v.boolean() })),
  goal: v.nullable(
    v.strictObject({
      kind: v.picklist(['atLeast', 'atMost']),
      target: v.number(),
      unit: v.string(),
      progress: v.number(),
      isKept: v.boolean(),
    }),
  ),
  section: v.nullable(v.string()),
  cue: v.nullable(v.string()),
});
export type QuestReply = v.InferOutput<typeof questReply>;

export const todayReply = v.strictObject({
  day: v.string(),
  cleared: said(count, 'Cleared on this day, of what was due.'),
  due: count,
  isAllDone: v.boolean(),
  quests: v.array(questReply),
});

export const questsReply = v.strictObject({ day: v.string(), quests: v.array(questReply) });

const stats = Object.fromEntries(STATS.map((stat) => [stat, count]));
export const summaryReply = v.strictObject({
  day: v.string(),
  name: v.string(),
  rank: v.string(),
  level: count,
  xp: count,
  xpToNext: count,
  lifetimeXp: count,
  stats: v.strictObject(stats),
  loginStreak: count,
  maxStreak: said(count, 'The highest streak on the board.'),
  cleared: count,
  due: count,
});

const clearReply = v.strictObject({
  day: v.string(),
  at: v.string(),
  questId: v.string(),
  title: v.string(),
  xp: count,
});
export const historyReply = v.strictObject({
  from: v.string(),
  to: v.string(),
  days: v.array(
    v.strictObject({
      date: v.string(),
      questsCompleted: count,
      pomodorosCompleted: count,
      xpEarned: count,
      hasLogin: v.boolean(),
    }),
  ),
  clears: said(v.array(clearReply), 'The newest 500 of these days, newest first.'),
});
export type ClearReply = v.InferOutput<typeof clearReply>;

export const actReply = v.strictObject({
  status: said(
    v.picklist(['done', 'already']),
    'already: it was done before, by this request or another; nothing changed.',
  ),
  cleared: said(v.boolean(), 'Whether this request completed the quest.'),
  xp: said(count, 'What this request was paid.'),
  quest: said(v.nullable(questReply), 'The quest as it now stands; null once it is removed.'),
});
export type ActReply = v.InferOutput<typeof actReply>;

export const commandsReply = v.strictObject({
  epoch: v.string(),
  rev: count,
  results: v.array(
    v.strictObject({
      sent: v.string(),
      stored: v.exactOptional(v.string()),
      status: v.picklist(['applied', 'noop', 'duplicate', 'refused', 'unknown']),
      reason: v.exactOptional(v.string()),
    }),
  ),
});

export const errorReply = v.strictObject({
  code: v.string(),
  message: v.string(),
  requestId: v.string(),
});
