import { describe, expect, it, test } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

// What newcomers type as they sign up: short, often without a noun, with how it went before.

const today = '2026-11-17' as LocalDate;

async function board(goal: string, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '30 minutes a day', ...more };
  const { quests, goals, understood } = await forgeBoard(said, { today });
  const texts = quests.flatMap(({ subtasks }) =>
    subtasks.map((one) => `${one.title}: ${one.description}`),
  );
  return {
    titles: quests.map(({ title }) => title),
    labels: goals.map(({ label }) => label),
    text: texts.join('\n'),
    quests,
    understood,
  };
}

describe('[FG118] what is done every day', () => {
  it.each([
    ['meditate every day', '10 minutes', /^Sit and count breaths/],
    ['one sketch a day', '20 minutes', /^Draw one object/],
    ['do yoga every morning', '15 minutes', /sun salutations$/],
    ['pray every morning', '10 minutes', /^Pray for/],
    ['read every night', '20 minutes', /^Read \d+ pages/],
  ])('%s stands on all seven days', async (goal, time, title) => {
    const { quests } = await board(goal, { time });
    expect(quests.find((one) => title.test(one.title))?.days).toHaveLength(7);
  });

  it('is kept on five days where a day has five minutes', async () => {
    const { quests } = await board('journal every day', { time: '5 minutes' });
    expect(Math.max(...quests.map(({ days }) => days.length))).toBe(5);
  });

  it('nobody runs every day for it, and an injured body is not asked to', async () => {
    const run = await board('run every day', { experience: 'never ran' });
    expect(Math.max(...run.quests.map(({ days }) => days.length))).toBeLessThan(7);
    const sore = await board('do yoga every morning', { experience: 'torn meniscus' });
    expect(sore.text).toContain('whoever treats you');
  });
});

describe('[FG119] who has begun before', () => {
  it.each([
    ['learn spanish', 'duolingo streak of 40 days then quit', /^Choose one free Spanish course/],
    ['learn python', 'done half a udemy course', /^Run a Python program/],
    ['learn guitar', 'know G C and D', /^Give the guitar a fixed place/],
    ['stop scrolling tiktok', 'deleted the app 4 times already', /^Delete/],
    ['keep the house clean', 'every cleaning schedule lasted 6 days', /\brota\b/],
  ])('%s, “%s”: nothing of a first day, and nothing that failed', async (goal, experience, no) => {
    const [before, after] = [await board(goal), await board(goal, { experience })];
    expect(before.titles.some((title) => no.test(title))).toBe(true);
    expect(after.titles.some((title) => no.test(title))).toBe(false);
  });

  it('nothing that was told of it is quoted', async () => {
    const { text } = await board('learn spanish', { experience: 'tried leaving twice' });
    expect(text).not.toContain('leaving');
  });
});

describe('[FG120] numbers of each day', () => {
  test('two books a month are pages a day, and what the week holds is said', async () => {
    const { titles, text } = await board('read more books, like 2 a month');
    expect(titles.some((title) => /^Read 1\d pages/.test(title))).toBe(true);
    expect(text).toContain('2 books a month are about 24 pages a day; your minutes hold 13.');
  });

  test('the Bible in a year are four chapters a day', async () => {
    const { titles, text } = await board('read the Bible in a year', { time: '40 minutes a day' });
    expect(titles).toContain('Read 4 chapters today');
    expect(text).toContain('1,189 chapters are about 4 chapters a day.');
  });

  test.each(['sell 24 books by June', 'write 3 books by December 2027'])(
    '%s: nothing is read for it',
    async (goal) => expect((await board(goal)).text).not.toContain('pages a day'),
  );

  test('grams of protein stand beside the weights', async () => {
    const { titles, labels } = await board('lift weights 3x a week and hit 120g protein', {
      areas: 'gym, nutrition',
    });
    expect(titles).toContain('Reach 120 g of protein today');
    expect(labels).toEqual(['Strength > gym and weights', 'Eating well']);
  });

  test.each([
    ['spend less time on my phone, right now its 6 hours a day', 'Keep screen time under 5 h 15'],
    ['cut my screen time from 7h to 3h', 'Keep screen time under 6 h 15'],
  ])('%s', async (goal, title) => {
    expect((await board(goal)).titles).toContain(title);
  });

  test('10k that are saved are money, and 65kg to 72kg is a way', async () => {
    const { understood } = await board('save 10k for a house deposit by december 2027');
    expect(understood.goals[0]?.target).toMatchObject({ n: 10_000, isMoney: true });
    const muscle = await board('gain muscle, 65kg to 72kg');
    expect(muscle.understood.goals[0]?.target).toMatchObject({ n: 72, from: 65 });
  });

  test('a sum without a date is said by the week, and a day by its name', async () => {
    const debt = await board('pay off my credit card, about 3200 left');
    expect(debt.text).toContain('3,200 to go: 65 a week is done about ');
    const wedding = await board('save 2000 euros before my sisters wedding in june');
    expect(wedding.text).toContain('weeks until the wedding, 1 June.');
  });
});

