import * as v from 'valibot';
import { MAX_BLOCKS } from '#rules/quest/quest.ts';
import { FOCUS_MS, type Raid } from '#rules/raid/raid.ts';
import { count, id, questId, wholeNumber } from './scalars.ts';

/** One hunter's raid as a browser keeps it between two looks. */
export type StoredRaid = {
  readonly id: string;
  readonly raid: Raid;
  /** The session has been recorded. */
  readonly isBegun: boolean;
  /** A quest this raid completed, until the hunter has seen it. */
  readonly ended?: { readonly questId: string; readonly blocksCleared: number };
};

const raidClock = v.variant('kind', [
  v.object({ kind: v.literal('stopped'), remainingMs: v.pipe(count, v.maxValue(FOCUS_MS)) }),
  v.object({ kind: v.literal('running'), endsAtMs: count }),
]);

const raid: v.GenericSchema<unknown, Raid> = v.object({
  questId: v.exactOptional(questId),
  target: wholeNumber(1, MAX_BLOCKS),
  blocksCleared: count,
  phase: v.picklist(['focus', 'rest']),
  clock: raidClock,
  block: v.exactOptional(v.object({ id, startedAtMs: count })),
});

const storedRaid: v.GenericSchema<unknown, StoredRaid> = v.object({
  id,
  raid,
  isBegun: v.boolean(),
  ended: v.exactOptional(v.object({ questId, blocksCleared: count })),
});

/** A raid that cannot be read is none: the next one starts afresh. */
export function parseStoredRaid(text: string | null): StoredRaid | undefined {
  try {
    const parsed = v.safeParse(storedRaid, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
