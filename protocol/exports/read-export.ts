import { parseCommand } from '#protocol/commands/parse-command.ts';
import type { Command } from '#rules/commands/command.ts';
import { refusalOf } from '#rules/commands/commands.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-file.ts';

export const MAX_IMPORT_BYTES = 64_000_000;
const MAX_COMMANDS = 200_000;

type Unreadable = {
  /** What it seems to be. */
  readonly what: string;
  readonly why: string;
};

export type ReadExport = {
  /** In their order, each key once. */
  readonly commands: readonly Command[];
  readonly unreadable: readonly Unreadable[];
  readonly records: Readonly<Record<string, unknown>>;
};

export type ExportProblem = 'too-large' | 'not-json' | 'foreign' | 'newer' | 'empty' | 'too-many';

/** Our files have each command of the log on a line of its own; no text of JSON holds a line break. */
const LOG_BEGIN = '"commands":[\n';
const LOG_END = '\n]';

/**
 * Reads an export, or the unsent commands that a device saved to a file before a sign-out. `breathe` is
 * awaited between two commands.
 */
export async function readExport(
  text: string,
  breathe: () => Promise<void>,
): Promise<Result<ReadExport, ExportProblem>> {
  if (text.length > MAX_IMPORT_BYTES) return err('too-large');
  const whole = await parsed(text, breathe);
  if (whole === undefined) return err('not-json');
  const { file, lines } = whole;
  const { format, version, hunter, commands, waiting } = fieldsOf(file);
  const isExport = format === EXPORT_FORMAT;
  if (isExport && typeof version === 'number' && version > EXPORT_VERSION) return err('newer');
  const { commands: log, records } = isExport ? fieldsOf(hunter) : { commands, records: {} };
  if (!Array.isArray(log)) return err('foreign');

  const entries = [...log, ...lines, ...(Array.isArray(waiting) ? waiting : [])];
  if (entries.length > MAX_COMMANDS) return err('too-many');
  if (entries.length === 0) return err('empty');
  return ok({ ...(await sorted(entries, breathe)), records: fieldsOf(records) });
}

type ParsedFile = { readonly file: unknown; readonly lines: readonly unknown[] };

/** The lines of its log apart from the rest; `undefined` for a text that is no JSON, or JSON too deep to be read. */
async function parsed(text: string, breathe: () => Promise<void>): Promise<ParsedFile | undefined> {
  const begin = text.indexOf(LOG_BEGIN);
  const from = begin < 0 ? text.length : begin + LOG_BEGIN.length;
  const to = Math.max(from, text.indexOf(LOG_END, from));
  const rest = text.slice(0, from) + text.slice(to);
  const lines: unknown[] = [];
  try {
    for (const line of text.slice(from, to).split(',\n')) {
      if (line !== '') lines.push(JSON.parse(line));
      await breathe();
    }
    return { file: JSON.parse(rest.replace(/^\ufeff/, '')), lines };
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

async function sorted(
  entries: readonly unknown[],
  breathe: () => Promise<void>,
): Promise<Omit<ReadExport, 'records'>> {
  const commands = new Map<string, Command>();
  const unreadable: Unreadable[] = [];
  for (const entry of entries) {
    await breathe();
    const { command: logged } = fieldsOf(entry);
    const input = logged ?? entry;
    const reading = parseCommand(input);
    if (reading.kind !== 'command') {
      const why = reading.kind === 'refused' ? reading.reason : 'of a newer Duskgate';
      unreadable.push({ what: nameOf(input), why });
      continue;
    }
    const { command } = reading;
    const why = refusalOf(command);
    if (why !== undefined) unreadable.push({ what: nameOf(input), why });
    else if (!commands.has(command.key)) commands.set(command.key, command);
  }
  return { commands: [...commands.values()], unreadable };
}

const MAX_NAME_LENGTH = 60;

function nameOf(input: unknown): string {
  const { key, kind } = fieldsOf(input);
  const name = [key, kind].find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : 'an entry without a name';
}
