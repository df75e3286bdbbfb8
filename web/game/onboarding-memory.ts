import { readHeard } from '#protocol/mentor-reply.ts';
import { parseStoredKeys } from '#protocol/stored-keys.ts';
import { type ChatProgress, keptProgress } from '#rules/mentor/chat-progress.ts';
import { readText, removeText, watchText, writeText } from '#web/platform/stored-text.ts';
import type { Heard } from './chat-reply.ts';

const KEY = 'onboarding_progress';

/** The chat under its owner's name. `flowId` makes the ids of its quests: run twice, it adds them once. */
export type ChatMemory = {
  readonly flowId: string;
  readonly progress: ChatProgress;
  /** What a model understood so far. */
  readonly heard?: Heard;
};

const NO_KEYS = {
  character: null,
  userRoles: null,
  hasCompletedOnboarding: null,
  habits: null,
  achievements: null,
  dailyActivities: null,
  lastLoreShown: null,
};

/** @internal A chat that is broken or somebody else's is as good as none. */
export function chatIn(text: string | null, uid: string): ChatMemory | undefined {
  const { owner, flowId, heard } = labelsIn(text);
  if (owner !== uid || flowId === undefined) return undefined;
  const { onboarding_progress: progress } = parseStoredKeys({
    ...NO_KEYS,
    onboarding_progress: text,
  });
  return progress && { flowId, progress, ...(heard && { heard }) };
}

type Labels = { readonly owner?: unknown; readonly flowId?: string; readonly heard?: Heard };

function labelsIn(text: string | null): Labels {
  try {
    const said: unknown = JSON.parse(text ?? 'null');
    if (typeof said !== 'object' || said === null) return {};
    const owner = 'owner' in said ? said.owner : undefined;
    const flowId = 'flowId' in said && isFlowId(said.flowId) ? said.flowId : undefined;
    const heard = 'heard' in said ? readHeard(said.heard) : undefined;
    return { owner, ...(flowId !== undefined && { flowId }), ...(heard && { heard }) };
  } catch {
    return {};
  }
}

function isFlowId(said: unknown): said is string {
  return typeof said === 'string' && /^[\w-]{1,60}$/.test(said);
}

/** @internal for the tests */
export function chatText({ flowId, progress, heard }: ChatMemory, uid: string): string {
  return JSON.stringify({ ...keptProgress(progress), owner: uid, flowId, heard });
}

export function rememberedChat(uid: string): ChatMemory | undefined {
  return chatIn(readText(KEY), uid);
}

export function rememberChat(uid: string, memory: ChatMemory): void {
  writeText(KEY, chatText(memory, uid));
}

export function forgetChat(): void {
  removeText(KEY);
}

/** Another tab of the same hunter went on with the chat. */
export function watchChat(uid: string, onChange: (memory: ChatMemory) => void): () => void {
  return watchText(KEY, (text) => {
    const memory = chatIn(text, uid);
    if (memory) onChange(memory);
  });
}
