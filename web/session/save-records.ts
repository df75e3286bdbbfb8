import type { Result } from '#rules/result.ts';
import { inAttempts, MAX_ATTEMPTS, waitBeforeAttempt } from '#web/platform/backoff.ts';
import { type Call, type CallFailure, SAVE_TIMEOUT } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';

/** One of the contract's records whose fields are the client's own. */
export type FreeForm = Readonly<Record<string, unknown>>;

const PROFILE_SAVE_MS = 10_000;
const ONBOARDING_SAVE = { withinMs: 8_000, timeoutMessage: SAVE_TIMEOUT };
const WAITS_MS = waitBeforeAttempt(2) + waitBeforeAttempt(3);

export function saveProfile(
  call: Call,
  uid: string,
  profile: FreeForm,
): Promise<Result<unknown, CallFailure>> {
  const path = `/api/userProfiles/${uid}`;
  return save(call, {
    name: 'userProfiles',
    path,
    record: profile,
    withinMs: PROFILE_SAVE_MS,
    timeoutMessage: 'Profile save timeout',
  });
}

export function saveOnboardingData(call: Call, uid: string, data: FreeForm) {
  const path = `/api/users/${uid}/profile/onboardingData`;
  return save(call, { name: 'onboardingData', path, record: data, ...ONBOARDING_SAVE });
}

export function saveGeneratedQuests(call: Call, uid: string, quests: readonly unknown[]) {
  const path = generatedPath(uid);
  return save(call, { name: 'quests/generated', path, record: { quests }, ...ONBOARDING_SAVE });
}

export function generatedPath(uid: string): string {
  return `/api/users/${uid}/quests/generated`;
}

type RecordSave = {
  readonly name: string;
  readonly path: string;
  readonly record: FreeForm;
  readonly withinMs: number;
  readonly timeoutMessage: string;
};

/** One save: its three attempts and the waits between them have one limit, the last attempt what is left of it. */
function save(call: Call, { name, path, record, withinMs, timeoutMessage }: RecordSave) {
  const endsAtMs = performance.now() + withinMs;
  const shareMs = Math.floor((withinMs - WAITS_MS) / MAX_ATTEMPTS);
  const attempt = (count: number) => {
    const leftMs = Math.max(0, Math.floor(endsAtMs - performance.now()));
    const timeoutMs = count === MAX_ATTEMPTS ? leftMs : Math.min(shareMs, leftMs);
    return call('PUT', path, record, { timeoutMs, timeoutMessage });
  };
  return inAttempts(`saving ${name}`, attempt, waited);
}
