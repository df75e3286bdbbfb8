import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { EVERY_DAY, HabitWorld, MON_WED_FRI, on } from '#rules/testing/habit-world.ts';
import { insightsOf } from './insights.ts';
import type { QuestGoal, QuestSchedule } from './schedule.ts';
import { acceptDraft, type HabitSuggestion, suggestionFor } from './suggestion.ts';

const START = '2026-08-03'; // a Monday
const at = (index: number) => addDays(on(START), index);

/** A quest that was cleared on those of so many days that fit. */
function lived(length: number, fits: (index: number) => boolean, schedule = EVERY_DAY): HabitWorld {
  const world = new HabitWorld().add(START, schedule);
  for (let index = 0; index < length; index += 1) if (fits(index)) world.clear(at(index));
  return world;
}

test('[HB32] a quest held, slipped or is growing, by its strength of today and of thirty days ago', () => {
  const stand = (world: HabitWorld, today: number) =>
    insightsOf([world.habit], at(today)).quests[0]?.stand;
  const steady = lived(60, () => true);
  expect(stand(steady, 60)).toBe('held');
  expect(stand(steady, 80)).toBe('slipped');
  expect(
    stand(
      lived(5, () => true),
      5,
    ),
  ).toBe('growing');
  expect(
    stand(
      lived(60, (index) => index % 5 === 0),
      60,
    ),
  ).toBe('growing');
});

test('[HB32] an archived quest and a milestone are no part of the insights', () => {
  const archived = lived(20, () => true).edit(at(20), { isArchived: true });
  const milestone = new HabitWorld().add(START, undefined, { frequency: 'milestone' });
  expect(insightsOf([archived.habit, milestone.habit], at(30)).quests).toEqual([]);
});

test('[HB32] the best and the weakest weekday are told once each was asked for four times and they differ', () => {
  const butSundays = lived(42, (index) => index % 7 !== 6);
  const { best, weakest, weekdays } = insightsOf([butSundays.habit], at(42));
  expect(weakest).toBe(0);
  expect(best).toBeGreaterThan(0);
  expect(weekdays[0]).toEqual({ asked: 6, cleared: 0 });
  expect(insightsOf([lived(42, () => true).habit], at(42)).weakest).toBeUndefined();
  expect(insightsOf([lived(14, (index) => index % 7 !== 6).habit], at(14))).not.toHaveProperty(
    'best',
  );
  const monWedFri = lived(42, (index) => [0, 1, 2].includes(index % 7), MON_WED_FRI);
  const shown = insightsOf([monWedFri.habit], at(42));
  expect(shown.weakest).toBe(5);
  expect(shown.weekdays[2]).toEqual({ asked: 0, cleared: 0 });
});

const WISHES = { weekStart: 'monday', needsHelp: () => false, isRefused: () => false } as const;

function accepted(world: HabitWorld, suggestion: HabitSuggestion | undefined, today: number) {
  if (suggestion === undefined) throw new Error('nothing was suggested');
  return world.record(at(today), acceptDraft(suggestion, 'accepted'));
}

test('[HB32] days away may be marked as rest with one tap, and the run stands again', () => {
  const world = lived(20, () => true);
  expect(suggestionFor([world.habit], at(21), WISHES)).toBeUndefined();
  const away = suggestionFor([world.habit], at(23), WISHES);
  expect(away).toMatchObject({ kind: 'rest', from: at(20), to: at(22) });
  expect(world.run(at(23)).run).toBe(0);
  expect(accepted(world, away, 23).run(at(23)).run).toBe(20);
  expect(suggestionFor([world.habit], at(23), WISHES)).toBeUndefined();
  expect(suggestionFor([lived(20, () => true).habit], at(60), WISHES)).toBeUndefined();
  expect(
    suggestionFor([new HabitWorld().add(START, EVERY_DAY).habit], at(9), WISHES),
  ).toBeUndefined();
});

test('[HB32] a quest that is cleared each week, but far less often than it asks, may ask for less', () => {
  const world = lived(35, (index) => [0, 2, 5].includes(index % 7));
  const lighter = suggestionFor([world.habit], at(35), WISHES);
  expect(lighter).toMatchObject({ kind: 'lighter', times: 3 });
  const isRefused = (id: string) => id === 'lighter q';
  expect(suggestionFor([world.habit], at(35), { ...WISHES, isRefused })).toBeUndefined();
  const schedule: QuestSchedule = { per: 'week', times: 3, starts: 'monday' };
  expect(accepted(world, lighter, 35).quest).toMatchObject({ schedule, renewal: 'dawn' });
  expect(suggestionFor([world.habit], at(36), WISHES)).toBeUndefined();
  expect(
    suggestionFor([lived(35, (index) => index % 7 < 6).habit], at(35), WISHES),
  ).toBeUndefined();
});

test('[HB29] [HB32] a step that was asked for is offered, unless its title is one to be answered with help', () => {
  const goal: QuestGoal = { kind: 'atLeast', target: 2_000, unit: 'pages' };
  const world = new HabitWorld().add(START, EVERY_DAY, { goal }).edit(START, { hasSteps: true });
  for (let index = 0; index < 10; index += 1) world.clear(at(index));
  const step = suggestionFor([world.habit], at(10), WISHES);
  expect(step).toMatchObject({ kind: 'step', offer: { direction: 'up' } });
  const careful = { ...WISHES, needsHelp: () => true };
  expect(suggestionFor([world.habit], at(10), careful)).toBeUndefined();
  expect(accepted(world, step, 10).quest.goal?.target).toBe(2_500);
});
