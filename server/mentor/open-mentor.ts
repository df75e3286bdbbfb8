import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Config } from '#server/startup/config.ts';
import { createCircuitBreaker, createConcurrencyLimit } from './call-limits.ts';
import { chatCompletionsCall } from './chat-completions.ts';
import { createDailyQuota } from './daily-quota.ts';
import { createMentor, type Mentor } from './mentor.ts';
import { type CallModel, type ModelFailure, modelCall } from './model-call.ts';

type OpenParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (failure: ModelFailure) => void;
};

type MentorConfig = Pick<
  Config,
  'mentorApiKind' | 'mentorApiUrl' | 'mentorApiKey' | 'mentorModel' | 'isAiOff' | 'limits'
>;

/**
 * The mentor as configured; without a model it answers that there is none, and the browser generates
 * quests itself.
 */
export function openMentor(
  config: MentorConfig,
  { database, clock, onFailure }: OpenParts,
): Mentor {
  const { limits } = config;
  return createMentor({
    call: config.isAiOff ? undefined : configuredCall(config),
    quota: createDailyQuota(database, clock, limits),
    concurrency: createConcurrencyLimit(limits.mentorAtOnce),
    breaker: createCircuitBreaker(clock.nowMs),
    attemptMs: limits.mentorAttemptMs,
    onFailure,
  });
}

/** Chat completions do without a key: a model of one's own may have none. */
function configuredCall(config: MentorConfig): CallModel | undefined {
  const { mentorApiUrl, mentorApiKey: key, mentorModel: model } = config;
  if (mentorApiUrl === undefined || model === undefined) return undefined;
  const address = { url: mentorApiUrl.replace(/\/+$/, ''), key, model };
  if (config.mentorApiKind === 'openai') return chatCompletionsCall(address);
  return key === undefined ? undefined : modelCall(address);
}
