import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { adding, day, done, editing } from '#rules/testing/builders.ts';
import { START_MS } from '#web/sync/testing/simulated-device.ts';
import { aReadyTab, pushesOf } from '#web/sync/testing/tab.ts';
import { finish } from './exchange.ts';
import { firstState, withOutbox, withSchedule } from './state.ts';

const ADD = done(adding('q1'));
const RESULTS = [{ sent: ADD.key, stored: ADD.key, status: 'applied' }];
/** Without the command: it was stored as it was sent. */
const AS_SENT = { rev: 1, key: ADD.key, xp: 0, recordedAt: '' };
const STORED = { ...AS_SENT, command: ADD };
const REPLY = { epoch: 'e1', rev: 1, results: RESULTS, tail: [AS_SENT] };
/** As servers before 0.2 answer. */
const OLD_REPLY = { epoch: 'e1', rev: 1, results: RESULTS };
const LOG = { epoch: 'e1', rev: 1, commands: [STORED] };

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

test('[N4] one command costs one request: the reply to the push has what was stored, and nothing is asked after it', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(REPLY);
  tab.hear({ epoch: 'e1', rev: 1 }); // its own push, by the stream
  tab.pass(60_000);

  expect(tab.requests.map(({ path }) => path)).toEqual(['/api/sync/push']);
  expect(tab.waiting()).toEqual([]);
  expect(tab.outbox().position).toEqual({ epoch: 'e1', rev: 1 });
  expect(tab.outbox().acknowledged.map(({ command }) => command.key)).toEqual([ADD.key]);
  expect(tab.logged()).toEqual([ADD.key]);
});

test('[D14] [N4] what the server corrected is what the base has, and its own stamp is gone', () => {
  const tab = aReadyTab();
  const sent = done({ kind: 'hunter.login' }, day('2027-11-15'));
  const command = done({ kind: 'hunter.login' }, day('2026-11-15'));
  tab.record(sent);
  tab.pass(1_000);
  tab.answer({
    epoch: 'e1',
    rev: 1,
    results: [{ sent: sent.key, stored: command.key, status: 'applied' }],
    tail: [{ rev: 1, key: command.key, xp: 0, recordedAt: '', command }],
  });

  expect(tab.requests).toHaveLength(1);
  expect(tab.waiting()).toEqual([]);
  expect(tab.state().view).toEqual(fold(EMPTY_DOCUMENT, [command]));
});

test('[N4] the reply leaves out a command only for the result that stored it: anything else is loaded whole', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer({ ...REPLY, results: [{ sent: ADD.key, stored: ADD.key, status: 'duplicate' }] });

  expect(tab.requests.at(-1)?.path).toBe('/api/sync/document?uid=hunter');
});

test("[N4] a device that was behind gets the other devices' commands with the reply", () => {
  const tab = aReadyTab();
  const other = done(adding('other'));
  tab.record(ADD);
  tab.pass(1_000);
  const tail = [
    { ...STORED, key: other.key, command: other },
    { ...AS_SENT, rev: 2 },
  ];
  tab.answer({ ...REPLY, rev: 2, tail });

  expect(tab.requests).toHaveLength(1);
  expect(tab.state().base).toMatchObject({ position: { rev: 2 } });
  expect(tab.state().view).toEqual(fold(EMPTY_DOCUMENT, [other, ADD]));
});

test('[N4] a tail that begins before the base, because another tab moved it, is folded from there', () => {
  const tab = aReadyTab();
  const other = done(adding('other'));
  tab.record(ADD);
  tab.pass(1_000);
  tab.settle({ epoch: 'e1', rev: 1 }, storedDocument(fold(EMPTY_DOCUMENT, [other])));
  tab.beTold({ epoch: 'e1', rev: 1 });
  const tail = [
    { ...STORED, key: other.key, command: other },
    { ...AS_SENT, rev: 2 },
  ];
  tab.answer({ ...REPLY, rev: 2, tail });

  expect(tab.requests).toHaveLength(1);
  expect(tab.outbox().position).toEqual({ epoch: 'e1', rev: 2 });
  expect(tab.waiting()).toEqual([]);
});

test('[D7] a tail with a command of a newer version is no base: the document is asked for', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  const strange = { ...STORED, key: 'x', command: { ...ADD, kind: 'quest.fly' } };
  tab.answer({ ...REPLY, rev: 2, tail: [strange, { ...AS_SENT, rev: 2 }] });

  expect(tab.requests.at(-1)?.path).toBe('/api/sync/document?uid=hunter');
  expect(tab.waiting()).toEqual([ADD.key]);
});

test('[N4] an older server says only that it took the command: the log says what it stored, and one transaction ends both', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(OLD_REPLY);
  expect(tab.waiting()).toEqual([ADD.key]);

  tab.answer(LOG);
  expect(tab.requests.map(({ path }) => path)).toEqual([
    '/api/sync/push',
    '/api/sync/log?since=0&uid=hunter',
  ]);
  expect(tab.waiting()).toEqual([]);
  expect(tab.outbox().position).toMatchObject({ epoch: 'e1', rev: 1 });
  expect(tab.outbox().acknowledged.map(({ command }) => command.key)).toEqual([ADD.key]);
});

test('[N5] a push that fails has three attempts 1 s and 2 s apart, then a minute of rest; the command stays', () => {
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

test.each([401, 409, 426, 429, 500, 503, 0])(
  '[N4] an answer of %i keeps every command',
  (status) => {
    const tab = aReadyTab();
    tab.record(ADD);
    tab.pass(1_000);
    tab.fail(status);

    expect(tab.waiting()).toEqual([ADD.key]);
    expect(tab.state().connection.isSessionOver).toBe(status === 401 || status === 409);
  },
);

test('[D5] a push that was announced before a restore is sent again after it', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(OLD_REPLY);
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

test('[HB1] [D7] scenario 39: what an older server does not know of habits waits, is not refused and holds nothing back', () => {
  const edit = done(editing('e1', { schedule: { per: 'day', on: 42 } }));
  const tap = done({ kind: 'quest.amount', id: 'm1', questId: 'q1', n: 100 });
  const tab = aReadyTab();
  tab.record(edit);
  tab.record(tap);
  tab.pass(1_000);
  const results = [edit, tap].map(({ key }) => ({ sent: key, status: 'unknown' }));
  tab.answer({ epoch: 'e1', rev: 0, results });
  expect(tab.waiting()).toEqual([edit.key, tap.key]);

  tab.record(ADD);
  tab.pass(1_000);
  tab.answer(REPLY);
  expect(tab.waiting()).toEqual([edit.key, tap.key]);
});

test('[D4] a refused command leaves the queue and is kept where it can be seen', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  const results = [{ sent: ADD.key, status: 'refused', reason: 'reward-too-small' }];
  tab.answer({ epoch: 'e1', rev: 0, results });

  expect(tab.waiting()).toEqual([]);
  expect(tab.state().outbox.refused).toMatchObject([{ reason: 'reward-too-small' }]);
});

test('[SM5] what is in the memory of one tab only follows the push before it at once, whatever was planned for other tabs', () => {
  const entry = { seq: 1, command: done(adding('q1')) };
  const alone = withOutbox(firstState('u1'), { pending: [entry], isVolatile: true });
  const planned = withSchedule(alone, { pushAtMs: START_MS + 60_000 });
  expect(finish(planned, true, START_MS).state.schedule.pushAtMs).toBe(START_MS);
});
