import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TODAY } from '#rules/testing/builders.ts';
import { createBreather } from '../breather.ts';
import { type DayOrder, parseDay, readOrder } from './csv-days.ts';
import { type CsvColumns, csvHabits, guessColumns, hasAmounts } from './csv-habits.ts';
import { csvRows } from './csv-table.ts';
import { readForeign } from './read-foreign.ts';

const READING = { today: TODAY, weekStart: 'monday' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function tableOf(bytes: Uint8Array | string) {
  const content = await readForeign(
    { name: 'My habits.csv', bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes },
    READING,
    createBreather(),
  );
  if (content.kind !== 'table') throw new Error('no table');
  return content.table;
}

async function read(bytes: Uint8Array | string, columns: Partial<CsvColumns> = {}) {
  const table = await tableOf(bytes);
  return csvHabits(table, { ...guessColumns(table), ...columns }, createBreather());
}

const marksOf = (file: Awaited<ReturnType<typeof read>>) =>
  file.habits.map(({ title, marks }) => [title, ...[...marks].map(([day, mark]) => [day, mark])]);

const RUNS = [
  ['Run', ['2026-11-01', { isDone: true, note: 'café' }], ['2026-11-02', { isDone: false }]],
];

test('[IM4] one line for each mark: day, name, value and note are found by the names of the columns', async () => {
  const text = 'Date,Habit,Done,Note\n2026-11-01,Run,yes,café\n2026-11-02,Run,no,\n';
  expect(marksOf(await read(text))).toEqual(RUNS);
});

test('[IM4] one column for each habit', async () => {
  const text = 'Day;Run;Read;\n2026-11-01;x;;\n2026-11-02;0;1;\n';
  const { habits } = await read(text);
  expect(
    habits.map(({ title, marks }) => [title, [...marks].filter(([, { isDone }]) => isDone).length]),
  ).toEqual([
    ['Run', 1],
    ['Read', 1],
  ]);
});

test.each([
  ['a byte order mark', (text: string) => bytesOf(`\ufeff${text}`)],
  ['UTF-16', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16 without a mark', (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))],
  [
    'UTF-16 the other way round',
    (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
  ],
  ['Latin-1', (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))],
  ['lines that end as on Windows', (text: string) => bytesOf(text.replaceAll('\n', '\r\n'))],
  ['lines that end as on an old Mac', (text: string) => bytesOf(text.replaceAll('\n', '\r'))],
  ['semicolons', (text: string) => bytesOf(text.replaceAll(',', ';'))],
  ['tabs', (text: string) => bytesOf(text.replaceAll(',', '\t'))],
  ['quotes around everything', (text: string) => bytesOf(text.replace(/[^,\n]+/g, '"$&"'))],
  ['blank lines', (text: string) => bytesOf(text.replaceAll('\n', '\n\n'))],
])('[IM4] a table with %s is read the same', async (_how, encoded) => {
  const text = 'Date,Habit,Done,Note\n2026-11-01,Run,yes,café\n2026-11-02,Run,no,\n';
  expect(marksOf(await read(encoded(text)))).toEqual(RUNS);
});

test.each([
  ['2026-11-03', 'day-first', '2026-11-03'],
  ['2026/11/3', 'month-first', '2026-11-03'],
  ['20261103', 'day-first', '2026-11-03'],
  ['2026-11-03T08:15:00Z', 'day-first', '2026-11-03'],
  ['03/11/2026', 'day-first', '2026-11-03'],
  ['11/03/2026', 'month-first', '2026-11-03'],
  ['3.11.26', 'month-first', '2026-11-03'],
  ['Tue, 3 Nov 2026', 'day-first', '2026-11-03'],
  ['November 3rd, 2026', 'day-first', '2026-11-03'],
  ['3-Nov-2026', 'month-first', '2026-11-03'],
  ['30/02/2026', 'day-first', undefined],
  ['2026-13-01', 'day-first', undefined],
  ['yesterday', 'day-first', undefined],
  ['', 'day-first', undefined],
] as const)('[IM4] %j (%s) is %s', (text, order: DayOrder, expected) => {
  expect(parseDay(text, order)).toBe(expected);
});

test('[IM4] columns without a name that is known are guessed by what is in them', async () => {
  const table = await tableOf(
    'a;b;c;remark\n1/2/2026;Water;8;hot\n1/3/2026;Read;yes;\n1/4/2026;Run;1;\n1/5/2026;Run;perhaps;\n',
  );
  expect(guessColumns(table)).toMatchObject({
    layout: 'rows',
    date: 0,
    name: 1,
    value: 2,
    note: 3,
  });
  const wide = await tableOf('date,Habit 1,Times table,notes\n2026-11-01,1,0,x\n');
  expect(guessColumns(wide)).toMatchObject({ layout: 'columns', date: 0, note: 3 });
});

test('[IM4] where every day could be two days nobody guesses; one that cannot decides for all', () => {
  expect(readOrder(['03/04/2026', '05/06/2026'])).toEqual({ example: '03/04/2026' });
  expect(readOrder(['03/04/2026', '25/06/2026'])).toEqual({ order: 'day-first' });
  expect(readOrder(['03/04/2026', '06/25/2026'])).toEqual({ order: 'month-first' });
  expect(readOrder(['03.04.2026', '04/04/2026', '2026-01-02'])).toEqual({ order: 'day-first' });
});

test('[IM4] numbers are amounts, added up by day, and done from the amount that was said; 0 and 1 are no and yes', async () => {
  const text =
    'date,name,value\n2026-11-01,Water,3\n2026-11-01,Water,"5,5"\n2026-11-02,Water,7\n2026-11-01,Read,1\n2026-11-02,Read,0\n';
  const table = await tableOf(text);
  expect(hasAmounts(table, guessColumns(table))).toBe(true);
  const { habits } = await read(text, { target: '8', unit: 'glasses' });
  expect(habits[0]).toMatchObject({ goal: { kind: 'atLeast', target: 800, unit: 'glasses' } });
  expect([...(habits[0]?.marks ?? [])]).toEqual([
    ['2026-11-01', { isDone: true, amount: 850 }],
    ['2026-11-02', { isDone: false, amount: 700 }],
  ]);
  expect(habits[1]?.goal).toBeUndefined();
  expect([...(habits[1]?.marks ?? [])]).toEqual([
    ['2026-11-01', { isDone: true }],
    ['2026-11-02', { isDone: false }],
  ]);
});

test('[IM4] without a column of names it is one habit, without one of values each line is done', async () => {
  const { habits } = await read('2026-11-01\n2026-11-02\n', { layout: 'rows', name: -1 });
  expect(marksOf({ tracker: 'csv', habits, leftOut: [] })).toEqual([
    ['My habits', ['2026-11-01', { isDone: true }], ['2026-11-02', { isDone: true }]],
  ]);
});

test('[IM4] lines that cannot be read are counted and shown, and cost no other', async () => {
  const text =
    'date,habit,done\n2026-11-01,Run,yes\nsoon,Run,yes\n2026-11-02,Run,perhaps\n2026-11-03,,yes\n2026-11-04,Run,skip\n';
  const { habits, leftOut } = await read(text);
  expect([...(habits[0]?.marks ?? [])]).toEqual([
    ['2026-11-01', { isDone: true }],
    ['2026-11-04', { isDone: false, isSkipped: true }],
  ]);
  expect(leftOut).toEqual([
    '1 mark: no day that can be read, like “soon”',
    '1 mark: no known word, like “perhaps”',
    '1 mark: no name of a habit, like “2026-11-03”',
  ]);
});

test.each([
  ['a,b\n1,2\n', 'No column of this table holds days'],
  [
    'date,habit\n2026-11-01,"Run\n2026-11-02,Walk\n',
    'Line 2 of this table opens a quote that is never closed',
  ],
  ['%PDF-1.7 …', 'This is a PDF'],
  ['\u0000\u0001\u0002\u0003', 'This file is no text'],
  [`2026-11-01${','.repeat(600)}`, 'over 500 columns'],
])('[IM5] %.40j is told apart', async (text, words) => {
  await expect(tableOf(text)).rejects.toThrow(words);
});

test('[IM4] what a table program writes is read back, cell by cell', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
      fc.constantFrom(',', ';', '\t', '|'),
      async (rows, separator) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
        expect(await csvRows(text, createBreather(), separator)).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});
