import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLOW_STEPS, type FlowStep } from '#mentor/chat/chat-progress.ts';
import { basicProfile } from '#mentor/chat/profile.ts';
import { DEFAULT_QUESTS } from '#mentor/forge/built-in-quests.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { err, ok } from '#rules/result.ts';
import { forgeOffline } from '#web/game/forge-quests.ts';
import type { Call } from '#web/platform/network.ts';
import { basicSetupOf } from '#web/session/basic-setup.ts';
import { lateProfileOf } from '#web/session/late-profile.ts';
import { completeOnboarding, type FlowEdges } from './complete-onboarding.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The result, with the waits between attempts passed over. */
async function inTime<Value>(running: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return running;
}

const USER = { uid: 'u1', email: 'a@b.c', displayName: 'Ash', createdAt: '', lastLogin: '' };
const ANSWERS = ['Ship my app', 'code, gym', 'one hour', 'structured', 'a beginner'];
const DONE = { answers: ANSWERS, flowId: 'flow', from: 'analyzing' as const };

/** A server that answers with these, in order, and then with yes. */
function edges(answers: readonly number[] = [], overrides: Partial<FlowEdges> = {}) {
  const calls: string[] = [];
  const drafts: CommandDraft[] = [];
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
    calls.push(`${method} ${path} ${status}`);
    return status === 200 ? ok(null) : err({ code: 'unexpected', message: '', status });
  };
  const parts: FlowEdges = {
    user: USER,
    call,
    questsFor: (wish) => {
      seen.wishes.push(wish);
      return forgeOffline(wish, { today: '2026-11-15' as LocalDate, isBoardNeeded: true });
    },
    onForged: ({ source }) => seen.sources.push(source),
    log: {
      pause: () => calls.push('pause'),
      record: (some) => {
        drafts.push(...some);
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
  return { parts, calls, drafts, ...seen };
}

test('[E3] [N11] the six steps run in order, sync paused, and both profile records are written', async () => {
  const { parts, calls, steps, drafts, lines, sources } = edges();
  expect(await completeOnboarding(parts, DONE)).toBe('complete');
  expect(steps).toEqual([...FLOW_STEPS]);
  expect(calls).toEqual([
    'pause',
    'PUT /api/userProfiles/u1 200',
    'PUT /api/users/u1/profile/onboardingData 200',
    'PUT /api/users/u1/quests/generated 200',
  ]);
  expect(drafts.map((draft) => ('questId' in draft ? draft.questId : draft.kind))).toEqual([
    'hunter.onboard',
    'flow.1',
    'flow.2',
    'flow.3',
  ]);
  expect([lines, sources]).toEqual([[], ['offline']]);
});

test('[R3] the roles come from the words of all answers', async () => {
  const { parts, drafts } = edges();
  await completeOnboarding(parts, DONE);
  expect(drafts[0]).toEqual({
    kind: 'hunter.onboard',
    roles: ['developer', 'fitness'],
    fitnessTypes: ['Gym'],
  });
});

const SAVE_FAILS = Array(3).fill(500);

test('[E4] [E11] a profile that cannot be saved is tried again after 3 s, at most twice', async () => {
  const { parts, lines, waits, drafts } = edges([...SAVE_FAILS, ...SAVE_FAILS, 200]);
  expect(await inTime(completeOnboarding(parts, DONE))).toBe('complete');
  expect(waits).toEqual([3_000, 3_000]);
  expect(lines).toEqual([
    'Encountered an issue, retrying... (Attempt 1/2)',
    'Encountered an issue, retrying... (Attempt 2/2)',
  ]);
  expect(drafts).toHaveLength(4);
});

test('[M10] [E4] after the third failure the board has exactly the two default quests', async () => {
  const { parts, drafts, waits, calls, wishes } = edges(Array(9).fill(500));
  expect(await inTime(completeOnboarding(parts, DONE))).toBe('basic');
  expect(waits).toHaveLength(2);
  const titles = drafts.flatMap((draft) => (draft.kind === 'quest.add' ? [draft.quest.title] : []));
  expect(titles).toEqual(DEFAULT_QUESTS.map(({ title }) => title));
  expect([wishes, calls.filter((line) => !line.includes('userProfiles'))]).toEqual([[], ['pause']]);
});

test('[M10] [E11] the basic profile is what is written then; what the hunter said follows at the next success', async () => {
  const saved: (readonly [string, unknown])[] = [];
  const call: Call = async (_method, path, body) => {
    saved.push([path, body]);
    return ok(null);
  };
  await inTime(completeOnboarding(edges(Array(9).fill(500)).parts, DONE));
  expect(basicSetupOf('u1').isSet()).toBe(true);
  expect(await lateProfileOf('u1').send(call)).toBe(false);
  expect(saved).toEqual([['/api/userProfiles/u1', basicProfile()]]);
  expect(await lateProfileOf('u1').send(call)).toBe(true);
  expect(saved.slice(1)).toMatchObject([
    ['/api/userProfiles/u1', { goals: ['Ship my app'] }],
    ['/api/users/u1/profile/onboardingData', { name: 'Ash', goal: 'Ship my app' }],
  ]);
});

test('[N5] [N6] onboardingData and quests/generated have three attempts each, then are passed over', async () => {
  const { parts, drafts, calls } = edges([200, ...Array(6).fill(500)]);
  expect(await inTime(completeOnboarding(parts, DONE))).toBe('complete');
  expect(calls.slice(2)).toEqual([
    ...Array(3).fill('PUT /api/users/u1/profile/onboardingData 500'),
    ...Array(3).fill('PUT /api/users/u1/quests/generated 500'),
  ]);
  expect(drafts).toHaveLength(4);
});

test('[E4] [N6] what waits is kept while onboardingData does not get through, and gone once all is saved', async () => {
  lateProfileOf('u1').store({ profile: {}, onboardingData: {} });
  expect(await lateProfileOf('u1').send(edges([200, 400]).parts.call)).toBe(false);
  expect(lateProfileOf('u1').isSet()).toBe(true);
  expect(await lateProfileOf('u1').send(edges().parts.call)).toBe(true);
  expect(lateProfileOf('u1').isSet()).toBe(false);
});

test('[E7] without a user nothing is saved, paused or recorded', async () => {
  const { parts, calls, drafts } = edges([], { user: null });
  expect(await completeOnboarding(parts, DONE)).toBe('no-user');
  expect([...calls, ...drafts]).toEqual([]);
});

test('[E7] a session that has ended is no user, and no reason to try again', async () => {
  const { parts, waits, drafts } = edges([401]);
  expect(await completeOnboarding(parts, DONE)).toBe('no-user');
  expect([...waits, ...drafts]).toEqual([]);
});

test('[E3] a reload after the profile was saved does not save it again', async () => {
  const { parts, calls, steps } = edges();
  await completeOnboarding(parts, { ...DONE, from: 'saving-quests' });
  expect(calls).toEqual(['pause', 'PUT /api/users/u1/quests/generated 200']);
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
      said: {
        goals: ['Ship my app'],
        areas: 'code, gym',
        time: 'one hour',
        style: 'structured',
        experience: 'a beginner',
      },
    },
  ]);
});

