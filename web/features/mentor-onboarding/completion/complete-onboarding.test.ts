import { afterEach, expect, test, vi } from 'vitest';
import type { Deed } from '#rules/document/command.ts';
import { DEFAULT_QUESTS } from '#rules/mentor/built-in-quests.ts';
import { FLOW_STEPS } from '#rules/mentor/chat-progress.ts';
import type { Wish } from '#rules/mentor/forge/forge.ts';
import { err, ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { completeOnboarding, type FlowEdges, type FlowStep } from './complete-onboarding.ts';
import { forgeOffline } from './forge-quests.ts';
import { hasLateProfile, keepLateProfile, saveLateProfile } from './onboarding-late-profile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const USER = { uid: 'u1', email: 'a@b.c', displayName: 'Ash', createdAt: '', lastLogin: '' };
const ANSWERS = ['Ship my app', 'code, gym', 'one hour', 'structured', 'a beginner'];
const DONE = { answers: ANSWERS, flowId: 'flow', from: 'analyzing' as const };

/** A server that answers with these, in order, and then with yes. */
function edges(answers: readonly number[] = [], overrides: Partial<FlowEdges> = {}) {
  const heard: string[] = [];
  const deeds: Deed[] = [];
  const seen = {
    steps: [] as FlowStep[],
    lines: [] as string[],
    waits: [] as number[],
    sources: [] as string[],
    wishes: [] as Wish[],
  };
  const left = [...answers];
  const call: Call = async (method, path) => {
    const status = left.shift() ?? 200;
    heard.push(`${method} ${path} ${status}`);
    return status === 200 ? ok(null) : err({ code: 'unexpected', message: '', status });
  };
  const parts: FlowEdges = {
    user: USER,
    call,
    questsFor: (wish) => {
      seen.wishes.push(wish);
      return forgeOffline(wish);
    },
    forgeOffline,
    onForged: (source) => seen.sources.push(source),
    log: {
      pause: () => heard.push('pause'),
      record: (some) => {
        deeds.push(...some);
        return { commands: [], stored: Promise.resolve() };
      },
    },
    wait: async (ms) => {
      seen.waits.push(ms);
    },
    onStep: (step) => seen.steps.push(step),
    say: (line) => seen.lines.push(line),
    ...overrides,
  };
  return { parts, heard, deeds, ...seen };
}

test('[E3] [N11] the six steps run in order, sync paused, and both profile records are written', async () => {
  const { parts, heard, steps, deeds, lines, sources } = edges();
  expect(await completeOnboarding(parts, DONE)).toBe('complete');
  expect(steps).toEqual([...FLOW_STEPS]);
  expect(heard).toEqual([
    'pause',
    'PUT /api/userProfiles/u1 200',
    'PUT /api/users/u1/profile/onboardingData 200',
    'PUT /api/users/u1/quests/generated 200',
  ]);
  expect(deeds.map((deed) => ('questId' in deed ? deed.questId : deed.kind))).toEqual([
    'hunter.onboard',
    'flow.1',
    'flow.2',
    'flow.3',
    'flow.4',
  ]);
  expect([lines, sources]).toEqual([[], ['offline']]);
});

test('[R3] the roles come from the words of all answers', async () => {
  const { parts, deeds } = edges();
  await completeOnboarding(parts, DONE);
  expect(deeds[0]).toEqual({
    kind: 'hunter.onboard',
    roles: ['developer', 'fitness'],
    fitnessTypes: ['Gym'],
  });
});

test('[E4] [E11] a profile that cannot be saved is tried again after 3 s, at most twice', async () => {
  const { parts, lines, waits, deeds } = edges([500, 500, 200]);
  expect(await completeOnboarding(parts, DONE)).toBe('complete');
  expect(waits).toEqual([3_000, 3_000]);
  expect(lines).toEqual([
    'Encountered an issue, retrying... (Attempt 1/2)',
    'Encountered an issue, retrying... (Attempt 2/2)',
  ]);
  expect(deeds).toHaveLength(5);
});

test('[M10] [E4] after the third failure the two default quests stand beside what the forge made of the answers', async () => {
  const { parts, deeds, waits, heard } = edges([500, 500, 500]);
  expect(await completeOnboarding(parts, DONE)).toBe('basic');
  expect(waits).toHaveLength(2);
  const titles = deeds.flatMap((deed) => (deed.kind === 'quest.add' ? [deed.quest.title] : []));
  expect(titles.slice(-2)).toEqual(DEFAULT_QUESTS.map(({ title }) => title));
  const fitting = titles.slice(0, -2);
  expect(fitting.length).toBeGreaterThanOrEqual(3);
  expect(fitting.join()).toMatch(/your project.*push-ups/);
  expect(new Set(titles).size).toBe(titles.length);
  expect(heard.filter((line) => line.includes('generated'))).toEqual([]);
});

test('[N5] [N6] onboardingData and quests/generated have three attempts each, then are passed over', async () => {
  vi.useFakeTimers();
  const { parts, deeds, heard } = edges([200, ...Array(6).fill(500)]);
  const outcome = completeOnboarding(parts, DONE);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('complete');
  expect(heard.slice(2)).toEqual([
    ...Array(3).fill('PUT /api/users/u1/profile/onboardingData 500'),
    ...Array(3).fill('PUT /api/users/u1/quests/generated 500'),
  ]);
  expect(deeds).toHaveLength(5);
});

test.each([
  ['onboardingData', [200, 400]],
  ['quests/generated', [200, 200, 400]],
])(
  '[E4] [N6] what waits is kept while %s does not get through, and gone once all is saved',
  async (_what, answers) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    keepLateProfile('u1', { profile: {}, onboardingData: {}, quests: [] });
    expect(await saveLateProfile('u1', edges(answers).parts.call)).toBe(false);
    expect(hasLateProfile('u1')).toBe(true);
    expect(await saveLateProfile('u1', edges().parts.call)).toBe(true);
    expect(hasLateProfile('u1')).toBe(false);
  },
);

