import { describe, expect, it } from 'vitest';
import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-17' as LocalDate;

async function board(goal: string, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '30 minutes a day', ...more };
  const { quests } = await forgeBoard(said, { today });
  return {
    quests,
    titles: quests.map(({ title }) => title),
    titled: (title: string) => quests.find((one) => one.title === title),
    steps: quests.flatMap(({ subtasks }) =>
      subtasks.map((one) => `${one.title}: ${one.description}`),
    ),
  };
}

describe('[FG116] a habit stands on the board as it was said', () => {
  it.each([
    ['be in bed by 11 pm', 'Be in bed by 11 pm', 'Every day'],
    ['wake up at 6:30', 'Wake up at 6:30', 'Every day'],
    ['no phone after 9 pm', 'No phone after 9 pm', 'Every day'],
    ['no sugar on weekdays', 'No sugar', 'Mon Tue Wed Thu Fri'],
    ['call my mum every Sunday', 'Call your mum', 'Sunday'],
    ['make my bed every morning', 'Make your bed', 'Every day'],
    ['water the plants twice a week', 'Water the plants', 'Twice a week'],
    ['leave work by 6 pm', 'Leave work by 6 pm', 'Every day'],
    ['close the laptop at 19', 'Close the laptop at 19', 'Every day'],
    ['stop working at 6pm', 'Stop working at 6pm', 'Every day'],
    ['lights out at 22:30', 'Lights out at 22:30', 'Every day'],
    ['call home every week', 'Call home', 'Once a week'],
    ['log off at 6 every day', 'Log off at 6', 'Every day'],
    ['walk 8000 steps a day', 'Walk 8,000 steps today', 'Every day'],
    ['write 500 words a day', 'Write 500 words today', 'Every day'],
    ['screen time under 2 hours', 'Keep screen time under 2 h', 'Every day'],
  ])('%s', async (goal, title, when) => {
    const { titled, quests } = await board(goal);
    expect(titled(title)?.when).toBe(when);
    expect(quests.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    'be in bed by 11 pm',
    'no phone after 9 pm',
    'max 2 coffees a day',
    'take vitamins every morning',
  ])('%s: what takes no time is for every day, however few of them have time', async (goal) => {
    const { quests } = await board(goal, { time: 'Sundays, half an hour' });
    const daily = quests.filter(({ when }) => when === 'Every day');
    expect(daily.map(({ minutes }) => minutes)).toEqual([0]);
    const others = quests.filter((one) => one !== daily[0]);
    expect(others.every(({ days }) => days.every((day) => day === 0))).toBe(true);
  });

  it('what is taken each day at its hour is for each day', async () => {
    for (const time of ['5 min', 'Mon Wed Fri 10 min']) {
      const { titled } = await board('take my vitamins at 9 pm every day', { time });
      expect(titled('Take your vitamins at 9 pm')?.when).toBe('Every day');
    }
  });

  it.each([
    'log 2 hours of piano by 8 pm',
    'get up to 50 push ups by 8',
    'close 5 deals by 5 pm every day',
    'Get a dog by 20',
    'Finish 3 books by 24',
    'Go for a run at 7 every morning',
    'Go to the gym at 18',
  ])('%s: neither an age nor a sport is an hour that takes no time', async (goal) => {
    const { quests } = await board(goal, { time: '30 minutes, Mon Wed Fri' });
    expect(quests.filter(({ minutes }) => minutes === 0)).toEqual([]);
  });

  it('what takes no time is on the days that were named for it, otherwise on all', async () => {
    const sundaysOff = await board('In bed by 11 pm', { time: '30 minutes a day, Sundays off' });
    expect(sundaysOff.titled('Be in bed by 11 pm')?.when).toBe('Every day');
    const four = await board('No sugar every day', { time: '30 min, Tue Thu Sat Sun' });
    expect(four.titled('No sugar')?.when).toBe('Every day');
  });

  it('two hours that are said are two habits, and an hour is no number', async () => {
    const { titled, titles } = await board('close the laptop at 19 and no work on Sunday');
    expect(titled('Close the laptop at 19')?.when).toBe('Every day');
    expect(titled('No work')?.when).toBe('Sunday');
    expect(titles.join()).not.toMatch(/times/);
    const speed = await board('read morse code at 15 words a minute');
    expect(speed.titles.join()).not.toMatch(/at 15/);
  });

  it('numbers of two goals, and hours of one feed, keep apart', async () => {
    const { titles } = await board('drink 2 litres water every day and walk 8000 steps');
    expect(titles).toEqual(
      expect.arrayContaining(['Drink 2 litres today', 'Walk 8,000 steps today']),
    );
    const feeds = await board('no phone after 9pm and max 1 hour instagram a day', {
      experience: 'screen time says 5h 12m',
    });
    expect(feeds.titles).toEqual(
      expect.arrayContaining([
        'No phone after 9pm',
        'Keep screen time under 4 h 15',
        'At most 1 hour of instagram',
      ]),
    );
  });

  it('practice that is said with its minutes has them', async () => {
    const { titled } = await board('meditate 10 minutes every morning', { time: '15 minutes' });
    expect(titled('Sit and count breaths, 10 minutes')?.when).toBe('Every day');
  });

  it('a limit is an amount that is not passed, several times a day one that is reached', async () => {
    const coffee = await board('max 2 coffees a day');
    expect(coffee.titled('At most 2 coffees')?.goal).toEqual({
      kind: 'atMost',
      target: 200,
      unit: 'coffees',
    });
    const dog = await board('take the dog out twice a day');
    expect(dog.titled('Take the dog out')?.goal).toEqual({
      kind: 'atLeast',
      target: 200,
      unit: 'times',
    });
  });

  it('who says how it is now comes nearer by a quarter of an hour', async () => {
    const up = await board('wake up at 6, now it is 8');
    expect(up.titles).toContain('Wake up at 7:45');
    expect(up.steps.join()).toContain('7:30, then a quarter earlier at a time, until 6:00');
    const bed = await board('be in bed by 11 pm, usually it is 1 am');
    expect(bed.titles).toContain('Be in bed by 12:45 am');
    expect(bed.steps.join()).toContain('Alarm at 12:15 am: screens away');
  });

  it('a quest of the topic that does just that lends its steps', async () => {
    const { steps, titles } = await board('call my mum every Sunday');
    expect(steps.join()).toContain('Have one question and one story ready');
    expect(titles).not.toContain('Call one parent or grandparent');
    const floss = await board('floss every day');
    expect(floss.titled('Floss')?.when).toBe('Every day');
    expect(floss.steps.join()).toContain('Begin with the two lower front teeth');
  });

  it('with its hour or its limit nobody is asked what it is about', async () => {
    for (const goal of ['be in bed by 11 pm, usually it is 1 am', 'max 2 coffees a day']) {
      const { chips } = readingOf(await forgeBoard({ goals: [goal] }, { today }), today);
      expect(chips.filter(({ isAsked }) => isAsked)).toEqual([]);
    }
    const led = await forgeBoard({ goals: ['only drink 2 beers a day'] }, { today });
    expect(led.goals[0]?.goal.habit).toBeUndefined(); // its topic speaks, so it may be asked about
  });

  it('of two goals each keeps its own', async () => {
    const { titles } = await board('run a 10k in May and be in bed by 11 pm', {
      time: '1 hour a day',
    });
    expect(titles).toContain('Be in bed by 11 pm');
    const both = await board('be in bed by 11 pm and no phone after 9 pm');
    expect(both.titles).toEqual(
      expect.arrayContaining(['Be in bed by 11 pm', 'No phone after 9 pm']),
    );
  });

  it.each([
    'only drink 2 beers a day',
    'smoke at most 5 cigarettes a day',
    'stop taking my antidepressants every morning',
    'eat only 500 calories every day',
    'run 20 km every day',
  ])('no quest is made of the words: %s', async (goal) => {
    const { titles } = await board(goal);
    expect(titles.join()).not.toMatch(/^No |At most|Eat only|Run 20 km|Stop taking/);
  });

  it('small words without end are read in bounded time', async () => {
    const endless = `wake up at 6, now ${'it is i am at '.repeat(130)}`;
    const from = performance.now();
    await board(endless.slice(0, 1_900));
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('a body in care is not asked for it', async () => {
    const { titles } = await board('walk 8000 steps a day', { experience: 'knee surgery in May' });
    expect(titles.join()).not.toContain('8,000');
  });
});
