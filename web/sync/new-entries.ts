import { parseCommand } from '#protocol/parse-command.ts';
import { localDateAt } from '#rules/activity/local-date.ts';
import type { Deed, Stamp } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { refusalOf } from '#rules/document/refusal.ts';
import type { Clock } from '#web/platform/clock.ts';
import type { NewEntry, RefusedDeed } from './journal.ts';

export function stampOf(clock: Clock, dawnHour: number): Stamp {
  const nowMs = clock.nowMs();
  const utcOffsetMinutes = clock.utcOffsetMinutes();
  return {
    at: new Date(nowMs).toISOString(),
    day: localDateAt(nowMs, utcOffsetMinutes, dawnHour),
    utcOffsetMinutes,
  };
}

type Made = { readonly entries: readonly NewEntry[]; readonly refused: readonly RefusedDeed[] };

/** Through the same boundary as on the server: what it would turn away is turned away here. */
export function newEntries(deeds: readonly Deed[], stamp: Stamp, heldUntilMs?: number): Made {
  const entries: NewEntry[] = [];
  const refused: RefusedDeed[] = [];
  for (const deed of deeds) {
    const made = commandOf(deed, stamp);
    const parsed = parseCommand(made);
    const command = parsed.kind === 'command' ? parsed.command : made;
    const reason = parsed.kind === 'refused' ? parsed.reason : refusalOf(command);
    if (reason !== undefined) refused.push({ command, reason });
    else entries.push({ command, ...(heldUntilMs !== undefined && { heldUntilMs }) });
  }
  return { entries, refused };
}