describe('[FG121] dates', () => {
  test.each([
    ['Quit smoking. Half a pack a day for 11 years.', undefined],
    ['start my shop, first sale by end of summer', '2027-08-31'],
    ['save 5000 by december', '2026-12-31'],
    ['make some friends in my new city, moved to Leeds in august', undefined],
    ['finish the Quran before Ramadan', '2027-02-08'],
  ])('%s', async (goal, by) => {
    const { understood } = await board(goal);
    expect(understood.goals[0]?.target?.by).toBe(by);
  });
});

describe('[FG122] what is doubtful, empty or beside the goal', () => {
  test.each([
    ['less.', 'minimalism, home', 'Decluttering'],
    ['keep up with a toddler and not wheeze', 'anything active', 'Strength'],
    ['say yes when people ask me to things', 'social', 'Friends > shyness and small talk'],
    ['get in shape', 'health', 'Strength'],
    ['be the kind of person whose plants dont die', 'home', 'Garden > houseplants'],
    ['stop procrastinating on my thesis', 'university', 'Academic writing > thesis'],
  ])('%s, said beside “%s”', async (goal, areas, label) => {
    expect((await board(goal, { areas })).labels[0]).toBe(label);
  });

  test('what says how things are is no goal, and its day counts', async () => {
    const { labels, understood } = await board(
      'get my spanish to B1, moving to Valencia in september',
    );
    expect(labels).toEqual(['Languages']);
    expect(understood.goals[0]?.target?.by).toBe('2027-09-01');
  });

  test('how it is now is no habit to keep', async () => {
    const { titles } = await board('sleep better, i wake up at 3 and cant get back');
    expect(titles.some((title) => /at 3/.test(title))).toBe(false);
  });

  test('blood pressure is no cry for help, and a back that hurts stays in care', async () => {
    const pressure = await forgeBoard({ goals: ['lower my blood pressure'] }, { today });
    expect(pressure.told).toEqual([]);
    const back = await forgeBoard({ goals: ['stretch so my back stops hurting'] }, { today });
    expect(back.told.map(({ about }) => about)).toContain('body');
  });

  test('a mother and friends are two goals, and children are no number to reach', async () => {
    expect((await board('call my mom more often, and my friends too')).labels).toHaveLength(2);
    const { understood } = await board('keep the house clean with two kids under 5');
    expect(understood.goals[0]?.target?.n).toBeUndefined();
  });

  test('sport beside swimming and years on a roof say nothing new', async () => {
    const swim = await board('swim 400 m', { areas: 'sport' });
    expect(swim.labels).toHaveLength(1);
    const knees = await board('be more flexible', {
      experience: 'was a roofer for thirty years',
    });
    expect(knees.understood.goals[0]?.level).toBe('Beginner');
  });

  test('a date once a week hangs on its day, and nothing beside “wake up at 6” wakes again', async () => {
    const date = await board('go on a real date with my husband once a week', {
      time: 'an hour a day',
    });
    expect(date.text).toContain('Write day and hour into the calendar');
    expect(date.text).not.toContain('every day of the week');
    const { titles } = await board('wake up at 6 every day', { areas: 'morning routine' });
    expect(titles.filter((title) => /wake|get up|earlier/i.test(title))).toEqual(['Wake up at 6']);
  });
});

describe('[FG4] small words lead nowhere by themselves', () => {
  it('weekdays are no alcohol', async () => {
    const { labels, titles } = await board('get up at 6:30 on weekdays', { areas: 'habits' });
    expect(labels[0]).toBe('Routines > mornings and getting up');
    expect(titles).toContain('Get up at 6:30');
    expect((await board('no wine on weekdays')).labels[0]).toBe('Alcohol > dry weekdays');
  });
});

