import { fieldsOf, isCount, isId, isQuestId, isWholeNumber } from '#protocol/plain.ts';
import { MAX_BLOCKS } from '#rules/quest/quest.ts';
import { FOCUS_MS, type Raid } from '#rules/raid/raid.ts';

/** One hunter's raid as a browser stores it. */
export type StoredRaid = {
  readonly id: string;
  readonly raid: Raid;
  /** The session has been recorded. */
  readonly isBegun: boolean;
  /** A quest this raid completed, until the hunter has seen it. */
  readonly ended?: { readonly questId: string; readonly blocksCleared: number };
  /** After so many blocks the hunter left the quest open, with steps to do. */
  readonly leftOpenAfter?: number;
};

/** A raid that cannot be read is none: the next one starts afresh. */
export function parseStoredRaid(text: string | null): StoredRaid | undefined {
  try {
    const said: unknown = JSON.parse(text ?? 'null');
    return isStoredRaid(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

function isStoredRaid(said: unknown): said is StoredRaid {
  const { id, raid, isBegun, ended, leftOpenAfter } = fieldsOf(said);
  return (
    isId(id) &&
    isRaid(raid) &&
    typeof isBegun === 'boolean' &&
    isNoneOr(ended, isEnded) &&
    isNoneOr(leftOpenAfter, isCount)
  );
}

function isRaid(said: unknown): said is Raid {
  const { questId, target, blocksCleared, phase, clock, block } = fieldsOf(said);
  return (
    isNoneOr(questId, isQuestId) &&
    isWholeNumber(target, 1, MAX_BLOCKS) &&
    isCount(blocksCleared) &&
    (phase === 'focus' || phase === 'rest') &&
    isClock(clock) &&
    isNoneOr(block, isBlock)
  );
}

function isClock(said: unknown): boolean {
  const { kind, remainingMs, endsAtMs } = fieldsOf(said);
  if (kind === 'stopped') return isWholeNumber(remainingMs, 0, FOCUS_MS);
  return kind === 'running' && isCount(endsAtMs);
}

function isBlock(said: unknown): boolean {
  const { id, startedAtMs } = fieldsOf(said);
  return isId(id) && isCount(startedAtMs);
}

function isEnded(said: unknown): boolean {
  const { questId, blocksCleared } = fieldsOf(said);
  return isQuestId(questId) && isCount(blocksCleared);
}

function isNoneOr(said: unknown, is: (said: unknown) => boolean): boolean {
  return said === undefined || is(said);
}
