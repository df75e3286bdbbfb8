import { EASTMOST_MINUTES } from '#rules/activity/hunter-day.ts';
import { addDays, dayNumber, type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import { MAX_DAWN_HOUR } from '#rules/document/settings.ts';
import type { Command } from './command.ts';
import { keyOf } from './commands.ts';

export const TOLERATED_SKEW_MS = 120_000;
const WESTMOST_MINUTES = -12 * 60;

type Server = {
  readonly nowMs: number;
  /** How far the device's clock ran ahead of the server's when it pushed. */
  readonly skewMs: number;
  readonly dawnHour: number;
  /** The server's clock is behind what it has stored itself: it corrects nobody. */
  readonly isBehind?: boolean;
};

/** Moves the time of a command from a wrong clock, and its day and key with it; it is never rejected. */
export function correctStamp(command: Command, server: Server): Command {
  const { nowMs, skewMs, dawnHour, isBehind = false } = server;
  if (isBehind) return command;
  const saidMs = Date.parse(command.at);
  const isWrong = Math.abs(skewMs) > TOLERATED_SKEW_MS;
  const shiftedMs = isWrong ? saidMs - skewMs : saidMs;
  const atMs = Math.min(Math.max(shiftedMs, 0), nowMs);
  const dayAt = (ms: number) => localDateAt(ms, command.utcOffsetMinutes, dawnHour);
  // Over midnight the day moves with the time: a clock a day ahead said tomorrow.
  const shift = isWrong ? dayNumber(dayAt(atMs)) - dayNumber(dayAt(saidMs)) : 0;
  const moved = addDays(command.day, shift);
  const day = isPossibleDay(moved, atMs) ? moved : dayAt(atMs);
  if (atMs === saidMs && day === command.day) return command;

  const corrected = {
    ...command,
    at: new Date(atMs).toISOString(),
    day,
    ...movedDays(command, day),
  };
  return { ...corrected, key: keyOf(corrected) };
}

/** Whether it can have been this day at that instant, in any zone and with any hour of dawn. */
export function isPossibleDay(day: LocalDate, atMs: number): boolean {
  const first = localDateAt(atMs, WESTMOST_MINUTES, MAX_DAWN_HOUR);
  const last = localDateAt(atMs, EASTMOST_MINUTES, 0);
  return first <= day && day <= last;
}

/** What is recorded for the day before stays recorded for the day before the moved day; so do days of rest. */
function movedDays(command: Command, day: LocalDate): Readonly<Record<string, LocalDate>> {
  const shift = dayNumber(day) - dayNumber(command.day);
  const { forDay, from, to } = { forDay: undefined, from: undefined, to: undefined, ...command };
  return {
    ...(forDay && { forDay: addDays(forDay, shift) }),
    ...(from && { from: addDays(from, shift) }),
    ...(to && { to: addDays(to, shift) }),
  };
}