test('[E7] without a user nothing is saved, paused or recorded', async () => {
  const { parts, heard, deeds } = edges([], { user: null });
  expect(await completeOnboarding(parts, DONE)).toBe('no-user');
  expect([...heard, ...deeds]).toEqual([]);
});

test('[E7] a session that has ended is no user, and no reason to try again', async () => {
  const { parts, waits, deeds } = edges([401]);
  expect(await completeOnboarding(parts, DONE)).toBe('no-user');
  expect([...waits, ...deeds]).toEqual([]);
});

test('[E3] a reload after the profile was saved does not save it again', async () => {
  const { parts, heard, steps } = edges();
  await completeOnboarding(parts, { ...DONE, from: 'saving-quests' });
  expect(heard).toEqual(['pause', 'PUT /api/users/u1/quests/generated 200']);
  expect(steps[0]).toBe('generating-quests');
});

test('[M4] the wish is the goal, the areas, the skill and the time of the answers', async () => {
  const { parts, wishes } = edges();
  await completeOnboarding(parts, DONE);
  expect(wishes).toEqual([
    {
      goals: ['Ship my app', 'code', 'gym'],
      userRoles: { roles: ['developer', 'fitness'], fitnessTypes: ['Gym'] },
      skillLevel: 'Beginner',
      timeCommitment: '1-2 hours daily',
      dayMinutes: 60,
    },
  ]);
});

test('[P13] what a model understood fills the profile; the roles stay the hunter’s own words', async () => {
  const { parts, wishes, deeds } = edges();
  const heard = {
    extractedData: { mainGoal: 'Ship an app by May', skillLevel: 'Advanced' },
    finalProfile: { timeCommitment: 'Weekend warrior' },
  } as const;
  await completeOnboarding(parts, { ...DONE, heard });
  expect(wishes[0]).toMatchObject({
    goals: ['Ship an app by May', 'code', 'gym'],
    skillLevel: 'Advanced',
    timeCommitment: 'Weekend warrior',
  });
  expect(deeds[0]).toMatchObject({ roles: ['developer', 'fitness'] });
});

test('[M18] whoever is in distress gets a gentle board', async () => {
  const { parts, wishes } = edges();
  const heavy = 'I do not want to live any more';
  await completeOnboarding(parts, { ...DONE, answers: [...ANSWERS.slice(0, 4), heavy] });
  expect(wishes[0]?.goals).toEqual([heavy]);
});
