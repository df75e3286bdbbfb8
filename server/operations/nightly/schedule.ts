import {
  dayNumber,
  type LocalDate,
  localDateAt,
  parseLocalDate,
} from '#rules/activity/local-date.ts';

const MINUTE_MS = 60_000;
/** After a failure: a folder that is mounted again or has room again is noticed within the hour. */
const RETRY_MS = 3_600_000;

/** What a schedule has to know of the runs before. */
type PastRuns = {
  /** The last day whose backup was made. */
  readonly day: string | null;
  /** When the last run began. */
  readonly triedMs: number | null;
  /** The last backup could not be copied to the second folder. */
  readonly isCopyMissing: boolean;
};

/** `03:30` as minutes after midnight. */
export function parseTimeOfDay(text: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The day whose run was due last: today from the wanted time on, and yesterday before it. */
export function lastDueDay(nowMs: number, atMinutes: number): LocalDate {
  return localDateAt(nowMs - atMinutes * MINUTE_MS, 0, 0);
}

/** All of it, or the copy to the second folder alone, because the rest went well. */
export type DueRun = 'whole' | 'copy';

/**
 * What is due: the day's backup or its copy is not made, and the last try is an hour ago. What was missed
 * while the server was off is made up for. A day or a try that lies ahead is of a clock that has been
 * set back since and holds nothing up; servers whose clocks differ by less than a day agree.
 */
export function dueRun(past: PastRuns, nowMs: number, atMinutes: number): DueRun | undefined {
  const { day, triedMs, isCopyMissing } = past;
  const wanted = dayNumber(lastDueDay(nowMs, atMinutes));
  const made = day === null ? undefined : parseLocalDate(day);
  const ahead = made === undefined ? undefined : dayNumber(made) - wanted;
  const isMade = ahead === 0 || ahead === 1;
  if (isMade && !isCopyMissing) return undefined;
  if (triedMs !== null && Math.abs(nowMs - triedMs) < RETRY_MS) return undefined;
  return isMade ? 'copy' : 'whole';
}
