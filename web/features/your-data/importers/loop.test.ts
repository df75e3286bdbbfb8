import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { day, TODAY } from '#rules/testing/builders.ts';
import { createBreather } from '../breather.ts';
import type { ForeignFile, ForeignHabit } from './foreign-habit.ts';
import { foreignLoopHabits, type LoopHabit } from './loop-habits.ts';
import { readForeign } from './read-foreign.ts';

const FIXTURES = join(import.meta.dirname, 'testing');
const READING = { today: TODAY, weekStart: 'monday' } as const;
const PLAIN: LoopHabit = {
  name: 'Sit',
  question: '',
  description: '',
  times: 1,
  days: 1,
  isNumber: false,
  unit: '',
  target: 0,
  isAtMost: false,
  isArchived: false,
  entries: [],
};
const folder = mkdtempSync(join(tmpdir(), 'loop-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a folder as Loop packs them. */
function zipOf(name: string, inside = ''): Uint8Array {
  const root = join(FIXTURES, name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return zipSync(
    Object.fromEntries(
      files.map((path) => [
        `${inside}${path.slice(root.length + 1)}`,
        new Uint8Array(readFileSync(path)),
      ]),
    ),
  );
}

function backup(change = ''): Uint8Array {
  const path = join(folder, `${readdirSync(folder).length}.db`);
  const db = new Database(path);
  db.exec(readFileSync(join(FIXTURES, 'loop-backup.sql'), 'utf8'));
  db.exec(change);
  db.close();
  return new Uint8Array(readFileSync(path));
}

async function read(bytes: Uint8Array): Promise<ForeignFile> {
  const content = await readForeign({ name: 'Loop', bytes }, READING, createBreather());
  if (content.kind !== 'habits') throw new Error('a table');
  return content.file;
}

/** Without what only some kinds of file say. */
const shared = (habits: readonly ForeignHabit[]) =>
  habits.map(({ remindAt: _remindAt, ...habit }) => habit);

test('[IM1] [IM2] a CSV export of Loop: schedules, amounts, limits, skips, notes and the archive', async () => {
  const { habits, tracker, leftOut } = await read(zipOf('loop-new'));
  expect({ tracker, leftOut }).toEqual({ tracker: 'loop', leftOut: [] });
  const [meditate, run, coffee, books] = habits;
  expect(meditate).toMatchObject({
    title: 'Meditate',
    description: 'Did you sit today?\n\nTen minutes, eyes closed',
    schedule: { per: 'day' },
  });
  expect([...(meditate?.marks ?? [])]).toEqual([
    ['2026-11-15', { isDone: true }],
    ['2026-11-14', { isDone: false, isSkipped: true, note: 'Ill, in bed' }],
    ['2026-11-12', { isDone: true, note: 'Calm.\nLonger than usual: "20 min"' }],
    ['2025-12-31', { isDone: true }],
    ['2024-02-29', { isDone: true }],
  ]);
  expect(run).toMatchObject({
    schedule: { per: 'week', times: 1, starts: 'monday' },
    goal: { kind: 'atLeast', target: 2_000, unit: 'km' },
  });
  // 3.25 + 12.5 + 7.5 km reach 20 on the Sunday; the week of the 4th had 5.
  expect([...(run?.marks ?? [])]).toEqual([
    ['2026-11-04', { isDone: false, amount: 500 }],
    ['2026-11-10', { isDone: false, amount: 325 }],
    ['2026-11-12', { isDone: false, amount: 1_250, note: 'Along the river' }],
    ['2026-11-15', { isDone: true, amount: 750 }],
  ]);
  expect(coffee).toMatchObject({
    title: 'Café, at most',
    goal: { kind: 'atMost', target: 200, unit: 'cups' },
  });
  expect([...(coffee?.marks ?? [])]).toEqual([
    ['2026-11-13', { isDone: true }],
    ['2026-11-14', { isDone: false, amount: 300 }],
    ['2026-11-15', { isDone: true, amount: 200 }],
  ]);
  expect(books).toMatchObject({
    title: '読書',
    schedule: { per: 'week', times: 3, starts: 'monday' },
    isArchived: true,
  });
  expect(books?.marks.size).toBe(2);
});

test('[IM1] the backup of Loop holds the same habits as its CSV export, and its reminders', async () => {
  const [csv, db] = [await read(zipOf('loop-new')), await read(backup())];
  const inOrder = (habits: readonly ForeignHabit[]) =>
    shared(habits).map((habit) => ({
      ...habit,
      marks: [...habit.marks].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    }));
  expect(inOrder(db.habits)).toEqual(inOrder(csv.habits));
  expect(db.habits.map(({ remindAt }) => remindAt)).toEqual([
    '07:05',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[IM1] the CSV export of Loop up to 2.3.0 has no heads, types and targets: numbers are seen as such, and said', async () => {
  const { habits } = await read(zipOf('loop-old'));
  const [meditate, run] = habits;
  const [same] = (await read(zipOf('loop-new'))).habits;
  expect([...(meditate?.marks.keys() ?? [])]).toEqual([...(same?.marks.keys() ?? [])]);
  expect(meditate?.identity).toBe(same?.identity);
  expect(run?.goal).toEqual({ kind: 'atLeast', target: 100, unit: 'times' });
  expect(run?.remarks).toEqual(['The file does not say its target: it is 1 now']);
  expect([...(run?.marks.values() ?? [])].map(({ amount }) => amount)).toEqual([
    500, 325, 1_250, 750,
  ]);
});

test('[IM1] a zip file that somebody unpacked and packed again inside a folder is read, too', async () => {
  expect((await read(zipOf('loop-new', 'Loop export/'))).habits).toHaveLength(4);
});

test.each([
  [1, 1, { per: 'day' }, undefined],
  [7, 7, { per: 'day' }, undefined],
  [2, 7, { per: 'week', times: 2, starts: 'monday' }, undefined],
  [4, 30, { per: 'month', times: 4 }, undefined],
  [1, 31, { per: 'month', times: 1 }, undefined],
  [1, 3, { per: 'span', days: 3, from: '2023-05-01' }, undefined],
  [2, 14, { per: 'week', times: 1, starts: 'monday' }, '2 times in 14 days becomes once a week'],
  [
    20,
    30,
    { per: 'week', times: 5, starts: 'monday' },
    '20 times in 30 days becomes 5 times a week',
  ],
  [1, 365, { per: 'month', times: 1 }, 'Once in 365 days becomes once a month'],
  [0, 0, { per: 'day' }, undefined],
])(
  '[IM2] %i in %i days of Loop is the nearest schedule, and what differs is said',
  async (times, days, schedule, remark) => {
    const entries = [{ day: day('2023-05-01'), value: 2, note: '' }];
    const loop = [{ ...PLAIN, times, days, entries }];
    const [habit] = await foreignLoopHabits(loop, READING, createBreather());
    expect(habit).toMatchObject({ schedule, remarks: remark === undefined ? [] : [remark] });
  },
);

test('[IM2] two habits of one name stay two', async () => {
  const { habits } = await read(backup("UPDATE Habits SET name = 'Run' WHERE id = 14"));
  expect(new Set(habits.map(({ identity }) => identity)).size).toBe(4);
});

test('[IM2] marks of no time that a calendar has are left out', async () => {
  const odd = backup(
    "UPDATE Repetitions SET timestamp = 900000000000000000 + id WHERE habit = 14; UPDATE Repetitions SET timestamp = 'x' || id WHERE habit = 13",
  );
  const { habits } = await read(odd);
  expect(habits[3]?.marks.size).toBe(0);
  expect(habits[2]?.marks.size).toBe(0);
  expect(habits[0]?.marks.has(day('2026-11-15'))).toBe(true);
});

test.each([
  ['a zip file without habits', () => zipSync({ 'a.txt': strToU8('x') }), 'no CSV export of Loop'],
  [
    'a spreadsheet',
    () => zipSync({ '[Content_Types].xml': strToU8('<x/>') }),
    'This is a spreadsheet',
  ],
  ['a backup of HabitTrove', () => zipSync({ 'data/habits.json': strToU8('{}') }), 'HabitTrove'],
  ['half a zip file', () => zipOf('loop-new').slice(0, 900), 'This zip file is broken'],
  ['an empty list', () => zipSync({ 'Habits.csv': strToU8('Position,Name\n') }), 'holds no habits'],
  ['a list of something else', () => zipSync({ 'Habits.csv': strToU8('a,b\n1,2\n') }), 'is broken'],
  ['half a backup', () => backup().slice(0, 9_000), 'This backup is broken'],
  ['another database', () => backup('DROP TABLE Repetitions'), 'no backup of Loop'],
  [
    'a backup that was copied while open',
    () => {
      const bytes = backup();
      bytes.set([2, 2], 18);
      return bytes;
    },
    'its newest marks are in a second file',
  ],
])('[IM5] %s is told apart', async (_what, bytes, words) => {
  await expect(read(bytes())).rejects.toThrow(words);
});

/** A zip file that claims another size than it holds. */
function lying(original: Uint8Array, claimed: number): Uint8Array {
  const bytes = original.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, claimed, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, claimed, true);
  }
  return bytes;
}

test('[IM5] a zip bomb is refused by the size that it claims, and one that lies is cut off there', async () => {
  const zeros = new Uint8Array(9_000_000).fill(48);
  const bomb = zipSync({ 'Habits.csv': zeros }, { level: 1 });
  expect(bomb.length).toBeLessThan(60_000);
  await expect(read(bomb)).rejects.toThrow('unpacks to more than can be imported');
  await expect(read(lying(bomb, 50))).rejects.toThrow(/is broken/);
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, new Uint8Array()])),
    { level: 0 },
  );
  await expect(read(many)).rejects.toThrow('unpacks to more');
});
