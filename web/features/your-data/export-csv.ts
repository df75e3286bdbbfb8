import { noteOf, notesIn } from '#rules/chronicle/notes.ts';
import type { Command } from '#rules/commands/command.ts';
import { clearedAmounts } from './cleared-amounts.ts';

const HEAD = [
  'Day',
  'Quest',
  'Category',
  'Frequency',
  'Difficulty',
  'XP',
  'Completed at',
  'Late',
  'Amount',
  'Unit',
  'Note',
];

/** The beginning of a text that a spreadsheet takes for a formula. */
const FORMULA = /^\s*[=+\-@|＝＋－＠｜\t\r]/;
/** The same after a character at which some spreadsheets begin a new cell, even inside quotes. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@|＝＋－＠｜])/g;

/** A cell, quoted where needed and with formulas made harmless. */
function cell(value: string | number): string {
  const text = String(value).replace(INNER_FORMULA, "$1'");
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The cleared quests as CSV, oldest first. If something is missing, the last line says what
 * (`gap`).
 */
export function chronicleCsv(commands: readonly Command[], gap = ''): string {
  const notes = notesIn(commands);
  const amounts = clearedAmounts(commands);
  const cleared = commands
    .flatMap((command) => (command.kind === 'quest.done' ? command : []))
    .map(({ forDay, ...done }) => ({ ...done, on: forDay ?? done.day, late: forDay ? 'yes' : '' }))
    .sort((one, other) => (one.on + one.at < other.on + other.at ? -1 : 1));
  const rows = cleared.map(
    ({ on, title, category, frequency, difficulty, xpReward, at, late, questId }) => {
      const { amount = '', unit = '' } = amounts(questId, on) ?? {};
      const note = noteOf(notes, questId, on) ?? '';
      const done = [on, title, category, frequency, difficulty, xpReward, at, late] as const;
      return [...done, amount, unit, note];
    },
  );
  const missing = gap === '' ? [] : [HEAD.map((name) => (name === 'Quest' ? gap : ''))];
  const lines = [HEAD, ...rows, ...missing].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
