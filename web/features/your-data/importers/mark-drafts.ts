import { hasDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_AMOUNT, MAX_NOTE_LENGTH, MAX_TARGET } from '#rules/habits/bounds.ts';
import type { Chain } from '#rules/quest/chain.ts';
import type { ForeignMark } from './foreign-habit.ts';
import { hashOf } from './hash.ts';

/** A draft and the day it is recorded on. */
export type DayDraft = { readonly draft: CommandDraft; readonly on: LocalDate };

type DayMark = readonly [LocalDate, ForeignMark];

/** Some days of a habit and what they are called: `2026`, `2026-11` or `2026-11-16`. */
type MarkGroup = { readonly name: string; readonly marks: readonly DayMark[] };

const YEAR = 4;
const MONTH = 7;
const DAY = 10;

/**
 * The days that are not cleared here yet, a command for each year. Where some of a year are here already, from
 * an earlier file or cleared in the app, the rest goes by months, and where some of a month are, day by
 * day: so a file that says more of a year than the one before is not taken for known.
 */
export function pastDrafts(
  questId: string,
  marks: readonly DayMark[],
  chain: Chain,
): readonly DayDraft[] {
  const isNew = ({ marks: some }: MarkGroup) => !some.some(([day]) => hasDay(chain.otherDays, day));
  const done = marks.filter(([, { isDone }]) => isDone);
  const groups = groupedBy(done, YEAR).flatMap((year) => {
    if (isNew(year)) return year;
    return groupedBy(year.marks, MONTH).flatMap((month) =>
      isNew(month) ? month : groupedBy(month.marks, DAY).filter(isNew),
    );
  });
  const open = marks.filter(
    ([day, { isDone, amount }]) => !isDone && amount !== undefined && !hasDay(chain.otherDays, day),
  );
  const taken = [...groups.flatMap((group) => group.marks), ...open];
  // Amounts go first: a day that is cleared here already has all of its amount.
  return [
    ...taken.flatMap((mark) => amountDrafts(questId, mark, chain)),
    ...groups.map((group) => pastDraft(questId, group, chain)),
  ];
}

function groupedBy(marks: readonly DayMark[], length: number): readonly MarkGroup[] {
  const groups = new Map<string, DayMark[]>();
  for (const mark of marks) {
    const name = mark[0].slice(0, length);
    const known = groups.get(name);
    if (known) known.push(mark);
    else groups.set(name, [mark]);
  }
  return [...groups].map(([name, some]) => ({ name, marks: some }));
}

function pastDraft(questId: string, { name, marks }: MarkGroup, chain: Chain): DayDraft {
  const days = marks.map(([day]) => day);
  const hasAmounts = marks.some(([, { amount }]) => amount !== undefined);
  const amounts = marks.map((mark) => {
    const { here, before, whole } = amountsOf(mark, chain);
    return Math.max(0, whole - Math.max(here, before));
  });
  const draft = { kind: 'quest.past', id: `${questId}.${name}`, questId, days } as const;
  return {
    draft: hasAmounts ? { ...draft, amounts } : draft,
    on: days.at(-1) ?? ('1970-01-02' as LocalDate), // a group has at least one day
  };
}

type DayAmounts = {
  /** What the day has here: it may have been half done in an earlier file. */
  readonly here: number;
  /** What goes in commands of its own: all of it, unless the day is cleared by a command that can carry the rest. */
  readonly before: number;
  readonly whole: number;
};

function amountsOf([day, { isDone, amount = 0 }]: DayMark, { amounts = {} }: Chain): DayAmounts {
  const here = amounts[day.slice(0, MONTH)]?.[Number(day.slice(MONTH + 1)) - 1] ?? 0;
  const whole = Math.min(MAX_TARGET, amount);
  return { here: Math.max(0, here), before: isDone ? whole - MAX_AMOUNT : whole, whole };
}

/** A command is named by how far it brings the day, so that a part that is here already is not sent again. */
function amountDrafts(questId: string, mark: DayMark, chain: Chain): readonly DayDraft[] {
  const [on] = mark;
  const { here, before } = amountsOf(mark, chain);
  const drafts: DayDraft[] = [];
  for (let from = here; from < before; ) {
    const to = Math.min(before, (Math.floor(from / MAX_AMOUNT) + 1) * MAX_AMOUNT);
    const id = `${questId}.${on}.${to}`;
    drafts.push({ draft: { kind: 'quest.amount', id, questId, n: to - from }, on });
    from = to;
  }
  return drafts;
}

/** Skips are rest days of the quest alone; both keep the day they were made for. */
export function restAndNoteDrafts(questId: string, marks: readonly DayMark[]): readonly DayDraft[] {
  const said = marks.filter(([, { isSkipped, note }]) => isSkipped || note !== undefined);
  return said.flatMap(([on, { isSkipped, note = '' }]): DayDraft[] => {
    const text = cutText(cleanText(note), MAX_NOTE_LENGTH).trim();
    const rest = { id: `${questId}.rest.${on}`, from: on, to: on, isResting: true, questId };
    const kept = { id: `${questId}.note.${on}.${hashOf(text)}`, questId, forDay: on, text };
    return [
      ...(isSkipped ? [{ draft: { kind: 'hunter.rest' as const, ...rest }, on }] : []),
      ...(text === '' ? [] : [{ draft: { kind: 'quest.note' as const, ...kept }, on }]),
    ];
  });
}
