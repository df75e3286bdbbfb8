export type SqliteColumn = {
  /** In lower case. */
  readonly name: string;
  /** The number of the row, which is not in the record. */
  readonly isRowId: boolean;
  /** The value of rows that were written before the column was added. */
  readonly initial: number | string | null;
};

const NO_COLUMN = /^(constraint|primary|unique|check|foreign)\b/i;
/** A key of one column, said at the end. */
const KEY_PART = /^(?:constraint\s+\S+\s+)?primary\s+key\s*\(\s*([^,)]+?)\s*\)/i;
const NAME = /^(?:"((?:[^"]|"")*)"|`([^`]*)`|\[([^\]]*)\]|'([^']*)'|([^\s"`[(]+))/;
const DEFAULT = /\bdefault\s+\(?\s*(?:'((?:[^']|'')*)'|([-+]?[\d.]+))/i;

/** The columns of a `CREATE TABLE`, in order; none for a table that is stored in another way. */
export function createTableOf(sql: string): readonly SqliteColumn[] | undefined {
  const begin = sql.indexOf('(');
  const end = sql.lastIndexOf(')');
  if (begin < 0 || end < begin || /\bwithout\s+rowid\b/i.test(sql.slice(end))) return undefined;
  const parts = partsOf(sql.slice(begin + 1, end)).map((part) => part.trim());
  const key = nameIn(parts.flatMap((part) => KEY_PART.exec(part)?.[1] ?? [])[0] ?? '');
  return parts.flatMap((part) => {
    const name = NO_COLUMN.test(part) ? undefined : nameIn(part);
    if (name === undefined) return [];
    const rest = part.slice(NAME.exec(part)?.[0].length);
    const isInteger = /^\s*integer\b/i.test(rest);
    const [, words, number] = DEFAULT.exec(rest) ?? [];
    return {
      name,
      isRowId: isInteger && (name === key || /\bprimary\s+key\b/i.test(rest)),
      initial: number === undefined ? (words?.replaceAll("''", "'") ?? null) : Number(number),
    };
  });
}

/** The name that a text begins with, in lower case. */
function nameIn(text: string): string | undefined {
  const [, ...found] = NAME.exec(text) ?? [];
  return found.find((one) => one !== undefined)?.toLowerCase();
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
