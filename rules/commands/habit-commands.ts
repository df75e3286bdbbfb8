import { type DaySet, NO_DAYS, withDay, withoutDay } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { withAmount } from '#rules/habits/amounts.ts';
import { bringDays, type Chain } from '#rules/quest/chain.ts';
import type { DocumentChange } from './award.ts';
import { changeChain } from './change-chain.ts';
import type { CommandDraft } from './command.ts';
import { type CommandRules, neverRefused } from './command-rules.ts';
import { tooLate } from './finish-quest.ts';

/** How many ids a document keeps: the log has all. */
const REMEMBERED_AMOUNTS = 400;

/** `n`: hundredths of the goal's unit; a negative one corrects. */
export type AmountFields = {
  readonly id: string;
  readonly questId: string;
  readonly n: number;
  readonly forDay?: LocalDate;
};

/** Adds, never sets: two devices that were offline add up. */
export const addAmount: CommandRules<'quest.amount'> = {
  key: ({ id }) => `amt:${id}`,
  refusal: tooLate,
  apply: (document, { id, questId, n, day, forDay = day }) =>
    changeOnce(document, id, questId, (chain) => counted(chain, forDay, n)),
};

function counted(chain: Chain, day: LocalDate, n: number): Chain {
  if (chain.isRemoved) return chain;
  const { amounts = {}, amountTotal = 0 } = chain;
  return { ...chain, amounts: withAmount(amounts, day, n), amountTotal: amountTotal + n };
}

function changeOnce(
  document: GameDocument,
  id: string,
  questId: string,
  change: (chain: Chain) => Chain,
): DocumentChange {
  const { settledAmounts } = document;
  if (idsIn(settledAmounts).has(id)) return { document };
  const next = changeChain(document, questId, change);
  if (next.document === document) return next;
  return { document: { ...next.document, settledAmounts: withId(settledAmounts, id) } };
}

/** The newest list of ids as a set: to search 400 strings would be most of what an amount costs. */
let newest = { list: [] as readonly string[], ids: new Set<string>() };

function idsIn(list: readonly string[]): Set<string> {
  if (newest.list !== list) newest = { list, ids: new Set(list) };
  return newest.ids;
}

/** Takes the set along to the next list; whoever asks for the former list gets a set anew. */
function withId(list: readonly string[], id: string): readonly string[] {
  const ids = idsIn(list).add(id);
  const next = list.slice(1 - REMEMBERED_AMOUNTS);
  next.push(id);
  for (const forgotten of list.slice(0, 1 - REMEMBERED_AMOUNTS)) ids.delete(forgotten);
  newest = { list: next, ids };
  return next;
}

export type NoteFields = {
  readonly id: string;
  readonly questId: string;
  readonly forDay: LocalDate;
  readonly text: string;
};

/** A note lives in the log alone. */
export const keepNote: CommandRules<'quest.note'> = {
  key: ({ id }) => `set:${id}`,
  refusal: neverRefused,
  apply: (document) => ({ document }),
  hasOwnRow: true,
};

/** `amounts`: the sum of each of the days. */
export type PastFields = {
  readonly id: string;
  readonly questId: string;
  readonly days: readonly LocalDate[];
  readonly amounts?: readonly number[];
};

/** Clears from another tracker: they raise the streak and pay nothing. */
export const bringPast: CommandRules<'quest.past'> = {
  key: ({ id }) => `past:${id}`,
  refusal: ({ days, day }) =>
    days.some((one) => one > day || one < '1970') ? 'day-out-of-range' : undefined,
  apply: (document, { id, questId, days, amounts = [], day }) =>
    changeOnce(document, `past.${id}`, questId, (chain) =>
      amounts.reduce((next, n, at) => counted(next, days[at] ?? day, n), bringDays(chain, days)),
    ),
};

export type RestFields = {
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly isResting: boolean;
  /** Absent: of all quests. */
  readonly questId?: string;
};

export const MAX_REST_AGO = 31;
export const MAX_REST_AHEAD = 366;

/** A day that a journey east leapt over is no miss; every device makes the same command. */
export function leapDrafts(days: readonly LocalDate[]): readonly CommandDraft[] {
  return days.map((day) => ({
    kind: 'hunter.rest',
    id: `leap.${day}`,
    from: day,
    to: day,
    isResting: true,
  }));
}

/** Marks or unmarks days on which nothing is asked; of each day the last in order wins. */
export const rest: CommandRules<'hunter.rest'> = {
  key: ({ id }) => `set:${id}`,
  refusal: ({ from, to, day }) =>
    to < from || from < addDays(day, -MAX_REST_AGO) || to > addDays(day, MAX_REST_AHEAD)
      ? 'rest-too-far'
      : undefined,
  apply: (document, { from, to, isResting, questId }) => {
    const change = isResting ? withDay : withoutDay;
    function marked<Resting extends { readonly restDays?: DaySet }>(whose: Resting): Resting {
      const { restDays: before = NO_DAYS } = whose;
      let restDays = before;
      for (let day = from; day <= to; day = addDays(day, 1)) restDays = change(restDays, day);
      return restDays === before ? whose : { ...whose, restDays };
    }
    if (questId === undefined) return { document: marked(document) };
    return changeChain(document, questId, (chain) => (chain.isRemoved ? chain : marked(chain)));
  },
};
