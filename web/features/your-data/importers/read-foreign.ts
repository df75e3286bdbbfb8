import type { Breathe } from '../breather.ts';
import { type CsvTable, csvTableOf } from './csv-habits.ts';
import { csvRows } from './csv-table.ts';
import { type ForeignFile, type ReadingFor, UnreadableFile } from './foreign-habit.ts';
import { type HabiticaFile, isHabitica, readHabitica } from './habitica.ts';
import { type JsonOf, jsonIn, listIn } from './json-fields.ts';
import { readLoopBackup } from './loop-backup.ts';
import { readLoopZip } from './loop-zip.ts';
import { isSqlite } from './sqlite-file.ts';
import { textOf } from './text-file.ts';
import { isZip } from './zip-file.ts';

/** A file that was read, or a table whose columns somebody has to name first. */
export type ForeignContent =
  | { readonly kind: 'habits'; readonly file: ForeignFile }
  | { readonly kind: 'table'; readonly table: CsvTable };

type OtherFile = JsonOf<'crossModelVersion' | 'taskRepeatCfg' | 'habits' | 'data'>;

/** JSON files of others, by what only they have. */
const OTHER_TRACKERS: readonly (readonly [name: string, isIt: (file: OtherFile) => boolean])[] = [
  ['Super Productivity', (file) => 'crossModelVersion' in file || 'taskRepeatCfg' in file],
  ['HabitTrove', ({ habits }) => listIn(habits).some((habit) => 'completions' in habit)],
  ['Beaver Habits', ({ habits }) => listIn(habits).some((habit) => 'records' in habit)],
];

/** Finds out what a file is and reads it; throws an `UnreadableFile` that says what is wrong with it. */
export async function readForeign(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  reading: ReadingFor,
  breathe: Breathe,
): Promise<ForeignContent> {
  if (bytes.length === 0) throw new UnreadableFile('This file is empty.');
  if (isSqlite(bytes)) return habits(await readLoopBackup(bytes, reading, breathe));
  if (isZip(bytes)) return habits(await readLoopZip(bytes, reading, breathe));
  const text = textOf(bytes);
  await breathe();
  if (text.trim() === '') throw new UnreadableFile('This file is empty.');
  if (/^\s*[{[]/.test(text)) return habits(await readJson(text, reading, breathe));
  if (/^\s*</.test(text)) {
    throw new UnreadableFile('This is a web page or XML, not a file that Duskgate reads.');
  }
  const rows = await csvRows(text, breathe);
  return { kind: 'table', table: csvTableOf(rows, name.replace(/\.[^.]*$/, '')) };
}

function habits(file: ForeignFile): ForeignContent {
  if (file.habits.length === 0) throw new UnreadableFile('This file holds no habits.');
  return { kind: 'habits', file };
}

async function readJson(text: string, reading: ReadingFor, breathe: Breathe): Promise<ForeignFile> {
  const value = parsed(text);
  await breathe();
  const account: HabiticaFile = jsonIn(value);
  if (isHabitica(account)) return readHabitica(account, reading, breathe);
  const file: OtherFile = jsonIn(value);
  const [other] = OTHER_TRACKERS.find(([, isIt]) => isIt(file) || isIt(jsonIn(file.data))) ?? [];
  throw new UnreadableFile(
    other === undefined
      ? 'This is no export of Duskgate, and no file of a tracker that it reads.'
      : `This looks like a file of ${other}. Duskgate cannot read it; a table (CSV) of it can be read.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableFile('This file is broken, or no export of Duskgate.', { cause });
  }
}
