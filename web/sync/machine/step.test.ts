import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { firstState } from './log-state.ts';
import { statusOf } from './status.ts';
import { step } from './step.ts';
import { START_MS } from './testing/simulated-world.ts';
import { aReadyTab, aTab, pushesOf } from './testing/tab.ts';

const ADD = done(adding('q1'));
const REPLY = {
  epoch: 'e1',
  rev: 1,
  results: [{ sent: ADD.key, stored: ADD.key, status: 'applied' }],
};
const TAIL = { epoch: 'e1', rev: 1, commands: [{ rev: 1, key: ADD.key, command: ADD }] };

test('[N4] a push happens 1 s after the last change, and only if something changed', () => {
  const tab = aReadyTab();
  tab.pass(60_000);
  expect(pushesOf(tab)).toBe(0);

  tab.record(ADD);
  tab.pass(999);
  tab.record(done(adding('q2')));
  tab.pass(999);
  expect(pushesOf(tab)).toBe(0);
  tab.pass(1);
  expect(pushesOf(tab)).toBe(1);
});

test('[N4] only a result of its own ends a deed: the reply, its tail and the cursor are one transaction', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(REPLY);
  expect(tab.waiting()).toEqual([ADD.key]);

  tab.answer(TAIL);
  expect(tab.waiting()).toEqual([]);
  expect(tab.contents().place).toMatchObject({ epoch: 'e1', rev: 1 });
  expect(tab.contents().acknowledged.map(({ command }) => command.key)).toEqual([ADD.key]);
});

test('[N5] a push that fails has three attempts 1 s and 2 s apart, then a minute of rest; the deed stays', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.fail(503);
  tab.pass(1_000);
  expect(pushesOf(tab)).toBe(2);
  tab.fail(503);
  tab.pass(2_000);
  expect(pushesOf(tab)).toBe(3);
  tab.fail(503);

  tab.pass(59_000);
  expect(pushesOf(tab)).toBe(3);
  tab.pass(1_000);
  expect(pushesOf(tab)).toBe(4);
  expect(tab.waiting()).toEqual([ADD.key]);
});

test.each([401, 409, 426, 429, 500, 503, 0])('[N4] an answer of %i keeps every deed', (status) => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.fail(status);

  expect(tab.waiting()).toEqual([ADD.key]);
  expect(tab.state().isSessionOver).toBe(status === 401 || status === 409);
});

test('[D5] a push that was heard before a restore is sent again after it', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(REPLY);
  tab.answer({ epoch: 'e2', rev: 0, commands: [] });
  const document = storedDocument(EMPTY_DOCUMENT);
  tab.answer({ epoch: 'e2', rev: 0, rules: DOCUMENT_VERSION, document });

  expect(tab.waiting()).toEqual([ADD.key]);
  expect(tab.sentKeys()).toEqual([ADD.key]);
  expect(pushesOf(tab)).toBe(2);
});

test('[N4] 413 halves the batch until it fits', () => {
  const tab = aReadyTab();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) tab.record(done(adding(id)));
  tab.pass(1_000);
  const sizes = [tab.sentCount()];
  for (const _ of [1, 2]) {
    tab.fail(413);
    sizes.push(tab.sentCount());
  }
  expect(sizes).toEqual([8, 4, 2]);
  expect(tab.waiting()).toHaveLength(8);
});

test('[D7] what the server does not know yet stays, without a busy loop, and blocks nothing', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer({ epoch: 'e1', rev: 0, results: [{ sent: ADD.key, status: 'unknown' }] });
  tab.pass(59_000);
  expect(pushesOf(tab)).toBe(1);
  expect(tab.waiting()).toEqual([ADD.key]);

  tab.record(done(adding('q2')));
  tab.pass(1_000);
  expect(tab.sentKeys()).toContain('add:q2');
});

test('[D4] a refused deed leaves the queue and is kept where it can be seen', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  const results = [{ sent: ADD.key, status: 'refused', reason: 'reward-too-small' }];
  tab.answer({ epoch: 'e1', rev: 0, results });

  expect(tab.waiting()).toEqual([]);
  expect(tab.state().refused).toMatchObject([{ reason: 'reward-too-small' }]);
});

