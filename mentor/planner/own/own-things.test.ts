import { describe, expect, it } from 'vitest';
import { findQuest } from '#mentor/forge/find-quest.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-17' as LocalDate;

async function board(goal: string, answers: Omit<SaidWish, 'goals'> = {}) {
  const made = await forgeBoard({ ...answers, goals: [goal] }, { today, isBoardNeeded: true });
  const [main] = made.understood.goals;
  return { ...made, main, titles: made.quests.map(({ title }) => title) };
}

describe('[FG105] where somebody stands', () => {
  it.each([
    ['Run my first 10k in May, right now I can run 3 km', '', { n: 3, unit: 'km' }],
    ['Do 10 pull-ups, I can do three', '', { n: 3, unit: 'pull ups' }],
    ['Walk 8,000 steps a day, I am at about 4,500', '', { n: 4500, unit: 'steps' }],
    ['Read more, I manage about 10 pages a day', '', { n: 10, unit: 'pages' }],
    ['Save 2,400 euros by August', 'I have 300 put aside', { n: 300, unit: 'euros' }],
    ['Hold a handstand', 'I can hold 40 seconds at the wall', { n: 40, unit: 'seconds' }],
  ])('%s %s', async (goal, experience, now) => {
    expect((await board(goal, { experience })).main?.now).toEqual(now);
  });

  it.each([
    ['Write a diary', "I'm 14"],
    ['Learn the guitar', 'I have 2 kids'],
    ['Learn to knit', 'I can do it for 3 hours'],
  ])('%s: nothing stands in “%s”', async (goal, experience) => {
    expect((await board(goal, { experience })).main?.now).toBeUndefined();
  });

  it('an amount of its unit begins there, a sum of many days sets none', async () => {
    const pulls = await board('Do 10 pull-ups, I can do three', { experience: 'I have a bar' });
    expect(pulls.titles).toContain('Do 6 pull-ups or slow lowerings');
    const pages = await board('Read more, I manage about 14 pages a day', {
      time: '30 minutes in bed',
    });
    expect(pages.titles.join()).toContain('Read 14 pages');
    expect(pages.main?.target).toBeUndefined();
    const draft = await board('Finish my novel, I have written 18,000 words already', {
      experience: 'wrote for years',
      time: 'an hour a day',
    });
    expect(draft.titles.join()).not.toContain('18000');
  });

  it('is said beside a number of each day, and a pool is counted in lengths', async () => {
    const { quests } = await board('Walk 8,000 steps a day, I am at about 4,500');
    expect(JSON.stringify(quests)).toContain('Today 4,500, this week 5,000');
    const swim = await board('Swim 1,000 metres without stopping, I can do 300', {
      time: 'Wednesday and Saturday, an hour',
    });
    expect(swim.titles).toContain('Swim 12 lengths without a stop');
  });

  it('what is put aside is no part of the pace, and no skill', async () => {
    const { goals, main } = await board('Save 2,400 euros by August', {
      experience: 'I have 300 put aside',
    });
    expect(goals[0]?.pace?.perWeek).toBe(Math.ceil(2_100 / (257 / 7)));
    expect(main?.level).toBe('Beginner');
  });
});

describe('[FG106] what somebody can do', () => {
  it('is not set up again', async () => {
    const fresh = await board('Learn Python', { experience: 'never wrote any code' });
    const begun = await board('Learn Python', { experience: 'I know a few commands' });
    expect(fresh.titles).toContain('Run a Python program of 3 lines');
    expect(begun.titles).not.toContain('Run a Python program of 3 lines');
    const able = await board('Learn Python', { experience: 'I understand loops and functions' });
    expect(able.main?.level).toBe('Intermediate');
    const cook = await board('Cook one new dish a week', { experience: 'solid everyday cook' });
    expect(cook.main?.level).toBe('Intermediate');
  });
});

describe('[FG107] things of their own', () => {
  it.each([
    ['Clear out the garage so the car fits in again', 'List 5 cluttered spots in the garage'],
    ['Play Wonderwall on the guitar', 'Listen to Wonderwall 3 times, tapping'],
    ['Give my best man speech without notes', 'Write the speech in one line'],
    ['Finish the first draft of my novel The Salt Road', 'Plan The Salt Road on one page'],
    ['Get my German B2, the Goethe exam is in March', 'Goethe exam'],
    ['Learn Python well enough to automate my Monday report', 'Monday report'],
  ])('%s: %s', async (goal, words) => {
    expect((await board(goal)).titles.join(' | ')).toContain(words);
  });

  it('without one a quest reads as it does for everybody, and is found again by either title', async () => {
    const { titles } = await board('Declutter our home, room by room');
    expect(titles.join()).not.toContain('{own');
    for (const title of ['one room', 'the garage']) {
      const { mould } = await findQuest(`List 5 cluttered spots in ${title}`);
      expect(mould?.title).toBe('List 5 cluttered spots in one room');
    }
  });

  it('nothing but a thing of that kind fills a slot', async () => {
    for (const goal of ['Clear out the {own|x} <b>garage</b>', 'Clear out my ex and his junk']) {
      const { quests } = await board(goal);
      expect(JSON.stringify(quests)).not.toMatch(/<b>|\{own|his junk/);
    }
  });
});

it('[M21] friends in stitches are not in care, nor is who says that nothing is wrong', () => {
  expect(readSafety('no injuries, no equipment').cares).toEqual([]);
  expect(readSafety('no running since my knee injury').cares).toContain('body');
  expect(readSafety('make my friends laugh until they are in stitches').cares).toEqual([]);
  expect(readSafety('start running, I have stitches after my surgery').cares).toContain('body');
});

describe('[FG109] the name behind the dot', () => {
  it('is no measure and no number', async () => {
    for (const goal of ['Swim a mile', 'Play three songs on the ukulele']) {
      expect((await board(goal)).titles.join()).not.toMatch(/· (?:mile|three)/);
    }
  });

  it('of an event stands only on what looks ahead to it', async () => {
    const { titles } = await board('Run the Lisbon half marathon in March');
    expect(titles.filter((title) => title.endsWith('· Lisbon'))).toEqual(
      titles.filter((title) => /race/.test(title)),
    );
    expect(titles.some((title) => title.endsWith('· Lisbon'))).toBe(true);
  });

  it('of an animal is the one it is called by', async () => {
    const { titles } = await board('Train my rescue greyhound to walk past other dogs', {
      experience: 'Her name is Olive, she loves cheese',
    });
    expect(titles.join()).toContain('· Olive');
    expect(titles.join()).not.toContain('greyhound');
  });

  it('of somebody in the family stands nowhere', async () => {
    const { quests } = await board('Spend more time with my daughter', {
      experience: 'Her name is Mia',
    });
    expect(JSON.stringify(quests)).not.toContain('Mia');
  });
});
