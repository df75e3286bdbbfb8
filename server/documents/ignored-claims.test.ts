import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, aQuest, done, editing } from '#rules/testing/builders.ts';
import { ignoredClaims } from './ignored-claims.ts';

test('[HB1] [N14] another schedule or goal of a known quest is named as ignored, the same one is not', () => {
  const schedule = { per: 'week', times: 2, starts: 'monday' } as const;
  const log = [
    adding('q1', { schedule, frequency: 'weekly' }),
    editing('e1', { isArchived: true }),
  ];
  const document = fold(
    EMPTY_DOCUMENT,
    log.map((draft) => done(draft)),
  );
  const claim = (stated: object) => ({
    quest: aQuest({ id: 'q1', frequency: 'weekly', ...stated }),
    named: ['id', ...Object.keys(stated)],
  });
  expect(ignoredClaims(document, [claim({ schedule: { ...schedule }, isArchived: true })])).toEqual(
    [],
  );
  const other = claim({ schedule: { ...schedule, times: 3 }, section: 'Morning' });
  expect(ignoredClaims(document, [other])).toEqual(['habits.q1.schedule', 'habits.q1.section']);
});
