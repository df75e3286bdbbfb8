import { type Habit, isRestDay, stretchOn } from '#rules/habits/calendar.ts';
import type { RunStep } from '#rules/habits/run.ts';
import { clearsWords } from './quest-words.ts';

/** What stands beside a slot: one word for how it ended. */
type SlotWord = 'Met' | 'Missed' | 'Rest' | 'Archived' | 'Not counted' | 'Open' | 'Extra';

type SlotWords = { readonly word: SlotWord; readonly detail: string };

/** A slot in plain words: how it ended, what it needed, and what became of shields and run. */
export function slotWords(habit: Habit, step: RunStep): SlotWords {
  const word = wordOf(habit, step);
  const parts = [countWords(habit, step, word), changeWords(step)].filter(Boolean);
  return { word, detail: parts.join(' ') };
}

function wordOf(habit: Habit, { slot }: RunStep): SlotWord {
  switch (slot.state) {
    case 'met':
      return 'Met';
    case 'missed':
      return 'Missed';
    case 'extra':
      return 'Extra';
    case 'open':
    case 'neutral': {
      if (slot.need === 0 && hasDay(habit, slot, isRestDay)) return 'Rest';
      if (hasDay(habit, slot, isArchivedDay)) return 'Archived';
      return slot.state === 'open' ? 'Open' : 'Not counted';
    }
  }
}

type Days = { readonly first: number; readonly last: number };

function hasDay(
  habit: Habit,
  { first, last }: Days,
  isSuch: (habit: Habit, day: number) => boolean,
): boolean {
  for (let day = first; day <= last; day += 1) if (isSuch(habit, day)) return true;
  return false;
}

function isArchivedDay(habit: Habit, day: number): boolean {
  return stretchOn(habit, day).isArchived;
}

function countWords(habit: Habit, { slot }: RunStep, word: SlotWord): string {
  const { clears, need, times, length } = slot;
  if (word === 'Rest') return 'Nothing was asked.';
  if (word === 'Archived') return 'Nothing was asked while it was put away.';
  if (word === 'Extra')
    return 'A clear on a day that is not asked for: it pays, and no day needs it.';
  if (word === 'Not counted') return `${clearsWords(clears)} in a time that was not whole.`;
  if (length === 1)
    return word === 'Met' ? 'Cleared.' : word === 'Open' ? 'Still open.' : 'No clear.';
  const needed = Math.max(1, need);
  const why = hasDay(habit, slot, isRestDay) ? 'but for the days of rest' : 'in a whole one';
  const eased = needed < times ? ` (${times} ${why})` : '';
  return `${clearsWords(clears)}, ${needed} needed${eased}.`;
}

function changeWords({ change, shields }: RunStep): string {
  if (change === 'earned') return `A shield earned: ${shields} held.`;
  if (change === 'spent') return `A shield held the run: ${shields} left.`;
  return change === 'broken' ? 'A new run begins after it.' : '';
}
