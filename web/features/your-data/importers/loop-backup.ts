import { localDateAt } from '#rules/activity/local-date.ts';
import type { Breathe } from '../breather.ts';
import { type ForeignFile, type ReadingFor, UnreadableFile } from './foreign-habit.ts';
import { foreignLoopHabits, type LoopEntry, type LoopHabit } from './loop-habits.ts';
import { BrokenDatabase, hasWriteAheadLog, openSqlite, type SqliteValue } from './sqlite-file.ts';

type RepetitionColumn = 'habit' | 'timestamp' | 'value' | 'notes';
type HabitColumn =
  | 'id'
  | 'name'
  | 'question'
  | 'description'
  | 'position'
  | 'freq_num'
  | 'freq_den'
  | 'type'
  | 'unit'
  | 'target_value'
  | 'target_type'
  | 'archived'
  | 'reminder_hour'
  | 'reminder_min';

/** Anything later is no time of a mark. */
const LATEST_MS = Date.UTC(2100, 0, 1);

const WITH_LOG =
  'This backup was copied while Loop was still writing: its newest marks are in a second file. Make a new backup in Loop, or export its CSV.';

/** The backup of Loop: an SQLite file. */
export async function readLoopBackup(
  bytes: Uint8Array,
  reading: ReadingFor,
  breathe: Breathe,
): Promise<ForeignFile> {
  if (hasWriteAheadLog(bytes)) throw new UnreadableFile(WITH_LOG);
  try {
    return await readTables(bytes, reading, breathe);
  } catch (cause) {
    if (!(cause instanceof BrokenDatabase)) throw cause;
    const words = `This backup is broken (${cause.message}). Make a new one in Loop, or export its CSV.`;
    throw new UnreadableFile(words, { cause });
  }
}

async function readTables(
  bytes: Uint8Array,
  reading: ReadingFor,
  breathe: Breathe,
): Promise<ForeignFile> {
  const file = openSqlite(bytes);
  if (!['habits', 'repetitions'].every((name) => file.tableNames.includes(name))) {
    throw new UnreadableFile('This is a database, but no backup of Loop Habit Tracker.');
  }
  const entries = new Map<number, LoopEntry[]>();
  let count = 0;
  for (const { habit, timestamp, value, notes } of file.rows<RepetitionColumn>('Repetitions')) {
    count += 1;
    if (count % 64 === 0) await breathe();
    const ms = numberIn(timestamp, -1);
    if (ms < 0 || ms >= LATEST_MS) continue;
    const known = entries.get(numberIn(habit, -1)) ?? [];
    // Loop keeps midnight in UTC of the day that it was for the person.
    known.push({
      day: localDateAt(ms, 0, 0),
      value: numberIn(value, 2),
      note: textIn(notes).trim(),
    });
    entries.set(numberIn(habit, -1), known);
  }
  const habits = [...file.rows<HabitColumn>('Habits')]
    .toSorted((one, other) => numberIn(one.position, 0) - numberIn(other.position, 0))
    .map(
      (row): LoopHabit => ({
        name: textIn(row.name),
        question: textIn(row.question),
        description: textIn(row.description),
        times: numberIn(row.freq_num, 1),
        days: numberIn(row.freq_den, 1),
        isNumber: numberIn(row.type, 0) === 1,
        unit: textIn(row.unit),
        target: numberIn(row.target_value, 0),
        isAtMost: numberIn(row.target_type, 0) === 1,
        isArchived: numberIn(row.archived, 0) === 1,
        ...remindAt(row.reminder_hour, row.reminder_min),
        entries: entries.get(numberIn(row.id, -1)) ?? [],
      }),
    );
  return {
    tracker: 'loop',
    habits: await foreignLoopHabits(habits, reading, breathe),
    leftOut: [],
  };
}

function remindAt(hour?: SqliteValue, minute?: SqliteValue): { remindAt?: string } {
  const isTime = typeof hour === 'number' && typeof minute === 'number';
  if (!isTime || !(hour >= 0 && hour < 24 && minute >= 0 && minute < 60)) return {};
  return { remindAt: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') };
}

function numberIn(value: SqliteValue | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function textIn(value: SqliteValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
