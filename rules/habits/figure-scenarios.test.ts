import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { noteOf, notesIn } from '#rules/chronicle/notes.ts';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import { totalXp } from '#rules/quest/board-figures.ts';
import { adding } from '#rules/testing/builders.ts';
import {
  aWeek,
  days,
  EVERY_DAY,
  HabitWorld,
  MON_WED_FRI,
  merged,
  ONCE_A_WEEK,
  on,
} from '#rules/testing/habit-world.ts';
import { habitCounts } from './habit-board.ts';
import { runOf, runSteps } from './run.ts';
import type { QuestGoal, QuestSchedule } from './schedule.ts';
import type { JudgedSlot } from './slots.ts';
import { stepOffer, steppedTarget } from './steps.ts';

const HARMLESS = () => false;
const PAGES: QuestGoal = { kind: 'atLeast', target: 2_000, unit: 'pages' };

test('[HB19] scenario 22: a vacation begun late heals run, shields and strength', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 8));
  expect(world.run(12)).toMatchObject({ run: 0, shields: 0 });
  expect(world.strength(12)).toBe(26.5);
  world.rest(9, 14, 12);
  expect(world.run(12)).toMatchObject({ run: 7, shields: 1 });
  expect(world.strength(12)).toBe(31.1);
  world.clear(15);
  expect(world.run(16)).toMatchObject({ run: 8 });
  expect(world.strength(16)).toBe(34.7);
});

test('[HB19] scenario 23: of each rest day the last word counts', () => {
  const world = new HabitWorld()
    .add(2, EVERY_DAY)
    .clear(...days(2, 8))
    .rest(9, 14, 12);
  world.rest(12, 14, 12, false).clear(12);
  expect(world.run(12)).toMatchObject({ run: 8, shields: 1 });
});

test('[HB21] scenario 24: a shield holds the run over one miss and costs no XP', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 8));
  expect(world.run(10)).toEqual({ run: 7, best: 7, shields: 0 });
  expect(world.xp).toBe(175);
});

test('[HB28] scenario 34: an archived time is no miss, and the board counts nothing of it', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 6));
  world.edit(7, { isArchived: true });
  expect(boardOf(world.document)).toEqual([]);
  expect(archiveOf(world.document)).toHaveLength(1);
  expect(totalXp(boardOf(world.document))).toBe(0);
  expect(world.standing(10).kind).toBe('archived');
  world.edit(17, { isArchived: false }).clear(17);
  expect(world.run(18)).toMatchObject({ run: 6 });
  expect(world.strength(18)).toBe(27.4);
  expect(world.quest.isArchived).toBeUndefined();
});

test('[HB28] scenario 35: archived here, cleared there, removed elsewhere: paid once, off the board, in any order', () => {
  const base = new HabitWorld().add(16, EVERY_DAY);
  const results = merged(
    base,
    base.fork().edit(17, { isArchived: true }),
    base.fork().clear(17),
    base.fork().record(17, { kind: 'quest.remove', questId: 'q' }),
  );
  expect(results).toHaveLength(6);
  for (const { xp, chain, document } of results) {
    expect(xp).toBe(25);
    expect(chain).toMatchObject({ isRemoved: true, doneCount: 1 });
    expect([...boardOf(document), ...archiveOf(document)]).toEqual([]);
  }
});

test('[HB8] scenario 36: the Command Center counts what is due or cleared', () => {
  const world = new HabitWorld()
    .record(17, adding('open'), adding('done'))
    .record(16, adding('mwf', { schedule: MON_WED_FRI }))
    .record(16, adding('three', { schedule: aWeek(3), frequency: 'weekly' }))
    .record(16, adding('resting', { schedule: EVERY_DAY }))
    .record(17, {
      kind: 'hunter.rest',
      id: 'r',
      from: on(17),
      to: on(17),
      isResting: true,
      questId: 'resting',
    })
    .add(16, ONCE_A_WEEK);
  world.record(17, ...finished('done')).clear(17);
  expect(habitCounts(world.document, on(17))).toMatchObject({
    cleared: 2,
    due: 4,
    active: [{ id: 'three' }, { id: 'open' }],
    isAllDone: false,
  });
});

function finished(questId: string) {
  const { quest } = adding(questId);
  const { title, category, frequency, difficulty, tier, xpReward } = quest;
  const figures = { title, category, frequency, difficulty, tier, xpReward };
  return [{ kind: 'quest.done', questId, ...figures, streak: 1, openSubtaskCount: 0 } as const];
}

