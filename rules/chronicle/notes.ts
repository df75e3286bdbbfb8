import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

/** The notes in a log, by quest and day of the clear; of one day the last in order wins, an empty one takes it away. */
export type Notes = ReadonlyMap<string, string>;

function placeOf(questId: string, day: LocalDate): string {
  return `${rootOf(questId)} ${day}`;
}

export function notesIn(log: Iterable<Command>): Notes {
  const notes = new Map<string, string>();
  for (const command of log) {
    if (command.kind !== 'quest.note') continue;
    const place = placeOf(command.questId, command.forDay);
    if (command.text === '') notes.delete(place);
    else notes.set(place, command.text);
  }
  return notes;
}

export function noteOf(notes: Notes, questId: string, day: LocalDate): string | undefined {
  return notes.get(placeOf(questId, day));
}
