import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviseOffline } from '#mentor/forge/advise.ts';
import type { Settings } from '#rules/document/settings.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { ok } from '#rules/result.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { Call } from '#web/platform/network.ts';
import { askAboutQuest } from './ask-about-quest.ts';

const QUEST: Quest = {
  id: 'q1',
  title: 'Learn 10 words of Italian',
  description: '20 minutes',
  category: 'Academics',
  frequency: 'daily',
  difficulty: 'basic',
  tier: 1,
  xpReward: 30,
  isCustom: true,
  streak: 0,
  completed: false,
  currentSubtaskIndex: 0,
  subtasks: [{ id: 's1', title: 'Say each aloud', isCompleted: false }],
  followUps: [],
  rank: 1,
};

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }));
afterEach(() => {
  vi.unstubAllGlobals();
});

function asking(said: unknown, isConfigured = true, settings: Partial<Settings> = {}) {
  const bodies: unknown[] = [];
  const call: Call = async (_method, path, body) => {
    if (path === '/api/mentor') return ok({ isConfigured });
    bodies.push(body);
    return ok(said);
  };
  const chosen = { kind: 'hunter.settings', id: 's1', settings } as const;
  const { game, recorded: drafts } = fakeGame({ newId: () => 'f1', drafts: [chosen] });
  const ask = (question: string, subtaskId?: string, signal = new AbortController().signal) =>
    askAboutQuest(game, { quest: QUEST, question, subtaskId }, { call, signal });
  return { ask, drafts, bodies };
}

test('[M15] a model’s answer is kept with the quest, and with the step it is about', async () => {
  const { ask, drafts, bodies } = asking({ kind: 'said', value: 'Begin with one.' });
  expect(await ask('  How? ', 's1')).toEqual({ source: 'mentor' });
  expect(bodies).toMatchObject([{ question: 'How?', subtaskTitle: 'Say each aloud' }]);
  expect(bodies[0]).not.toHaveProperty('quest.id');
  expect(drafts).toEqual([
    {
      kind: 'quest.ask',
      id: 'f1',
      questId: 'q1',
      subtaskId: 's1',
      question: 'How?',
      answer: 'Begin with one.',
    },
  ]);
});

test.each([
  [{ kind: 'failed', message: 'Too busy.' }, true, { source: 'offline', failure: 'Too busy.' }],
  [{ kind: 'unreadable' }, true, { source: 'offline', failure: 'The mentor gave no answer.' }],
  [{ kind: 'none' }, true, { source: 'offline' }],
  [{ kind: 'said', value: 'never asked' }, false, { source: 'offline' }],
])(
  '[M18] where no model answers, the advice of the quest’s kind does',
  async (said, isConfigured, advised) => {
    const { ask, drafts } = asking(said, isConfigured);
    expect(await ask('I missed a day')).toEqual(advised);
    expect(drafts).toMatchObject([{ answer: await adviseOffline(QUEST, 'I missed a day') }]);
  },
);

test('[E20] whoever wants no AI is answered by the book, and no model is asked', async () => {
  const { ask, bodies } = asking({ kind: 'said', value: 'Begin.' }, true, { isAiOff: true });
  expect(await ask('How?')).toEqual({ source: 'offline' });
  expect(bodies).toEqual([]);
});

test('[E13] about distress no model is asked', async () => {
  const { ask, drafts, bodies } = asking({ kind: 'said', value: 'Cheer up.' });
  await ask('I want to die');
  expect(bodies).toEqual([]);
  expect(drafts).toMatchObject([{ answer: expect.stringContaining('emergency number') }]);
});

test('[E15] a question that was cancelled leaves nothing on the quest', async () => {
  const { ask, drafts } = asking({ kind: 'said', value: 'Too late.' });
  expect(await ask('How?', undefined, AbortSignal.abort())).toBeUndefined();
  expect(drafts).toEqual([]);
});
