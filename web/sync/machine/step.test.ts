import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { statusOf } from '#web/sync/status.ts';
import { START_MS } from '#web/sync/testing/simulated-device.ts';
import { aReadyTab, aTab, pushesOf } from '#web/sync/testing/tab.ts';
import { firstState } from './state.ts';
import { step } from './step.ts';

const ADD = done(adding('q1'));
const STORED = { rev: 1, key: ADD.key, command: ADD };
const LOG = { epoch: 'e1', rev: 1, commands: [STORED] };

test('[G4] nothing is pushed before the first load succeeded; after three failures it can be asked for again', () => {
  const tab = aTab();
  tab.record(ADD);
  for (const ms of [1_000, 2_000, 60_000]) {
    tab.fail(503);
    tab.pass(ms);
  }
  expect(tab.state().load).toBe('failed');
  expect(tab.requests.map(({ path }) => path)).toEqual(
    Array(3).fill('/api/sync/document?uid=hunter'),
  );

  tab.signal('retry-requested');
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

  expect(tab.unloadPushes).toHaveLength(1);
  expect(JSON.stringify(tab.unloadPushes[0]?.body).length).toBeLessThan(64_000);
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
  expect(idle.requests.at(-1)?.path).toBe('/api/test/connection');

  const waiting = aReadyTab();
  waiting.record(ADD);
  waiting.signal('network-changed');
  expect(pushesOf(waiting)).toBe(1);

  const asking = aReadyTab();
  asking.hear({ epoch: 'e1', rev: 1 });
  asking.signal('network-changed');
  asking.answer(LOG);
  expect(asking.requests).toHaveLength(2);

  const failing = aReadyTab();
  failing.hear({ epoch: 'e1', rev: 1 });
  for (const waitMs of [1_000, 2_000]) {
    failing.fail(503);
    failing.pass(waitMs);
  }
  expect(failing.requests).toHaveLength(3);
  failing.signal('network-changed'); // during the last attempt
  failing.fail(503);
  expect(failing.requests).toHaveLength(4);

  const loading = aTab();
  for (const waitMs of [1_000, 2_000]) {
    loading.fail(503);
    loading.pass(waitMs);
  }
  loading.signal('network-changed'); // during the last attempt of the first load
  loading.fail(0);
  expect(loading.state().load).toBe('loading');
  expect(loading.requests).toHaveLength(4);
});

test("[N4] news of another device are fetched as the log's tail; more than 200, another history or an unknown command as the document", () => {
  const tails = [
    { epoch: 'e1', rev: 201, commands: [] },
    { epoch: 'e2', rev: 1, commands: [] },
    {
      epoch: 'e1',
      rev: 1,
      commands: [{ rev: 1, key: 'x', command: { ...ADD, kind: 'new.command' } }],
    },
    { epoch: 'e1', rev: 2, commands: [{ rev: 2, key: ADD.key, command: ADD }] },
  ];
  for (const tail of tails) {
    const tab = aReadyTab();
    tab.hear({ epoch: tail.epoch, rev: tail.rev });
    expect(tab.requests.at(-1)?.path).toBe('/api/sync/log?since=0&uid=hunter');
    tab.answer(tail);
    expect(tab.requests.at(-1)?.path).toBe('/api/sync/document?uid=hunter');
  }
  const tab = aReadyTab();
  tab.hear({ epoch: 'e1', rev: 1 });
  tab.answer(LOG);
  expect(tab.state().base?.position.rev).toBe(1);
});

test('[N4] what stands in the log already is acknowledged wherever it waits', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.hear({ epoch: 'e1', rev: 1 });
  tab.answer(LOG);

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
  expect(tab.outbox().position).toEqual({ epoch: 'e2', rev: 3 });

  for (const position of [
    { epoch: 'e1', rev: 9 },
    { epoch: 'e2', rev: 2 },
  ]) {
    tab.settle(position, document);
    expect(tab.outbox().position).toEqual({ epoch: 'e2', rev: 3 });
  }
});

test('[N4] what the stream said is fetched, whatever another tab says meanwhile', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.hear({ epoch: 'e1', rev: 5 });
  tab.beTold({ epoch: 'e1', rev: 0 });
  const results = [{ sent: ADD.key, stored: ADD.key, status: 'applied' }];
  tab.answer({ epoch: 'e1', rev: 1, results, tail: [STORED] });

  expect(tab.requests.at(-1)?.path).toBe('/api/sync/log?since=1&uid=hunter');
});

test('[D4] [N13] refused commands are kept once each, 500 at most, until they are dismissed', () => {
  const tab = aReadyTab();
  for (let at = 0; at < 502; at += 1) tab.refuse(done(adding(`q${at}`)));
  tab.refuse(done(adding('q501')));
  expect(tab.state().outbox.refused).toHaveLength(500);
  expect(tab.outbox().refused.at(-1)?.command.key).toBe('add:q501');

  tab.dismiss();
  expect([tab.state().outbox.refused, tab.outbox().refused]).toEqual([[], []]);
});

test('[N15] storage that does not open is told, and no sign of a network opens it', () => {
  const signs = ['store-failed', 'network-changed', 'shown', 'retry-requested'] as const;
  const shut = signs.reduce(
    (state, kind) => step(state, { kind }, START_MS).state,
    firstState('hunter'),
  );

  expect(statusOf(shut, false)).toMatchObject({
    load: 'failed',
    problem: "This browser's storage did not open.",
  });
});

test('[N16] a first load without an answer never speaks of a save', () => {
  const failure = {
    code: 'network-request-failed',
    message: 'Save operation timeout',
    status: 0,
  };
  const state = firstState('hunter');
  const connection = { ...state.connection, lastFailure: failure };
  const shut = { ...state, load: 'failed', deviceId: 'device', connection } as const;

  expect(statusOf(shut, true).problem).toBe('The server took too long to answer.');
});

test('[D9] [O16] commands that a disk gives again are the ones that are shown already', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  const [before] = tab.state().outbox.pending;
  tab.readAnew();

  expect(tab.state().outbox.pending[0]?.command).toBe(before?.command);
});
