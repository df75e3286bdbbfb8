import { readGeneratedQuests } from '#protocol/generated-quests.ts';
import type { MentorSaid } from '#protocol/mentor-messages.ts';
import { type MentorReply, readMentorReply } from '#protocol/mentor-reply.ts';
import { readMentorSaid } from '#protocol/mentor-said.ts';
import { type ChatProgress, MAX_KEPT_MESSAGES } from '#rules/mentor/chat-progress.ts';
import type { Wish } from '#rules/mentor/forge/forge.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Call } from '#web/platform/network.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';

/** A little more than the server gives the model: one attempt for a turn, two for quests. */
const TURN_MS = 17_000;
const FORGE_MS = 33_000;
const KNOWN_MS = 3_000;
const KNOWN_KEY = 'duskgate.mentor';

/** Without a word from the server the last one counts, and before the first there is no model. */
export async function hasModel(call: Call): Promise<boolean> {
  const reply = await call('GET', '/api/mentor', undefined, { timeoutMs: KNOWN_MS });
  if (!reply.ok) return readText(KNOWN_KEY) === 'model';
  const said = reply.value;
  const isConfigured =
    typeof said === 'object' && said !== null && 'isConfigured' in said && said.isConfigured;
  writeText(KNOWN_KEY, isConfigured === true ? 'model' : 'none');
  return isConfigured === true;
}

type Question<Value> = {
  readonly path: 'quests' | 'chat' | 'advice';
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly read: (value: unknown) => Value | undefined;
};

async function ask<Value>(call: Call, question: Question<Value>): Promise<MentorSaid<Value>> {
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
  wish: Wish,
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
