import { useEffect, useMemo } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type Notes, notesIn } from '#rules/chronicle/notes.ts';
import type { Command, CommandOf } from '#rules/commands/command.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useLogReader } from '#web/game/log-reader.ts';

/** The clears and notes of one quest: what the document does not keep of them. */
type QuestCommand = CommandOf<'quest.done'> | CommandOf<'quest.note'>;

function isOf(rootId: string, command: Command): command is QuestCommand {
  const isKind = command.kind === 'quest.done' || command.kind === 'quest.note';
  return isKind && rootOf(command.questId) === rootId;
}

export const DAY_PARTS = ['Night', 'Morning', 'Afternoon', 'Evening'] as const;
type PartOfDay = (typeof DAY_PARTS)[number];

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The hour at which each part begins. */
const BEGINS = { Night: 0, Morning: 5, Afternoon: 12, Evening: 17 } as const;

/**
 * By the clock on the wall where it was done.
 * @internal
 */
export function partOfDay({
  at,
  utcOffsetMinutes,
}: Pick<Command, 'at' | 'utcOffsetMinutes'>): PartOfDay {
  const wallMs = Date.parse(at) + utcOffsetMinutes * MINUTE_MS;
  const hour = Math.floor(wallMs / HOUR_MS) % 24;
  return DAY_PARTS.findLast((part) => BEGINS[part] <= hour) ?? 'Night';
}

/**
 * How often it was cleared in each part of a day; a late record says nothing of when.
 * @internal
 */
export function clearsByPart(commands: readonly QuestCommand[]): ReadonlyMap<PartOfDay, number> {
  const counts = new Map<PartOfDay, number>();
  for (const command of commands) {
    if (command.kind !== 'quest.done' || command.forDay) continue;
    const part = partOfDay(command);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

export type QuestLog = {
  readonly byPart: ReadonlyMap<PartOfDay, number>;
  readonly notes: Notes;
  /** The days with a note, newest first. */
  readonly noteDays: readonly LocalDate[];
  readonly isComplete: boolean;
  readonly isReading: boolean;
  /** The server could not be asked for what this device lacks. */
  readonly hasFailed: boolean;
};

/** What the log says of a quest, read to its beginning; what waits to be sent comes last. */
export function useQuestLog(rootId: string): QuestLog {
  const { log } = useGame();
  const lastUpdated = useView((document) => document.lastUpdated);
  const partOf = useMemo(
    () => (command: Command) => (isOf(rootId, command) ? command : undefined),
    [rootId],
  );
  const { parts, isComplete, isReading, failure, readOn } = useLogReader(partOf);
  useEffect(() => readOn(Number.POSITIVE_INFINITY), [readOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits changes with the time of the last change
  return useMemo(() => {
    const known = new Set(parts.map(({ key }) => key));
    const waiting = log.waiting().filter((command): command is QuestCommand => {
      return isOf(rootId, command) && !known.has(command.key);
    });
    const commands = [...parts.toReversed(), ...waiting];
    const notes = notesIn(commands);
    const noteDays = [...notes.keys()].map((place) => place.slice(-10) as LocalDate); // as notesIn keeps them
    return {
      byPart: clearsByPart(commands),
      notes,
      noteDays: noteDays.sort().reverse(),
      isComplete,
      isReading,
      hasFailed: failure !== undefined,
    };
  }, [log, rootId, parts, isComplete, isReading, failure, lastUpdated]);
}
