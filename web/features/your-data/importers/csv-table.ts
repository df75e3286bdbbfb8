import type { Breathe } from '../breather.ts';
import { UnreadableFile } from './foreign-habit.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The lines by which the separator is found. */
const SAMPLE_LINES = 20;
const MAX_ROWS = 500_000;
const MAX_COLUMNS = 500;

export type CsvRow = readonly string[];

/** The rows of a table of text, quoted as RFC 4180 has it; blank lines are left out. */
export async function csvRows(
  text: string,
  breathe: Breathe,
  separator = separatorOf(text),
): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; ) {
    const { row, end } = rowAt(text, at, separator);
    at = end;
    if (row.length > MAX_COLUMNS) {
      throw new UnreadableFile(`This table has over ${MAX_COLUMNS} columns.`);
    }
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > MAX_ROWS) {
      throw new UnreadableFile(`This table has over ${MAX_ROWS.toLocaleString('en')} lines.`);
    }
    if (rows.length % 64 === 0) await breathe();
  }
  return rows;
}

/** The sign that cuts the first lines into the most columns, the same number in each. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n?|\n/, SAMPLE_LINES).filter((line) => line.trim() !== '');
  const widths = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => rowAt(line, 0, separator, true).row.length);
    const least = Math.min(...counts);
    return { separator, width: least > 1 ? least : Math.max(1, ...counts) / 100 };
  });
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).separator;
}

type CsvPlace = { readonly row: string[]; readonly end: number };

/** The row that begins at `at`, and where the next one begins. */
function rowAt(text: string, at: number, separator: string, isSample = false): CsvPlace {
  const row: string[] = [];
  let next = at;
  for (;;) {
    const { cell, end } = cellAt(text, next, separator, isSample);
    row.push(cell);
    if (text[end] !== separator) return { row, end: afterLine(text, end) };
    next = end + 1;
  }
}

function afterLine(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
}

function cellAt(
  text: string,
  at: number,
  separator: string,
  isSample: boolean,
): { cell: string; end: number } {
  if (text[at] !== '"') {
    const end = plainEnd(text, at, separator);
    return { cell: text.slice(at, end), end };
  }
  let cell = '';
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) {
      if (isSample) return { cell, end: text.length };
      const line = text.slice(0, at).split(/\r\n?|\n/).length;
      throw new UnreadableFile(`Line ${line} of this table opens a quote that is never closed.`);
    }
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const end = plainEnd(text, quote + 1, separator);
      return { cell: cell + text.slice(quote + 1, end), end }; // what stands behind the quotes is kept
    }
    cell += '"';
    from = quote + 2;
  }
}

function plainEnd(text: string, at: number, separator: string): number {
  let end = at;
  for (; end < text.length; end += 1) {
    const letter = text[end];
    if (letter === separator || letter === '\n' || letter === '\r') break;
  }
  return end;
}
