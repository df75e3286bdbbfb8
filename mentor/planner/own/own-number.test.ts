import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { PlannedQuest } from '#mentor/planner/pour-terms.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-17' as LocalDate;

async function board(goal: string, answers: Omit<SaidWish, 'goals'> = {}) {
  const made = await forgeBoard({ ...answers, goals: [goal] }, { today, isBoardNeeded: true });
  const titles = made.quests.map(({ title }) => title);
  return {
    ...made,
    titles,
    level: made.understood.goals[0]?.level,
    text: JSON.stringify(made.quests),
  };
}

/** How often a week it is done. */
function sittings(schedule: PlannedQuest['schedule']): number {
  if (schedule?.per === 'week') return schedule.times;
  return schedule?.per === 'day' ? (schedule.on ?? 127).toString(2).replaceAll('0', '').length : 1;
}

describe('[FG6] [FG105] sums as people write them', () => {
  it.each([
    ['pay off my credit card, R18 400 left', 18_400],
    ['save $3,000', 3_000],
    ['save €1 200 for a bike', 1_200],
  ])('%s', async (goal, n) => {
    expect((await board(goal)).understood.goals[0]?.target?.n).toBe(n);
  });

  it('hours and minutes of a screen are one length', async () => {
    const { text, understood } = await board('less phone. screen time is 6h 12m daily');
    expect(understood.goals[0]?.target?.n).toBeUndefined();
    expect(text).toContain('Now 6 h 12');
  });

  it('nobody runs 14 km in an hour at talking pace', async () => {
    const { quests } = await board('run a half marathon in under 2h15, I am at 14 km', {
      time: '4x a week, 60 min',
      experience: 'running for years',
    });
    for (const { title, minutes } of quests) {
      const [, km] = /^Run (\d+) km/.exec(title) ?? [];
      if (km !== undefined) expect(minutes / Number(km)).toBeGreaterThanOrEqual(5.5);
    }
    expect(quests.some(({ title }) => /^Run \d+ km/.test(title))).toBe(true);
  });
});

describe('[FG112] the level is what the evidence says', () => {
  it.each([
    [
      'Run the Lisbon half marathon in March',
      'I can run 9 km at about 6:20 per km',
      'Intermediate',
    ],
    ['Do 10 pull ups', 'can do 2 now with bad form', 'Beginner'],
    ['Learn to draw faces', 'did one online course, mouths bad', 'Intermediate'],
    ['Average under 20 sec at speedcubing', 'average 27 seconds now', 'Intermediate'],
    ['Find a new job', 'Marketing assistant 3 yrs, CV is from 2022', 'Intermediate'],
    ['Learn Python', 'can write loops, built a small scraper', 'Intermediate'],
    ['Play Blackbird on guitar', 'played 6 years, can fingerpick', 'Advanced'],
    ['Write better code in Rust', 'C++ programmer for 12 years, new to Rust', 'Intermediate'],
    ['Learn the cello', 'never played', 'Beginner'],
    ['Learn piano', 'two lessons last month', 'Beginner'],
  ])('%s: %s', async (goal, experience, level) => {
    expect((await board(goal, { experience })).level).toBe(level);
  });
});

