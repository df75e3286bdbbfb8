import { parseCommand } from '#protocol/commands/parse-command.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { refusalOf } from '#rules/commands/commands.ts';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import type { Game } from '#web/game/game.ts';
import type { Call } from '#web/platform/network.ts';
import type { Breathe } from '../breather.ts';
import { type ImportPreview, previewImport } from '../import-data.ts';
import type { ForeignFile, ReadingFor } from './foreign-habit.ts';
import { type HabitImport, importOf } from './habit-import.ts';

/** What an import of a habit would add; nothing has changed yet. */
export type PreparedHabit = Omit<HabitImport, 'commands'> & { readonly fresh: readonly Command[] };

export type PreparedImport = Pick<ForeignFile, 'tracker' | 'leftOut'> & {
  readonly habits: readonly PreparedHabit[];
  /** Made without the server. */
  readonly isHere: boolean;
  readonly unreadable: ImportPreview['unreadable'];
  /** The quests that the board and the archive hold now. */
  readonly boardCount: number;
};

export function readingFor({ log, clock }: Pick<Game, 'log' | 'clock'>): ReadingFor {
  const document = log.view();
  const today = hunterDay(document, clock.nowMs(), clock.utcOffsetMinutes());
  return { today, weekStart: document.settings.weekStart };
}

/** Makes commands of the habits and asks which of them are new. */
export async function prepareImport(
  game: Game,
  call: Call,
  file: ForeignFile,
  breathe: Breathe,
): Promise<PreparedImport> {
  const { log, clock } = game;
  const document = log.view();
  const { today } = readingFor(game);
  const nowMs = clock.nowMs();
  const around = { document, today, nowMs, utcOffsetMinutes: clock.utcOffsetMinutes() };
  const habits: HabitImport[] = [];
  const commands: Command[] = [];
  const unreadable: { what: string; why: string }[] = [];
  for (const habit of file.habits) {
    const rank = nowMs + habits.length;
    const made = importOf(habit, rank, { ...around, tracker: file.tracker });
    habits.push(made);
    await breathe();
    for (const command of made.commands) {
      const why = refusalIn(command);
      if (why === undefined) commands.push(command);
      else unreadable.push({ what: `${habit.title} (${command.kind})`, why });
      await breathe();
    }
  }
  const preview = await previewImport(game, call, { commands, unreadable, records: {} });
  const fresh = new Set(preview.fresh.map(({ key }) => key));
  return {
    tracker: file.tracker,
    leftOut: file.leftOut,
    isHere: preview.isHere,
    unreadable: preview.unreadable,
    boardCount: boardOf(document).length + archiveOf(document).length,
    habits: habits.map(({ commands: made, ...habit }) => ({
      ...habit,
      fresh: made.filter(({ key }) => fresh.has(key)),
    })),
  };
}

/** The server would refuse it, too; here it costs no request. */
function refusalIn(command: Command): string | undefined {
  const reading = parseCommand(command);
  if (reading.kind !== 'command') return reading.kind === 'refused' ? reading.reason : reading.kind;
  return refusalOf(reading.command);
}

/** What some habits would add, or what a file says of them. */
export type ImportFigures = {
  readonly quests: number;
  readonly days: number;
  readonly amounts: number;
  readonly skips: number;
  readonly notes: number;
  readonly first: LocalDate | undefined;
  readonly last: LocalDate | undefined;
};

/** What the chosen habits would add. */
export function figuresOf(habits: readonly PreparedHabit[]): ImportFigures {
  const commands = habits.flatMap(({ fresh }) => fresh);
  const count = (kind: Command['kind']) => commands.filter((one) => one.kind === kind).length;
  const past = commands.flatMap((one) => (one.kind === 'quest.past' ? one : []));
  const days = past.flatMap((one) => one.days);
  const amounted = past.reduce(
    (sum, one) => sum + (one.amounts?.filter((n) => n > 0).length ?? 0),
    count('quest.amount'),
  );
  const inOrder = days.toSorted();
  return {
    quests: count('quest.add'),
    days: days.length,
    amounts: amounted,
    skips: count('hunter.rest'),
    notes: count('quest.note'),
    first: inOrder[0],
    last: inOrder.at(-1),
  };
}
