import { rootOf } from '#rules/quest/quest-id.ts';

/** The page of a quest stands under this path, by the id of its root. */
export const QUEST_PATH = '/quests/';

export function questPath(questId: string): string {
  return `${QUEST_PATH}${encodeURIComponent(rootOf(questId))}`;
}
