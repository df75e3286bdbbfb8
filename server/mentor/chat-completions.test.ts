import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { strictProblems } from '#server/testing/fake-completions.ts';
import { type FakeMentor, startFakeMentor } from '#server/testing/fake-mentor.ts';
import { chatCompletionsCall } from './chat-completions.ts';
import { type CallModel, inTries, type ModelRequest } from './model-call.ts';
import { REPLY_SCHEMAS } from './reply-schemas.ts';

const KEY = 'canary-key-9d41';
const CHAT: ModelRequest = {
  prompt: 'Say something',
  temperature: 0.8,
  maxOutputTokens: 1024,
  answer: 'chat',
};
const STREAMS = { letters: 4, everyMs: 0 };

let fake: FakeMentor;
beforeAll(async () => {
  fake = await startFakeMentor();
});
afterAll(async () => {
  await fake.close();
  expect(fake.breaches).toEqual([]);
});
beforeEach(() => {
  fake.asked.length = 0;
});

function service(key: string | undefined = KEY, path = ''): CallModel {
  return chatCompletionsCall({ url: `${fake.url}${path}`, key, model: 'sage-2' });
}
function ask(call: CallModel, onText?: (text: string) => void) {
  return call(CHAT, AbortSignal.timeout(5_000), onText);
}
/** The formats that were asked for, one a request. */
function formats(): readonly string[] {
  return fake.asked.map(({ completion }) => completion?.response_format?.type ?? 'text');
}

test('[E17] the request: one message, the numbers of the contract, a strict schema, the key as bearer', async () => {
  fake.be({ says: 'Hello' });
  expect(await ask(service())).toEqual({ ok: true, value: 'Hello' });
  expect(fake.asked).toMatchObject([
    { method: 'POST', path: '/v1/chat/completions', key: `Bearer ${KEY}` },
  ]);
  expect(fake.asked[0]?.completion).toEqual({
    model: 'sage-2',
    messages: [{ role: 'user', content: 'Say something' }],
    temperature: 0.8,
    max_tokens: 1024,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'chat', strict: true, schema: REPLY_SCHEMAS.chat },
    },
  });
});

test('[E17] a model of one’s own is asked without a key', async () => {
  fake.be({ says: 'Hello' });
  await chatCompletionsCall({ url: fake.url, key: undefined, model: 'm' })(
    CHAT,
    AbortSignal.timeout(5_000),
  );
  expect(fake.asked[0]?.key).toBeNull();
});

test.each([
  ['', '/v1/chat/completions'],
  ['/v1', '/v1/chat/completions'],
  ['/v1/', '/v1/chat/completions'],
  ['/api/v1', '/api/v1/chat/completions'],
  ['/openai', '/openai/chat/completions'],
  ['/v1/chat/completions', '/v1/chat/completions'],
])('[E17] an address that ends in "%s" is asked at %s', async (path, target) => {
  fake.be({ says: 'Hello' });
  await ask(service(KEY, path));
  expect(fake.asked.map((asked) => asked.path)).toEqual([target]);
});

test('[E17] each schema is one that strict services take', () => {
  expect(strictProblems(REPLY_SCHEMAS)).toEqual([]);
  expect(strictProblems({ type: 'object', properties: { a: {} } })).toEqual(['a']);
});

test('[E17] a service without schemas is asked for an object, in the same attempt, and never again for a schema', async () => {
  const call = service();
  fake.be({ says: '{}', refuses: ['json_schema'] });
  expect(await inTries(call, CHAT, { deadlineMs: 15_000 })).toEqual({ ok: true, value: '{}' });
  await ask(call);
  expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
});

test.each([400, 422, 500])(
  '[E17] one that refuses both (%d) is asked in words alone',
  async (refusalStatus) => {
    const call = service();
    fake.be({ says: '{}', refuses: ['json_schema', 'json_object'], refusalStatus });
    for (let count = 0; count < 4; count += 1) await ask(call);
    expect(formats()).toEqual(['json_schema', 'json_object', 'text', 'text']);
  },
);

test.each([400, 422])(
  '[E17] a bare %d is about the form, as far as one can know',
  async (status) => {
    const call = service();
    fake.be({ status }, { says: '{}' });
    for (let count = 0; count < 2; count += 1) await ask(call);
    expect(formats()).toEqual(['json_schema', 'json_object']);
  },
);

test('[E17] a refusal that no form mends was not about the form: the next question begins with the schema', async () => {
  const call = service();
  fake.be({ status: 400 });
  for (let count = 0; count < 4; count += 1) await ask(call);
  expect(formats()).toEqual(['json_schema', 'json_object', 'text', 'json_schema']);
});

