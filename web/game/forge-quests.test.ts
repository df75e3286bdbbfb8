import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_IN_QUESTS } from '#mentor/forge/built-in-quests.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { err, ok } from '#rules/result.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { Call } from '#web/platform/network.ts';
import { serverAiOff } from '#web/session/accounts.ts';
import { forgeOffline, questsFor, questsForNewcomer } from './forge-quests.ts';

const WISH: Wish = {
  goals: ['Learn Italian'],
  userRoles: { roles: ['student'], fitnessTypes: [] },
  skillLevel: 'Beginner',
  timeCommitment: '30 minutes daily',
  said: { goals: ['Learn Italian'], level: 'Beginner', commitment: '30 minutes daily' },
};
const { game } = fakeGame();
const around = { today: '2026-11-15' as LocalDate };
const OFFLINE = await forgeOffline(WISH, around);
const MODELS = BUILT_IN_QUESTS.map((quest) => ({
  ...quest,
  title: `${quest.title}, by the model`,
}));

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server whose mentor says this; undefined: there is no line to it. */
function server(said: unknown, isConfigured = true) {
  const asked: string[] = [];
  const call: Call = async (method, path) => {
    asked.push(`${method} ${path}`);
    if (said === undefined) {
      return err({
        code: 'network-request-failed',
        message: 'The server cannot be reached.',
        status: 0,
      });
    }
    return ok(path === '/api/mentor' ? { isConfigured } : said);
  };
  return { call, asked };
}

test('[E10] without a key the offline forge works, and no model is asked', async () => {
  const { call, asked } = server({ kind: 'none' }, false);
  expect(OFFLINE.source).toBe('offline');
  expect(OFFLINE.quests.map(({ title }) => title).join()).toMatch(/Italian/);
  expect(await questsFor(WISH, { game, call, around })).toEqual(OFFLINE);
  expect(asked).toEqual(['GET /api/mentor']);
});

test('[E10] a key that was taken away meanwhile is no failure', async () => {
  const { call } = server({ kind: 'none' });
  expect(await questsFor(WISH, { game, call, around })).toMatchObject({ source: 'offline' });
});

test('[E10] a model’s quests are the model’s', async () => {
  const { call } = server({ kind: 'said', value: MODELS });
  expect(await questsFor(WISH, { game, call, around })).toEqual({
    kind: 'forged',
    source: 'mentor',
    quests: MODELS,
  });
});

test('[E10] [M9] an empty or unreadable answer gives exactly the three built-in quests, to a newcomer too', async () => {
  const built = { kind: 'forged', source: 'built-in', quests: BUILT_IN_QUESTS };
  for (const said of [{ kind: 'unreadable' }, { kind: 'said', value: [] }, { kind: 'said' }]) {
    expect(await questsFor(WISH, { game, call: server(said).call, around })).toEqual(built);
    expect(await questsForNewcomer(WISH, { game, call: server(said).call, around })).toEqual(built);
  }
});

test.each([
  [{ kind: 'failed', message: 'The mentor took too long to answer.' }, 'The mentor took too long'],
  [{ kind: 'spent', message: 'The mentor has said enough for today.' }, 'enough for today'],
  [{ kind: 'failed' }, 'Failed to generate quests'],
  ['<html>', 'Failed to generate quests'],
])(
  '[E6] [E10] a failed call is told in the dialog; a newcomer gets the offline forge',
  async (said, words) => {
    const { call } = server(said);
    expect(await questsFor(WISH, { game, call, around })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining(words),
    });
    expect(await questsForNewcomer(WISH, { game, call, around })).toEqual(OFFLINE);
  },
);

test('[E10] offline the last word of the server counts: no model known, nobody is missed', async () => {
  const away = server(undefined).call;
  expect(await questsFor(WISH, { game, call: away, around })).toMatchObject({ source: 'offline' });
  await questsFor(WISH, { game, call: server({ kind: 'said', value: MODELS }).call, around });
  expect(await questsFor(WISH, { game, call: away, around })).toEqual({
    kind: 'failed',
    message: 'The server cannot be reached.',
  });
});

test('[E14] a model that names too few is helped out by the offline forge', async () => {
  const [only] = MODELS;
  const { call } = server({ kind: 'said', value: [only] });
  expect(await questsFor(WISH, { game, call, around })).toEqual({
    kind: 'forged',
    source: 'mentor',
    quests: [only, ...OFFLINE.quests.slice(0, 2)],
    addedCount: 2,
  });
});

test('[E13] [M18] no model is asked about distress or harm', async () => {
  const { call, asked } = server({ kind: 'said', value: MODELS });
  const heavy = { ...WISH, goals: ['I want to die'], said: { goals: ['I want to die'] } };
  expect(await questsFor(heavy, { game, call, around })).toMatchObject({
    source: 'offline',
    quests: [],
    reading: { notes: [expect.stringContaining('crisis line')] },
  });
  const needed = { ...around, isBoardNeeded: true };
  const gentle = await questsForNewcomer(heavy, { game, call, around: needed });
  expect(gentle.quests.map(({ title }) => title)).toContain('Reach 1 person you trust');
  const harm = { ...WISH, goals: ['kill my neighbour'] };
  expect(await questsFor(harm, { game, call, around })).toMatchObject({ source: 'offline' });
  expect(asked).toEqual([]);
});

test('[E20] whoever wants no AI, or whose server has none, makes no call: the offline forge works', async () => {
  const { call, asked } = server({ kind: 'said', value: MODELS });
  const off = { kind: 'hunter.settings', id: 's1', settings: { isAiOff: true } } as const;
  const { game: own } = fakeGame({ drafts: [off] });
  expect(await questsFor(WISH, { game: own, call, around })).toEqual(OFFLINE);
  serverAiOff.write('yes');
  expect(await questsFor(WISH, { game, call, around })).toEqual(OFFLINE);
  expect(asked).toEqual([]);
});

test('[E18] a model is told what was understood beside the goals', async () => {
  const bodies: unknown[] = [];
  const call: Call = async (_method, path, body) => {
    bodies.push(body);
    return ok(path === '/api/mentor' ? { isConfigured: true } : { kind: 'said', value: MODELS });
  };
  await questsFor(WISH, { game, call, around });
  const { said, ...sent } = WISH;
  const understood = expect.arrayContaining([expect.stringMatching(/^week: /)]);
  expect(bodies.at(-1)).toEqual({ ...sent, understood });
});

test('[M26] how many quests of a model were unsafe is handed on to the screen', async () => {
  const { call } = server({ kind: 'said', value: MODELS, withheldCount: 2 });
  expect(await questsFor(WISH, { game, call, around })).toMatchObject({
    source: 'mentor',
    withheldCount: 2,
  });
});

test('[FG13] [FG16] an offline quest carries its schedule, its mould and its reason; what is counted, its amount', async () => {
  const { quests } = OFFLINE;
  expect(quests.some(({ schedule }) => schedule !== undefined)).toBe(true);
  const wish = { ...WISH, said: { goals: ['save 3000 euros by June'] } };
  const counting = await forgeOffline(wish, around);
  expect(counting.quests.some(({ goal }) => goal?.unit === 'euros')).toBe(true);
  for (const { mouldId, reason } of quests) {
    expect(mouldId).toBeTruthy();
    expect(reason).toMatch(/^because: /);
  }
});
