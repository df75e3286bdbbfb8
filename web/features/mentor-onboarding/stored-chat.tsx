import { type ComponentType, type ReactNode, useState } from 'react';
import { parseStoredChat } from '#protocol/documents/stored-chat.ts';
import { readUnderstood } from '#protocol/replies/mentor-reply.ts';
import { useGame } from '#web/game/game-context.ts';
import type { MentorReading } from './chat/chat-reply.ts';
import type { ChatProps, MentorOnboardingProps } from './mentor-onboarding.tsx';
import { type ChatMemory, STORED_READING, storedChatText } from './onboarding-progress.ts';

/** The stored chat; undefined if it cannot be read or belongs to another account. */
export function chatIn(text: string | null, uid: string): ChatMemory | undefined {
  const { owner, flowId, reading } = labelsIn(text);
  if (owner !== uid || flowId === undefined) return undefined;
  const progress = parseStoredChat(text);
  return progress && { flowId, progress, ...(reading && { reading }) };
}

type StoredLabels = {
  readonly owner?: unknown;
  readonly flowId?: string;
  readonly reading?: MentorReading;
};

function labelsIn(text: string | null): StoredLabels {
  try {
    const said: unknown = JSON.parse(text ?? 'null');
    if (typeof said !== 'object' || said === null) return {};
    const owner = 'owner' in said ? said.owner : undefined;
    const flowId = 'flowId' in said && isFlowId(said.flowId) ? said.flowId : undefined;
    const reading = STORED_READING in said ? readUnderstood(said[STORED_READING]) : undefined;
    return { owner, ...(flowId !== undefined && { flowId }), ...(reading && { reading }) };
  } catch {
    return {};
  }
}

function isFlowId(said: unknown): said is string {
  return typeof said === 'string' && /^[\w-]{1,60}$/.test(said);
}

type RestoredChatProps = MentorOnboardingProps & { readonly Chat: ComponentType<ChatProps> };

/** The chat that was begun before a reload, if it was this account's. */
export function RestoredChat({ Chat, ...props }: RestoredChatProps): ReactNode {
  const { log } = useGame();
  const [remembered] = useState(() => chatIn(storedChatText(), log.uid));
  return <Chat {...props} remembered={remembered} />;
}
