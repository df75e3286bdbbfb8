import type { Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import { inAttempts } from './attempts.ts';
import type { FreeForm } from './records.ts';

const PROFILE_SAVE_MS = 10_000;
const ONBOARDING_SAVE_MS = 8_000;

/** One attempt of 10 s: the completion flow around it makes the other two, 3 s apart. */
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
  return saveRecord(call, `/api/users/${uid}/profile/onboardingData`, data);
}

export function saveGeneratedQuests(call: Call, uid: string, quests: readonly unknown[]) {
  return saveRecord(call, `/api/users/${uid}/quests/generated`, { quests });
}

function saveRecord(call: Call, path: string, record: FreeForm) {
  const save = () => call('PUT', path, record, { timeoutMs: ONBOARDING_SAVE_MS });
  return inAttempts(save, waited);
}