describe('[FG113] amounts come from the numbers that were said', () => {
  it('a number of each day is a quest of every day, from where somebody stands', async () => {
    const walk = await board('Walk 8000 steps', { experience: 'usually do about 3500' });
    const quest = walk.quests.find(({ title }) => title === 'Walk 4,000 steps today');
    expect(quest).toMatchObject({ when: 'Every day', goal: { kind: 'atLeast', target: 400_000 } });
    expect(walk.text).toContain('4,500, up to 8,000');
    expect(walk.titles.join()).not.toContain('Count your steps');
    const water = await board('Drink 2 litres of water a day', { time: 'whenever' });
    expect(water.titles).toContain('Drink 2 litres of water today');
    expect(water.titles.join()).not.toContain('glasses');
  });

  it('screen time goes down step by step, never to minutes', async () => {
    const { quests, titles } = await board('less phone', { experience: 'screen time says 6h 40' });
    expect(titles).toContain('Keep screen time under 5 h 45');
    expect(quests.find(({ title }) => title.startsWith('Keep screen'))?.goal?.kind).toBe('atMost');
    expect(titles.join()).not.toContain('feeds once');
  });

  it('seconds go down from where they are, nights of cooking are dinners to plan', async () => {
    const cube = await board('Solve the cube under 20 seconds', {
      experience: 'average 27 seconds now',
    });
    expect(cube.text).toContain('Today 27, this week 25, then 5 less at a time, down to 20.');
    const cook = await board('Cook at home 5 nights a week', {
      time: '30 min on weekdays, 2 hours on Sunday',
    });
    expect(cook.titles.join()).toContain('Plan 5 dinners');
  });

  it('no number of a week is invented for books', async () => {
    const { titles, text, goals } = await board('Read the 14 books on my shelf', {
      time: '30 minutes a day',
    });
    expect(goals[0]?.pace).toBeUndefined();
    expect(titles.join()).not.toMatch(/\bbooks this week/);
    expect(text).toContain('In your time one takes about 3 weeks.');
  });

  it.each([
    'Cut down to 5 cigarettes a day',
    'Only drink 2 beers a day',
    'Drink at most 1 glass of wine a day',
    'Eat 1200 calories a day',
  ])('what is to be less, or is eaten or smoked, is no number to reach: %s', async (goal) => {
    const { quests } = await board(goal, {});
    expect(quests.map(({ title }) => title).join()).not.toMatch(/ today\b|\b1200\b|2 beers/);
  });

  it('two amounts of one thing on a board are never two numbers, and lie on the way to what is wanted', async () => {
    const walks = fc.record({
      now: fc.integer({ min: 1_500, max: 7_000 }),
      more: fc.integer({ min: 600, max: 6_000 }),
      minutes: fc.constantFrom(20, 30, 45, 60),
    });
    let countedBoards = 0;
    await fc.assert(
      fc.asyncProperty(walks, async ({ now, more, minutes }) => {
        const { quests } = await board(`Walk ${now + more} steps a day`, {
          experience: `I do about ${now}`,
          time: `${minutes} minutes a day`,
        });
        const amounts = quests.flatMap(({ title }) => /([\d,]+) steps/.exec(title)?.[1] ?? []);
        expect(new Set(amounts).size).toBeLessThanOrEqual(1);
        if (amounts.length === 0) return; // it is said in a step
        countedBoards += 1;
        const asked = Number(amounts[0]?.replace(',', ''));
        expect(asked).toBeGreaterThan(now);
        expect(asked).toBeLessThanOrEqual(now + more);
      }),
      { numRuns: 25, seed: 7 },
    );
    expect(countedBoards).toBeGreaterThan(15);
  });

  it.each(['Meditate every day', 'Spend time with my two boys', 'less phone', 'Walk more'])(
    'a title that says how long takes as long: %s',
    async (goal) => {
      const times = [
        '10 minutes a day',
        '45 minutes a day',
        '2 hours on Sunday, 30 min on weekdays',
      ];
      const boards = await Promise.all(times.map((time) => board(goal, { time })));
      const quests = boards.flatMap((one) => one.quests);
      const told = quests.map(({ title }) => SAID_MINUTES.exec(title)?.[1]);
      const wrong = quests.filter(({ minutes }, at) => told[at] && Number(told[at]) !== minutes);
      expect(wrong.map(({ title, minutes }) => `${title}: ${minutes}`)).toEqual([]);
    },
  );
});

/** "15 minutes earlier", "5 questions in 10 minutes" say no length. */
const SAID_MINUTES = /^(?!.*\b(?:early|earlier|less|in \d)).*\b(\d+)[- ]minutes?\b/;

describe('[FG114] the time that was given is used, and no sitting is too long', () => {
  it('every day is every day', async () => {
    const { quests } = await board('meditate every day, 10 minutes', {
      time: 'before breakfast 10 min',
    });
    expect(Math.max(...quests.map(({ days }) => days.length))).toBe(7);
  });

  it('a week with hours is used to more than six tenths, the longest quest on the longest day', async () => {
    const { quests, understood } = await board('Pass the CPA FAR section in February', {
      areas: 'studying',
      time: '5:30-7am weekdays, 4 hours on Saturday',
      style: 'structured',
      experience: 'Failed it once with 68',
    });
    const used = quests.reduce((sum, { minutes, days }) => sum + minutes * days.length, 0);
    expect(used).toBeGreaterThanOrEqual(0.6 * understood.time.weekMinutes);
    const longest = quests.toSorted((one, other) => other.minutes - one.minutes)[0];
    expect(longest?.days).toEqual([6]);
  });

  it.each([
    ['Learn the piano', 'My left hand is stiff so not too long in one sitting', 20],
    ['Learn chess', 'I am 14', 45],
    ['Declutter the attic', 'I am 6 months pregnant', 45],
  ])('%s: %s', async (goal, experience, most) => {
    const { quests, text } = await board(goal, { time: '90 minutes a day', experience });
    expect(Math.max(...quests.map(({ minutes }) => minutes))).toBeLessThanOrEqual(most);
    if (experience.includes('pregnant')) expect(text).toContain('Lifting and carrying');
  });
});

