import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { aQuest, TODAY } from '#rules/testing/builders.ts';
import { dueRenewals } from './due-renewals.ts';
import type { RenewalChoice } from './quest.ts';

const TOMORROW = addDays(TODAY, 1);
const cleared = { completed: true, completedOn: TODAY };
const BOARD = [
  aQuest({ ...cleared, id: 'as-chosen' }),
  aQuest({ ...cleared, id: 'never', renewal: 'never' }),
  aQuest({ ...cleared, id: 'at-dawn', renewal: 'dawn' }),
  aQuest({ ...cleared, id: 'asked', renewal: 'ask' }),
  aQuest({ id: 'open' }),
  aQuest({ ...cleared, id: 'milestone', frequency: 'milestone' }),
];

function dueWith(renewal?: RenewalChoice) {
  const wishes = { weekStart: 'monday', ...(renewal && { renewal }) } as const;
  const { toAsk, byThemselves } = dueRenewals(BOARD, TOMORROW, wishes);
  const roots = (list: typeof toAsk) => list.map(({ questId }) => questId.split('@')[0]);
  return { toAsk: roots(toAsk), byThemselves: roots(byThemselves) };
}

test('[W7] until the hunter has chosen, nothing renews by itself but what a quest itself says', () => {
  expect(dueWith()).toEqual({ toAsk: ['as-chosen', 'asked'], byThemselves: ['at-dawn'] });
});

test.each([
  ['ask', ['as-chosen', 'asked'], ['at-dawn']],
  ['dawn', ['asked'], ['as-chosen', 'at-dawn']],
  ['never', ['asked'], ['at-dawn']],
] as const)(
  '[W7] with %s chosen a quest follows it, unless it says otherwise',
  (choice, toAsk, byThemselves) => {
    expect(dueWith(choice)).toEqual({ toAsk, byThemselves });
  },
);

test('[W6] on the day itself nothing is due', () => {
  expect(dueRenewals(BOARD, TODAY, { weekStart: 'monday' })).toEqual({
    toAsk: [],
    byThemselves: [],
  });
});
