import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { err, ok } from '#rules/result.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { Call } from '#web/platform/network.ts';
import type { HistoryRow } from './history-store.ts';
import { readAnswer } from './lost-entries.ts';

const document = storedDocument(EMPTY_DOCUMENT);
const REPLY = { epoch: 'e2', rev: 1, rules: DOCUMENT_VERSION, document };
const own = { seq: 7, command: done(adding('own')), acknowledgedAtMs: 0 };
const seen = { seq: 8, command: done(adding('q3')), acknowledgedAtMs: 0 };

function row(rev: number): HistoryRow {
  const command = done(adding(`q${rev}`));
  return { rev, key: command.key, xp: 0, recordedAt: `t${rev}`, command };
}

/** A device that keeps the log of three pages, newest first, and two commands of its own. */
async function answerTo(call: Call, epoch = 'e1') {
  const pages = [[row(4), row(3)], [row(2)], [row(1)]];
  const base = { position: { epoch, rev: 4 }, document: EMPTY_DOCUMENT, rules: DOCUMENT_VERSION };
  const position = base.position;
  return readAnswer('loading', REPLY, {
    uid: 'u1',
    call,
    state: { base },
    store: Promise.resolve({ kept: async () => ({ acknowledged: [own, seen], position }) }),
    history: async () => ({
      stretch: async () => ({ epoch, low: 1, top: 4 }),
      rows: async function* () {
        yield* pages;
      },
    }),
  });
}

test('[D16] a new epoch is asked by keys, back to the last entry both logs share; what it lacks waits again in the old order', async () => {
  const asked: unknown[] = [];
  const missing = ['add:q4', 'add:q3', 'add:own'];
  const answer = await answerTo(async (_method, path, body) => {
    const { entries } = Object(body);
    asked.push([path, entries.map(({ key }: HistoryRow) => key)]);
    const common = asked.length === 2 ? 2 : 0;
    return ok({
      epoch: 'e2',
      missing: missing.filter((key) => JSON.stringify(body).includes(key)),
      common,
    });
  });

  expect(asked).toEqual([
    ['/api/sync/missing', ['add:q4', 'add:q3']],
    ['/api/sync/missing', ['add:q2']],
    ['/api/sync/missing', ['add:own']],
  ]);
  const { lost } = answer.ok ? Object(answer.value) : { lost: undefined };
  const inOrder = lost.entries.toSorted(
    (one: { seq: number }, other: { seq: number }) => one.seq - other.seq,
  );
  expect(inOrder).toMatchObject([
    { command: { key: 'add:q3' }, isImported: true, resent: 'e2 2' },
    { command: { key: 'add:q4' }, isImported: true, resent: 'e2 2' },
    { seq: 7, command: { key: 'add:own' }, resent: 'e2 2' },
  ]);
  expect(lost.rev).toBe(4);
});

test('[D16] a reply of the epoch that is known asks nothing', async () => {
  const answer = await answerTo(() => expect.unreachable(), 'e2');
  expect(answer).toMatchObject({ ok: true, value: { to: 'loading', epoch: 'e2' } });
});

test('[D16] an older server cannot say it: all of our own is sent to it, as before', async () => {
  const answer = await answerTo(async () => err({ code: 'not-found', message: '', status: 404 }));
  const { lost } = answer.ok ? Object(answer.value) : { lost: undefined };
  expect(lost.entries).toMatchObject([
    { seq: 7, command: { key: 'add:own' }, resent: 'e2 0' },
    { seq: 8, command: { key: 'add:q3' }, resent: 'e2 0' },
  ]);
});

test('[D16] where it cannot be found out now, or yet another epoch answers, the old base stays and it is tried again', async () => {
  const failure = { code: 'unavailable', message: '', status: 503 };
  expect(await answerTo(async () => err(failure))).toEqual({ ok: false, failure });
  const other = { epoch: 'e3', missing: [], common: 0 };
  expect(await answerTo(async () => ok(other))).toMatchObject({ ok: false });
});
