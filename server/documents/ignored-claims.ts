import { isDeepStrictEqual } from 'node:util';
import type { ClaimedQuest } from '#protocol/compat/merge-write.ts';
import { archiveOf, boardOf, type GameDocument, wasRemoved } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';

/** Fields that a merge write never changes, because a stale copy holds them too. */
const UNCHANGEABLE: readonly (keyof Quest)[] = [
  'title',
  'description',
  'category',
  'frequency',
  'difficulty',
  'tier',
  'xpReward',
  'streak',
  'schedule',
  'goal',
  'isArchived',
  'section',
  'cue',
  'hasSteps',
  'remindAt',
];

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
