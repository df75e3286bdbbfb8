import { BUILT_IN_QUESTS } from '#rules/mentor/built-in-quests.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import type { FinalProfile } from '#rules/mentor/profile.ts';

export type ForgedQuests = {
  /** Who made them, so that the screen can say so. */
  readonly source: 'built-in';
  readonly quests: readonly GeneratedQuest[];
};

/** The one place quests for a hunter come from, in the chat and in the dialog. */
export async function questsFor(_profile: FinalProfile): Promise<ForgedQuests> {
  return { source: 'built-in', quests: BUILT_IN_QUESTS };
}
