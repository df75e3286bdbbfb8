import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TODAY } from '#rules/testing/builders.ts';
import { createBreather } from '../breather.ts';
import { UnreadableFile } from './foreign-habit.ts';
import { habiticaSchedule } from './habitica-schedule.ts';
import { readForeign } from './read-foreign.ts';

const TEXT = readFileSync(join(import.meta.dirname, 'testing/habitica-user-data.json'), 'utf8');
const READING = { today: TODAY, weekStart: 'monday' } as const;

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const content = await readForeign({ name: 'h.json', bytes }, READING, createBreather());
  if (content.kind !== 'habits') throw new Error('a table');
  return content.file;
}

test('[IM1] [IM3] dailies come with weekdays, steps, section, difficulty, and the days of their own zone and day start', async () => {
  const { habits } = await read(TEXT);
  const [stretch, plants] = habits;
  expect(stretch).toMatchObject({
    title: 'Stretch',
    description: 'Before coffee\n\nTags: Home',
    difficulty: 'intermediate',
    section: 'Health',
    schedule: { per: 'day', on: 0b0101010 },
    steps: [
      { title: 'Neck', isDone: false },
      { title: 'Back', isDone: false },
    ],
  });
  // 01:30 UTC is 03:30 there, and a day begins at 4: it still was the 4th.
  expect([...(stretch?.marks.keys() ?? [])]).toEqual(['2026-11-02', '2026-11-04']);
  expect(plants).toMatchObject({ schedule: { per: 'span', days: 3, from: '2026-11-01' } });
  // Old entries do not say whether it was done: the value rose or fell.
  expect([...(plants?.marks.keys() ?? [])]).toEqual(['2026-11-01', '2026-11-04']);
});

test('[IM1] [IM3] habits are counted, one with only a minus is a limit, and what is left out is said', async () => {
  const { habits, leftOut } = await read(TEXT);
  const [, , pushUps, smoke] = habits;
  expect(pushUps).toMatchObject({
    difficulty: 'elite',
    goal: { kind: 'atLeast', target: 100, unit: 'times' },
    remarks: ['Minus, 1 time: left out'],
  });
  expect([...(pushUps?.marks ?? [])]).toEqual([
    ['2026-11-10', { isDone: true, amount: 300 }],
    ['2026-11-12', { isDone: true, amount: 200 }],
  ]);
  expect(smoke).toMatchObject({
    goal: { kind: 'atMost', target: 0, unit: 'times' },
    schedule: { per: 'week', times: 1, starts: 'monday' },
  });
  expect([...(smoke?.marks ?? [])]).toEqual([['2026-11-10', { isDone: false, amount: 200 }]]);
  expect(leftOut).toEqual([
    '1 reward: Duskgate has nothing to buy',
    '1 task of a challenge or a group',
    'Gold, gems, items and pets: nothing here is like them',
  ]);
});

test('[IM1] [IM3] an open to-do is a milestone with its ticked steps, a finished one goes to the archive with its day', async () => {
  const { habits } = await read(TEXT);
  const [taxes, call] = habits.slice(4);
  expect(taxes).toMatchObject({
    description: 'Due 2026-12-01',
    section: 'Home',
    steps: [
      { title: 'Receipts', isDone: true },
      { title: 'Form', isDone: false },
    ],
  });
  expect(taxes?.schedule).toBeUndefined();
  expect(call).toMatchObject({ isArchived: true });
  expect([...(call?.marks ?? [])]).toEqual([['2026-09-03', { isDone: true }]]);
});

test.each([
  [{ frequency: 'daily', everyX: 1 }, { per: 'day' }],
  [
    { frequency: 'daily', everyX: 400 },
    { per: 'span', days: 90, from: TODAY },
  ],
  [
    { frequency: 'weekly', everyX: 2, repeat: { t: true } },
    { per: 'span', days: 14, from: TODAY },
  ],
  [
    { frequency: 'weekly', everyX: 1, repeat: { su: true, s: true } },
    { per: 'day', on: 65 },
  ],
  [{ frequency: 'weekly', everyX: 1, repeat: {} }, undefined],
  [
    { frequency: 'monthly', everyX: 1, daysOfMonth: [3, 17] },
    { per: 'month', times: 2 },
  ],
  [
    { frequency: 'monthly', everyX: 3 },
    { per: 'span', days: 90, from: TODAY },
  ],
  [{ frequency: 'yearly', everyX: 1 }, undefined],
  [{ everyX: 0 }, undefined],
  [{ everyX: 'x', frequency: 7 }, { per: 'day' }],
])('[IM3] %j of Habitica is the nearest schedule, or none', (task, schedule) => {
  expect(habiticaSchedule(task, TODAY).schedule).toEqual(schedule);
});

test.each([
  ['{"tasks":{"habits":[],"dailys":[]}}', 'holds no tasks'],
  ['{"habits":[{"name":"Run","frequency":"FREQ=DAILY","completions":[]}]}', 'HabitTrove'],
  ['{"habits":[{"name":"Run","records":[]}]}', 'Beaver Habits'],
  ['{"timestamp":1,"crossModelVersion":4,"data":{}}', 'Super Productivity'],
  ['{"data":{"taskRepeatCfg":{}}}', 'Super Productivity'],
  ['[1, 2]', 'no file of a tracker that it reads'],
  ['{"tasks":', 'This file is broken'],
  ['   ', 'This file is empty'],
  ['', 'This file is empty'],
  ['<html><body>Sign in</body></html>', 'web page'],
])('[IM5] %s is told apart', async (text, words) => {
  await expect(read(text)).rejects.toThrow(words);
});

test('[IM5] whatever the fields of Habitica hold, its file is read or refused in words', async () => {
  const task = fc.record(
    Object.fromEntries(
      [
        '_id',
        'text',
        'notes',
        'tags',
        'checklist',
        'history',
        'everyX',
        'repeat',
        'frequency',
        'priority',
        'date',
      ].map((name) => [name, fc.jsonValue({ maxDepth: 2 })]),
    ),
    { requiredKeys: [] },
  );
  const file = fc.record({
    tasks: fc.record({ dailys: fc.array(task), habits: fc.array(task), todos: fc.array(task) }),
    tags: fc.jsonValue(),
    preferences: fc.jsonValue(),
  });
  await fc.assert(
    fc.asyncProperty(file, async (content) => {
      await read(JSON.stringify(content)).catch((error) =>
        expect(error).toBeInstanceOf(UnreadableFile),
      );
    }),
    { numRuns: 60 },
  );
});
