import { expect, test } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { adding, after, aQuest, NOON, onlyQuest, TODAY } from '#rules/testing/builders.ts';
import { aWeek, EVERY_DAY, MON_WED_FRI } from '#rules/testing/habit-world.ts';
import type { QuestEdits } from './edit-quest.ts';
import type { Quest } from './quest.ts';
import {
  EMPTY_FORM,
  editsBack,
  editsTowards,
  formOf,
  planOfForm,
  type QuestForm,
  withConsequences,
} from './quest-form.ts';

const GLASSES = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;

const editing = (edits: QuestEdits, id = 'e1'): CommandDraft => ({
  kind: 'quest.edit',
  id,
  questId: 'q1',
  edits,
});

const planned = (form: Partial<QuestForm>) =>
  planOfForm(withConsequences({ ...EMPTY_FORM, title: 'Water', ...form }, 'monday'));

function edited(quest: Quest, form: Partial<QuestForm>): QuestEdits {
  return editsTowards(quest, withConsequences({ ...formOf(quest), ...form }, 'monday', quest));
}

test.each(['daily', 'weekly', 'milestone'] as const)(
  '[HB1] [Q8] a new %s quest without more is plain, and its command is of version 1',
  (frequency) => {
    const quest = planned({ frequency });
    if (quest === undefined) throw new Error('it has a title');
    expect(quest).not.toHaveProperty('schedule');
    expect(quest).not.toHaveProperty('renewal');
    const stamp = { at: NOON, day: TODAY, utcOffsetMinutes: 0 };
    expect(commandOf({ kind: 'quest.add', questId: 'q1', quest }, stamp).v).toBe(1);
  },
);

test('[HB1] [HB12] a new quest with a schedule has its frequency and comes back at dawn', () => {
  expect(planned({ schedule: MON_WED_FRI })).toMatchObject({
    schedule: MON_WED_FRI,
    frequency: 'daily',
    renewal: 'dawn',
  });
  expect(planned({ schedule: aWeek(3), renewal: 'ask' })).toMatchObject({
    frequency: 'weekly',
    renewal: 'ask',
  });
});

test('[HB5] a goal on a daily or weekly quest brings the schedule that the frequency implies; a milestone has none', () => {
  expect(planned({ goal: GLASSES })).toMatchObject({ goal: GLASSES, schedule: EVERY_DAY });
  expect(planned({ goal: GLASSES, frequency: 'weekly' })).toMatchObject({ schedule: aWeek(1) });
  expect(planned({ goal: GLASSES, frequency: 'milestone' })).not.toHaveProperty('schedule');
});

test('[HB12] a first schedule of a quest on the board writes renewal at dawn, unless it asks or has it already', () => {
  expect(edited(aQuest(), { schedule: MON_WED_FRI })).toEqual({
    schedule: MON_WED_FRI,
    renewal: 'dawn',
  });
  expect(edited(aQuest({ renewal: 'never' }), { schedule: MON_WED_FRI })).toHaveProperty(
    'renewal',
    'dawn',
  );
  expect(edited(aQuest({ renewal: 'ask' }), { schedule: MON_WED_FRI })).toEqual({
    schedule: MON_WED_FRI,
  });
  const toDefault = { schedule: MON_WED_FRI, renewal: 'default' } as const;
  expect(edited(aQuest({ renewal: 'ask' }), toDefault)).toHaveProperty('renewal', 'dawn');
  const tracked = aQuest({ schedule: MON_WED_FRI, renewal: 'never' });
  expect(edited(tracked, { schedule: EVERY_DAY })).toEqual({ schedule: EVERY_DAY });
});

test('[HB1] an edit of the schedule does not write the frequency; taking the schedule away does, even the same', () => {
  const tracked = aQuest({ schedule: MON_WED_FRI, renewal: 'dawn' });
  expect(edited(tracked, { schedule: aWeek(3) })).toEqual({ schedule: aWeek(3) });
  expect(edited(tracked, { schedule: null })).toEqual({ schedule: null, frequency: 'daily' });
});

test('[HB5] a goal comes and goes without touching anything else', () => {
  const tracked = aQuest({ schedule: EVERY_DAY, renewal: 'dawn', goal: GLASSES });
  const more = { ...GLASSES, target: 900 };
  expect(edited(tracked, { goal: more })).toEqual({ goal: more });
  expect(edited(tracked, { goal: null })).toEqual({ goal: null });
  expect(edited(aQuest(), { goal: GLASSES })).toEqual({
    goal: GLASSES,
    schedule: EVERY_DAY,
    renewal: 'dawn',
  });
  const milestone = { schedule: null, frequency: 'milestone' } as const;
  expect(edited(tracked, milestone)).toEqual(milestone);
});

test('[HB5] terms of a cleared quest can be changed: they hold for what comes next', () => {
  const cleared = aQuest({ completed: true, schedule: MON_WED_FRI, renewal: 'dawn' });
  expect(edited(cleared, { schedule: null, frequency: 'weekly' })).toEqual({
    schedule: null,
    frequency: 'weekly',
  });
});

test('[HB26] [HB27] section and cue are lines within their bounds, and an empty one takes it away', () => {
  const quest = aQuest({ section: 'Morning' });
  expect(edited(quest, { section: '', cue: ' When I\nwake ' })).toEqual({
    section: '',
    cue: 'When I wake',
  });
  expect(edited(quest, { section: 'x'.repeat(40) }).section).toHaveLength(30);
  expect(edited(quest, { cue: 'x'.repeat(200) }).cue).toHaveLength(140);
  expect(planned({ section: 'Evening', cue: 'After tea' })).toMatchObject({
    section: 'Evening',
    cue: 'After tea',
  });
});

test('[HB18] minutes in any words are min, so that focus blocks feed them', () => {
  for (const unit of ['min', 'Minutes', ' minute ', 'mins', 'min.']) {
    expect(planned({ goal: { ...GLASSES, unit } })?.goal?.unit).toBe('min');
  }
  expect(planned({ goal: { ...GLASSES, unit: 'miniatures' } })?.goal?.unit).toBe('miniatures');
});

test('[HB29] steps are newly asked for with an at-least goal only', () => {
  const form = { ...EMPTY_FORM, hasSteps: true };
  expect(withConsequences({ ...form, goal: GLASSES }, 'monday').hasSteps).toBe(true);
  const limit = { ...GLASSES, kind: 'atMost' } as const;
  expect(withConsequences({ ...form, goal: limit }, 'monday').hasSteps).toBe(false);
  expect(withConsequences(form, 'monday').hasSteps).toBe(false);
});

test('[HB1] the Undo of a first schedule makes the quest plain again, and that of a plain one gives it back', () => {
  const plain = onlyQuest(after(adding('q1')));
  const edits = edited(plain, { schedule: MON_WED_FRI, section: 'Morning' });
  const tracked = onlyQuest(after(adding('q1'), editing(edits)));
  expect(isTracked(tracked)).toBe(true);
  const back = editsBack(plain, edits);
  const undone = onlyQuest(after(adding('q1'), editing(edits), editing(back, 'e2')));
  expect(isTracked(undone)).toBe(false);
  expect(undone).toEqual(plain);

  const toPlain = edited(tracked, { schedule: null, frequency: 'weekly' });
  expect(editsBack(tracked, toPlain)).toEqual({ schedule: MON_WED_FRI });
});
