import { byteLength } from '#protocol/byte-length.ts';
import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import { hunterDay, type Life } from '#rules/activity/hunter-day.ts';
import type { Deed, Stamp } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { refusalOf } from '#rules/document/refusal.ts';
import type { Clock } from '#web/platform/clock.ts';
import type { NewEntry, RefusedDeed } from './journal.ts';

export function stampOf(clock: Clock, life: Life): Stamp {
  const nowMs = clock.nowMs();
  const utcOffsetMinutes = clock.utcOffsetMinutes();
  return {
    at: new Date(nowMs).toISOString(),
    day: hunterDay(life, nowMs, utcOffsetMinutes),
    utcOffsetMinutes,
  };
}

export type Made = {
  readonly entries: readonly NewEntry[];
  readonly refused: readonly RefusedDeed[];
};

/** What no server would take is turned away here, where its hunter can still change it. */
export function newEntries(deeds: readonly Deed[], stamp: Stamp, heldUntilMs?: number): Made {
  const entries: NewEntry[] = [];
  const refused: RefusedDeed[] = [];
  for (const deed of deeds) {
    const command = commandOf(deed, stamp);
    const isTooLarge = byteLength(JSON.stringify(command)) > MAX_COMMAND_BYTES;
    const reason = isTooLarge ? `must be at most ${MAX_COMMAND_BYTES} bytes` : refusalOf(command);
    if (reason !== undefined) refused.push({ command, reason });
    else entries.push({ command, ...(heldUntilMs !== undefined && { heldUntilMs }) });
  }
  return { entries, refused };
}
