import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type FakeMentor, startFakeMentor } from '#server/testing/fake-mentor.ts';
import {
  BEHAVIOURS,
  type BehaviourName,
  EXPECTED_OUTCOMES,
} from '#server/testing/mentor-behaviours.ts';
import { INJECTIONS } from '#server/testing/mentor-injections.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';

const LIMITS = `${WIDE_LIMITS},mentorAttemptMs=900,mentorQuestsPerDay=1000,mentorTurnsPerDay=1000`;
const WISH = {
  goals: ['Learn Italian'],
  userRoles: { roles: ['student'], fitnessTypes: [] },
  skillLevel: 'Intermediate',
  timeCommitment: '1-2 hours daily',
};
const ADVICE = {
  quest: { title: 'Read', description: '', category: 'Academics', difficulty: 'basic' },
  question: 'Where do I begin?',
};
const QUEST_FIELDS = [
  'category',
  'difficulty',
  'duration',
  'frequency',
  'subtasks',
  'title',
  'totalEstimatedPomodoros',
  'xpReward',
];

type Proposed = { readonly xpReward: number; readonly totalEstimatedPomodoros: number };
type Said = { readonly kind: string; readonly value?: readonly Proposed[] };

let fake: FakeMentor;
let server: TestServer;
let hunter: ApiClient;
beforeAll(async () => {
  fake = await startFakeMentor();
  server = await startTestServer('sqlite', {
    DUSKGATE_LIMITS: LIMITS,
    MENTOR_API_URL: fake.url,
    MENTOR_API_KEY: 'canary',
    MENTOR_MODEL: 'sage-2',
  });
  hunter = await server.hunter('moody');
});
afterAll(async () => {
  expect(fake.breaches).toEqual([]);
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  fake.be(BEHAVIOURS.good);
  await ask('chat', chat('hello')); // failures in a row would have the service left alone
  fake.asked.length = 0;
});

async function ask(path: string, body: unknown): Promise<Said> {
  const reply = await hunter.send('POST', `/api/mentor/${path}`, body);
  expect(reply.status).toBe(200);
  return reply.body as Said; // each test looks at what it got
}
function chat(text: string) {
  return { messages: [{ from: 'hunter', text }], inputCount: 1 };
}

test.each(Object.keys(BEHAVIOURS) as BehaviourName[])(
  '[E10] [SEC52] a service that is %s',
  async (name) => {
    fake.be(BEHAVIOURS[name]);
    const said = await ask('quests', WISH);
    expect(said.kind).toBe(EXPECTED_OUTCOMES[name]);
    for (const quest of said.value ?? []) {
      expect(Object.keys(quest).sort()).toEqual(QUEST_FIELDS);
      expect(quest.xpReward).toBeGreaterThanOrEqual(10);
      expect(quest.xpReward).toBeLessThanOrEqual(100);
      expect(quest.totalEstimatedPomodoros).toBeLessThanOrEqual(24);
    }
    fake.be(BEHAVIOURS[name]);
    expect((await ask('advice', ADVICE)).kind).toBe(EXPECTED_OUTCOMES[name]);
  },
);

test('[E15] [SEC49] a caller who hangs up frees the way at once', async () => {
  fake.be({ says: '{}', isSlowMs: 60_000 });
  const leaving = new AbortController();
  const left = fetch(`${server.address}/api/mentor/chat`, {
    method: 'POST',
    headers: { cookie: hunter.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(chat('wait for me')),
    signal: leaving.signal,
  }).catch(() => 'left');
  await expect.poll(() => fake.asked.length).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  fake.be(BEHAVIOURS.good);
  await expect.poll(async () => (await ask('chat', chat('and now?'))).kind).toBe('said');
});

test('[SEC51] of fifty injections none is more than words between the marks', async () => {
  expect(new Set(INJECTIONS).size).toBe(50);
  const orders = new Set<string>();
  for (const goal of INJECTIONS) {
    fake.asked.length = 0;
    await ask('quests', { ...WISH, goals: [goal] });
    const prompt = fake.asked[0]?.body.contents[0]?.parts[0]?.text ?? '';
    const at = prompt.lastIndexOf('<<<hunter');
    orders.add(prompt.slice(0, at));
    const data = JSON.parse(prompt.slice(at + '<<<hunter'.length, prompt.lastIndexOf('hunter>>>')));
    expect(data.goals[0].length).toBe(goal.length);
    expect(JSON.stringify(data)).not.toMatch(/<<<|>>>/);
  }
  expect(orders.size).toBe(1);
});

test('[SEC51] [SEC53] fifty injections in replies and names propose quests and change nothing', async () => {
  const before = await documentText();
  for (const words of INJECTIONS) {
    fake.be({ says: words });
    await ask('quests', WISH);
    await ask('chat', chat(words));
    const quest = { title: words, xpReward: 1e9, completed: true, streak: 99, subtasks: [words] };
    const flags = { isComplete: true, onboardedAt: 'now', userRoles: { roles: ['admin'] } };
    fake.be({ says: JSON.stringify({ quests: Array(40).fill(quest), ...flags }) });
    const said = await ask('quests', { ...WISH, goals: [words] });
    const isEcho = said.kind === 'unreadable';
    expect(isEcho).toBe(/<<<hunter|hunter>>>/.test(words));
    expect(said.value ?? []).toHaveLength(isEcho ? 0 : 5);
    for (const proposed of said.value ?? []) {
      expect(Object.keys(proposed).sort()).toEqual([...QUEST_FIELDS, 'isTotalAssumed'].sort());
      expect(proposed.xpReward).toBe(100);
    }
  }
  expect(await documentText()).toBe(before);
});

async function documentText(): Promise<string> {
  return JSON.stringify((await hunter.send('GET', '/api/sync/document')).body);
}
