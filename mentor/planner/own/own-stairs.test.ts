import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { limitQuest, stairsLine } from './own-limit.ts';
import { type StairTerms, sayableStairs } from './own-stairs.ts';

const today = '2026-11-18' as LocalDate;

function terms(more: Partial<StairTerms> = {}): StairTerms {
  return { said: '', topic: '', isDrop: false, today, ...more };
}

async function board(goal: string, own: OwnAnswers, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '30 minutes a day', ...more };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  const titles = made.quests.map(({ title }) => title);
  return { ...made, titles, text: JSON.stringify(made.quests) };
}

describe('[FG135] a number that was left out', () => {
  it.each([
    ['learn to sew', { act: 'sit with the scissors and my arm', now: '3 lines a day' }],
    ['learn the violin', { act: 'have her sit on my lap', now: '3 lessons' }],
    ['do yoga daily', { act: 'stay down in the tub', now: '95 seconds' }],
    ['care for my cat', { act: 'give her the tablet in cheese', now: '2 a day' }],
    ['take my tablets', { act: 'take the tablet', now: '3 a day' }],
    [
      'write more by hand',
      { act: 'write one letter for when I am no longer here', now: '4 of 11 letters done' },
    ],
  ])('climbs nowhere: %s', async (goal, own) => {
    expect((await board(goal, own)).text).not.toMatch(/Today \d|next \d|then \d+ more/);
  });

  it('of study or of money is one of study or of money', async () => {
    const exam = await board('pass my exam', { now: '480/720' });
    expect(exam.text).toContain('Today 480 of 720');
  });
});

describe('[FG135] where somebody stands is where the first amount begins', () => {
  test.each([
    ['5 takeouts a week', { topic: 'eating' }, 'Have at most 4 takeouts this week'],
    ['12 a day', { topic: 'tobacco' }, 'Have at most 11 cigarettes today'],
    ['5 nights out of 7', { topic: 'alcohol' }, 'Have at most 4 nights with a drink this week'],
    ['9 parcels a month', { topic: 'spending' }, 'Have at most 8 parcels this month'],
    ['3 sugars per cup', { topic: 'eating', isDrop: true }, 'Have at most 2 sugars per cup today'],
    ['2 beers a day', { topic: 'alcohol' }, 'Have at most 1 beer today'],
  ])('%s: the limit is one step below', (told, more, title) => {
    const stairs = sayableStairs(told, terms(more));
    expect(limitQuest({ ...(stairs && { stairs }) })?.title).toBe(title);
  });

  test.each([
    ['480/720', 'Today 480 of 720, next 500, then 20 more at a time.'],
    ['37 of 50', 'Today 37 of 50, next 38, then 1 more at a time.'],
    ['12 surahs of 37', 'Today 12 of 37 surahs, next 14, then 2 more at a time, up to 37.'],
    ['71 last try', 'Today 71, next 75, then 5 more at a time.'],
    ['6.5 last time', 'Today 6.5, next 7, then 0.5 more at a time.'],
    ['900', 'Today 900, next 950, then 50 more at a time.'],
    ['61kg, 7 pullups', 'Today 7 pullups, next 8, then 1 more at a time.'],
    ['bench 60kg', 'Today 60 kg in the bench, next 62.5, then 2.5 more at a time.'],
    ['2-3 prayers a day', 'Today 2 prayers a day, next 3, then 1 more at a time, up to 5.'],
    ['can do 2 minutes', 'Today 2 minutes, next 3, then 1 more at a time.'],
    ['11 drafts, 0 published', 'Today 0 published, next 1, then 1 more at a time.'],
    ['9 unread chats', '9 unread chats today: 3 fewer a week, done about 9 December.'],
    ['2,300 unread', '2,300 unread today: 200 fewer a week, done about 10 February.'],
    ['8 of 10 bitten', 'Today 8 of 10 bitten, next 7, then 1 less at a time, down to 0.'],
  ])('%s', (told, line) => {
    expect(stairsLine(sayableStairs(told, terms()))).toBe(line);
  });

  test.each([
    ['61kg', {}],
    ['7:45', {}],
    ['2am most nights', {}],
    ['10k in 1:04', {}],
    ['6 books a year', {}],
    ['82 kg, 6 meals a day', { topic: 'weight' }],
    ['2 meals a day', { topic: 'eating', isDrop: true }],
    ['G C D Em', {}],
  ])('%s is no number of this kind', (told, more) => {
    expect(sayableStairs(told, terms(more))).toBeUndefined();
  });

  it('a limit never rises and goes one step at a time down to its end', () => {
    const units = fc.constantFrom('takeouts', 'beers', 'cigarettes', 'sodas');
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), units, (now, unit) => {
        const stairs = sayableStairs(`${now} ${unit} a day`, terms({ topic: 'tobacco' }));
        expect(stairs?.isDown).toBe(true);
        expect(stairs?.first).toBeLessThan(now);
        expect(stairs?.first).toBeGreaterThanOrEqual(Math.floor(now * 0.8) - 1);
      }),
      { numRuns: sample(60, 500) },
    );
  });

  it('what grows begins between today and a sixth more, or one more, and never passes the target', () => {
    const amounts = fc.tuple(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 5_000 }),
    );
    fc.assert(
      fc.property(amounts, fc.boolean(), ([now, more], hasEnd) => {
        const end = hasEnd ? now + more : undefined;
        const stairs = sayableStairs(`${now} lengths`, terms({ end }));
        const first = stairs?.first ?? 0;
        expect(first).toBeGreaterThan(now);
        expect(first).toBeLessThanOrEqual(Math.max(now + 1, now * 1.16));
        if (end !== undefined) expect(first).toBeLessThanOrEqual(end);
      }),
      { numRuns: sample(100, 1_000) },
    );
  });

  it('a pile is cleared on the day that is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), (now) => {
        const { step = 0 } = sayableStairs(`${now} unread mails`, terms()) ?? {};
        expect(step).toBeGreaterThan(0);
        expect(Math.ceil(now / step)).toBeLessThanOrEqual(12);
      }),
      { numRuns: sample(60, 500) },
    );
  });
});

