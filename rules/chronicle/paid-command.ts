import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandKind, CommandOf } from '#rules/commands/command.ts';
import type { Stat } from '#rules/hunter/hunter.ts';
import { trainedStat } from '#rules/hunter/trained-stat.ts';
import type { Category, Difficulty, Frequency } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { FOCUS_XP } from '#rules/raid/raid.ts';

/** Something a hunter was paid for. */
export type PaidCommand = {
  readonly key: string;
  /** Its place in the server's order; absent while it waits to be sent. */
  readonly rev?: number;
  /** The day it counts on. */
  readonly day: LocalDate;
  readonly at: string;
  /** It was recorded on a later day than the one it counts on. */
  readonly isLate: boolean;
  readonly xp: number;
  readonly trains: Stat;
  readonly quest?: ClearedQuest;
  /** Who did it for the hunter, if somebody did. */
  readonly by?: ByToken | undefined;
};

/** The door by which it came, and the name of the token. */
export type ByToken = { readonly door: 'api' | 'assistant'; readonly name?: string };

type ClearedQuest = {
  readonly rootId: string;
  readonly title: string;
  readonly category: Category;
  readonly frequency: Frequency;
  readonly difficulty: Difficulty;
};

/** The log's word on a command: where it stands and what it was paid. */
type Logged = { readonly rev: number; readonly xp: number; readonly by?: ByToken | undefined };

type PaymentOf<Kind extends CommandKind> = (
  command: CommandOf<Kind>,
) => Omit<PaidCommand, 'key' | 'at'>;

const NEVER_PAID = () => undefined;

/** What a command of each kind is paid while it waits to be sent. */
const PAYMENTS: {
  readonly [Kind in CommandKind]: PaymentOf<Kind> | typeof NEVER_PAID;
} = {
  'quest.done': ({
    questId,
    title,
    category,
    frequency,
    difficulty,
    xpReward,
    day,
    forDay = day,
  }) => ({
    day: forDay,
    isLate: forDay < day,
    xp: xpReward,
    trains: trainedStat(category),
    quest: { rootId: rootOf(questId), title, category, frequency, difficulty },
  }),
  'raid.focus': ({ day }) => ({ day, isLate: false, xp: FOCUS_XP, trains: 'wisdom' }),
  'quest.add': NEVER_PAID,
  'quest.remove': NEVER_PAID,
  'quest.subtask': NEVER_PAID,
  'quest.edit': NEVER_PAID,
  'quest.ask': NEVER_PAID,
  'quest.amount': NEVER_PAID,
  'quest.note': NEVER_PAID,
  'quest.past': NEVER_PAID,
  'raid.session': NEVER_PAID,
  'hunter.login': NEVER_PAID,
  'hunter.onboard': NEVER_PAID,
  'hunter.rename': NEVER_PAID,
  'hunter.roles': NEVER_PAID,
  'hunter.fitness': NEVER_PAID,
  'hunter.settings': NEVER_PAID,
  'hunter.rest': NEVER_PAID,
};

/**
 * What a command was paid, as the log says it; a waiting one is paid what it carries. None for one that
 * was paid nothing, as the same command from a second device is.
 */
export function paidCommand<Kind extends CommandKind>(
  command: CommandOf<Kind>,
  logged?: Logged,
): PaidCommand | undefined {
  const payment = PAYMENTS[command.kind](command);
  if (payment === undefined) return undefined;
  const { key, at } = command;
  const said = logged && { rev: logged.rev, xp: logged.xp, by: logged.by };
  const paid = { key, at, ...payment, ...said };
  return paid.xp > 0 ? paid : undefined;
}
