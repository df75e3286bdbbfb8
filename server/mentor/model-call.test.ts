import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeMentor, startFakeMentor } from '#server/testing/fake-mentor.ts';
import { type CallModel, inTries, modelCall } from './model-call.ts';

const KEY = 'canary key/with?signs&';
const REQUEST = {
  prompt: 'Say something',
  temperature: 0.7,
  maxOutputTokens: 2048,
  answer: 'quests',
} as const;

let fake: FakeMentor;
let call: CallModel;
beforeAll(async () => {
  fake = await startFakeMentor();
  call = modelCall({ url: fake.url, key: KEY, model: 'sage-2' });
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.asked.length = 0;
});

test('[E1] the request on the wire is the contract’s: path, key in the query string, body', async () => {
  fake.be({ says: 'Hello' });
  expect(await inTries(call, REQUEST, { deadlineMs: 5_000 })).toEqual({ ok: true, value: 'Hello' });
  expect(fake.asked).toMatchObject([
    { method: 'POST', path: '/v1beta/models/sage-2:generateContent', key: KEY },
  ]);
  expect(fake.asked[0]?.body).toEqual({
    contents: [{ parts: [{ text: 'Say something' }] }],
    generationConfig: { temperature: 0.7, maxOutputTokens: 2048 },
  });
});

test('[E1] [N22] a request that fails, however it does, is made 2 more times, after 1 s and after 2 s', async () => {
  fake.be({ status: 400 }, { status: 302 }, { status: 500 });
  expect(await inTries(call, REQUEST, { deadlineMs: 15_000 })).toEqual({
    ok: false,
    failure: 'unreachable',
  });
  const [first = 0, second = 0, third = 0, ...more] = fake.asked.map(({ atMs }) => atMs);
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1_990);
});

test('[E1] the try that succeeds ends the tries', async () => {
  fake.be({ status: 429 }, { says: 'At last' });
  expect(await inTries(call, REQUEST, { deadlineMs: 15_000 })).toEqual({
    ok: true,
    value: 'At last',
  });
  expect(fake.asked).toHaveLength(2);
});

test('[E9] [SEC49] a service that hangs is cut off at the deadline', async () => {
  fake.be({ hangs: true });
  expect(await inTries(call, REQUEST, { deadlineMs: 300 })).toEqual({
    ok: false,
    failure: 'timeout',
  });
  expect(fake.asked).toHaveLength(1);
});

test('[E1] no try is made after the deadline, and the last failure is told', async () => {
  fake.be({ status: 400 });
  expect(await inTries(call, REQUEST, { deadlineMs: 300 })).toEqual({
    ok: false,
    failure: 'refused',
  });
  expect(fake.asked).toHaveLength(1);
});

test('[SEC54] a redirect is not followed: the key would travel along', async () => {
  fake.be({ status: 302, location: `${fake.url}/elsewhere` });
  expect(await inTries(call, REQUEST, { deadlineMs: 300 })).toEqual({
    ok: false,
    failure: 'refused',
  });
  expect(fake.asked.map(({ path }) => path)).toEqual(['/v1beta/models/sage-2:generateContent']);
});

test.each([
  ['no candidates', { candidates: [] }],
  ['another shape', { candidates: [{ content: 'text' }] }],
  ['a number for text', { candidates: [{ content: { parts: [{ text: 5 }] } }] }],
  ['a list', [1, 2]],
  ['nothing', null],
])('[E10] an answer with %s is read as empty', async (_what, answers) => {
  fake.be({ answers });
  expect(await inTries(call, REQUEST, { deadlineMs: 5_000 })).toEqual({ ok: true, value: '' });
});

test('[SEC50] an answer over 64 KiB is not read to its end', async () => {
  fake.be({ says: 'x'.repeat(70_000) });
  expect(await inTries(call, REQUEST, { deadlineMs: 500 })).toEqual({
    ok: false,
    failure: 'too-large',
  });
});

test('[SEC47] a service that is not there says nothing of its address', async () => {
  const nowhere = modelCall({ url: 'http://127.0.0.1:9', key: KEY, model: 'm' });
  const result = await inTries(nowhere, REQUEST, { deadlineMs: 500 });
  expect(JSON.stringify(result)).not.toContain('canary');
  expect(result.ok).toBe(false);
});
