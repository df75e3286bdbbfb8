import { expect, test } from 'vitest';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { editsTowards, formOf } from '#rules/quest/quest-form.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { aWeek, MON_WED_FRI, on } from '#rules/testing/habit-world.ts';
import { draftOf, NO_DRAFT, type QuestDraft, readDraft, renewalOf } from './quest-draft.ts';

const TODAY = on(16);
const CONTEXT = { weekStart: 'monday', today: TODAY } as const;

const read = (said: Partial<QuestDraft>) =>
  readDraft({ ...NO_DRAFT, title: 'Water', ...said }, CONTEXT);

function scheduleOf(said: Partial<QuestDraft>): QuestSchedule | null | undefined {
  const form = read(said);
  return form.ok ? form.value.schedule : undefined;
}

function problemOf(said: Partial<QuestDraft>): string | undefined {
  const form = read(said);
  return form.ok ? undefined : form.failure.field;
}

/** What is sent when a form was opened, changed and saved. */
function edits(quest: Quest, said: Partial<QuestDraft>) {
  const form = readDraft({ ...draftOf(formOf(quest)), ...said }, { ...CONTEXT, quest });
  return form.ok ? editsTowards(quest, form.value) : form.failure;
}

test.each(['daily', 'weekly', 'milestone'] as const)(
  '[HB1] %s is plain: it has no schedule',
  (often) => {
    expect(scheduleOf({ often })).toBeNull();
    expect(read({ often })).toMatchObject({ value: { frequency: often, renewal: 'default' } });
  },
);

test('[HB1] [HB4] each other choice is its schedule; a week begins as the settings say, a span today', () => {
  expect(scheduleOf({ often: 'weekdays', weekdays: 0b0101010 })).toEqual(MON_WED_FRI);
  expect(scheduleOf({ often: 'weekdays', weekdays: 0b1111111 })).toEqual({ per: 'day' });
  expect(scheduleOf({ often: 'week', timesText: '3' })).toEqual(aWeek(3));
  expect(scheduleOf({ often: 'month', timesText: '15' })).toEqual({ per: 'month', times: 15 });
  expect(scheduleOf({ often: 'span', daysText: ' 90 ' })).toEqual({
    per: 'span',
    days: 90,
    from: TODAY,
  });
});

test.each([
  [{ often: 'weekdays', weekdays: 0 }, 'weekdays'],
  [{ often: 'week', timesText: '7' }, 'timesText'],
  [{ often: 'week', timesText: '1' }, 'timesText'],
  [{ often: 'week', timesText: 'two' }, 'timesText'],
  [{ often: 'month', timesText: '16' }, 'timesText'],
  [{ often: 'month', timesText: '0' }, 'timesText'],
  [{ often: 'span', daysText: '1' }, 'daysText'],
  [{ often: 'span', daysText: '91' }, 'daysText'],
  [{ often: 'span', daysText: '1e9' }, 'daysText'],
  [{ often: 'span', daysText: '2.5' }, 'daysText'],
  [{ often: 'span', daysText: '-3' }, 'daysText'],
  [{ counts: 'amount', targetText: '0', unit: 'km' }, 'targetText'],
  [{ counts: 'amount', targetText: 'NaN', unit: 'km' }, 'targetText'],
  [{ counts: 'limit', targetText: '1e9', unit: 'km' }, 'targetText'],
  [{ counts: 'amount', targetText: '8', unit: ' \u200b ' }, 'unit'],
  [{ title: '  ' }, 'title'],
  [{ xpText: '9' }, 'xpText'],
] as const)('[HB1] [HB14] %j is refused at the field %s', (said, field) => {
  expect(problemOf(said)).toBe(field);
});

test('[HB14] [HB16] an amount is at least, a limit at most, in hundredths; a limit may be 0', () => {
  const goalOf = (said: Partial<QuestDraft>) => read({ unit: 'km', ...said });
  expect(goalOf({ counts: 'amount', targetText: '2.5' })).toMatchObject({
    value: { goal: { kind: 'atLeast', target: 250, unit: 'km' } },
  });
  expect(goalOf({ counts: 'limit', targetText: '0' })).toMatchObject({
    value: { goal: { kind: 'atMost', target: 0 } },
  });
  expect(goalOf({ counts: 'done', targetText: '1e9' })).toMatchObject({ value: { goal: null } });
});

test.each<Partial<Quest>>([
  {},
  { schedule: { per: 'day' } },
  { schedule: { per: 'span', days: 3, from: on(2) } },
  { schedule: { per: 'week', times: 1, starts: 'sunday' }, frequency: 'weekly' },
  { schedule: { per: 'day' }, goal: { kind: 'atMost', target: 0, unit: 'cigarettes' } },
  { goal: { kind: 'atLeast', target: 1, unit: 'book' }, frequency: 'milestone' },
  { section: 'After work', cue: 'When I am home', hasSteps: true, renewal: 'never' },
])('[Q15] [HB5] a form of %j that was opened and saved sends nothing', (stated) => {
  expect(edits(aQuest(stated), {})).toEqual({});
});

test('[HB5] an edit from Monday, Wednesday, Friday to three a week says that and nothing else', () => {
  const quest = aQuest({ schedule: MON_WED_FRI, renewal: 'dawn' });
  expect(edits(quest, { often: 'week', timesText: '3' })).toEqual({ schedule: aWeek(3) });
  expect(edits(quest, { often: 'daily' })).toEqual({ schedule: null, frequency: 'daily' });
});

test('[HB4] another number of times keeps the week as it was first written', () => {
  const schedule = { per: 'week', times: 3, starts: 'sunday' } as const;
  const quest = aQuest({ schedule, frequency: 'weekly', renewal: 'dawn' });
  expect(edits(quest, { timesText: '4' })).toEqual({ schedule: { ...schedule, times: 4 } });
});

test('[Q15] a quest that is done in one tap has no steps, and an amount keeps them', () => {
  const quest = aQuest({ subtasks: [{ id: 's1', title: 'Outline', isCompleted: false }] });
  expect(edits(quest, { counts: 'done' })).toEqual({ subtasks: [] });
  expect(edits(quest, { counts: 'amount', targetText: '8', unit: 'pages' })).not.toHaveProperty(
    'subtasks',
  );
});

test('[HB12] the form shows the renewal at dawn that a first schedule or goal brings', () => {
  expect(renewalOf(NO_DRAFT, undefined)).toBe('default');
  expect(renewalOf({ ...NO_DRAFT, often: 'week' }, undefined)).toBe('dawn');
  expect(renewalOf({ ...NO_DRAFT, counts: 'limit' }, undefined)).toBe('dawn');
  expect(renewalOf({ ...NO_DRAFT, counts: 'limit', often: 'milestone' }, undefined)).toBe(
    'default',
  );
  expect(renewalOf({ ...NO_DRAFT, often: 'week', renewal: 'ask' }, undefined)).toBe('ask');
  const tracked = aQuest({ schedule: MON_WED_FRI });
  expect(renewalOf({ ...NO_DRAFT, often: 'week' }, tracked)).toBe('default');
});
