import type { ClaimedQuest } from '#protocol/merge-write.ts';
import { boardOf, type GameDocument, wasRemoved } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';

/** A stale copy says these as surely as a fresh one, so a merge write changes none of them. */
const SETTLED: readonly (keyof Quest)[] = [
  'title',
  'description',
  'category',
  'frequency',
  'difficulty',
  'tier',
  'xpReward',
  'streak',
];

/** What is said of quests and no deed will bring about, by the name that the reply calls it. */
export function unheardClaims(
  document: GameDocument,
  claims: readonly ClaimedQuest[],
): readonly string[] {
  const board = new Map(boardOf(document).map((quest) => [quest.id, quest]));
  return claims.flatMap((claim) => {
    const { id } = claim.quest;
    if (wasRemoved(document, id)) return `habits.${id}`;
    return unheardFields(board.get(id), claim).map((field) => `habits.${id}.${field}`);
  });
}

function unheardFields(known: Quest | undefined, { quest, named }: ClaimedQuest): string[] {
  const unheard = known
    ? SETTLED.filter((field) => named.includes(field) && quest[field] !== known[field])
    : [];
  const isCleared = known?.completed ?? false;
  const isUnheard = quest.completed
    ? !isCleared && !completeQuest({ ...quest, completed: false }).ok
    : isCleared && named.includes('completed');
  return isUnheard ? [...unheard, 'completed'] : unheard;
}
