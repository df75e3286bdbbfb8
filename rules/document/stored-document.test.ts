import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { apply, fold } from '#rules/commands/apply.ts';
import { anyCommand, anyLog } from '#rules/testing/arbitraries.ts';
import { adding, aQuest, done, finishing, TODAY } from '#rules/testing/builders.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';
import {
  openDocument,
  openKeepingUnknown,
  type StoredDocument,
  storedDocument,
} from './stored-document.ts';

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
    { numRuns: 200 },
  );
});

test('[D12] a quest without a past leaves no memory beside it', () => {
  expect(storedDocument(fold(EMPTY_DOCUMENT, [done(adding('q1'))])).chains).toEqual([]);
});

test('[D13] fields of a newer version survive reading, a command and storing', () => {
  const opened = openDocument(storedDocument(EMPTY_DOCUMENT), { guild: 'Lantern' });
  const stored = storedDocument(apply(opened, done(adding('q1'))).document);
  expect(stored).toMatchObject({ guild: 'Lantern' });
});

test('[D13] opened as it lies there, a newer field is kept apart and stored again', () => {
  const opened = openKeepingUnknown(
    Object.assign(storedDocument(EMPTY_DOCUMENT), { guild: 'Lantern' }),
  );
  expect(opened).not.toHaveProperty('guild');
  const stored = storedDocument(apply(opened, done(adding('q1'))).document);
  expect(stored).toMatchObject({ guild: 'Lantern' });
});

test('[D12] what a stored quest says counts even without the memory beside it', () => {
  const step = { id: 's1', title: 'Open', isCompleted: true };
  const stored = {
    ...storedDocument(EMPTY_DOCUMENT),
    habits: [
      aQuest({ id: 'q1', completed: true, streak: 5, completedOn: TODAY }),
      aQuest({ id: 'q2', streak: 3, subtasks: [step] }),
    ],
    dailyActivities: [{ ...quietDay(TODAY), hasLogin: true }],
  };
  const document = openDocument(stored);
  expect(apply(document, done(finishing('q1'))).status).toBe('noop');
  const edited = fold(document, [
    done({ kind: 'quest.edit', id: 'e1', questId: 'q2', edits: { title: 'New' } }),
  ]);
  expect(boardOf(edited)[1]).toMatchObject({ title: 'New', streak: 3, subtasks: [step] });
  expect(loginStreak(document.loginDays, TODAY)).toBe(1);
});
