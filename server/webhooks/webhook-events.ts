import type { WebhookEventType } from '#protocol/replies/webhooks.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { apply } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { habitCounts } from '#rules/habits/habit-board.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

/** Something that happened, as it is told. */
export type WebhookEvent = {
  readonly type: WebhookEventType;
  /** What makes it this event: of two with the same key only one is told. */
  readonly key: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | number>>;
};

/** Asking whether a day is over reads the whole board: of a push with many days only the last are asked about. */
const MAX_DAYS = 7;

/** What commands that were just recorded have brought about, in their order. */
export function eventsOf(
  before: GameDocument,
  commands: readonly Command[],
): readonly WebhookEvent[] {
  const events: WebhookEvent[] = [];
  const lastClears = lastClearOfDays(commands);
  let document = before;
  for (const command of commands) {
    const outcome = apply(document, command);
    const from = document.character.level;
    document = outcome.document;
    const award = outcome.status === 'applied' ? outcome.award : undefined;
    if (award === undefined) continue;
    const { level } = document.character;
    if (command.kind === 'quest.done') events.push(cleared(command, award.day));
    if (level > from) events.push(levelUp(command, from, level));
    if (lastClears.has(command)) events.push(...dayClosed(document, command));
  }
  return events;
}

/** The last clear of each day that counts on the day it was recorded: a late record closes no gate. */
function lastClearOfDays(commands: readonly Command[]): ReadonlySet<Command> {
  const byDay = new Map<LocalDate, Command>();
  for (const command of commands) {
    const isClear =
      command.kind === 'quest.done' && (command.forDay ?? command.day) === command.day;
    if (isClear) byDay.set(command.day, command);
  }
  const days = [...byDay.keys()].sort().slice(-MAX_DAYS);
  return new Set(days.flatMap((day) => byDay.get(day) ?? []));
}

function cleared(
  { key, at, questId, title, category, xpReward }: Extract<Command, { kind: 'quest.done' }>,
  day: LocalDate,
): WebhookEvent {
  const data = { questId: rootOf(questId), title, category, xp: xpReward, day };
  return { type: 'quest.cleared', key, timestamp: at, data };
}

function levelUp({ at, day }: Command, from: number, level: number): WebhookEvent {
  return { type: 'level.up', key: `level:${level}`, timestamp: at, data: { level, from, day } };
}

function dayClosed(document: GameDocument, { at, day }: Command): readonly WebhookEvent[] {
  const { isAllDone, cleared: clearedCount } = habitCounts(document, day);
  if (!isAllDone) return [];
  const data = { day, cleared: clearedCount };
  return [{ type: 'day.closed', key: `day:${day}`, timestamp: at, data }];
}
