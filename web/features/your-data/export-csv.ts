import type { Command } from '#rules/document/command.ts';

const HEAD = ['Day', 'Quest', 'Category', 'Frequency', 'Difficulty', 'XP', 'Completed at', 'Late'];

/** What a spreadsheet takes for a formula begins with one of these, blanks before it or not. */
const FORMULA = /^\s*[=+\-@|＝＋－＠｜\t\r]/;
/** Where some spreadsheets begin a cell of their own, quoted or not. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@|＝＋－＠｜])/g;

function cell(value: string | number): string {
  const text = String(value).replace(INNER_FORMULA, "$1'");
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cleared quests by day, oldest first, for a spreadsheet; the last line says what is missing. */
export function chronicleCsv(commands: readonly Command[], gap = ''): string {
  const cleared = commands
    .flatMap((command) => (command.kind === 'quest.done' ? command : []))
    .map(({ forDay, ...done }) => ({ ...done, on: forDay ?? done.day, late: forDay ? 'yes' : '' }))
    .sort((one, other) => (one.on + one.at < other.on + other.at ? -1 : 1));
  const rows = cleared.map(
    ({ on, title, category, frequency, difficulty, xpReward, at, late }) =>
      [on, title, category, frequency, difficulty, xpReward, at, late] as const,
  );
  const note = gap === '' ? [] : [['', gap, '', '', '', '', '', '']];
  const lines = [HEAD, ...rows, ...note].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
