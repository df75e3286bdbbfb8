import type { LocalDate } from '#rules/activity/local-date.ts';
import { cleanLine } from '#rules/clean-text.ts';
import type { Breathe } from '../breather.ts';
import { countDays, type DayOrder, type DayReading, parseDay, readOrder } from './csv-days.ts';
import type { CsvRow } from './csv-table.ts';
import {
  type ForeignFile,
  type ForeignHabit,
  type ForeignMark,
  UnreadableFile,
} from './foreign-habit.ts';
import { hundredths, parseNumber, readValue, type ValueReading } from './mark-values.ts';

export const LAYOUTS = ['rows', 'columns'] as const;
export type CsvLayout = (typeof LAYOUTS)[number];

export type CsvTable = {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
};

/** What the columns of a table are; -1 is none of them. */
export type CsvColumns = {
  readonly layout: CsvLayout;
  readonly date: number;
  readonly name: number;
  readonly value: number;
  readonly note: number;
  /** Undefined as long as nobody said how an ambiguous day is to be read. */
  readonly order: DayOrder | undefined;
  /** The habit of a table that names none. */
  readonly title: string;
  /** What numbers count, and how much of it is a day's work. */
  readonly unit: string;
  readonly target: string;
};

/** So many rows are looked at to find out what the columns are. */
const SAMPLE_ROWS = 50;
/** A column of marks may have a few words that nobody knows. */
const MOST_UNKNOWN = 0.25;
const SPREAD_ROWS = 2_000;
const SPREAD_CELLS = 5_000;

const NAME_WORDS = /^(habit|name|task|title|activity|quest|routine|item)/i;
const VALUE_WORDS =
  /^(values?|done|status|completed?|count|amount|check(ed|mark)?|state|result|times|mark)$/i;
const NOTE_WORDS = /^(notes?|comments?|remarks?|memo)$/i;