describe('[FG3] a body that is no longer sure of itself', () => {
  it.each([
    'Stay steady on my feet. I am 74.',
    'I don’t want to have a fall. Keep my balance and my legs strong.',
    'fear of falling on the stairs',
  ])('%s gets balance with something to hold on to', async (goal) => {
    const { labels, text } = await board(goal, { areas: 'health' });
    expect(labels[0]).toBe('Mobility > balance and steady feet');
    expect(text).toContain('worktop');
  });
});

test('[M21] of violence that somebody wants to leave no topic is made, and nothing is quoted', async () => {
  const { labels, text, titles } = await board('stop hitting my kids', { areas: 'family' });
  expect(labels).toEqual(['Drop a habit']);
  expect(`${titles.join('\n')}${text}`).not.toMatch(/hit|kids/i);
});

describe('[FG124] what was said is neither too much nor something else', () => {
  it.each([
    ['get fit', 'all day', 360],
    ['tidy the house', '4 hours a day', 360],
  ])('%s, %s: at most %d minutes', async (goal, time, most) => {
    const { quests } = await board(goal, { time });
    const planned = quests.reduce((sum, { minutes, days }) => sum + minutes * days.length, 0);
    expect(planned).toBeLessThanOrEqual(most);
  });

  it('milestones lead to what can be reached until the day', async () => {
    const { text } = await board('write 60000 words of my novel by 24 december', {
      style: 'milestones please',
      time: '90 minutes a day',
    });
    const [, most = ''] = /Until the day: ([\d,]+)/.exec(text) ?? [];
    const told = [...text.matchAll(/(\d+) words by/g)].map(([, n]) => Number(n));
    expect(told).toHaveLength(3);
    expect(Math.max(...told)).toBeLessThan(Number(most.replace(',', '')));
  });

  it('twelve books in six weeks are said as the weeks they take', async () => {
    const { text } = await board('read 12 books by 31 December', { time: '20 minutes' });
    expect(text).toMatch(/12 books at \d pages a day, as your minutes hold: \d\d weeks/);
  });

  it('what there are fewer of is named', async () => {
    const { labels, titles } = await board('drink more water and less cola');
    expect(labels[0]).toBe('Fewer a day: cola');
    expect(titles).toContain('Cut the cola by one');
  });

  it('five prayers are five a day, and no candle is lit', async () => {
    const { quests, text } = await board('pray all five prayers on time', { areas: 'faith' });
    const own = quests.find(({ title }) => title === 'Pray the five prayers on time');
    expect(own?.days).toHaveLength(7);
    expect(own?.goal).toEqual({ kind: 'atLeast', target: 500, unit: 'times' });
    expect(text).not.toContain('candle');
  });

  it('who expects a child is given none to play with', async () => {
    const { labels } = await board('walk every day while pregnant', { areas: 'health, baby' });
    expect(labels).toEqual(['Walking > every day']);
  });
});

test('[FG60] who cycles to work rides there, however long the way is', async () => {
  const { titles } = await board('cycle to work 3 days a week', { time: '35 min each way' });
  expect(titles).toContain('Cycle to work and back once');
});

describe('[FG7] what a body can do is heard', () => {
  it('in a wheelchair nobody is asked for footwork', async () => {
    const { text, titles } = await board('make the second team in wheelchair basketball', {
      areas: 'sport',
    });
    expect(`${titles.join(' ')} ${text}`).not.toMatch(/footwork|ankle|calves/i);
  });

  it('who counts push-ups begins with them', async () => {
    const { titles } = await board('first 10 push ups in a row', { areas: 'strength' });
    expect(titles[0]).toMatch(/^Do \d+ push-ups/);
  });

  it('exercises that were given are done, whatever the goal calls them', async () => {
    const experience = 'physio gave me 6 exercises, i forget';
    const { titles } = await board('do back exercises, disc L5 bulge', { experience });
    expect(titles.join(' ')).toMatch(/exercise sheet/);
  });

  it('at 72 a walk is no hike of two hours', async () => {
    const { quests } = await board('Walk 30 minutes every day. I am 72.', { time: 'plenty' });
    expect(Math.max(...quests.map(({ minutes }) => minutes))).toBeLessThanOrEqual(45);
  });

  it('two ugly pull-ups are two', async () => {
    const said = { areas: 'strength', time: '4x week 30min', experience: '2 ugly ones' };
    expect((await board('10 clean pull ups', said)).titles.join()).toContain('pull-ups');
  });

  it('gentle exercise is a walk', async () => {
    const { labels } = await board('just gentle exercise while im pregnant');
    expect(labels[0]).toBe('Walking');
  });
});
