import type { Command } from '#rules/document/command.ts';

const HEAD = ['Day', 'Quest', 'Category', 'Frequency', 'Difficulty', 'XP', 'Completed at', 'Late'];

/** What a spreadsheet takes for a formula begins with one of these, blanks before it or not. */
const FORMULA = /^\s*[=+\-@|\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cleared quests by day, oldest first, for a spreadsheet. */
export function chronicleCsv(commands: readonly Command[]): string {
  const cleared = commands
    .flatMap((command) => (command.kind === 'quest.done' ? command : []))
    .map(({ forDay, ...done }) => ({ ...done, on: forDay ?? done.day, late: forDay ? 'yes' : '' }))
    .sort((one, other) => (one.on + one.at < other.on + other.at ? -1 : 1));
  const rows = cleared.map(
    ({ on, title, category, frequency, difficulty, xpReward, at, late }) =>
      [on, title, category, frequency, difficulty, xpReward, at, late] as const,
  );
  const lines = [HEAD, ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
