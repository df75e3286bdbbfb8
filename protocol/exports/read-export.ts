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

/** Reads an export, or the unsent commands that a device saved to a file before a sign-out. */
export function readExport(text: string): Result<ReadExport, ExportProblem> {
  if (text.length > MAX_IMPORT_BYTES) return err('too-large');
  const file = parsed(text);
  if (file === undefined) return err('not-json');
  const { format, version, hunter, commands, waiting } = fieldsOf(file);
  const isExport = format === EXPORT_FORMAT;
  if (isExport && typeof version === 'number' && version > EXPORT_VERSION) return err('newer');
  const { commands: log, records } = isExport ? fieldsOf(hunter) : { commands, records: {} };
  if (!Array.isArray(log)) return err('foreign');

  const entries = [...log, ...(Array.isArray(waiting) ? waiting : [])];
  if (entries.length > MAX_COMMANDS) return err('too-many');
  if (entries.length === 0) return err('empty');
  return ok({ ...sorted(entries), records: fieldsOf(records) });
}

/** `undefined` for a text that is no JSON, or JSON too deep to be read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function sorted(entries: readonly unknown[]): Omit<ReadExport, 'records'> {
  const commands = new Map<string, Command>();
  const unreadable: Unreadable[] = [];
  for (const entry of entries) {
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