/** Takes the first row for the names of the columns, if it has no day where the others have one. */
export function csvTableOf(rows: readonly CsvRow[], name: string): CsvTable {
  if (rows.length === 0) throw new UnreadableFile('This file is empty.');
  const width = Math.max(...rows.slice(0, SAMPLE_ROWS).map((row) => row.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const date = dateColumn(rows, all);
  if (date < 0) {
    throw new UnreadableFile('No column of this table holds days, so no history can be read.');
  }
  const [first = []] = rows;
  const hasHead = countDays([first[date] ?? '']) === 0;
  const columns = all.map((at) => (hasHead && first[at]?.trim()) || `Column ${at + 1}`);
  return { name, columns, rows: hasHead ? rows.slice(1) : rows };
}

/** The column that has the most days. */
function dateColumn(rows: readonly CsvRow[], all: readonly number[]): number {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const counts = all.map((at) => countDays(sample.map((row) => row[at] ?? '')));
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** What the columns seem to be; the hunter can say otherwise. */
export function guessColumns(table: CsvTable): CsvColumns {
  const { columns, rows } = table;
  const all = columns.map((_, at) => at);
  const date = dateColumn(rows, all);
  const others = all.filter((at) => at !== date);
  const find = (words: RegExp) => others.find((at) => words.test(columns[at]?.trim() ?? '')) ?? -1;
  const sample = rows.slice(0, SAMPLE_ROWS);
  const isMarks = (at: number) => {
    const unknown = sample.filter((row) => readValue(row[at] ?? '').kind === 'unreadable');
    const filled = sample.filter((row) => (row[at] ?? '').trim() !== '');
    return unknown.length <= filled.length * MOST_UNKNOWN;
  };
  const note = find(NOTE_WORDS);
  // A column of marks may be called “Habit 1”: it holds no names.
  const named = others.find((at) => NAME_WORDS.test(columns[at] ?? '') && !isMarks(at)) ?? -1;
  const said = others.filter((at) => at !== note && at !== named);
  const isWide = named < 0 && find(VALUE_WORDS) < 0 && said.length > 0 && said.every(isMarks);
  const name = named >= 0 ? named : (said.find((at) => !isMarks(at)) ?? -1);
  const value = find(VALUE_WORDS);
  return {
    layout: isWide ? 'columns' : 'rows',
    date,
    name,
    value: value >= 0 ? value : (said.find((at) => at !== name && isMarks(at)) ?? -1),
    note,
    order: undefined,
    ...dayReading(table, date),
    title: table.name,
    unit: 'times',
    target: '1',
  };
}

/** How the days of a column are written, by rows from all over the table. */
export function dayReading({ rows }: CsvTable, date: number): DayReading {
  return readOrder(spread(rows, SPREAD_ROWS).map((row) => row[date] ?? ''));
}

function spread(rows: readonly CsvRow[], most: number): readonly CsvRow[] {
  const step = Math.ceil(rows.length / most);
  return rows.filter((_, at) => at % step === 0);
}

/** Whether the column has numbers other than 0 and 1: they are amounts. */
export function hasAmounts(table: CsvTable, columns: CsvColumns): boolean {
  const places = valueColumns(table, columns);
  const rows = Math.ceil(SPREAD_CELLS / Math.max(1, places.length));
  return spread(table.rows, rows).some((row) =>
    places.some((at) => isAmount(readValue(row[at] ?? ''))),
  );
}

function isAmount(value: ValueReading): boolean {
  return value.kind === 'number' && value.number > 0 && value.number !== 1;
}

/** The columns that hold marks. */
function valueColumns({ columns }: CsvTable, { layout, date, note, value }: CsvColumns) {
  if (layout === 'rows') return value < 0 ? [] : [value];
  return columns.map((_, at) => at).filter((at) => at !== date && at !== note);
}

type FoundMark = {
  readonly name: string;
  readonly value: ValueReading;
  readonly note: string;
};

/** The marks of one row: one, or one of each habit. */
export function marksIn(row: CsvRow, table: CsvTable, columns: CsvColumns): readonly FoundMark[] {
  const { layout, name, value, title, note: noteAt } = columns;
  const note = row[noteAt]?.trim() ?? '';
  if (layout === 'columns') {
    return valueColumns(table, columns).map((at) => ({
      name: table.columns[at] ?? '',
      value: readValue(row[at] ?? ''),
      note,
    }));
  }
  const said = value < 0 ? ({ kind: 'done' } as const) : readValue(row[value] ?? '');
  return [{ name: name < 0 ? title : (row[name] ?? ''), value: said, note }];
}

/** What was read so far. */
type CsvReading = {
  /** Names as they are written and as they are shown. */
  readonly names: Map<string, string>;
  readonly habits: Map<string, Map<LocalDate, ForeignMark>>;
  /** The habits that have amounts. */
  readonly counted: Set<string>;
  /** What could not be read, by reason: how many, and the first. */
  readonly unread: Map<string, { count: number; example: string }>;
  readonly target: number;
};

function leaveOut({ unread }: CsvReading, why: string, example: string): void {
  const known = unread.get(why);
  unread.set(why, { count: (known?.count ?? 0) + 1, example: known?.example ?? example });
}

/** Reads the table as the columns say. */
export async function csvHabits(
  table: CsvTable,
  columns: CsvColumns,
  breathe: Breathe,
): Promise<ForeignFile> {
  const read = await readRows(table, columns, breathe);
  const habits: ForeignHabit[] = [];
  for (const [name, marks] of read.habits) {
    if (marks.size > 0) habits.push(csvHabit(name, marks, columns, read.counted.has(name)));
    await breathe();
  }
  if (habits.length === 0) {
    throw new UnreadableFile('No line of this table could be read as a mark.');
  }
  return { tracker: 'csv', habits, leftOut: unreadWords(read) };
}

async function readRows(
  table: CsvTable,
  columns: CsvColumns,
  breathe: Breathe,
): Promise<CsvReading> {
  const read: CsvReading = {
    names: new Map(),
    habits: new Map(),
    counted: new Set(),
    unread: new Map(),
    target: parseNumber(columns.target) ?? 1,
  };
  for (const [at, row] of table.rows.entries()) {
    if (at % 16 === 0) await breathe();
    const said = row[columns.date] ?? '';
    const day = parseDay(said, columns.order);
    if (day === undefined) leaveOut(read, 'no day that can be read', said);
    else for (const found of marksIn(row, table, columns)) takeMark(read, day, found);
  }
  return read;
}

function unreadWords({ unread }: CsvReading): readonly string[] {
  return [...unread].map(([why, { count, example }]) => {
    const which = count === 1 ? '1 mark' : `${count.toLocaleString('en')} marks`;
    const like = example.trim().slice(0, 40);
    return `${which}: ${why}${like === '' ? '' : `, like “${like}”`}`;
  });
}

function takeMark(
  read: CsvReading,
  day: LocalDate,
  { name: written, value, note }: FoundMark,
): void {
  const name = read.names.get(written) ?? cleanLine(written);
  read.names.set(written, name);
  if (name === '') leaveOut(read, 'no name of a habit', day);
  else if (value.kind === 'unreadable') leaveOut(read, 'no known word', value.text);
  else {
    const marks = read.habits.get(name) ?? new Map<LocalDate, ForeignMark>();
    read.habits.set(name, marks);
    if (isAmount(value)) read.counted.add(name);
    take(marks, day, { value, note, target: read.target });
  }
}

type TakenMark = { readonly value: ValueReading; readonly note: string; readonly target: number };

/** Several marks of one day are one: done if any is, the amounts added up, the notes one after another. */
function take(marks: Map<LocalDate, ForeignMark>, day: LocalDate, taken: TakenMark): void {
  const { value, note, target } = taken;
  const before = marks.get(day);
  if (value.kind === 'none' && note === '' && before === undefined) return;
  const added = value.kind === 'number' ? hundredths(value.number) : 0;
  const amount = Math.max(0, added) + (before?.amount ?? 0);
  const isEnough = value.kind === 'number' && amount >= hundredths(target);
  const notes = [before?.note, note].filter(Boolean).join('\n');
  marks.set(day, {
    isDone: before?.isDone === true || value.kind === 'done' || isEnough,
    ...(amount > 0 && { amount }),
    ...((before?.isSkipped || value.kind === 'skipped') && { isSkipped: true }),
    ...(notes !== '' && { note: notes }),
  });
}

function csvHabit(
  name: string,
  marks: Map<LocalDate, ForeignMark>,
  { unit, target }: CsvColumns,
  hasAmount: boolean,
): ForeignHabit {
  const base = { identity: name, title: name, schedule: { per: 'day' } as const };
  if (hasAmount) {
    const goal = { kind: 'atLeast', target: hundredths(parseNumber(target) ?? 1), unit } as const;
    return { ...base, goal, marks };
  }
  // Only 0 and 1: they say done or not, whatever counts as a day's work elsewhere in the table.
  const plain = [...marks].map(
    ([day, { amount = 0, isDone, ...mark }]): [LocalDate, ForeignMark] => [
      day,
      { ...mark, isDone: isDone || amount > 0 },
    ],
  );
  return { ...base, marks: new Map(plain) };
}