describe('[FG17] crafts, kitchens and games are no crimes', () => {
  it.each([
    'Learn to throw a decent mug on the wheel for my sister’s wedding',
    'Get a nick out of my kitchen knife',
    'Make bath bombs for christmas',
    'Blow up balloons for the party and make an arch',
    'Slash my heating bill',
    'Forge a signature style in painting',
    'Bribe my kids less with screens',
    'Build a bomb shelter in Minecraft',
    'Starve my sourdough less',
  ])('%s', (goal) => {
    expect(readSafety(goal).risk).toBeUndefined();
  });

  it.each([
    'mug someone tonight',
    'nick bikes from the station',
    'looting shops',
    'make a bomb',
    'bribe my teacher',
    'hit my kids',
  ])('still refused: %s', (goal) => {
    expect(readSafety(goal).risk).toBeDefined();
  });
});

describe('[FG115] what was said for a week is kept, and what stands beside a goal is none', () => {
  it.each([
    ['read 100 pages a week', 'pages', 100],
    ['write 2000 words a week of my novel', 'words', 2000],
    ['apply to 3 jobs a week', 'applications', 3],
    ['learn 30 Spanish words a week', 'words', 30],
  ])('%s: the sittings of a week come to it', async (goal, unit, number) => {
    const { quests } = await board(goal, { time: 'an hour a day', experience: 'some' });
    const sums = quests.map(({ title, schedule }) => {
      const n = Number(new RegExp(`(\\d+)[\\w ]* ${unit}`).exec(title)?.[1] ?? 0);
      return n * sittings(schedule);
    });
    expect(Math.max(...sums)).toBeGreaterThanOrEqual(number);
    expect(Math.max(...sums)).toBeLessThanOrEqual(number * 1.5 + 3);
  });

  it('how much time there is chooses no part of a topic', async () => {
    for (const time of ['30 minutes a day', '90 seconds', 'under an hour']) {
      const { understood } = await board('Run my first 10k', { time });
      expect(understood.goals[0]?.reading?.sub).toBeUndefined();
    }
  });

  it('whoever jogs a minute is given minutes, whoever jogs 3 km an unbroken run', async () => {
    const first = await board('couch to 5k', { experience: 'can jog for about one minute' });
    expect(first.titles.join()).toContain('Jog one minute');
    const later = await board('Run 10 km. Right now I can jog 3 km', { experience: 'beginner' });
    expect(later.titles.join()).toContain('at talking pace');
    expect(later.titles.join()).not.toContain('Jog one minute');
  });

  it.each([
    ['cook a proper dinner instead of frozen pizza', 'cooking', 'baking'],
    ['get to B1 in German, mostly speaking, my grammar is ok on paper', 'languages', 'sentences'],
    ['be more in touch with people, I moved to Porto in summer', 'friends', 'making'],
    ['save 2400 euros, without feeling that I track every coffee', 'saving', 'none'],
    ['get my first five customers, I keep polishing the website', 'own-business', 'none'],
    ['keep the kitchen and the hallway tidy', 'cleaning', 'kitchen'],
    ['just get moving again after a lazy year', 'strength', 'none'],
  ])('%s', async (goal, topic, otherPart) => {
    const { understood } = await board(goal, { areas: 'health' });
    const own = understood.goals.filter(({ rank }) => rank !== 'area');
    expect(own.map(({ reading }) => reading?.topic)).toEqual([topic]);
    expect(own[0]?.reading?.sub).not.toBe(otherPart);
  });

  it('hours and minutes are one time, and how well something is done is no unit', async () => {
    const race = await board('Run a half marathon in March, ideally under 2 hours 10');
    expect(race.understood.goals[0]?.target?.underMinutes).toBe(130);
    const pull = await board('do 10 proper pull ups, right now I can do 2', {
      experience: 'I have a doorway bar, no gym',
    });
    expect(pull.understood.goals[0]?.target).toMatchObject({ n: 10, unit: 'pull ups' });
    expect(pull.understood.cautions).toEqual([]);
    expect((await board('do push-ups', { experience: 'no gym' })).understood.cautions).toEqual([
      'no-equipment',
    ]);
  });

  it('a sentence that begins with a wish is a goal of its own', async () => {
    const said = 'Stop answering emails all day. I want two hours of deep work every morning';
    const { understood } = await board(said);
    expect(understood.goals.map(({ reading }) => reading?.topic)).toEqual([
      'digital-order',
      'focus',
    ]);
  });
});
