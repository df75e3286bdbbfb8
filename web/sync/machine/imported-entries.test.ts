import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { adding, day, done, finishing } from '#rules/testing/builders.ts';
import { aReadyTab } from '#web/sync/testing/tab.ts';

const OLD = [done(adding('q1'), day('2016-01-01')), done(finishing('q1'), day('2016-01-02'))];
const NEW = done(adding('q2'));

test('[Y8] an import is shown at once, waits with its own times, and goes its own way, which corrects no clock', () => {
  const tab = aReadyTab();
  tab.import(OLD);
  tab.record(NEW);
  expect(tab.state().view.lifetimeXp).toBe(25);
  tab.pass(1_000);
  expect(tab.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/api/import',
    body: { uid: 'hunter', isTrial: false, commands: OLD },
    headers: { 'x-duskgate-base': 'e1%200%20' },
  });

  const results = OLD.map(({ key }) => ({ sent: key, stored: key, status: 'applied' }));
  tab.answer({ epoch: 'e1', rev: 2, results });
  const rows = OLD.map((command, at) => ({ rev: at + 1, key: command.key, command }));
  tab.answer({ epoch: 'e1', rev: 2, commands: rows });
  expect(tab.waiting()).toEqual([NEW.key]);
  expect(tab.outbox().acknowledged).toMatchObject([{ isImported: true }, { isImported: true }]);
  tab.pass(1_000);
  expect(tab.requests.at(-1)).toMatchObject({ path: '/api/sync/push', body: { commands: [NEW] } });
});

test('[Y8] [D5] an import that a restored server knew already is settled by the document, not asked for again and again', () => {
  const tab = aReadyTab();
  tab.import(OLD);
  tab.pass(1_000);
  const results = OLD.map(({ key }) => ({ sent: key, stored: key, status: 'duplicate' }));
  tab.answer({ epoch: 'e2', rev: 0, results });
  expect(tab.requests.at(-1)?.path).toContain('/api/sync/log');
  tab.answer({ epoch: 'e2', rev: 0, commands: [] });
  const document = storedDocument(fold(EMPTY_DOCUMENT, OLD));
  tab.answer({ epoch: 'e2', rev: 0, rules: DOCUMENT_VERSION, document });
  expect(tab.waiting()).toEqual([]);
});
