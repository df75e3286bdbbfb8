import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { forgeBoard } from './forge-board.ts';

const today = '2026-11-17' as LocalDate;
async function questsFor(goal: string, time: string, experience = '') {
  const { quests } = await forgeBoard(
    { goals: [goal], time, experience, style: 'structured' },
    { today, isBoardNeeded: true },
  );
  return quests;
}

type Forged = Awaited<ReturnType<typeof questsFor>>;

function daysOf({ schedule }: Forged[number]): readonly number[] {
  if (schedule?.per !== 'day') return [];
  const { on = 0b1111111 } = schedule;
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => on & (1 << day));
}

const SESSIONS = /^(?:Run|Jog|Swim|Kick|Do \d+ sets|Do \d+ slow sun|Practise yoga)/;

describe('[FG117] so many times a week are so many days with it', () => {
  it.each([
    ['run 3 times a week', 'an hour a day', 3],
    ['run 3 times a week, 5k under 30 minutes', '45 minutes a day', 3],
    ['4 runs a week for my half marathon', 'an hour a day', 4],
    ['swim twice a week', 'an hour a day', 2],
    ['do yoga 2 times a week', 'half an hour a day', 2],
    ['go to the gym 3 times a week', 'an hour a day', 3],
  ])('%s, with %s', async (goal, time, times) => {
    const quests = await questsFor(goal, time, 'I have done it for a year');
    const sessions = quests.filter(({ title }) => SESSIONS.test(title));
    const days = sessions.flatMap(daysOf);
    expect(sessions.length).toBeGreaterThan(0);
    expect(new Set(days).size).toBeLessThanOrEqual(times);
    expect(days.length).toBeLessThanOrEqual(times);
  });

  it('nobody runs twice a day, nor is asked for a run before the first jogs', async () => {
    const quests = await questsFor('run 3 times a week', 'an hour a day', 'I have never run');
    const days = quests.filter(({ title }) => /run|jog/i.test(title)).flatMap(daysOf);
    expect(new Set(days).size).toBe(days.length);
    expect(quests.map(({ title }) => title)).not.toContain('Run');
  });

  it('what is done at work has no weekends', async () => {
    const quests = await questsFor(
      'Get my work inbox under control',
      '30 minutes a day',
      'Team lead of 7 people, 1,900 unread mails',
    );
    expect(quests.flatMap(daysOf).filter((day) => day === 0 || day === 6)).toEqual([]);
  });

  it('what can stand beside another on one day does', async () => {
    const quests = await questsFor('practice piano 4 times a week', '30 minutes a day');
    const [one, other] = quests.filter(({ title }) => title.startsWith('Play')).map(daysOf);
    expect(one).toHaveLength(4);
    expect(other).toEqual(one);
  });

  it('a board is made however little the days can hold', async () => {
    const wish = fc.record({
      act: fc.constantFrom('run', 'swim', 'practice piano', 'read', 'cook', 'study Spanish'),
      times: fc.integer({ min: 1, max: 6 }),
      minutes: fc.constantFrom(5, 10, 20, 45, 90),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ act, times, minutes }) => {
        const quests = await questsFor(`${act} ${times} times a week`, `${minutes} minutes a day`);
        expect(quests.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 40, seed: 117 },
    );
  });
});
