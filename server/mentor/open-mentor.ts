import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Config } from '#server/startup/config.ts';
import { createCircuitBreaker, createConcurrencyLimit } from './call-limits.ts';
import { createDailyQuota } from './daily-quota.ts';
import { createMentor, type Mentor } from './mentor.ts';
import { type ModelFailure, modelCall } from './model-call.ts';

type OpenParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (failure: ModelFailure) => void;
};

type MentorConfig = Pick<Config, 'mentorApiUrl' | 'mentorApiKey' | 'mentorModel' | 'limits'>;

/**
 * The mentor as configured; without a key it answers that there is none, and the browser generates
 * quests itself.
 */
export function openMentor(
  config: MentorConfig,
  { database, clock, onFailure }: OpenParts,
): Mentor {
  const { mentorApiUrl, mentorApiKey: key, mentorModel, limits } = config;
  const address =
    key === undefined || mentorApiUrl === undefined || mentorModel === undefined
      ? undefined
      : { url: mentorApiUrl.replace(/\/+$/, ''), key, model: mentorModel };
  return createMentor({
    call: address && modelCall(address),
    quota: createDailyQuota(database, clock, limits),
    concurrency: createConcurrencyLimit(limits.mentorAtOnce),
    breaker: createCircuitBreaker(clock.nowMs),
    attemptMs: limits.mentorAttemptMs,
    onFailure,
  });
}
