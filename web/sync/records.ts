import type { Result } from '#rules/result.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { inAttempts } from './attempts.ts';

export type FreeForm = Readonly<Record<string, unknown>>;

const PROFILE_SAVE_MS = 10_000;
const ONBOARDING_SAVE_MS = 8_000;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function loadProfile(call: Call, uid: string): Promise<FreeForm | null> {
  const path = `/api/userProfiles/${uid}`;
  const reply = await inAttempts(() => call('GET', path), wait);
  if (!reply.ok) logProblem('the profile could not be loaded', reply.failure.code);
  const said = reply.ok ? reply.value : null;
  return typeof said === 'object' && said !== null ? { ...said } : null;
}

/** One attempt has 10 s; the completion flow around it decides about another. */
export function saveProfile(
  call: Call,
  uid: string,
  profile: FreeForm,
): Promise<Result<unknown, CallFailure>> {
  return call('PUT', `/api/userProfiles/${uid}`, profile, {
    timeoutMs: PROFILE_SAVE_MS,
    timeoutMessage: 'Profile save timeout',
  });
}

export function saveOnboardingData(call: Call, uid: string, data: FreeForm) {
  return call('PUT', `/api/users/${uid}/profile/onboardingData`, data, {
    timeoutMs: ONBOARDING_SAVE_MS,
  });
}

export function saveGeneratedQuests(call: Call, uid: string, quests: readonly unknown[]) {
  return call(
    'PUT',
    `/api/users/${uid}/quests/generated`,
    { quests },
    {
      timeoutMs: ONBOARDING_SAVE_MS,
    },
  );
}
