import { type ChatProgress, MAX_KEPT_MESSAGES } from '#mentor/chat/chat-progress.ts';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import type { ModelWish } from '#mentor/forge/wish.ts';
import { readGeneratedQuests } from '#protocol/replies/generated-quests.ts';
import type { MentorSaid } from '#protocol/replies/mentor-messages.ts';
import { type MentorReply, readMentorReply } from '#protocol/replies/mentor-reply.ts';
import { readMentorSaid } from '#protocol/replies/mentor-said.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import type { Call } from '#web/platform/network.ts';

/** A little more than the server's own timeouts: one attempt for a chat turn, two for quests. */
const TURN_MS = 17_000;
const FORGE_MS = 33_000;
const KNOWN_MS = 3_000;
const knownModel = deviceFlag('duskgate.mentor', PLAIN_TEXT);

/** An answer of the mentor that takes longer than this is shown as slow. */
export const SLOW_MS = 1_500;

/** Whether the server has a model; without an answer the last one counts, before the first there is none. */
export async function hasModel(call: Call): Promise<boolean> {
  const reply = await call('GET', '/api/mentor', undefined, { timeoutMs: KNOWN_MS });
  if (!reply.ok) return knownModel.read() === 'model';
  const said = reply.value;
  const isConfigured =
    typeof said === 'object' && said !== null && 'isConfigured' in said && said.isConfigured;
  knownModel.write(isConfigured === true ? 'model' : 'none');
  return isConfigured === true;
}

type MentorQuestion<Value> = {
  readonly path: 'quests' | 'chat' | 'advice';
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly read: (value: unknown) => Value | undefined;
};

async function ask<Value>(call: Call, question: MentorQuestion<Value>): Promise<MentorSaid<Value>> {
  const { path, body, timeoutMs, signal, read } = question;
  const reply = await call('POST', `/api/mentor/${path}`, body, {
    timeoutMs,
    timeoutMessage: 'The mentor took too long to answer.',
    ...(signal && { signal }),
  });
  if (!reply.ok) return { kind: 'failed', message: reply.failure.message };
  return readMentorSaid(reply.value, read);
}

export function askForQuests(
  call: Call,
  wish: ModelWish,
  signal?: AbortSignal,
): Promise<MentorSaid<readonly GeneratedQuest[]>> {
  const read = (value: unknown) => {
    const quests = readGeneratedQuests(value);
    return quests.length > 0 ? quests : undefined;
  };
  const { goals, userRoles, skillLevel, timeCommitment } = wish;
  const body = { goals, userRoles, skillLevel, timeCommitment };
  return ask(call, { path: 'quests', body, timeoutMs: FORGE_MS, signal, read });
}

export function askInChat(call: Call, progress: ChatProgress): Promise<MentorSaid<MentorReply>> {
  const messages = progress.messages.map(({ from, text }) => ({ from, text }));
  const body = { messages: messages.slice(-MAX_KEPT_MESSAGES), inputCount: progress.inputCount };
  return ask(call, { path: 'chat', body, timeoutMs: TURN_MS, read: readMentorReply });
}

export function askForAdvice(
  call: Call,
  asked: {
    readonly quest: Pick<Quest, 'title' | 'description' | 'category' | 'difficulty'>;
    readonly question: string;
    readonly subtaskTitle?: string;
  },
  signal?: AbortSignal,
): Promise<MentorSaid<string>> {
  const read = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return ask(call, { path: 'advice', body: asked, timeoutMs: TURN_MS, signal, read });
}
