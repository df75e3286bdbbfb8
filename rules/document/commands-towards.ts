import type { CommandDraft } from '#rules/commands/command.ts';
import { type ChainPlan, frequencyOf } from '#rules/habits/schedule.ts';
import { pickFields } from '#rules/pick-fields.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Quest, QuestPlan } from '#rules/quest/quest.ts';
import { planOfQuest } from '#rules/quest/quest-fields.ts';
import type { UserRoles } from '#rules/roles/roles.ts';
import { archiveOf, boardOf, type GameDocument, wasRemoved } from './document.ts';

/** A state that a merge write of the contract asks for. */
export type ClaimedState = {
  readonly name: string | undefined;
  readonly userRoles: UserRoles | undefined;
  readonly quests: readonly Quest[];
};

/** The commands that lead from this document to that state; what no command can change is left out. */
export function commandsTowards(
  document: GameDocument,
  claimed: ClaimedState,
  newId: () => string,
): readonly CommandDraft[] {
  const quests = [...boardOf(document), ...archiveOf(document)];
  const board = new Map(quests.map((quest) => [quest.id, quest]));
  const isOpen = (quest: Quest) => !wasRemoved(document, quest.id);
  return [
    ...preferenceDrafts(document, claimed, newId),
    ...claimed.quests.filter(isOpen).flatMap((quest) => questDrafts(board.get(quest.id), quest)),
  ];
}

function preferenceDrafts(
  { character, userRoles }: GameDocument,
  { name, userRoles: claimed }: ClaimedState,
  newId: () => string,
): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  if (name !== undefined && name !== character.name) {
    drafts.push({ kind: 'hunter.rename', id: newId(), name });
  }
  if (claimed === undefined) return drafts;
  const { roles, fitnessTypes } = claimed;
  if (!isSameList(roles, userRoles.roles))
    drafts.push({ kind: 'hunter.roles', id: newId(), roles });
  if (!isSameList(fitnessTypes, userRoles.fitnessTypes)) {
    drafts.push({ kind: 'hunter.fitness', id: newId(), fitnessTypes });
  }
  return drafts;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** With what the quest says of its chain; its frequency is then that of its schedule. */
function wholePlan(quest: Quest): QuestPlan & ChainPlan {
  const ofChain = pickFields(quest, ['schedule', 'goal', 'section', 'cue']);
  const { schedule } = ofChain;
  return {
    ...planOfQuest(quest),
    ...ofChain,
    ...(schedule && { frequency: frequencyOf(schedule) }),
  };
}

function questDrafts(known: Quest | undefined, quest: Quest): CommandDraft[] {
  const { id: questId, rank } = quest;
  const drafts: CommandDraft[] = [];
  if (known === undefined) {
    drafts.push({ kind: 'quest.add', questId, quest: wholePlan(quest), rank });
  }
  const ticked = new Set(known?.subtasks?.filter((one) => one.isCompleted).map((one) => one.id));
  for (const { id: subtaskId, isCompleted } of quest.subtasks ?? []) {
    if (isCompleted && !ticked.has(subtaskId)) {
      drafts.push({ kind: 'quest.subtask', questId, subtaskId });
    }
  }
  const completion = completeQuest({ ...quest, completed: known?.completed ?? false });
  if (quest.completed && completion.ok) drafts.push({ kind: 'quest.done', ...completion.value });
  return drafts;
}
