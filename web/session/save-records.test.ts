import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { saveGeneratedQuests, saveOnboardingData, saveProfile } from './save-records.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that never answers: each attempt ends when its time is over. */
function silentServer() {
  const timeouts: number[] = [];
  const call: Call = (_method, _path, _body, { timeoutMs = 0, timeoutMessage = '' } = {}) => {
    timeouts.push(timeoutMs);
    const failure = { code: 'network-request-failed', message: timeoutMessage, status: 0 };
    return new Promise((resolve) => setTimeout(() => resolve(err(failure)), timeoutMs));
  };
  return { call, timeouts };
}

const SAVES = [
  ['userProfiles', 10_000, 2_333, saveProfile, 'Profile save timeout'],
  ['onboardingData', 8_000, 1_666, saveOnboardingData, 'Save operation timeout'],
] as const;

test.each(SAVES)(
  '[N6] [N22] saving %s has one limit of %i ms for its three attempts and their waits',
  async (_what, limitMs, shareMs, save, message) => {
    const { call, timeouts } = silentServer();
    const begunAtMs = Date.now();
    const saved = save(call, 'u1', {});
    await vi.runAllTimersAsync();
    expect(await saved).toMatchObject({ ok: false, failure: { message } });
    expect(Date.now() - begunAtMs).toBe(limitMs);
    expect(timeouts).toEqual([shareMs, shareMs, limitMs - 3_000 - 2 * shareMs]);
  },
);

test('[N6] [N22] the generated quests have 8 s as well', async () => {
  const { call, timeouts } = silentServer();
  const saved = saveGeneratedQuests(call, 'u1', []);
  await vi.runAllTimersAsync();
  await saved;
  expect(timeouts).toEqual([1_666, 1_666, 1_668]);
});