test('[G4] nothing is pushed before the first load succeeded; after three failures it can be asked for again', () => {
  const tab = aTab();
  tab.record(ADD);
  for (const ms of [1_000, 2_000, 60_000]) {
    tab.fail(503);
    tab.pass(ms);
  }
  expect(tab.state().load).toBe('failed');
  expect(tab.asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/sync/document?uid=hunter'));

  tab.signal('retried');
  const document = storedDocument(EMPTY_DOCUMENT);
  tab.answer({ epoch: 'e1', rev: 0, rules: DOCUMENT_VERSION, document });
  expect(tab.state().load).toBe('ready');
  tab.pass(1_000);
  expect(pushesOf(tab)).toBe(1);
});

test('[N4] a page that is hidden sends what waits along, at most 60 KB of it', () => {
  const tab = aReadyTab();
  for (let at = 0; at < 30; at += 1) {
    tab.record(done(adding(`q${at}`, { description: 'x'.repeat(4_000) })));
  }
  tab.signal('hidden');

  expect(tab.farewells).toHaveLength(1);
  expect(JSON.stringify(tab.farewells[0]?.body).length).toBeLessThan(64_000);
});

test('[E8] while paused nothing is pushed, and after a minute it is at the latest', () => {
  const tab = aReadyTab();
  tab.signal('paused');
  tab.record(ADD);
  tab.pass(59_999);
  expect(pushesOf(tab)).toBe(0);
  tab.pass(1);
  expect(pushesOf(tab)).toBe(1);

  const resumed = aReadyTab();
  resumed.signal('paused');
  resumed.record(ADD);
  resumed.pass(2_000);
  resumed.signal('resumed');
  expect(pushesOf(resumed)).toBe(1);
});

test('[N7] the browser says that the network changed: what waits is pushed, otherwise the connection is tested', () => {
  const idle = aReadyTab();
  idle.signal('network-changed');
  expect(idle.asked.at(-1)?.path).toBe('/api/test/connection');

  const waiting = aReadyTab();
  waiting.record(ADD);
  waiting.signal('network-changed');
  expect(pushesOf(waiting)).toBe(1);

  const asking = aReadyTab();
  asking.hear({ epoch: 'e1', rev: 1 });
  asking.signal('network-changed');
  asking.answer(TAIL);
  expect(asking.asked).toHaveLength(2);

  const failing = aReadyTab();
  failing.hear({ epoch: 'e1', rev: 1 });
  for (const waitMs of [1_000, 2_000]) {
    failing.fail(503);
    failing.pass(waitMs);
  }
  expect(failing.asked).toHaveLength(3);
  failing.signal('network-changed'); // during the last attempt
  failing.fail(503);
  expect(failing.asked).toHaveLength(4);
});

test("[N4] news of another device are fetched as the log's tail; more than 200, another history or an unknown deed as the document", () => {
  const tails = [
    { epoch: 'e1', rev: 201, commands: [] },
    { epoch: 'e2', rev: 1, commands: [] },
    {
      epoch: 'e1',
      rev: 1,
      commands: [{ rev: 1, key: 'x', command: { ...ADD, kind: 'new.deed' } }],
    },
    { epoch: 'e1', rev: 2, commands: [{ rev: 2, key: ADD.key, command: ADD }] },
  ];
  for (const tail of tails) {
    const tab = aReadyTab();
    tab.hear({ epoch: tail.epoch, rev: tail.rev });
    expect(tab.asked.at(-1)?.path).toBe('/api/sync/log?since=0&uid=hunter');
    tab.answer(tail);
    expect(tab.asked.at(-1)?.path).toBe('/api/sync/document?uid=hunter');
  }
  const tab = aReadyTab();
  tab.hear({ epoch: 'e1', rev: 1 });
  tab.answer(TAIL);
  expect(tab.state().base?.position.rev).toBe(1);
});

test('[N4] what stands in the log already is acknowledged wherever it waits', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.hear({ epoch: 'e1', rev: 1 });
  tab.answer(TAIL);

  expect(tab.waiting()).toEqual([]);
  tab.pass(60_000);
  expect(pushesOf(tab)).toBe(0);
});

test('[D5] an older revision or a history that a restore has ended changes nothing', () => {
  const tab = aReadyTab();
  tab.hear({ epoch: 'e2', rev: 3 });
  tab.answer({ epoch: 'e2', rev: 3, commands: [] });
  const document = storedDocument(EMPTY_DOCUMENT);
  tab.answer({ epoch: 'e2', rev: 3, rules: DOCUMENT_VERSION, document });
  expect(tab.contents().place).toEqual({ epoch: 'e2', rev: 3 });

  for (const position of [
    { epoch: 'e1', rev: 9 },
    { epoch: 'e2', rev: 2 },
  ]) {
    tab.settle(position, document);
    expect(tab.contents().place).toEqual({ epoch: 'e2', rev: 3 });
  }
});

test('[N4] what the stream said is fetched, whatever another tab says meanwhile', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.hear({ epoch: 'e1', rev: 5 });
  tab.beTold({ epoch: 'e1', rev: 0 });
  tab.answer(REPLY);
  tab.answer(TAIL);

  expect(tab.asked.at(-1)?.path).toBe('/api/sync/log?since=1&uid=hunter');
});

test('[D4] [N13] refused deeds are kept once each, 500 at most, until they are dismissed', () => {
  const tab = aReadyTab();
  for (let at = 0; at < 502; at += 1) tab.refuse(done(adding(`q${at}`)));
  tab.refuse(done(adding('q501')));
  expect(tab.state().refused).toHaveLength(500);
  expect(tab.contents().refused.at(-1)?.command.key).toBe('add:q501');

  tab.dismiss();
  expect([tab.state().refused, tab.contents().refused]).toEqual([[], []]);
});

test('[N15] storage that does not open is told, and no sign of a network opens it', () => {
  const signs = ['unopened', 'network-changed', 'shown', 'retried'] as const;
  const shut = signs.reduce(
    (state, kind) => step(state, { kind, nowMs: START_MS }).state,
    firstState('hunter'),
  );

  expect(statusOf(shut, false)).toMatchObject({
    load: 'failed',
    problem: "This browser's storage did not open.",
  });
});

test('[D9] [O16] deeds that a disk gives again are the ones that are shown already', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  const [before] = tab.state().pending;
  tab.readAnew();

  expect(tab.state().pending[0]?.command).toBe(before?.command);
});
