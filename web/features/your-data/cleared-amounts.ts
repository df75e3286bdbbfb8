import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { chainOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { habitOf } from '#rules/habits/calendar.ts';
import type { QuestGoal } from '#rules/habits/schedule.ts';
import { roundOf } from '#rules/habits/slots.ts';
import { type TermsFrom, withTerms } from '#rules/habits/terms.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

type ClearedAmount = { readonly amount: number; readonly unit: string };

/** What is known of the amounts of one quest; a document forgets them after 15 months, and of removed ones. */
type QuestAmounts = {
  first: QuestGoal | undefined;
  goals: readonly TermsFrom[];
  readonly sums: Map<number, number>;
};

/**
 * The amount that a clear stands for: the sum of its round, in the unit of that day. None for a quest
 * without a goal.
 */
export function clearedAmounts(
  commands: readonly Command[],
): (questId: string, day: LocalDate) => ClearedAmount | undefined {
  const quests = amountsByQuest(commands);
  if (quests.size === 0) return () => undefined;
  const document = fold(EMPTY_DOCUMENT, commands);
  return (questId, day) => {
    const known = quests.get(rootOf(questId));
    const goal = known && goalOn(known, day);
    if (!goal) return undefined;
    const habit = habitOf(chainOf(document, questId), document);
    const { first, last } = roundOf(habit, dayNumber(day));
    let sum = 0;
    for (let one = first; one <= last; one += 1) sum += known.sums.get(one) ?? 0;
    return { amount: sum / 100, unit: goal.unit };
  };
}

function goalOn({ first, goals }: QuestAmounts, day: LocalDate): QuestGoal | null | undefined {
  const said = goals.findLast(({ from, goal }) => from <= day && goal !== undefined);
  return said ? said.goal : first;
}

function amountsByQuest(commands: readonly Command[]): ReadonlyMap<string, QuestAmounts> {
  const quests = new Map<string, QuestAmounts>();
  const once = new Map(commands.map((command) => [command.key, command]));
  for (const command of once.values()) {
    if (!('questId' in command) || command.questId === undefined) continue;
    const rootId = rootOf(command.questId);
    const known = quests.get(rootId) ?? { first: undefined, goals: [], sums: new Map() };
    if (take(known, command)) quests.set(rootId, known);
  }
  return quests;
}

/** False if the command says nothing of goals and amounts. */
function take(known: QuestAmounts, command: Command): boolean {
  if (command.kind === 'quest.amount') {
    return takeAmount(known, command.forDay ?? command.day, command.n);
  }
  if (command.kind === 'quest.past') {
    const { days, amounts = [], day } = command;
    for (const [at, n] of amounts.entries()) takeAmount(known, days[at] ?? day, n);
    return amounts.length > 0;
  }
  if (command.kind === 'quest.add') known.first ??= command.quest.goal;
  else if (command.kind === 'quest.edit' && command.edits.goal !== undefined) {
    known.goals = withTerms(known.goals, command.day, { goal: command.edits.goal });
    return true;
  }
  return known.first !== undefined;
}

function takeAmount({ sums }: QuestAmounts, on: LocalDate, n: number): true {
  const day = dayNumber(on);
  sums.set(day, (sums.get(day) ?? 0) + n);
  return true;
}
