import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile } from '#protocol/export-file.ts';
import type { Position } from '#protocol/sync-messages.ts';
import type { UserRecord } from '#protocol/user-record.ts';
import type { Command } from '#rules/document/command.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import type { Profile } from './auth-context.ts';
import type { Game } from './game.ts';
import { isWhole, type KeptLog } from './kept-log.ts';
import { commandIn, keptEntries } from './kept-log-entries.ts';
import type { Stretch } from './kept-log-store.ts';

/** What a device knows of its hunter besides the log. */
export type Account = { readonly user: UserRecord | null; readonly profile: Profile | null };

export type ExportHere = {
  readonly json: string;
  /** Oldest first, what waits at the end. */
  readonly commands: readonly Command[];
  /** What of the story only the server has, in words; empty when it is all here. */
  readonly gap: string;
};

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The same file without the server: of what this device keeps, with a word on what it does not. */
export async function exportHere(
  { log, clock }: Pick<Game, 'log' | 'clock'>,
  kept: KeptLog,
  { user, profile }: Account,
): Promise<ExportHere> {
  const { commands, lines, stretch } = await readKept(kept);
  const gap = gapIn(commands, stretch, log.place());
  const view = log.view();
  const waiting = log.waiting();
  const missing = [gap, onlyThere(profile)].filter(Boolean);
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
    json: `${opened({ ...head, ...rest })},"hunter":${opened(hunter)},"commands":[\n${lines.join(',\n')}\n]}}\n`,
    commands: [...commands, ...waiting],
    gap,
  };
}

/** A JSON object that is not ended yet. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

type Kept = {
  readonly commands: readonly Command[];
  readonly lines: readonly string[];
  readonly stretch: Stretch | undefined;
};

async function readKept(kept: KeptLog): Promise<Kept> {
  const store = await kept.store;
  const { stretch } = kept.reading();
  const commands: Command[] = [];
  const lines: string[] = [];
  if (stretch === undefined) return { commands, lines, stretch };
  for await (const entries of keptEntries(store, stretch)) {
    for (const entry of entries) {
      const { isStrange: _here, ...logged } = entry;
      lines.push(JSON.stringify(logged));
      commands.push(...[commandIn(entry) ?? []].flat());
    }
  }
  return { commands: commands.reverse(), lines: lines.reverse(), stretch };
}

function gapIn(
  commands: readonly Command[],
  stretch: Stretch | undefined,
  place: Position | undefined,
): string {
  if (place && isWhole(stretch, place)) return '';
  const [oldest, newest] = [commands[0], commands.at(-1)];
  if (!stretch || !oldest || !newest) return 'Your earlier story is on the server only.';
  const isOldHere = stretch.low === 1;
  const isNewHere =
    place !== undefined && stretch.epoch === place.epoch && stretch.top >= place.rev;
  const from = isOldHere ? '' : ` from ${LONG_DAY.format(Date.parse(oldest.day))} on`;
  const until = isNewHere ? '' : ` up to ${LONG_DAY.format(Date.parse(newest.day))}`;
  return `This device keeps your story${from}${until}; the rest is on the server.`;
}

function onlyThere(profile: Profile | null): string {
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
