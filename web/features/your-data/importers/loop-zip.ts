import type { Breathe } from '../breather.ts';
import { parseDay } from './csv-days.ts';
import { type CsvRow, csvRows } from './csv-table.ts';
import { type ForeignFile, type ReadingFor, UnreadableFile } from './foreign-habit.ts';
import { foreignLoopHabits, LOOP_VALUES, type LoopEntry, type LoopHabit } from './loop-habits.ts';
import { textOf } from './text-file.ts';
import { sizesIn, unpack } from './zip-file.ts';

const HABITS = 'Habits.csv';
/** A folder for each habit, by its place in the list; its name lacks all letters that are not ASCII. */
const MARKS = /^(\d{3,})(?: [^/]*)?\/Checkmarks\.csv$/;

/** Zip files of others, by a name in them. */
const OTHERS: readonly (readonly [name: RegExp, words: string])[] = [
  [/^\[Content_Types\]\.xml$/, 'This is a spreadsheet. Save it as CSV, and import that.'],
  [
    /(^|\/)habits\.json$/,
    'This looks like a backup of HabitTrove. Duskgate cannot read it; a table (CSV) of it can be read.',
  ],
];

/** The CSV export of Loop, as versions up to 2.3.0 and later ones write it. */
export async function readLoopZip(
  bytes: Uint8Array,
  reading: ReadingFor,
  breathe: Breathe,
): Promise<ForeignFile> {
  const sizes = sizesIn(bytes);
  const names = [...sizes.keys()];
  const [, words] = OTHERS.find(([name]) => names.some((one) => name.test(one))) ?? [];
  const list = names
    .filter((name) => name === HABITS || name.endsWith(`/${HABITS}`))
    .reduce((short, name) => (short === '' || name.length < short.length ? name : short), '');
  if (list === '') {
    throw new UnreadableFile(
      words ?? 'This zip file is no CSV export of Loop: it has no Habits.csv.',
    );
  }
  const folder = list.slice(0, -HABITS.length);
  const marks = names.filter((name) => MARKS.test(name.slice(folder.length)));
  const files = await unpack(bytes, sizes, [list, ...marks], breathe);
  const rowsOf = async (name: string) =>
    csvRows(textOf(files.get(name) ?? new Uint8Array()), breathe, ',');
  const entries = new Map<number, readonly LoopEntry[]>();
  for (const name of marks) {
    const [, place] = MARKS.exec(name.slice(folder.length)) ?? [];
    entries.set(Number(place), entriesOf(await rowsOf(name)));
    await breathe();
  }
  const habits = habitsOf(await rowsOf(list), entries);
  const missing = Math.max(0, habits.length - entries.size);
  return {
    tracker: 'loop',
    habits: await foreignLoopHabits(habits, reading, breathe),
    leftOut: missing === 0 ? [] : [`The file has no marks of ${missing} of its habits.`],
  };
}

function habitsOf(
  rows: readonly CsvRow[],
  entries: ReadonlyMap<number, readonly LoopEntry[]>,
): readonly LoopHabit[] {
  const [head = [], ...habits] = rows;
  const names = head.map((name) => name.trim().toLowerCase());
  if (!names.includes('name')) throw new UnreadableFile('The Habits.csv of this file is broken.');
  return habits.map((row, index) => {
    const cell = (...of: readonly string[]) =>
      row[names.findIndex((name) => of.includes(name))] ?? '';
    const place = Number(cell('position')) || index + 1;
    const marks = entries.get(place) ?? [];
    const type = cell('type');
    return {
      name: cell('name'),
      question: cell('question'),
      description: cell('description'),
      times: Number(cell('frequencynumerator', 'numrepetitions')),
      days: Number(cell('frequencydenominator', 'interval')),
      // The old form does not say so; its numbers are thousandths.
      isNumber:
        type === '' ? marks.some(({ value }) => value > LOOP_VALUES.SKIP) : type !== 'YES_NO',
      unit: cell('unit'),
      target: Number(cell('target value')) || 0,
      isAtMost: cell('target type') === 'AT_MOST',
      isArchived: cell('archived?').toLowerCase() === 'true',
      entries: marks,
    };
  });
}

function entriesOf(rows: readonly CsvRow[]): readonly LoopEntry[] {
  return rows.flatMap(([date = '', said = '', note = '']) => {
    const day = parseDay(date, undefined); // none in the line that names the columns
    const value = Object.hasOwn(LOOP_VALUES, said)
      ? LOOP_VALUES[said as keyof typeof LOOP_VALUES] // one of its own keys
      : Number(said);
    return day === undefined || !Number.isFinite(value) ? [] : { day, value, note: note.trim() };
  });
}