test('[HB29] scenario 37: ten met days offer a step up; two devices that accept it step once', () => {
  const world = new HabitWorld().add(2, EVERY_DAY, { goal: PAGES }).edit(2, { hasSteps: true });
  world.clear(...days(2, 11));
  expect(stepOffer(world.habit, on(11), HARMLESS)).toBeUndefined();
  const offer = stepOffer(world.habit, on(12), HARMLESS);
  expect(offer).toEqual({ direction: 'up', goal: { ...PAGES, target: 2_500 } });
  if (offer === undefined) throw new Error('no offer');
  const edited = (id: string) =>
    world.fork().record(12, { kind: 'quest.edit', id, questId: 'q', edits: { goal: offer.goal } });
  for (const both of merged(world, edited('one'), edited('two'))) {
    expect(both.quest.goal?.target).toBe(2_500);
    both.clear(...days(12, 20));
    expect(stepOffer(both.habit, on(21), HARMLESS)).toBeUndefined();
    expect(stepOffer(both.clear(21).habit, on(22), HARMLESS)?.goal.target).toBe(3_000);
  }
});

test.each([
  [8, 9, 6],
  [20, 25, 10],
  [30, 35, 20],
  [2_000, 2_200, 1_600],
  [1, 2, 1],
])('[HB29] a target of %i steps up to %i and down to %i', (units, up, down) => {
  expect(steppedTarget(units * 100, 'up')).toBe(up * 100);
  expect(steppedTarget(units * 100, 'down')).toBe(down * 100);
});

test('[HB29] fourteen idle days offer a step down while the quest is due; nobody is offered who did not ask', () => {
  const world = new HabitWorld().add(2, EVERY_DAY, { goal: PAGES }).clear(2);
  expect(stepOffer(world.habit, on(20), HARMLESS)).toBeUndefined();
  world.edit(2, { hasSteps: true });
  expect(stepOffer(world.habit, on(16), HARMLESS)).toBeUndefined();
  expect(stepOffer(world.habit, on(17), HARMLESS)).toMatchObject({
    direction: 'down',
    goal: { target: 1_000 },
  });
  expect(stepOffer(world.fork().rest(17, 17).habit, on(17), HARMLESS)).toBeUndefined();
  expect(stepOffer(world.fork().rest(5, 5).habit, on(17), HARMLESS)).toBeUndefined();
  expect(stepOffer(world.edit(3, { hasSteps: false }).habit, on(17), HARMLESS)).toBeUndefined();
});

test('[HB29] [M18] no step is offered where the title is one that the mentor answers with help', () => {
  const world = new HabitWorld().add(2, EVERY_DAY, { goal: PAGES }).edit(2, { hasSteps: true });
  world.clear(...days(2, 11));
  const asked: string[] = [];
  const needsHelp = (title: string) => asked.push(title) > 0;
  expect(stepOffer(world.habit, on(12), needsHelp)).toBeUndefined();
  expect(asked).toEqual([world.quest.title]);
});

test('[HB25] scenario 38: of two notes on a day the later in order is kept; the document is as before', () => {
  const base = new HabitWorld().add(16, EVERY_DAY).clear(16);
  const note = (id: string, text: string) =>
    base
      .fork()
      .record(16, { kind: 'quest.note', id, questId: 'q@2026-11-16', forDay: on(16), text });
  const [first, second] = merged(base, note('a', 'Rain'), note('b', 'Sun'));
  for (const [world, text] of [
    [first, 'Sun'],
    [second, 'Rain'],
  ] as const) {
    if (world === undefined) throw new Error('two orders');
    expect(noteOf(notesIn(world.log), 'q', on(16))).toBe(text);
    expect({ ...world.document, lastUpdated: '' }).toEqual({ ...base.document, lastUpdated: '' });
    const gone = { kind: 'quest.note', id: 'c', questId: 'q', forDay: on(16), text: '' } as const;
    expect(noteOf(notesIn(world.record(17, gone).log), 'q', on(16))).toBeUndefined();
  }
});

const START = '2026-01-05';
const lastOf = (count: number) => addDays(on(START), count - 1);

/** Cleared on each day the schedule asks for, for so many days from Monday 5 January 2026. */
function perfect(
  schedule: QuestSchedule,
  count: number,
  isDone: (index: number) => boolean,
): HabitWorld {
  const world = new HabitWorld().add(START, schedule);
  const indices = Array.from({ length: count }, (_, index) => index);
  return world.clear(...indices.filter(isDone).map((index) => addDays(on(START), index)));
}

