import { expect, test, vi } from 'vitest';
import { ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { saveGeneratedQuests, saveOnboardingData, saveProfile } from './save-records.ts';

test('[N6] saving the profile has 10 s and then fails with "Profile save timeout"', async () => {
  const call = vi.fn<Call>(async () => ok(null));

  await saveProfile(call, 'u1', { goals: [] });

  expect(call.mock.calls[0]?.[3]).toEqual({
    timeoutMs: 10_000,
    timeoutMessage: 'Profile save timeout',
  });
});

test('[N6] the onboarding data and the generated quests have 8 s each', async () => {
  const call = vi.fn<Call>(async () => ok(null));

  await saveOnboardingData(call, 'u1', {});
  await saveGeneratedQuests(call, 'u1', []);

  expect(call.mock.calls.map(([, , , options]) => options?.timeoutMs)).toEqual([8_000, 8_000]);
});
