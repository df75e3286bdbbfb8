import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile } from '#protocol/exports/export-file.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { Command } from '#rules/commands/command.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import type { Game } from '#web/game/game.ts';
import { longDate } from '#web/platform/date-words.ts';
import type { FreeForm } from '#web/session/save-records.ts';
import type { History, Stretch } from '#web/sync/client.ts';

/** What a device knows of the account besides the commands. */
export type ExportAccount = { readonly user: UserRecord | null; readonly profile: FreeForm | null };

export type ExportHere = {
  readonly json: string;
  /** Oldest first; those that wait to be sent come last. */
  readonly commands: readonly Command[];
  /** Which part of the history only the server has, in words; empty if this device has all of it. */
  readonly gap: string;
};

/**
 * Makes the export without the server, from what this device stores; it also says what is missing.
 */
export async function exportHere(
  { log, clock }: Pick<Game, 'log' | 'clock'>,
  history: History,
  { user, profile }: ExportAccount,
): Promise<ExportHere> {
  const { commands, lines, stretch } = await readHistory(history);
  const position = log.position();
  const isWhole = position !== undefined && history.isWhole(position);
  const gap = isWhole ? '' : gapIn(commands, stretch, position);
  const view = log.view();
  const waiting = log.waiting();
  const missing = [gap, onlyOnServer(profile)].filter(Boolean);
  const head: Omit<ExportFile, 'account' | 'hunter'> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date(clock.nowMs()).toISOString(),
    madeOnDevice: { isWholeStory: gap === '', missing },
  };
  const rest = { account: { user }, waiting };
  const { dailyActivities } = view;
  const hunter = {
    document: storedDocument(view),
    dailyActivities,
    records: profile === null ? {} : { profile },
  };
  return {
    json: exportText({ ...head, ...rest }, hunter, lines),
    commands: [...commands, ...waiting],
    gap,
  };
}

/** A command on each line, so that an import can read them one after the other (protocol/exports/read-export.ts). */
export function exportText(rest: object, hunter: object, lines: readonly string[]): string {
  return `${unclosed(rest)},"hunter":${unclosed(hunter)},"commands":[\n${lines.join(',\n')}\n]}}\n`;
}

/** A JSON object without its closing brace. */
function unclosed(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

type StoredHistory = {
  readonly commands: readonly Command[];
  readonly lines: readonly string[];
  readonly stretch: Stretch | undefined;
};

async function readHistory(history: History): Promise<StoredHistory> {
  const { stretch } = history.reading();
  const commands: Command[] = [];
  const lines: string[] = [];
  if (stretch === undefined) return { commands, lines, stretch };
  for await (const entries of history.rows(stretch)) {
    for (const entry of entries) {
      const { isStrange: _here, ...logged } = entry;
      lines.push(JSON.stringify(logged));
      commands.push(...[history.commandOfRow(entry) ?? []].flat());
    }
  }
  return { commands: commands.reverse(), lines: lines.reverse(), stretch };
}

/** Which days are missing on this device, in words. */
function gapIn(
  commands: readonly Command[],
  stretch: Stretch | undefined,
  position: Position | undefined,
): string {
  const [oldest, newest] = [commands[0], commands.at(-1)];
  if (!stretch || !oldest || !newest) return 'Your earlier story is on the server only.';
  const isOldHere = stretch.low === 1;
  const isNewHere =
    position !== undefined && stretch.epoch === position.epoch && stretch.top >= position.rev;
  const from = isOldHere ? '' : ` from ${longDate(oldest.day)} on`;
  const until = isNewHere ? '' : ` up to ${longDate(newest.day)}`;
  return `This device keeps your story${from}${until}; the rest is on the server.`;
}

/** Which records only the server has, in words. */
function onlyOnServer(profile: FreeForm | null): string {
  const records = [
    'your sign-ins',
    'how often the mentor was asked',
    'what was refused',
    ...(profile === null ? ['your profile'] : []),
    'your answers to the Warden and the quests made of them',
    'the sums of days more than 400 days ago',
  ];
  return `On the server only: ${records.join(', ')}.`;
}
