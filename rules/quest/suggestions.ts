import type { UserRoles } from '#rules/roles/roles.ts';
import { maxStreak } from './board-figures.ts';
import type { QuestTemplate } from './catalogue.ts';
import { twinFinder } from './near-twin.ts';
import type { Quest, QuestPlan } from './quest.ts';
import { catalogueQuestId, rootOf } from './quest-id.ts';

type Seeker = {
  readonly level: number;
  readonly userRoles: UserRoles;
  readonly board: readonly Quest[];
  /** Put away and to be revived, so not to be suggested. */
  readonly archive?: readonly Quest[];
};

function isMeantFor(template: QuestTemplate, { roles, fitnessTypes }: UserRoles): boolean {
  const sharesRole = template.roles.some((role) => roles.includes(role));
  const sharesType = template.fitnessTypes?.some((type) => fitnessTypes.includes(type)) ?? true;
  return sharesRole && sharesType;
}

function isUnlocked(template: QuestTemplate, level: number, streak: number): boolean {
  const needed = template.unlockRequirement;
  return needed === undefined || (level >= needed.level && streak >= needed.streak);
}

export type Suggestion = { readonly questId: string; readonly template: QuestTemplate };

/** `wasRemoved` tells which quest ids the hunter ever removed: those are never used again. */
export function suggestedQuests(
  catalogue: readonly QuestTemplate[],
  { level, userRoles, board, archive = [] }: Seeker,
  wasRemoved: (questId: string) => boolean,
): readonly Suggestion[] {
  const streak = maxStreak(board);
  const known = [...board, ...archive];
  const onBoard = new Set(known.map((quest) => rootOf(quest.id)));
  const isTwin = twinFinder(known);
  return catalogue
    .filter((template) => isMeantFor(template, userRoles) && isUnlocked(template, level, streak))
    .map((template) => ({ questId: nextQuestId(template.id, wasRemoved), template }))
    .filter(({ questId, template }) => !onBoard.has(questId) && !isTwin(template));
}

function nextQuestId(templateId: string, wasRemoved: (questId: string) => boolean): string {
  let generation = 0;
  while (wasRemoved(catalogueQuestId(templateId, generation))) generation += 1;
  return catalogueQuestId(templateId, generation);
}

export function planOfTemplate(template: QuestTemplate): QuestPlan {
  const {
    id: _id,
    roles: _roles,
    fitnessTypes: _types,
    unlockRequirement: _lock,
    ...plan
  } = template;
  return { ...plan, isCustom: false };
}
