import { completeQuest } from '#rules/quest/complete-quest.ts';
import { planOfQuest } from '#rules/quest/plan-of-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { UserRoles } from '#rules/roles/roles.ts';
import type { Deed } from './command.ts';
import { boardOf, type GameDocument, wasRemoved } from './document.ts';

/** Somebody's word of how a document should stand. */
export type ClaimedState = {
  readonly name: string | undefined;
  readonly userRoles: UserRoles | undefined;
  readonly quests: readonly Quest[];
};

/** The deeds that lead from this document to that state; what no deed can bring about is left out. */
export function deedsTowards(
  document: GameDocument,
  claimed: ClaimedState,
  newId: () => string,
): readonly Deed[] {
  const board = new Map(boardOf(document).map((quest) => [quest.id, quest]));
  const isOpen = (quest: Quest) => !wasRemoved(document, quest.id);
  return [
    ...preferenceDeeds(document, claimed, newId),
    ...claimed.quests.filter(isOpen).flatMap((quest) => questDeeds(board.get(quest.id), quest)),
  ];
}

function preferenceDeeds(
  { character, userRoles }: GameDocument,
  { name, userRoles: claimed }: ClaimedState,
  newId: () => string,
): Deed[] {
  const deeds: Deed[] = [];
  if (name !== undefined && name !== character.name) {
    deeds.push({ kind: 'hunter.rename', id: newId(), name });
  }
  if (claimed === undefined) return deeds;
  const { roles, fitnessTypes } = claimed;
  if (!isSameList(roles, userRoles.roles)) deeds.push({ kind: 'hunter.roles', id: newId(), roles });
  if (!isSameList(fitnessTypes, userRoles.fitnessTypes)) {
    deeds.push({ kind: 'hunter.fitness', id: newId(), fitnessTypes });
  }
  return deeds;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

function questDeeds(known: Quest | undefined, quest: Quest): Deed[] {
  const { id: questId, rank } = quest;
  const deeds: Deed[] = [];
  if (known === undefined) {
    deeds.push({ kind: 'quest.add', questId, quest: planOfQuest(quest), rank });
  }
  const ticked = new Set(known?.subtasks?.filter((one) => one.isCompleted).map((one) => one.id));
  for (const { id: subtaskId, isCompleted } of quest.subtasks ?? []) {
    if (isCompleted && !ticked.has(subtaskId)) {
      deeds.push({ kind: 'quest.subtask', questId, subtaskId });
    }
  }
  const completion = completeQuest({ ...quest, completed: known?.completed ?? false });
  if (quest.completed && completion.ok) deeds.push({ kind: 'quest.done', ...completion.value });
  return deeds;
}