describe('[FG135] the numbers stand on the board', () => {
  it('a sum that is owed or missing is so much a week, with the day on which it is done', async () => {
    const debt = await board('pay off my credit cards', { now: '$7,400' }, { time: 'fridays' });
    expect(debt.titles.join()).toContain('Pay 145 dollars off the debt');
    expect(debt.text).toContain('7,400 to go: 145 a week is done about');
    const fund = await board(
      'Save 5,000 euros for an emergency fund',
      { act: 'check the account and move something to savings', now: '620 €' },
      { time: '15 minutes on Sunday evening' },
    );
    expect(fund.titles).toContain('Check the account and move 85 euros to savings');
    expect(fund.titles.filter((title) => /\bmove\b/i.test(title))).toHaveLength(1);
  });

  it('a limit stands on the board where the answers themselves are held back', async () => {
    const { titles } = await board('quit smoking', { now: '12 a day' }, { time: 'always' });
    expect(titles).toContain('Have at most 11 cigarettes today');
  });

  it.each([
    ['drink less', '20 pills a day'],
    ['stop it', '4 cuts a week'],
    ['less medicine', '40 mg a day'],
    ['eat less', '3 meals a day'],
    ['eat less', '1800 calories a day'],
    ['quit weed', '3 joints a day'],
  ])('%s, %s: is never a number to keep', async (goal, now) => {
    const { titles, text } = await board(goal, { now });
    expect(titles.join()).not.toContain('at most');
    expect(text).not.toContain('Today ');
  });

  it('no number is asked of a body in care or of somebody under 16', async () => {
    const pregnant = await board('drink less coffee, I am pregnant', { now: '6 cups a day' });
    expect(pregnant.titles.join()).not.toContain('at most');
    const young = await board('quit vaping, I am 13', { now: '20 hits a day' });
    expect(young.titles.join()).not.toContain('at most');
  });

  it('a board has one hour for getting up', async () => {
    const { text } = await board(
      'Wake up at 6',
      { act: 'feet on the floor at first alarm', now: '7:45', when: '6:00' },
      { time: 'mornings', style: 'structured' },
    );
    expect(text).toContain('Wake up at 7:30');
    expect(text).not.toContain('When: 6:00');
    expect(text).not.toContain('each week');
  });

  it('the day of the thing stands in place of its month', async () => {
    const { understood } = await board('Run a half marathon in October', {
      thing: 'Cardiff Half, 5 October',
    });
    expect(understood.goals[0]?.target?.by).toBe('2027-10-05');
  });

  it('no pace is faster than a known run allows', async () => {
    const { text } = await board(
      'Run a half marathon in October',
      { act: 'go for a run', now: '10k in 1:04', when: 'Tue Thu Sat mornings, long run Sunday' },
      { time: '4 times a week, 45 mins, longer on Sundays', experience: 'I run 5k twice a week' },
    );
    expect(text).toContain('the race at about 6:40 a km');
    expect(text).not.toContain('5:41');
  });

  it('every session takes minutes and says them', async () => {
    const { quests } = await board(
      'Run a half marathon in October',
      { act: 'go for a run', when: 'Tue Thu Sat mornings, long run Sunday' },
      { time: '4 times a week, 45 mins, longer on Sundays' },
    );
    expect(quests.every(({ duration }) => duration !== '')).toBe(true);
    expect(quests.find(({ title }) => title.startsWith('Go for'))?.minutes).toBeGreaterThan(0);
  });

  it('nothing takes longer than the time that was said, whatever somebody tells of where they stand', async () => {
    const goals = fc.constantFrom(
      'learn the guitar',
      'drink less coffee',
      'read more',
      'do 20 pull ups',
    );
    const units = fc.constantFrom(
      'cups a day',
      'pages',
      'pullups',
      'days a week',
      'chords',
      'minutes',
    );
    const amounts = fc.integer({ min: 1, max: 300 });
    await fc.assert(
      fc.asyncProperty(goals, units, amounts, async (goal, unit, now) => {
        const { quests, understood } = await board(
          goal,
          { now: `${now} ${unit}` },
          { time: '20 minutes a day' },
        );
        for (const { minutes, duration } of quests) {
          expect(minutes).toBeLessThanOrEqual(understood.time.dayMax);
          expect(duration).toMatch(/\d/);
        }
      }),
      { numRuns: sample(12, 60) },
    );
  });

  it('a board has one hour for bed or for getting up', async () => {
    const hours = fc.tuple(fc.integer({ min: 5, max: 7 }), fc.integer({ min: 1, max: 3 }));
    await fc.assert(
      fc.asyncProperty(hours, async ([hour, later]) => {
        const { quests } = await board(
          `Wake up at ${hour}`,
          { now: `${hour + later}:30`, when: `${hour}:00` },
          { time: 'mornings' },
        );
        const clocks = quests.flatMap(({ title }) => title.match(/\b\d{1,2}:\d{2}\b/g) ?? []);
        expect(clocks).toEqual([`${hour + later}:15`]);
        expect(JSON.stringify(quests)).not.toContain(`When: ${hour}:00`);
      }),
      { numRuns: sample(6, 9) },
    );
  });

  it('a day more than today is a day more of the session', async () => {
    const { quests } = await board(
      'practise violin more',
      { thing: 'violin', act: 'scales and etude', now: '3 days a week' },
      { time: '40 min most days', areas: 'violin, music', style: 'flexible' },
    );
    expect(quests.find(({ title }) => title.startsWith('Scales'))?.days).toHaveLength(4);
  });

  it('a number is a limit until the quit day, and then there is none', async () => {
    const { text } = await board('quit smoking', { now: '12 a day' }, { time: 'always' });
    expect(text).toContain('none at all, from your quit day on');
  });
});
