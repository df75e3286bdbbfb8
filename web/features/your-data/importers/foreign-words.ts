import type { LocalDate } from '#rules/activity/local-date.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import { dayAndYear } from '#web/platform/date-words.ts';
import { counted as countedThings } from '#web/ui/counted.ts';
import { canWaitHere } from '../import-data.ts';
import { MAX_TAKEN_HERE } from '../import-here.ts';
import { counted } from '../import-words.ts';
import type { ImportFigures, PreparedHabit, PreparedImport } from './prepare-import.ts';

export function dayWords(day: LocalDate): string {
  return dayAndYear(day);
}

function thousands(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** What would be added, a line each. */
export function figureLines(figures: ImportFigures): readonly string[] {
  const { quests, days, amounts, skips, notes } = figures;
  return [
    quests > 0 ? thousands(quests, 'quest') : [],
    days > 0 ? `${thousands(days, 'day')} cleared${spanWords(figures)}` : [],
    amounts > 0 ? `amounts of ${thousands(amounts, 'day')}` : [],
    skips > 0 ? `${thousands(skips, 'skipped day')}, as rest of that quest` : [],
    notes > 0 ? thousands(notes, 'note') : [],
  ].flat();
}

/** What the file says of one habit, in one line. */
export function habitWords({ habit, inFile, state, fresh }: PreparedHabit): string {
  const { days, notes } = inFile;
  return [
    days === 0 ? 'no days' : `${thousands(days, 'day')}${spanWords(inFile)}`,
    notes > 0 ? thousands(notes, 'note') : [],
    habit.isArchived ? 'archived' : [],
    stateWords(state, fresh.length),
  ]
    .flat()
    .join(' · ');
}

function spanWords({ first, last }: ImportFigures): string {
  if (first === '' || last === '') return '';
  return first === last ? `, ${dayWords(first)}` : `, ${dayWords(first)} to ${dayWords(last)}`;
}

function stateWords(state: PreparedHabit['state'], freshCount: number): string | readonly string[] {
  if (state === 'removed') return 'you removed it here';
  if (freshCount === 0) return 'all of it is here';
  return state === 'here' ? 'here already, new days are added' : [];
}

/** Why the chosen habits cannot be imported, if so. */
export function obstacleWords(
  { boardCount, isHere }: PreparedImport,
  quests: number,
  commandCount: number,
): string | undefined {
  const board = boardCount + quests;
  if (board > MAX_QUESTS) {
    return `The board would hold ${board} quests; it has room for ${MAX_QUESTS}. Take fewer, or remove some first.`;
  }
  if (!isHere || canWaitHere(commandCount)) return undefined;
  return `Without the server at most ${counted(MAX_TAKEN_HERE)} can be imported at once. Take fewer, or wait for the server.`;
}

export function takenBackWords(count: number): string {
  return `${countedThings(count, 'quest')} removed again. Nothing was paid for them, so nothing else changes.`;
}