test('[P13] what a model understood fills the profile; the roles stay the hunter’s own words', async () => {
  const { parts, wishes, drafts } = edges();
  const reading = {
    extractedData: { mainGoal: 'Ship an app by May', skillLevel: 'Advanced' },
    finalProfile: { timeCommitment: 'Weekend warrior' },
  } as const;
  await completeOnboarding(parts, { ...DONE, reading });
  expect(wishes[0]).toMatchObject({
    goals: ['Ship an app by May', 'code', 'gym'],
    skillLevel: 'Advanced',
    timeCommitment: 'Weekend warrior',
  });
  expect(drafts[0]).toMatchObject({ roles: ['developer', 'fitness'] });
});

test('[M18] whoever is in distress gets a gentle board', async () => {
  const { parts, wishes, drafts } = edges();
  const heavy = 'I do not want to live any more';
  await completeOnboarding(parts, { ...DONE, answers: [...ANSWERS.slice(0, 4), heavy] });
  expect(wishes[0]?.goals).toEqual([heavy]);
  const titles = drafts.flatMap((draft) => (draft.kind === 'quest.add' ? [draft.quest.title] : []));
  expect(titles).toContain('Reach 1 person you trust');
});

test('[FG13] [FG19] the board is about what was said, on the days it was planned for', async () => {
  const { parts, drafts } = edges();
  await completeOnboarding(parts, DONE);
  const quests = drafts.flatMap((draft) => (draft.kind === 'quest.add' ? [draft.quest] : []));
  expect(quests.filter(({ category }) => category === 'Tech')).toHaveLength(3);
  expect(quests.some(({ schedule }) => schedule?.per === 'day')).toBe(true);
});
