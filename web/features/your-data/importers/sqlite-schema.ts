export type SqliteColumn = {
  /** In lower case. */
  readonly name: string;
  /** The number of the row, which is not in the record. */
  readonly isRowId: boolean;
  /** The value of rows that were written before the column was added. */
  readonly initial: number | string | null;
};

const NO_COLUMN = /^(constraint|primary|unique|check|foreign)\b/i;
const NAME = /^(?:"((?:[^"]|"")*)"|`([^`]*)`|\[([^\]]*)\]|'([^']*)'|([^\s"`[(]+))/;
const DEFAULT = /\bdefault\s+\(?\s*(?:'((?:[^']|'')*)'|([-+]?[\d.]+))/i;

/** The columns of a `CREATE TABLE`, in order; none for a table that is stored in another way. */
export function createTableOf(sql: string): readonly SqliteColumn[] | undefined {
  const begin = sql.indexOf('(');
  const end = sql.lastIndexOf(')');
  if (begin < 0 || end < begin || /\bwithout\s+rowid\b/i.test(sql.slice(end))) return undefined;
  return partsOf(sql.slice(begin + 1, end)).flatMap((part) => {
    const text = part.trim();
    const found = NO_COLUMN.test(text) ? null : NAME.exec(text);
    if (found === null) return [];
    const name = found.slice(1).find((one) => one !== undefined) ?? '';
    const rest = text.slice(found[0].length);
    const [, words, number] = DEFAULT.exec(rest) ?? [];
    return {
      name: name.toLowerCase(),
      isRowId: /^\s*integer\s+primary\s+key\b/i.test(rest),
      initial: number === undefined ? (words ?? null) : Number(number),
    };
  });
}

/** What may stand between two commas: quoted texts, brackets, anything else. */
const PIECES = /"(?:[^"]|"")*"|'(?:[^']|'')*'|`[^`]*`|\[[^\]]*\]|[(),]|[^"'`[(),]+|./gs;

/** Cut at the commas that stand in no brackets and no quotes. */
function partsOf(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(PIECES)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}
