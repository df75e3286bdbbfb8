import { expect, test } from 'vitest';
import { TODAY } from '#rules/testing/builders.ts';
import { historyWindow, recordActivity } from './daily-activity.ts';
import { historyFigures } from './history-figures.ts';
import { addDays } from './local-date.ts';

test('[A7] the figures count what the 30 days hold, and nothing older', () => {
  const older = recordActivity([], addDays(TODAY, -30), { quests: 9, hasLogin: true });
  const busy = recordActivity(older, addDays(TODAY, -29), { quests: 4, hasLogin: true });
  const late = recordActivity(busy, addDays(TODAY, -1), { quests: 2 });
  const quiet = recordActivity(late, TODAY, { hasLogin: true });

  expect(historyFigures(historyWindow(quiet, TODAY))).toEqual({
    questsCleared: 6,
    bestDay: 4,
    daysHunted: 2,
  });
});

test('[A7] a hunter of the first minute has no best day yet', () => {
  expect(historyFigures(historyWindow([], TODAY))).toEqual({
    questsCleared: 0,
    bestDay: 0,
    daysHunted: 0,
  });
});
