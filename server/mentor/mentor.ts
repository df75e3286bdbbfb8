import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import { isSafeAnswer, safeQuests } from '#mentor/safety/model-answers.ts';
import { parseGeneratedQuests } from '#protocol/replies/generated-quests.ts';
import { type MentorSaid, parseAdvice } from '#protocol/replies/mentor-messages.ts';
import { type MentorReply, parseMentorReply } from '#protocol/replies/mentor-reply.ts';
import type { Result } from '#rules/result.ts';
import type { CircuitBreaker, ConcurrencyLimit } from './call-limits.ts';
import type { Quota, Spending } from './daily-quota.ts';
import { tellGrowingWords } from './growing-words.ts';
import {
  type CallModel,
  inTries,
  type ModelFailure,
  type ModelRequest,
  type OnText,
} from './model-call.ts';
import { echoesPrompt } from './prompts.ts';

type MentorListener = {
  /** Aborted when the caller hung up: the request to the model is then cancelled. */
  readonly gone?: AbortSignal;
  /** Gets the mentor's words as they grow, where the service streams and they are shown so. */
  readonly onWords?: (words: string) => void;
};

type AskMentor<Value> = (
  userId: string,
  request: ModelRequest,
  listener?: MentorListener,
) => Promise<MentorSaid<Value>>;

export type Mentor = {
  readonly isConfigured: boolean;
  readonly forge: AskMentor<readonly GeneratedQuest[]>;
  readonly chat: AskMentor<MentorReply>;
  readonly advise: AskMentor<string>;
};

type MentorParts = {
  /** Undefined where no model is set: the browser then uses its built-in mentor. */
  readonly call: CallModel | undefined;
  readonly quota: Quota;
  readonly concurrency: ConcurrencyLimit;
  readonly breaker: CircuitBreaker;
  readonly attemptMs: number;
  /** For the log; holds neither the address, which has the key in it, nor what the user wrote. */
  readonly onFailure: (failure: ModelFailure) => void;
};

const FORGE_ATTEMPTS = 2;

const WORDS: Readonly<Record<ModelFailure, string>> = {
  unreachable: 'The mentor cannot be reached right now.',
  timeout: 'The mentor took too long to answer.',
  refused: 'The mentor would not take the question.',
  busy: 'The mentor is too busy right now.',
  'too-large': 'The mentor’s answer was too long to read.',
};
const WAITING = 'The mentor is still busy with your last question.';
const SPENT = 'The mentor has said enough for today.';

export function createMentor(parts: MentorParts): Mentor {
  const { call, quota, concurrency, breaker, attemptMs, onFailure } = parts;

  async function attempt(
    model: CallModel,
    { request, attempts, gone, onText }: ModelQuestion<unknown>,
  ): Promise<Result<string, ModelFailure>> {
    for (let count = 1; ; count += 1) {
      const result = await inTries(model, request, { deadlineMs: attemptMs, gone, onText });
      if (gone?.aborted) return result;
      breaker.note(result.ok);
      if (!result.ok) onFailure(result.failure);
      if (result.ok || count >= attempts || breaker.isOpen()) return result;
    }
  }

  async function paidFor<Value>(
    model: CallModel,
    spending: Spending,
    question: ModelQuestion<Value>,
  ): Promise<MentorSaid<Value>> {
    const reservation = await quota.reserve(spending);
    if (reservation === undefined) return { kind: 'spent', message: SPENT };
    const result = await attempt(model, question);
    if (!result.ok) {
      // Who hangs up has paid: the service was asked, and asking again must not be free.
      if (!question.gone?.aborted) await reservation.refund();
      return { kind: 'failed', message: WORDS[result.failure] };
    }
    const value = echoesPrompt(result.value) ? undefined : question.read(result.value);
    return value === undefined ? { kind: 'unreadable' } : { kind: 'said', ...value };
  }

  async function ask<Value>(
    spending: Spending,
    question: ModelQuestion<Value>,
  ): Promise<MentorSaid<Value>> {
    if (call === undefined) return { kind: 'none' };
    if (breaker.isOpen()) return { kind: 'failed', message: WORDS.unreachable };
    const leave = concurrency.enter(spending.userId);
    if (leave === undefined) return { kind: 'failed', message: WAITING };
    try {
      return await paidFor(call, spending, question);
    } finally {
      leave();
    }
  }

  return {
    isConfigured: call !== undefined,
    forge: (userId, request, { gone } = {}) =>
      ask({ userId, on: 'quests' }, { request, attempts: FORGE_ATTEMPTS, read: readQuests, gone }),
    chat: (userId, request, { gone, onWords } = {}) => {
      const onText = onWords && tellGrowingWords(onWords);
      return ask({ userId, on: 'turns' }, { request, attempts: 1, read: readReply, gone, onText });
    },
    advise: (userId, request, { gone } = {}) =>
      ask({ userId, on: 'turns' }, { request, attempts: 1, read: readAdvice, gone }),
  };
}

type Answer<Value> = { readonly value: Value; readonly withheldCount?: number };

type ModelQuestion<Value> = {
  readonly request: ModelRequest;
  readonly attempts: number;
  readonly read: (text: string) => Answer<Value> | undefined;
  readonly gone: AbortSignal | undefined;
  readonly onText?: OnText | undefined;
};

function readQuests(text: string): Answer<readonly GeneratedQuest[]> | undefined {
  const quests = parseGeneratedQuests(text);
  const value = safeQuests(quests);
  const withheldCount = quests.length - value.length;
  if (value.length === 0) return undefined;
  return withheldCount > 0 ? { value, withheldCount } : { value };
}

/** An answer that the gate would not give is not shown: the script or the built-in advice answers. */
function readReply(text: string): Answer<MentorReply> | undefined {
  const value = parseMentorReply(text);
  return value && isSafeAnswer(value.message) ? { value } : undefined;
}

function readAdvice(text: string): Answer<string> | undefined {
  const value = parseAdvice(text);
  return value !== undefined && isSafeAnswer(value) ? { value } : undefined;
}
