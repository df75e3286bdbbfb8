import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { createBreaker } from './breaker.ts';
import { createDailyQuota } from './daily-quota.ts';
import { createMentor, type Mentor } from './mentor.ts';
import { type ModelFailure, modelCall } from './model-call.ts';
import { createTurnstile } from './turnstile.ts';

type OpenParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (failure: ModelFailure) => void;
};

type MentorConfig = Pick<Config, 'mentorApiUrl' | 'mentorApiKey' | 'mentorModel' | 'limits'>;

/** Without a key there is nobody to ask, and the browser forges by itself. */
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
    turnstile: createTurnstile(limits.mentorAtOnce),
    breaker: createBreaker(clock.nowMs),
    attemptMs: limits.mentorAttemptMs,
    onFailure,
  });
}