test.each([401, 403, 404, 429, 500, 503])('[E17] %d is not about the form', async (status) => {
  const call = service();
  fake.be({ status });
  await ask(call);
  fake.be({ says: '{}' });
  await ask(call);
  expect(formats()).toEqual(['json_schema', 'json_schema']);
});

test('[E17] newer models name the fields they do not take: these are left out or renamed, the schema stays', async () => {
  const call = service();
  fake.be({ says: '{}', refuses: ['max_tokens', 'temperature'] });
  for (let count = 0; count < 2; count += 1) expect((await ask(call)).ok).toBe(false);
  expect(await ask(call)).toEqual({ ok: true, value: '{}' });
  const { temperature, max_tokens, max_completion_tokens } = fake.asked[2]?.completion ?? {};
  expect([temperature, max_tokens, max_completion_tokens]).toEqual([undefined, undefined, 1024]);
  expect(formats()).toEqual(['json_schema', 'json_schema', 'json_schema']);
});

test.each([
  ['no choices', { choices: [] }],
  ['a refusal', { choices: [{ message: { content: null, refusal: 'No.' } }] }],
  ['an error', { error: { message: 'no' } }],
  ['a list', [1, 2]],
  ['nothing', null],
])('[E10] an answer with %s is read as empty', async (_what, answers) => {
  fake.be({ answers });
  expect(await ask(service())).toEqual({ ok: true, value: '' });
});

test('[E17] what a model thinks aloud before its answer is no part of it', async () => {
  fake.be({ says: '<think>{"message":"no"}</think>{"message":"yes"}' });
  expect(await ask(service())).toEqual({ ok: true, value: '{"message":"yes"}' });
  const told: string[] = [];
  fake.be({ says: '<think>{"message":"no"}</think>{"message":"yes"}', streams: STREAMS });
  const streamed = await ask(service(), (text) => told.push(text));
  expect(streamed).toEqual({ ok: true, value: '{"message":"yes"}' });
  expect(told.join()).not.toContain('no');
});

test('[SEC50] an answer over 64 KiB is not read to its end, streamed or not', async () => {
  fake.be({ says: 'x'.repeat(70_000), streams: { letters: 5_000, everyMs: 0 } });
  expect(await ask(service())).toEqual({ ok: false, failure: 'too-large' });
  expect(await ask(service(), () => {})).toEqual({ ok: false, failure: 'too-large' });
});

test('[SEC54] a redirect is not followed: the key would travel along', async () => {
  fake.be({ status: 302, location: `${fake.url}/elsewhere` });
  expect(await ask(service())).toEqual({ ok: false, failure: 'refused' });
  expect(fake.asked).toHaveLength(1);
});

test('[SEC47] a key that no header can carry, and a service that is not there, say nothing of either', async () => {
  const nowhere = chatCompletionsCall({ url: 'http://127.0.0.1:9', key: KEY, model: 'm' });
  const results = [await ask(nowhere), await ask(service(`${KEY}\n漢`))];
  expect(results).toEqual(Array(2).fill({ ok: false, failure: 'unreachable' }));
});

test('[E19] a service that streams tells how its answer grows, each time from the beginning', async () => {
  const told: string[] = [];
  fake.be({ says: 'Grüße!', streams: STREAMS });
  const said = await ask(service(), (text) => told.push(text));
  expect(said).toEqual({ ok: true, value: 'Grüße!' });
  expect(fake.asked[0]?.completion?.stream).toBe(true);
  expect(new Set(told)).toEqual(new Set(['', 'Grüß', 'Grüße!']));
});

test('[E19] a service that takes no stream, or ignores the wish, answers in one piece', async () => {
  const call = service();
  fake.be({ says: '{}' });
  expect(await ask(call, () => {})).toEqual({ ok: true, value: '{}' });
  fake.be({ says: '{}', refuses: ['stream'] });
  expect((await ask(call, () => {})).ok).toBe(false);
  expect(await ask(call, () => {})).toEqual({ ok: true, value: '{}' });
  expect(formats()).toEqual(['json_schema', 'json_schema', 'json_schema']);
});

test('[E19] a stream that breaks off is a failed request, and one that stalls ends at the deadline', async () => {
  fake.be({ says: '{"message":"Well said."}', streams: { ...STREAMS, breaksAfter: 3 } });
  expect(await ask(service(), () => {})).toEqual({ ok: false, failure: 'unreachable' });
  fake.be({ says: '{"message":"Well said."}', streams: { ...STREAMS, endsAfter: 3 } });
  expect(await ask(service(), () => {})).toEqual({ ok: false, failure: 'unreachable' });
  fake.be({ says: '{"message":"Well said."}', streams: { ...STREAMS, stallsAfter: 3 } });
  const terms = { deadlineMs: 300, onText: () => {} };
  expect(await inTries(service(), CHAT, terms)).toEqual({ ok: false, failure: 'timeout' });
});
