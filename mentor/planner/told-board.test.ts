import { describe, expect, it } from 'vitest';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { forgeBoard } from './forge-board.ts';

const TODAY = parseLocalDate('2026-11-16');

async function board(said: Omit<SaidWish, 'goals'> & { readonly goal: string }) {
  if (TODAY === undefined) throw new Error('no such day');
  const { goal, ...answers } = said;
  const made = await forgeBoard(
    { ...answers, goals: [goal] },
    { today: TODAY, isBoardNeeded: true },
  );
  const { quests, understood } = made;
  const text = quests.flatMap(({ title, subtasks }) => [
    title,
    ...subtasks.flatMap((step) => [step.title, step.description]),
  ]);
  const titles = quests.map(({ title }) => title);
  return { ...made, titles, text: text.join(' '), goals: understood.goals };
}

describe('[FG90] the goal is heard past what stands beside it', () => {
  it('what is owned is no number to reach', async () => {
    const { goals, titles } = await board({
      goal: 'I have 120 bobbins inherited from my aunt and want to learn Bruges lace',
    });
    expect(goals.filter(({ rank }) => rank !== 'area')).toHaveLength(1);
    expect(goals[0]?.target?.n).toBeUndefined();
    expect(titles.join(' ')).toMatch(/pricking/);
  });

  it('who visits is no goal, the day of the visit stays', async () => {
    const { goals } = await board({
      goal: 'Get my flat presentable, stuff everywhere, my daughter visits on 20 december',
    });
    expect(goals[0]?.reading?.topic).toBe('decluttering');
    expect(goals[0]?.target?.by).toBe('2026-12-20');
  });

  it('what others say about it is no goal; a habit that is dropped, or a sure second half, is one', async () => {
    const own = async (goal: string) =>
      (await board({ goal })).goals.filter(({ rank }) => rank !== 'area');
    expect(await own('bake a better sourdough and my wife laughs at me')).toHaveLength(1);
    expect(await own('learn Portuguese for my in-laws and stop saying sorry')).toHaveLength(2);
    expect(await own('clear the 9000 tickets out of our backlog and sleep better')).toHaveLength(2);
  });
});

describe('[FG92] caring and fears', () => {
  it('whoever is helped is no friend to be made, and what was named is done', async () => {
    const { titles } = await board({
      goal: 'Help our old neighbour who cannot get out, shopping and a bit of company',
    });
    expect(titles).toContain('Buy what is on their list');
    expect(titles.join(' ')).not.toMatch(/groups|among people/);
  });

  it('a fear is met on a ladder, and no title names it', async () => {
    const { titles } = await board({ goal: 'Get over my fear of heights on bridges' });
    expect(titles).toContain('Write a ladder of 10 small steps');
    expect(titles.join(' ')).not.toMatch(/height|fear|bridge/i);
  });
});

describe('[FG93] cautions are of the own body, and leave work', () => {
  it.each([
    'My mum has dementia and lives with us, I want to be more patient',
    'Swim a kilometre again, I had a shoulder operation seven years ago, all healed',
    'I use a wheelchair and want stronger shoulders',
  ])('%s', async (goal) => {
    const { understood } = await board({ goal });
    expect(understood.cautions.filter((one) => /injury|illness|surgery/.test(one))).toEqual([]);
  });

  it('whoever was allowed easy work rides, with the words when to stop', async () => {
    const { titles, text } = await board({
      goal: 'I had a heart attack last year, the cardiologist says light exercise is ok, want to get back on my bike',
      areas: 'cycling',
      time: '30 min every other day',
    });
    expect(titles.some((title) => /^Ride/.test(title))).toBe(true);
    expect(text).toContain('ring whoever treats you');
  });

  it('the same without a yes gets the sheet of whoever treats them', async () => {
    const { titles } = await board({
      goal: 'I had a heart attack last year, want to get back on my bike',
      areas: 'cycling',
      time: '30 min every other day',
    });
    expect(titles).toContain('Do 1 round of your exercise sheet');
  });

  it('in a wheelchair a distance is pushed', async () => {
    const { titles } = await board({
      goal: 'I use a wheelchair and want to do the 5 km at the city marathon in May',
    });
    expect(titles.some((title) => /^Push/.test(title))).toBe(true);
    expect(titles.join(' ')).not.toMatch(/\b(?:walk|jog|run|ankle)/i);
  });
});

describe('[FG94] the sum is said', () => {
  it('from where somebody stands, and a day’s amount as it was said', async () => {
    const sent = await board({
      goal: 'Send 40 applications for a job in logistics, 6 sent so far',
      time: '60 minutes mon-fri',
    });
    expect(sent.text).toContain('40 less 6 is 34');
    const read = await board({ goal: 'read ten pages before bed', time: 'before bed 15 min' });
    expect(read.titles).toContain('Read 10 pages at your reading hour');
  });

  it('what is counted says its own verb', async () => {
    const { titles } = await board({ goal: 'Clear 900 tickets by 31 March', time: '1h mon-fri' });
    expect(titles.some((title) => /^Clear \d+ tickets$/.test(title))).toBe(true);
  });
});

describe('[FG95] two goals with times of their own', () => {
  it('have days of their own, and nothing grows beyond its slot', async () => {
    const { quests, text } = await board({
      goal: 'Learn Spanish for our trip in May and get the allotment going',
      time: '20 minutes in the morning for Spanish and two hours on Sunday for the allotment',
    });
    for (const { goalAt, days } of quests) expect(days.includes(0), `${goalAt}`).toBe(goalAt === 1);
    expect(text).not.toMatch(/talk of 30 minutes/);
  });
});

describe('[FG96] wishes of style are seen', () => {
  it('milestones with numbers and days, a streak on what is done most often', async () => {
    const { text } = await board({
      goal: 'Save 4,600 by December next year for a kitchen',
      time: '15 minutes in the evening',
      style: 'milestones and a streak please',
    });
    expect(text).toMatch(/1,?150 by \d+ \w+, 2,?300 by/);
    const run = await board({ goal: 'run 5k', time: 'tue thu sat 40 min', style: 'streaks' });
    expect(run.text).toContain('Streak:');
  });
});

describe('[FG97] the week belongs to the goal', () => {
  it('areas wait, in a small week and in a large one', async () => {
    for (const time of ['15 min a day', '1 hour a day']) {
      const { quests } = await board({ goal: 'learn Welsh', areas: 'cooking', time });
      expect(new Set(quests.map(({ goalAt }) => goalAt))).toEqual(new Set([0]));
    }
  });
});
