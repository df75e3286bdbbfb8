import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCommand, anyLog } from '#rules/testing/arbitraries.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { apply, fold } from './apply.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';
import { openDocument, type StoredDocument, storedDocument } from './stored-document.ts';

function throughText(stored: StoredDocument): StoredDocument {
  return JSON.parse(JSON.stringify(stored));
}

test("[D12] the stored document has the contract's fields", () => {
  const stored = storedDocument(fold(EMPTY_DOCUMENT, [done(adding('q1'))]));
  for (const field of [
    'character',
    'habits',
    'achievements',
    'userRoles',
    'dailyActivities',
    'lastUpdated',
  ]) {
    expect(stored).toHaveProperty(field);
  }
  expect(stored.habits).toHaveLength(1);
});

test("[D12] a quest has the contract's fields", () => {
  const [quest] = boardOf(fold(EMPTY_DOCUMENT, [done(adding('q1'))]));
  expect(Object.keys(quest ?? {})).toEqual(
    expect.arrayContaining(
      'id title xpReward streak completed description isCustom category frequency difficulty tier currentSubtaskIndex followUps'.split(
        ' ',
      ),
    ),
  );
});

test('[D12] storing a document and reading it back changes nothing, now or for any later command', () => {
  fc.assert(
    fc.property(anyLog, fc.array(anyCommand, { maxLength: 5 }), (log, later) => {
      const document = fold(EMPTY_DOCUMENT, log);
      const reopened = openDocument(throughText(storedDocument(document)));
      expect(storedDocument(reopened)).toEqual(storedDocument(document));
      expect(storedDocument(fold(reopened, later))).toEqual(storedDocument(fold(document, later)));
    }),
    { numRuns: 500 },
  );
});

test('[D12] a quest without a past leaves no memory beside it', () => {
  expect(storedDocument(fold(EMPTY_DOCUMENT, [done(adding('q1'))])).chains).toEqual([]);
});

test('[D13] fields of a newer version survive reading, a deed and storing', () => {
  const opened = openDocument(storedDocument(EMPTY_DOCUMENT), { guild: 'Lantern' });
  const stored = storedDocument(apply(opened, done(adding('q1'))).document);
  expect(stored).toMatchObject({ guild: 'Lantern' });
});
