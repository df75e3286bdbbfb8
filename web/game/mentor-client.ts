import { type ChatProgress, MAX_KEPT_MESSAGES } from '#mentor/chat/chat-progress.ts';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import type { ModelWish } from '#mentor/forge/wish.ts';
import { readGeneratedQuests } from '#protocol/replies/generated-quests.ts';
import type { MentorSaid } from '#protocol/replies/mentor-messages.ts';
import { type MentorReply, readMentorReply } from '#protocol/replies/mentor-reply.ts';
import { readMentorSaid } from '#protocol/replies/mentor-said.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import type { Call, CallOptions } from '#web/platform/network.ts';
import { serverAiOff } from '#web/session/accounts.ts';
import type { Game } from './game.ts';

/** A little more than the server's own timeouts: one attempt for a chat turn, two for quests. */
const TURN_MS = 17_000;
const FORGE_MS = 33_000;
const KNOWN_MS = 3_000;
const knownModel = deviceFlag('duskgate.mentor', PLAIN_TEXT);

/** An answer of the mentor that takes longer than this is shown as slow. */
export const SLOW_MS = 1_500;

/**
 * Whether a model may be asked and the server has one; without an answer the last one counts, before the
 * first there is none. Nobody asks a model without asking this first.
 */
export async function hasModel({ log }: Game, call: Call): Promise<boolean> {
  if (serverAiOff.isSet() || log.view().settings.isAiOff) return false;
  const reply = await call('GET', '/api/mentor', undefined, { timeoutMs: KNOWN_MS });
  if (!reply.ok) return knownModel.read() === 'model';
  const isConfigured = Object(reply.value).isConfigured === true;
  knownModel.write(isConfigured ? 'model' : 'none');
  return isConfigured;
}

type MentorQuestion<Value> = {
  readonly path: 'quests' | 'chat' | 'advice';
  readonly body: unknown;
  readonly options: CallOptions;
  readonly read: (value: unknown) => Value | undefined;
};

async function ask<Value>(call: Call, question: MentorQuestion<Value>): Promise<MentorSaid<Value>> {
  const { path, body, options, read } = question;
  const timeoutMessage = 'The mentor took too long to answer.';
  const reply = await call('POST', `/api/mentor/${path}`, body, { timeoutMessage, ...options });
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
  const { goals, userRoles, skillLevel, timeCommitment, understood } = wish;
  const body = { goals, userRoles, skillLevel, timeCommitment, understood };
  return ask(call, { path: 'quests', body, options: { timeoutMs: FORGE_MS, signal }, read });
}

/** `onWords` gets the mentor's words as they grow, where the service streams; the reply comes at the end. */
export function askInChat(
  call: Call,
  progress: ChatProgress,
  onWords: (words: string) => void,
): Promise<MentorSaid<MentorReply>> {
  const messages = progress.messages.map(({ from, text }) => ({ from, text }));
  const body = { messages: messages.slice(-MAX_KEPT_MESSAGES), inputCount: progress.inputCount };
  const options = {
    timeoutMs: TURN_MS,
    headers: { accept: 'application/x-ndjson' },
    read: (reply: Response) => readLines(reply, onWords),
  };
  return ask(call, { path: 'chat', body, options, read: readMentorReply });
}

/** A line that is not the reply yet, as the server writes it. */
const WORDS_LINE = '{"kind":"words"';

/** Tells the words of each line as it arrives. What is no such line is the reply. */
async function readLines({ body }: Response, onWords: (words: string) => void): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let reply = '';
  let rest = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return reply + rest;
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith(WORDS_LINE)) onWords(JSON.parse(line).words);
      else reply += line;
    }
  }
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
  return ask(call, { path: 'advice', body: asked, options: { timeoutMs: TURN_MS, signal }, read });
}
