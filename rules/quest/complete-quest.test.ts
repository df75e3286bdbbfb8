import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import { boardOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, aQuest, done, TODAY } from '#rules/testing/builders.ts';
import { clearOf, completeQuest, openSubtaskCount } from './complete-quest.ts';

const OPEN = { id: 's1', title: 'Outline', isCompleted: false };
const CLOSED = { id: 's2', title: 'Draft', isCompleted: true };

test('[Q2] a quest with an open subtask cannot be completed', () => {
  const quest = aQuest({ subtasks: [CLOSED, OPEN] });
  expect(openSubtaskCount(quest)).toBe(1);
  expect(completeQuest(quest)).toEqual({ ok: false, failure: 'subtasks-remain' });
});

test('[Q2] with all subtasks done, or none at all, it can', () => {
  expect(completeQuest(aQuest({ subtasks: [CLOSED] })).ok).toBe(true);
  expect(completeQuest(aQuest({ subtasks: [] })).ok).toBe(true);
  expect(completeQuest(aQuest()).ok).toBe(true);
});

test('[Q3] a completed quest cannot be completed again', () => {
  expect(completeQuest(aQuest({ completed: true }))).toEqual({
    ok: false,
    failure: 'already-completed',
  });
});

test('[D2] a completion carries what it pays and shows, and no more', () => {
  const quest = aQuest({ id: 'q7', streak: 4, xpReward: 60, description: 'not carried' });
  expect(completeQuest(quest)).toEqual({
    ok: true,
    value: {
      questId: 'q7',
      title: 'Read ten pages',
      category: 'Academics',
      xpReward: 60,
      frequency: 'daily',
      difficulty: 'basic',
      tier: 1,
      streak: 5,
      openSubtaskCount: 0,
    },
  });
});

const MONDAY_WEEK = { weekStart: 'monday' } as const;

test('[B1] one tap ticks every open step and completes the quest; it is paid once, and the log takes all of it', () => {
  const steps = fc.array(fc.boolean(), { maxLength: 6 });
  fc.assert(
    fc.property(steps, (ticked) => {
      const subtasks = ticked.map((_, index) => ({ id: `s${index}`, title: `Step ${index}` }));
      const before = fold(EMPTY_DOCUMENT, [
        done(adding('q', { subtasks, xpReward: 40 })),
        ...ticked.flatMap((isTicked, index) =>
          isTicked
            ? [done({ kind: 'quest.subtask', questId: 'q', subtaskId: `s${index}` } as const)]
            : [],
        ),
      ]);
      const [quest = aQuest()] = boardOf(before);
      const clear = clearOf(quest, { today: TODAY, ...MONDAY_WEEK });
      const after = fold(
        before,
        (clear?.drafts ?? []).map((draft) => done(draft)),
      );
      const [cleared = aQuest()] = boardOf(after);
      expect(cleared).toMatchObject({ id: 'q', completed: true, streak: 1 });
      expect(openSubtaskCount(cleared)).toBe(0);
      expect(after.lifetimeXp - before.lifetimeXp).toBe(40);
      expect(clearOf(cleared, { today: TODAY, ...MONDAY_WEEK })).toBeUndefined();
    }),
  );
});

test('[B3] a tap on a quest of yesterday renews and clears that quest alone, its steps included', () => {
  const tomorrow = addDays(TODAY, 1);
  const start = fold(EMPTY_DOCUMENT, [
    done(adding('other')),
    done(adding('q', { subtasks: [{ id: 's1', title: 'Outline' }] })),
  ]);
  const both = boardOf(start).flatMap(
    (quest) => clearOf(quest, { today: TODAY, ...MONDAY_WEEK })?.drafts ?? [],
  );
  const yesterday = fold(
    start,
    both.map((draft) => done(draft)),
  );
  const quest = boardOf(yesterday).find(({ id }) => id === 'q') ?? aQuest();
  const clear = clearOf(quest, { today: tomorrow, ...MONDAY_WEEK });
  expect(clear?.questId).toBe(`q@${tomorrow}`);
  const after = fold(
    yesterday,
    (clear?.drafts ?? []).map((draft) => done(draft, tomorrow)),
  );
  expect(boardOf(after)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: `q@${tomorrow}`, completed: true, streak: 2 }),
      expect.objectContaining({ id: 'other', completed: true, streak: 1 }),
    ]),
  );
});
