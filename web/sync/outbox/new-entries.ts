import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import { hunterDay, type Life } from '#rules/activity/hunter-day.ts';
import { byteLength } from '#rules/byte-length.ts';
import type { CommandDraft, Stamp } from '#rules/commands/command.ts';
import { commandOf, refusalOf } from '#rules/commands/commands.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import type { NewEntry, RefusedCommand } from './outbox.ts';

export function stampOf(clock: BrowserClock, life: Life): Stamp {
  const nowMs = clock.nowMs();
  const utcOffsetMinutes = clock.utcOffsetMinutes();
  return {
    at: new Date(nowMs).toISOString(),
    day: hunterDay(life, nowMs, utcOffsetMinutes),
    utcOffsetMinutes,
  };
}

export type NewEntries = {
  readonly entries: readonly NewEntry[];
  readonly refused: readonly RefusedCommand[];
};

/** Makes entries of drafts. What no server would take is refused here, where the user can still change it. */
export function newEntries(
  drafts: readonly CommandDraft[],
  stamp: Stamp,
  heldUntilMs?: number,
): NewEntries {
  const entries: NewEntry[] = [];
  const refused: RefusedCommand[] = [];
  for (const draft of drafts) {
    const command = commandOf(draft, stamp);
    const isTooLarge = byteLength(JSON.stringify(command)) > MAX_COMMAND_BYTES;
    const reason = isTooLarge ? `must be at most ${MAX_COMMAND_BYTES} bytes` : refusalOf(command);
    if (reason !== undefined) refused.push({ command, reason });
    else entries.push({ command, ...(heldUntilMs !== undefined && { heldUntilMs }) });
  }
  return { entries, refused };
}
