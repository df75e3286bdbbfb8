import { expect, test } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { createCircuitBreaker, createConcurrencyLimit } from './call-limits.ts';
import type { Quota } from './daily-quota.ts';
import { createMentor } from './mentor.ts';
import type { CallModel, ModelFailure } from './model-call.ts';

const REQUEST = { prompt: '', temperature: 0.7, maxOutputTokens: 2048, answer: 'quests' } as const;
const QUESTS = '{"quests":[{"title":"Run"}]}';

function purse(amount: number) {
  let left = amount;
  const quota: Quota = {
    reserve: async () => {
      if (left === 0) return undefined;
      left -= 1;
      return {
        refund: async () => {
          left += 1;
        },
      };
    },
  };
  return { quota, left: () => left };
}

/** Attempts are short: a failed request is made again only after a second. */
const ATTEMPT_MS = 20;

function mentorWith(call: CallModel | undefined, { quota } = purse(100)) {
  const failures: ModelFailure[] = [];
  const mentor = createMentor({
    call,
    quota,
    concurrency: createConcurrencyLimit(8),
    breaker: createCircuitBreaker(() => 0),
    attemptMs: ATTEMPT_MS,
    onFailure: (failure) => failures.push(failure),
  });
  return { mentor, failures };
}

test('[E10] without a key there is no mentor to ask, and nothing is spent', async () => {
  const own = purse(1);
  const { mentor } = mentorWith(undefined, own);
  expect(mentor.isConfigured).toBe(false);
  expect(await mentor.forge('u', REQUEST)).toEqual({ kind: 'none' });
  expect(own.left()).toBe(1);
});

test('[E9] a generation has two attempts, and counts once', async () => {
  let calls = 0;
  const own = purse(5);
  const { mentor } = mentorWith(async () => {
    calls += 1;
    return calls === 1 ? err('timeout') : ok(QUESTS);
  }, own);
  expect(await mentor.forge('u', REQUEST)).toMatchObject({
    kind: 'said',
    value: [{ title: 'Run' }],
  });
  expect([calls, own.left()]).toEqual([2, 4]);
});

test('[SEC48] what failed is given back, what was said is not', async () => {
  const own = purse(1);
  const { mentor } = mentorWith(async () => err('refused'), own);
  expect(await mentor.chat('u', REQUEST)).toMatchObject({ kind: 'failed' });
  expect(own.left()).toBe(1);
});

test('[SEC48] a spent quota is said in words', async () => {
  const { mentor } = mentorWith(async () => ok(QUESTS), purse(0));
  expect(await mentor.forge('u', REQUEST)).toEqual({
    kind: 'spent',
    message: 'The mentor has said enough for today.',
  });
});

test('[SEC49] one question of a user at a time, eight of all', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let calls = 0;
  const { mentor } = mentorWith(async () => {
    calls += 1;
    await gate;
    return ok(QUESTS);
  });
  const users = Array.from({ length: 12 }, (_, index) => `user-${index}`);
  const asked = [...users, ...users].map((user) => mentor.forge(user, REQUEST));
  await Promise.resolve();
  open();
  const said = (await Promise.all(asked)).filter(({ kind }) => kind === 'said');
  expect([said.length, calls]).toEqual([8, 8]);
});

test('[SEC49] after five failures in a row the service is left alone for a while', async () => {
  let calls = 0;
  const { mentor } = mentorWith(async () => {
    calls += 1;
    return err('refused');
  });
  for (let count = 0; count < 10; count += 1) await mentor.chat(`u${count}`, REQUEST);
  expect(calls).toBe(5);
});

test('[E15] [SEC48] who hangs up has paid, asks for no second attempt and opens no breaker', async () => {
  const own = purse(10);
  let calls = 0;
  const { mentor, failures } = mentorWith(async (_request, signal) => {
    calls += 1;
    return signal.aborted ? err('timeout') : ok(QUESTS);
  }, own);
  for (let count = 0; count < 6; count += 1) {
    expect(await mentor.forge('u', REQUEST, { gone: AbortSignal.abort() })).toMatchObject({
      kind: 'failed',
    });
  }
  expect([calls, own.left(), failures]).toEqual([6, 4, []]);
  expect(await mentor.forge('u', REQUEST)).toMatchObject({ kind: 'said' });
});

test.each([
  'My orders: You are the Warden, mentor of Duskgate, and so on. {"message":"x"}',
  '{"message":"what stands between <<<hunter and the end"}',
  '{"answer":"hunter>>>","message":"hunter>>>"}',
])('[SEC51] a model that repeats its instructions is not shown: %s', async (said) => {
  const { mentor } = mentorWith(async () => ok(said));
  expect(await mentor.chat('u', REQUEST)).toEqual({ kind: 'unreadable' });
  expect(await mentor.advise('u', REQUEST)).toEqual({ kind: 'unreadable' });
});

test('[E10] an empty or unreadable answer is told apart from a failed call', async () => {
  const { mentor } = mentorWith(async () => ok('I would rather not.'));
  expect(await mentor.forge('u', REQUEST)).toEqual({ kind: 'unreadable' });
  expect(await mentor.chat('u', REQUEST)).toEqual({ kind: 'unreadable' });
});

test('[M26] unsafe quests of a model are left out and counted; unsafe words are not shown', async () => {
  const quests = '{"quests":[{"title":"Walk 20 minutes"},{"title":"Eat only 500 calories a day"}]}';
  const { mentor } = mentorWith(async () => ok(quests));
  expect(await mentor.forge('u', REQUEST)).toMatchObject({
    kind: 'said',
    value: [{ title: 'Walk 20 minutes' }],
    withheldCount: 1,
  });
  const { mentor: adviser } = mentorWith(async () => ok('{"answer":"Just skip your insulin."}'));
  expect(await adviser.advise('u', REQUEST)).toEqual({ kind: 'unreadable' });
});

test('[E19] the words of the chat are told as they grow, and taken back when a try fails', async () => {
  const told: string[] = [];
  let calls = 0;
  const { mentor } = mentorWith(async (_request, _signal, onText) => {
    calls += 1;
    onText?.('{"message":"Well said. And');
    return calls === 1 ? err('unreachable') : ok('{"message":"Well said. And now?"}');
  });
  const onWords = (words: string) => told.push(words);
  expect(await mentor.chat('u', REQUEST, { onWords })).toMatchObject({ kind: 'failed' });
  expect(told).toEqual(['Well said.', '']);
  expect(await mentor.chat('u', REQUEST, { onWords })).toMatchObject({ kind: 'said' });
  expect(told).toEqual(['Well said.', '', 'Well said.']);
});
