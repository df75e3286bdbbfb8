import { readSafety } from '#mentor/safety/gate.ts';
import { fetchOfflineForge, questsForNewcomer } from '#web/game/forge-quests.ts';
import { askInChat, hasModel } from '#web/game/mentor-client.ts';
import { wardenReply } from './chat/chat-reply.ts';
import { completeOnboarding } from './completion/complete-onboarding.ts';
import { Completion } from './completion/completion.tsx';
import { chatIn, RestoredChat } from './stored-chat.tsx';

/** What the onboarding needs from the first answer on, loaded together as one file of the build. */
export const CHAT_PARTS = {
  askInChat,
  chatIn,
  Completion,
  completeOnboarding,
  fetchOfflineForge,
  hasModel,
  questsForNewcomer,
  readSafety,
  RestoredChat,
  wardenReply,
};
