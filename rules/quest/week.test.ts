import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber, type LocalDate, weekday } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { adding, day, done, finishing, onlyQuest, TODAY } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { dueRenewals } from './due-renewals.ts';
import { renewalPeriod } from './renewal.ts';
import { WEEK_STARTS, type WeekStart, weekOf } from './week.ts';

const weekStarts = fc.constantFrom(...WEEK_STARTS);

test('[W3] a week is the same for all seven of its days, and begins on the chosen one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), weekStarts, (offset, weekStart) => {
      const today = addDays(day('2000-01-01'), offset);
      const week = weekOf(today, weekStart);
      expect(weekday(week)).toBe(weekStart === 'monday' ? 1 : 0);
      expect(week <= today && today < addDays(week, 7)).toBe(true);
      expect(weekOf(week, weekStart)).toBe(week);
    }),
  );
});

function beginningWeeksOn(weekStart: WeekStart): CommandDraft {
  return { kind: 'hunter.settings', id: 's1', settings: { weekStart } };
}

/** A weekly cleared on a day, while weeks began as said. */
function clearedOn(on: LocalDate, weekStart: WeekStart): GameDocument {
  const drafts = [
    beginningWeeksOn(weekStart),
    adding('q1', { frequency: 'weekly' }),
    finishing('q1', { frequency: 'weekly' }),
  ];
  return fold(
    EMPTY_DOCUMENT,
    drafts.map((draft) => done(draft, on)),
  );
}

/** The days from its clear until the weekly is due, if weeks begin otherwise from then on. */
function daysUntilDue(on: LocalDate, before: WeekStart, after: WeekStart): number {
  const quest = onlyQuest(clearedOn(on, before));
  const isDue = (ago: number) => renewalPeriod(quest, addDays(on, ago), after) !== undefined;
  return Array.from({ length: 30 }, (_, ago) => ago).findIndex(isDue);
}

const SUNDAY = TODAY;
const WEEK = Array.from({ length: 7 }, (_, index) => addDays(SUNDAY, index));

test.each([
  ['monday', 'monday', [1, 7, 6, 5, 4, 3, 2]],
  ['sunday', 'sunday', [7, 6, 5, 4, 3, 2, 1]],
  ['monday', 'sunday', [1, 6, 5, 4, 3, 2, 1]],
  ['sunday', 'monday', [8, 7, 6, 5, 4, 3, 2]],
] as const)(
  '[W10] cleared in weeks from %s, with weeks from %s since: due when the next week begins, from Sunday to Saturday',
  (before, after, expected) => {
    expect(weekday(SUNDAY)).toBe(0);
    expect(WEEK.map((on) => daysUntilDue(on, before, after))).toEqual(expected);
  },
);

/** Days on which one who wants to clears the weekly, while the start of weeks is moved about. */
function clearDays(starts: readonly WeekStart[], isAtWork: readonly boolean[]): readonly number[] {
  let document = clearedOn(TODAY, starts[0] ?? 'monday');
  const days = [dayNumber(TODAY)];
  const record = (today: LocalDate, ...drafts: readonly CommandDraft[]) => {
    document = fold(
      document,
      drafts.map((draft) => done(draft, today)),
    );
  };
  for (const [index, weekStart] of starts.entries()) {
    const today = addDays(TODAY, Math.floor(index / 2)); // each day before and after its clear
    record(today, { kind: 'hunter.settings', id: `s${index}`, settings: { weekStart } });
    const { toAsk } = dueRenewals(boardOf(document), today, document.settings);
    record(today, ...toAsk.map((successor): CommandDraft => ({ kind: 'quest.add', ...successor })));
    const { id, completed } = onlyQuest(document);
    if (completed || !isAtWork[index]) continue;
    record(today, finishing(id, { frequency: 'weekly' }));
    days.push(dayNumber(today));
  }
  return days;
}

const manyStarts = fc.array(weekStarts, { minLength: 100, maxLength: 100 });

test('[W10] moving the start of weeks to and fro gives no week: in n weeks of days at most n + 1 clears', () => {
  fc.assert(
    fc.property(
      manyStarts,
      fc.array(fc.boolean(), { minLength: 100, maxLength: 100 }),
      (starts, isAtWork) => {
        const days = clearDays(starts, isAtWork);
        return days.every((from, first) =>
          days.slice(first).every((to, count) => count <= Math.floor((to - from) / 7) + 1),
        );
      },
    ),
    { numRuns: sample(40, 400) },
  );
});

test('[W10] nor does it take one: whoever clears it as soon as it is due never waits over 8 days', () => {
  fc.assert(
    fc.property(manyStarts, (starts) => {
      const days = [
        ...clearDays(
          starts,
          starts.map(() => true),
        ),
        dayNumber(TODAY) + 49,
      ];
      expect(Math.max(...days.slice(1).map((to, at) => to - Number(days[at])))).toBeLessThan(9);
    }),
    { numRuns: sample(40, 400) },
  );
});

test('[W10] a weekly of an older document, which does not know its week, is judged by its day', () => {
  const { completedWeek, ...older } = onlyQuest(clearedOn(SUNDAY, 'sunday'));
  expect(completedWeek).toBe(SUNDAY);
  expect(renewalPeriod(older, addDays(SUNDAY, 1), 'monday')).toBe(addDays(SUNDAY, 1));
});
