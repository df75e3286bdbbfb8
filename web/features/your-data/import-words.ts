import type { ExportProblem } from '#protocol/exports/read-export.ts';
import type { Command } from '#rules/commands/command.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import { boardCount, canWaitHere, type Imported, type ImportPreview } from './import-data.ts';
import { MAX_TAKEN_HERE } from './import-here.ts';

export const PROBLEM_WORDS: Readonly<Record<ExportProblem, string>> = {
  'too-large': 'This file is over 64 MB, more than can be imported.',
  'not-json': 'This file is broken, or no export of Duskgate.',
  foreign: 'This is no export of Duskgate.',
  newer: 'This export was made by a newer Duskgate. Update this server first.',
  empty: 'This export holds no entries.',
  'too-many': 'This export holds over 200,000 entries, more than can be imported.',
};

export function doneWords({ count, waitingCount }: Imported): string {
  const done = `${counted(count)} imported.`;
  if (waitingCount === 0) return done;
  const what =
    waitingCount === count
      ? count === 1
        ? 'It waits'
        : 'They wait'
      : `${counted(waitingCount)} of them wait`;
  return `${done} ${what} on this device until the server can be reached.`;
}

/** Why the import cannot be confirmed, if so. */
export function obstacleIn(preview: ImportPreview): string | undefined {
  const { isHere, fresh } = preview;
  const board = boardCount(preview);
  if (board > MAX_QUESTS) {
    return `The board would hold ${board} quests; it has room for ${MAX_QUESTS}. Remove some first.`;
  }
  if (!isHere || canWaitHere(fresh.length)) return undefined;
  return `Without the server at most ${counted(MAX_TAKEN_HERE)} can be imported at once. Nothing has changed: import this file when the server can be reached.`;
}

export function counted(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'subtasks-remain': 'completed with open steps',
  'reward-too-small': 'its reward is too small',
  'day-too-long-ago': 'recorded for a day too long before',
  'block-too-short': 'a focus block shorter than 25 minutes',
  'rest-too-far': 'days of rest too far away',
  'day-out-of-range': 'a day ahead, or before 1970',
};

export function refusalWords(why: string): string {
  return REFUSALS[why] ?? why;
}

const KINDS: Readonly<Record<Command['kind'], readonly [one: string, many: string]>> = {
  'quest.add': ['quest', 'quests'],
  'quest.done': ['completion', 'completions'],
  'quest.remove': ['removal', 'removals'],
  'quest.subtask': ['finished step', 'finished steps'],
  'quest.edit': ['change of a quest', 'changes of quests'],
  'quest.ask': ['answer of the mentor', 'answers of the mentor'],
  'quest.amount': ['amount', 'amounts'],
  'quest.note': ['note', 'notes'],
  'quest.past': ['past brought along', 'pasts brought along'],
  'raid.session': ['raid', 'raids'],
  'raid.focus': ['focus block', 'focus blocks'],
  'hunter.login': ['day you came', 'days you came'],
  'hunter.onboard': ['first talk', 'first talks'],
  'hunter.rename': ['change of your name', 'changes of your name'],
  'hunter.roles': ['change of roles', 'changes of roles'],
  'hunter.fitness': ['change of fitness types', 'changes of fitness types'],
  'hunter.settings': ['change of settings', 'changes of settings'],
  'hunter.rest': ['change of days of rest', 'changes of days of rest'],
};

/** How many of each kind, the kinds in the order of the table above. */
export function countsInWords(commands: readonly Command[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind } of commands) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const count = counts.get(kind) ?? 0;
    return count === 0 ? [] : `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  });
}
