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
import type { ForeignFile, ForeignHabit, ReadingFor } from './foreign-habit.ts';
import { type HabitImport, importOf } from './habit-import.ts';

/** What an import of a habit would add; nothing has changed yet. */
export type PreparedHabit = Omit<HabitImport, 'commands'> & {
  readonly fresh: readonly Command[];
  /** Counted once, because the preview asks at every tick. */
  readonly figures: ImportFigures;
  /** What the file says of it, whether it is here or not. */
  readonly inFile: ImportFigures;
};

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
  const prepared: PreparedHabit[] = [];
  for (const { commands: made, ...habit } of habits) {
    const some = made.filter(({ key }) => fresh.has(key));
    const inFile = figuresInFile(habit.habit);
    prepared.push({ ...habit, fresh: some, figures: figuresOf(some), inFile });
    await breathe();
  }
  return {
    tracker: file.tracker,
    leftOut: file.leftOut,
    isHere: preview.isHere,
    unreadable: preview.unreadable,
    boardCount: boardOf(document).length + archiveOf(document).length,
    habits: prepared,
  };
}

/** The server would refuse it, too; here it costs no request. */
function refusalIn(command: Command): string | undefined {
  const reading = parseCommand(command);
  if (reading.kind !== 'command') return reading.kind === 'refused' ? reading.reason : reading.kind;
  return refusalOf(reading.command);
}

/** Counts of some habits: what they would add, or what a file says of them. */
export type ImportFigures = {
  readonly quests: number;
  readonly days: number;
  readonly amounts: number;
  readonly skips: number;
  readonly notes: number;
  /** The first and the last cleared day; none is ''. */
  readonly first: LocalDate | '';
  readonly last: LocalDate | '';
};

const NOTHING: ImportFigures = {
  quests: 0,
  days: 0,
  amounts: 0,
  skips: 0,
  notes: 0,
  first: '',
  last: '',
};

function earlier(one: LocalDate | '', other: LocalDate | ''): LocalDate | '' {
  return one === '' || (other !== '' && other < one) ? other : one;
}

function later(one: LocalDate | '', other: LocalDate | ''): LocalDate | '' {
  return one < other ? other : one;
}

export function sumOf(all: readonly ImportFigures[]): ImportFigures {
  return all.reduce(
    (sum, one) => ({
      quests: sum.quests + one.quests,
      days: sum.days + one.days,
      amounts: sum.amounts + one.amounts,
      skips: sum.skips + one.skips,
      notes: sum.notes + one.notes,
      first: earlier(sum.first, one.first),
      last: later(sum.last, one.last),
    }),
    NOTHING,
  );
}

/** The days of a past are in order. */
function figuresOf(commands: readonly Command[]): ImportFigures {
  return sumOf(
    commands.map((command) => {
      if (command.kind !== 'quest.past') return { ...NOTHING, ...countOf(command.kind) };
      const { days, amounts = [] } = command;
      return {
        ...NOTHING,
        days: days.length,
        amounts: amounts.filter((n) => n > 0).length,
        first: days[0] ?? '',
        last: days.at(-1) ?? '',
      };
    }),
  );
}

function countOf(kind: Command['kind']): Partial<ImportFigures> {
  if (kind === 'quest.add') return { quests: 1 };
  if (kind === 'quest.amount') return { amounts: 1 };
  if (kind === 'hunter.rest') return { skips: 1 };
  return kind === 'quest.note' ? { notes: 1 } : {};
}

function figuresInFile({ marks }: ForeignHabit): ImportFigures {
  let found = { ...NOTHING, quests: 1 };
  for (const [day, { isDone, amount, isSkipped, note }] of marks) {
    found = {
      quests: 1,
      days: found.days + Number(isDone),
      amounts: found.amounts + Number(amount !== undefined),
      skips: found.skips + Number(isSkipped === true),
      notes: found.notes + Number(note !== undefined),
      first: isDone ? earlier(found.first, day) : found.first,
      last: isDone ? later(found.last, day) : found.last,
    };
  }
  return found;
}
