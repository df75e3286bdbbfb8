import { describe, expect, it } from 'vitest';
import type { Topic } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { planOffer, type StepTerms, stepFor } from './step-offer.ts';
import { planningOf } from './testing/any-planning.ts';

const topic = planningOf(1).terms.topics.get('ant') as Topic; // each planning has it
const [one, two, next] = topic.subs[0]?.quests ?? [];
const onBoard = new Set([one?.id ?? '', two?.id ?? '']);

function offer(progress: Partial<Parameters<typeof planOffer>[2]>) {
  if (one === undefined) throw new Error('The sample topic has no quest.');
  const still = { isStepDue: false, cleared: new Set<string>(), missedWeeks: 0 };
  return planOffer(one, { topic, onBoard }, { ...still, ...progress });
}

it('[FG11] the next phase is offered when the amount would step up and this phase’s quests were cleared', () => {
  expect(offer({ isStepDue: true, cleared: onBoard })).toEqual({
    kind: 'next-phase',
    moulds: [next],
  });
  expect(offer({ isStepDue: true, cleared: new Set([one?.id ?? '']) })).toBeUndefined();
  expect(offer({ isStepDue: false, cleared: onBoard })).toBeUndefined();
});

it('[FG11] after two missed weeks the five-minute version is offered, and nothing harder', () => {
  const tiny = { kind: 'tiny', title: 'Do the first bit' };
  expect(offer({ missedWeeks: 2, isStepDue: true, cleared: onBoard })).toEqual(tiny);
  expect(offer({ missedWeeks: 1 })).toBeUndefined();
});

const WELL = { isStepDue: true, missedWeeks: 0 };
const IDLE = { isStepDue: false, missedWeeks: 2 };
const TWICE_A_WEEK: QuestSchedule = { per: 'week', times: 2, starts: 'monday' };

function stepOf(quest: Partial<Quest>, terms: Partial<StepTerms> = {}) {
  const whole = aQuest({ streak: 10, schedule: TWICE_A_WEEK, frequency: 'weekly', ...quest });
  return stepFor(whole, {
    pace: WELL,
    board: [whole],
    today: '2026-11-15' as LocalDate,
    weekStart: 'monday',
    ...terms,
  });
}

describe('[FG39] a step of a forged quest', () => {
  it('is the same quest with the texts and the worth of the next phase, its subject and its name', async () => {
    const step = await stepOf({ title: 'Answer 6 Welsh questions aloud · Nerys' });
    expect(step).toMatchObject({ kind: 'next-phase' });
    expect(step?.title).toMatch(/^Hold one Welsh talk of 30 minutes/);
    const { subtasks = [], ...edits } = step?.edits ?? {};
    expect(edits).toMatchObject({ title: step?.title, difficulty: 'intermediate', xpReward: 45 });
    expect(subtasks.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(edits)).not.toContain('goal');
  });

  it('takes no more of the week than a third more: what takes longer is asked for less often', async () => {
    const title = 'Say 8 Welsh sentences aloud';
    const daily: QuestSchedule = { per: 'day', on: 0b0111110 };
    const step = await stepOf({ title, schedule: daily, frequency: 'daily' });
    expect(step?.edits.schedule).toEqual({ per: 'week', times: 2, starts: 'monday' });
    const once = { per: 'week', times: 1, starts: 'sunday' } as const;
    const kept = await stepOf({ title: 'Answer 6 Welsh questions aloud', schedule: once });
    expect(kept?.edits).not.toHaveProperty('schedule');
  });

  it('waits until all of the phase on the board was cleared', async () => {
    const title = 'Answer 6 Welsh questions aloud';
    const other = { title: 'Say 8 Welsh sentences aloud', streak: 0 };
    const own = { title, streak: 10 };
    expect(await stepOf({ title }, { board: [own, other] })).toBeUndefined();
    const cleared = await stepOf({ title }, { board: [own, { ...other, streak: 1 }] });
    expect(cleared?.kind).toBe('next-phase');
  });

  it('is the five-minute version after two missed weeks, and all of it again once that goes well', async () => {
    const title = 'Answer 6 Welsh questions aloud';
    const tiny = await stepOf({ title }, { pace: IDLE });
    expect(tiny).toMatchObject({
      kind: 'tiny',
      title: 'Answer one question aloud twice',
      edits: { subtasks: [], xpReward: 25, difficulty: 'basic', tier: 1 },
    });
    const five = { title: tiny?.title ?? '' };
    expect(await stepOf(five, { pace: IDLE })).toBeUndefined();
    const shape = await stepOf({ title: 'Finish 1 part of the list' }, { pace: IDLE });
    expect(shape?.kind).toBe('tiny');
    const whole = await stepOf({ title: 'Write one character ten times' });
    expect(whole).toMatchObject({ kind: 'whole' });
    expect(whole?.title).toMatch(/^Write \d+ new characters by hand$/);
  });

  it('is not offered for what is not from the library, nor smaller where an amount has its own steps', async () => {
    expect(await stepOf({ title: 'Polish the brass' })).toBeUndefined();
    const goal = { kind: 'atLeast', target: 500, unit: 'lines' } as const;
    const title = 'Answer 6 Welsh questions aloud';
    expect(await stepOf({ title, goal }, { pace: IDLE })).toBeUndefined();
  });

  it('that some must not take is offered only where the answers are known and name nothing against it', async () => {
    const title = 'Jog one minute, 8 times';
    const knowing = (experience: string) => ({
      answers: { said: { goals: ['run a 10k'], experience }, corrections: [] },
    });
    expect(await stepOf({ title })).toBeUndefined();
    expect(await stepOf({ title }, knowing('my knee hurts'))).toBeUndefined();
    const free = await stepOf({ title }, knowing('never ran'));
    expect(free?.title).toBe('Run 30 minutes at talking pace');
  });
});
