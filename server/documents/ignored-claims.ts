import { isDeepStrictEqual } from 'node:util';
import type { ClaimedQuest } from '#protocol/compat/merge-write.ts';
import { archiveOf, boardOf, type GameDocument, wasRemoved } from '#rules/document/document.ts';
import type { ChainFields } from '#rules/habits/schedule.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Quest, QuestPlan } from '#rules/quest/quest.ts';

type ClaimedField = keyof (QuestPlan & ChainFields);

/**
 * The fields of a plan that a merge write never changes, because a stale copy holds them too: whether the
 * reply names a claim of another value. Ticked steps become commands, and the contract has no `renewal`.
 */
const IS_NAMED: { readonly [Field in ClaimedField]-?: boolean } = {
  title: true,
  description: true,
  category: true,
  frequency: true,
  difficulty: true,
  tier: true,
  xpReward: true,
  isCustom: false,
  subtasks: false,
  estimatedPomodoros: false,
  renewal: false,
  schedule: true,
  goal: true,
  isArchived: true,
  section: true,
  cue: true,
  hasSteps: true,
  remindAt: true,
  snoozedUntil: false,
};
const PLAN_FIELDS = Object.keys(IS_NAMED) as ClaimedField[]; // the table has no other keys
const UNCHANGEABLE = [...PLAN_FIELDS.filter((field) => IS_NAMED[field]), 'streak'] as const;

/** The claims of a merge write that no command can bring about, by the names the reply uses. */
export function ignoredClaims(
  document: GameDocument,
  claims: readonly ClaimedQuest[],
): readonly string[] {
  const quests = [...boardOf(document), ...archiveOf(document)];
  const board = new Map(quests.map((quest) => [quest.id, quest]));
  return claims.flatMap((claim) => {
    const { id } = claim.quest;
    if (wasRemoved(document, id)) return `habits.${id}`;
    return ignoredFields(board.get(id), claim).map((field) => `habits.${id}.${field}`);
  });
}

function ignoredFields(known: Quest | undefined, { quest, named }: ClaimedQuest): string[] {
  const ignored = known
    ? UNCHANGEABLE.filter(
        (field) => named.includes(field) && !isDeepStrictEqual(quest[field], known[field]),
      )
    : [];
  const isCleared = known?.completed ?? false;
  const isIgnored = quest.completed
    ? !isCleared && !completeQuest({ ...quest, completed: false }).ok
    : isCleared && named.includes('completed');
  return isIgnored ? [...ignored, 'completed'] : ignored;
}