const WEEKDAY =
  (...wanted: number[]) =>
  (index: number) =>
    wanted.includes(index % 7);

test.each([
  [
    'every day',
    EVERY_DAY,
    () => true,
    [5.2, 31.1, 52.6, 79.8, 95.9, 99.2, 100],
    [66.0, 45.5, 19.4],
  ],
  [
    'Mon Wed Fri',
    MON_WED_FRI,
    WEEKDAY(0, 2, 4),
    [3.4, 21.7, 38.7, 64.9, 87.7, 95.7, 99.8],
    [76.5, 59.9, 34.3],
  ],
  [
    '3 a week',
    aWeek(3),
    WEEKDAY(0, 2, 5),
    [3.4, 21.5, 38.5, 64.8, 87.7, 95.7, 99.8],
    [77.4, 60.7, 34.7],
  ],
  [
    'every 3 days',
    { per: 'span', days: 3, from: on(START) },
    (index: number) => index % 3 === 0,
    [3.0, 19.4, 35.0, 60.3, 84.2, 93.7, 99.6],
    [67.9, 54.7, 33.4],
  ],
  [
    'weekly, Tuesdays',
    ONCE_A_WEEK,
    WEEKDAY(1),
    [0.0, 11.4, 23.0, 44.3, 69.5, 83.4, 97.3],
    [67.7, 58.8, 42.6],
  ],
] as const)(
  '[HB22] strength of %s after 1 to 180 perfect days and after idle ones',
  (_name, schedule, isDone, grown, faded) => {
    const counts = [1, 7, 14, 30, 60, 90, 180];
    const whole = perfect(schedule, 180, isDone);
    const sixty = perfect(schedule, 60, isDone);
    expect(
      counts.map((count) => perfect(schedule, count, isDone).strength(addDays(lastOf(count), 1))),
    ).toEqual(grown);
    expect(whole.strength(addDays(lastOf(180), 1))).toBe(grown.at(-1));
    expect([7, 14, 30].map((idle) => sixty.strength(addDays(lastOf(60), idle + 1)))).toEqual(faded);
  },
);

const STATES: Readonly<Record<string, JudgedSlot['state']>> = {
  M: 'met',
  E: 'met',
  S: 'missed',
  x: 'missed',
  '.': 'neutral',
};

test.each([
  ['MMMMMME', 'day', { run: 7, best: 7, shields: 1 }],
  ['MMMMMMESMMM', 'day', { run: 10, best: 10, shields: 0 }],
  ['MMMMMMxMMM', 'day', { run: 3, best: 6, shields: 0 }],
  ['MMMMMMEMMMMMMESSM', 'day', { run: 15, best: 15, shields: 0 }],
  ['MMMMMMEMMMMMMESSxM', 'day', { run: 1, best: 14, shields: 0 }],
  ['MMMMM..........MEM', 'day', { run: 8, best: 8, shields: 1 }],
  [`MMMMMMEMMMMMME${'M'.repeat(16)}`, 'day', { run: 30, best: 30, shields: 2 }],
  ['MMMESM', 'week', { run: 5, best: 5, shields: 0 }],
] as const)(
  '[HB21] [HB31] the calendar %s of a %s has its run, and says where shields came and went',
  (calendar, per, expected) => {
    const schedule: QuestSchedule = per === 'day' ? EVERY_DAY : aWeek(3);
    const slots = [...calendar].map((letter, index): JudgedSlot => {
      const slot = { first: index, last: index, length: 1, schedule, times: 1, clears: 0, need: 1 };
      return { ...slot, state: STATES[letter] ?? 'open' };
    });
    expect(runOf(slots)).toEqual(expected);
    const steps = runSteps(slots);
    const said = { earned: 'E', spent: 'S', broken: 'x' } as const;
    const letters = steps.map(({ change, slot }) =>
      change ? said[change] : slot.state === 'met' ? 'M' : '.',
    );
    expect(letters.join('')).toBe(calendar);
    expect(steps.at(-1)).toMatchObject(expected);
  },
);

test('[HB20] [HB21] rest in a week lowers what it needs', () => {
  const world = new HabitWorld().add(2, aWeek(3)).clear(2, 3, 4).clear(9);
  const four = world.fork().rest(12, 15, 9);
  expect(four.run(16)).toMatchObject({ run: 2, best: 2, shields: 0 });
  const three = world.fork().rest(13, 15, 9);
  expect(three.run(16)).toMatchObject({ run: 0, best: 1, shields: 0 });
});
