import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { piecesIn, wayLine } from './own-way.ts';

const today = '2026-11-17' as LocalDate;

async function session(goal: string, own: OwnAnswers, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '30 minutes a day', ...more };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  const quest = made.quests.find(({ mouldId }) => mouldId.startsWith('own-session'));
  const steps = quest?.subtasks.map(({ title, description }) => `${title}: ${description}`) ?? [];
  return { ...made, quest, text: steps.join('\n') };
}

describe('[FG129] a session has the steps and the length of its kind', () => {
  it.each([
    ['Train my puppy to walk on the leash', 'loose leash with treats', 'Leash tight: stand still'],
    ['get my driving licence', 'one mock test on the train', 'Write the score'],
    ['pass the German B1 exam', 'write one letter', 'each point it asks'],
    ['meditate', 'guided one on the balcony', 'Choose the recording'],
    ['be a dad who plays', 'phone in the drawer, then Lego', 'They choose, you follow'],
  ])('%s: %s', async (goal, act, step) => {
    expect((await session(goal, { act })).text).toContain(step);
  });

  it.each([
    ['read more books', '15 pages in bed', 30],
    ['read more books', 'one chapter on the tram', 20],
    ['learn Spanish', 'ten new words', 15],
    ['learn Spanish', 'ten new words, 20 min', 20],
    ['stop biting my nails', 'file them and put oil on', 5],
  ])('%s: %s takes %i minutes', async (goal, act, minutes) => {
    const { quest } = await session(goal, { act }, { time: '1 hour a day' });
    expect(quest?.minutes).toBe(minutes);
  });

  it('is what the week is about, and the sun is no Sunday', async () => {
    const { quest, quests, text } = await session(
      'grow tomatoes and okra in buckets on the roof',
      { act: 'water, look under the leaves, turn the small ones to the sun' },
      { time: '20 min in the morning', style: 'flexible' },
    );
    expect(quest?.schedule).toMatchObject({ times: 5 });
    expect(quests.length).toBeLessThanOrEqual(4);
    expect(text).toContain('water until it runs out');
  });

  it.each([
    ['get fit', 'go to the gym'],
    ['use my phone less', 'put my phone away'],
    ['cycle more', 'ride up the hill twice'],
    ['write better reports', 'work on my report'],
  ])('a short plain one stands: %s, %s', async (goal, act) => {
    expect((await session(goal, { act })).quest).toBeDefined();
  });

  it('says nothing of another trade that a part only ends with', async () => {
    const own = { act: 'log in, pay the card, write the new total on the fridge' };
    expect((await session('clear my credit card', own)).text).not.toMatch(/dish|cupboard/);
  });

  it('a best lift is no weight for sets', async () => {
    const own = { act: '5x5 bench, rows, dips', now: '82.5 x1' };
    const { quests } = await session('Bench 100kg', own, { time: 'mon wed fri 1 hour' });
    const said = JSON.stringify(quests);
    expect(said).toContain('Best lift today 82.5');
    expect(said).toContain('Sets of five: three quarters of it.');
  });

  it('muscles rest between sets, unless the days were said', async () => {
    const open = await session('50 push-ups in a row', { act: '4 sets' });
    expect(open.quest?.title).toBe('4 sets of push ups');
    expect(open.quest?.schedule).toMatchObject({ per: 'week' });
    const said = await session('50 push-ups in a row', { act: '4 sets on Monday and Thursday' });
    expect(said.quest?.days).toEqual([1, 4]);
  });

  it.each([
    ['learn Spanish', 'listen to a lesson', 'two evenings of 1 hour', 40, 2],
    ['run 10 km, I run 6 now', 'run round the canal', 'tue thu sat 40 min', 30, 2],
    ['8000 steps a day', 'loop by the lake, 3100 steps', '45 min a day', 35, 7],
    ['Cook at home', 'make dal and rice', '1 hour a day', 30, 5],
    ['read the Bible', 'one chapter', '20 minutes in the morning', 10, 7],
  ])(
    '%s, %s: of %s it takes %i minutes, %i times a week',
    async (goal, act, time, minutes, times) => {
      const { quest } = await session(goal, { act }, { time });
      expect([quest?.minutes, quest?.days.length]).toEqual([minutes, times]);
    },
  );

  it.each([
    ['cello 40 minutes a day', '10 min scales, 20 min bars, once through', 30, 7],
    ['sing in tune, practise 20 min a day', 'alto track, then without it', 20, 7],
    ['draw every day', 'one page in pen', 10, 7],
  ])('%s: %s takes %i minutes, %i times', async (goal, act, minutes, times) => {
    const own = { act, when: 'lunch, Tuesdays with Ann' };
    const { quest } = await session(goal, own, { time: '1 hour a day' });
    expect(quest?.days).toHaveLength(times);
    expect(quest?.minutes).toBeGreaterThanOrEqual(minutes);
  });

  it('a day on which it begins is no rhythm', async () => {
    const own = { act: 'play the intro', when: '6 am, from monday the 3rd' };
    expect((await session('learn the guitar', own)).quest?.days).not.toEqual([1]);
  });

  it('of the only half hour of a week it has at least the half', async () => {
    const { quest } = await session(
      'learn the guitar',
      { act: 'play the intro' },
      { time: 'Sunday 30 min' },
    );
    expect(quest?.minutes).toBeGreaterThanOrEqual(15);
  });

  it('what it is about may have the day', async () => {
    const { goals } = await session('play the cello', { thing: 'Bach prelude, audition Feb 12' });
    expect(goals[0]?.goal.target?.by).toBe('2027-02-12');
  });

  it('a body that is new to it does not fill its hour', async () => {
    const { quest } = await session(
      'start running',
      { act: 'run round the canal' },
      { time: 'tue thu sat 1 hour', experience: 'none' },
    );
    expect(quest?.minutes).toBeLessThanOrEqual(30);
  });

  it('is of every day where an answer says so', async () => {
    const own = { act: 'draw what is on the tray', when: 'one page a day at lunch' };
    expect((await session('draw more', own)).quest?.days).toHaveLength(7);
    const off = { act: 'draw what is on the tray', when: 'not on a day off' };
    expect((await session('draw more', off)).quest?.days).not.toHaveLength(7);
  });

  it('a length that was said is that of the quest, and not of its title', async () => {
    const { quest } = await session('Learn the guitar', { act: 'play the intro slowly, 10 min' });
    expect(quest).toMatchObject({ title: 'Play the intro slowly · guitar', minutes: 10 });
  });
});

describe('[FG129] where somebody began is said kindly', () => {
  it.each([
    ['sleep better', 'phone in the kitchen', '2am most nights', true],
    ['find a job', 'send 2 good applications', '2 interviews, 0 offers', false],
    ['pass the CPA exam', '30 MCQs', '71 last try', false],
    ['get strong', 'push ups and pull ups', '61kg, 7 pullups', false],
    ['declutter the garage', 'one box', "can't see the floor", false],
  ])('%s, %s, now %s', async (goal, act, now, isSaid) => {
    const { text } = await session(goal, { act, now });
    expect(text.includes(`Where you began: ${now}`)).toBe(isSaid);
    expect(text).not.toContain('It was:');
  });
});

describe('[FG129] how far a session leads', () => {
  it('from where they stand to the end that they named, which is no number of something else', async () => {
    const { text, goals } = await session(
      'write my master thesis, deadline is 30 september',
      { act: 'one page of the method chapter', now: '4 pages of 70' },
      { time: '3 hours a day', experience: 'literature is collected (86 papers)' },
    );
    expect(text).toContain('66 pages to go: 1 at a time, done about 18 February.');
    expect(text).not.toContain('86');
    expect(goals[0]?.goal.target?.n).toBeUndefined();
  });

  it.each([
    ['ten rows with TV', '62 of 180 rows', { from: 62, to: 180, unit: 'rows', each: 10 }],
    ['one square', '23 of 64 squares', { from: 23, to: 64, unit: 'squares', each: 1 }],
    ['learn 1 verse', 'verse 7 of 30', { from: 7, to: 30, unit: 'verses', each: 1 }],
    ['400 words', '31000 words , chapter 11', { from: 31_000, unit: 'words', each: 400 }],
    ['15 pages in bed', 'page 40', { from: 40, unit: 'page', each: 15 }],
  ])('%s, now %s', (act, now, way) => {
    const inDigits = (text: string) => ` ${text.replace(/\bten\b/, '10').replace(/\bone\b/, '1')} `;
    expect(piecesIn(inDigits(act), inDigits(now)).way).toEqual(way);
  });

  it('a book that is filled is counted from its page, a book that is read is not', () => {
    const way = { from: 7, to: 104, unit: 'pages', each: 1 };
    expect(piecesIn(' draw the tray ', ' page 7 ', ' a5 moleskine 104 pages ').way).toEqual(way);
    expect(piecesIn(' read in bed ', ' page 7 ', ' 104 pages ').way).toBeUndefined();
    expect(piecesIn(' draw the tray ', ' page 107 ', ' 104 pages ').way).toBeUndefined();
  });

  it('a rating is no pile', async () => {
    const made = await session('get from 1050 to 1300 rapid on chess.com', { act: '10 puzzles' });
    expect(made.quests.map(({ title }) => title).join()).not.toContain('Tally');
  });

  it.each([
    [' 4 bars ', ' 8 bars at half speed '],
    [' 10 calls with treats ', ' 3 of 10 in the yard '],
    [' 6 questions ', ' 38 of 80 '],
    [' 20 pages ', ' 70 of 60 pages '],
    [' 10 min ', ' 10 min '],
  ])('%s and %s lead nowhere', (act, now) => {
    expect(piecesIn(act, now).way).toBeUndefined();
  });

  it('says the week, or the day it ends, and what another day would take', () => {
    const way = { each: 4, unit: 'rows', from: 62, to: 180 };
    expect(wayLine({ each: 15, unit: 'page', from: 40 }, { sessions: 5, today })).toBe(
      'Page 40 now, page 115 in a week.',
    );
    expect(wayLine(way, { sessions: 7, today })).toBe(
      '118 rows to go: 4 at a time, done about 17 December.',
    );
    expect(wayLine(way, { sessions: 7, today, by: '2026-12-04' as LocalDate })).toBe(
      '118 rows to go: 4 at a time, done about 17 December. For 4 December it takes 7 at a time.',
    );
    expect(wayLine({ ...way, to: 4_000 }, { sessions: 2, today })).toContain('493 weeks');
  });

  it('what a date is said to take is enough for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 7, max: 300 }),
        (to, each, sessions, days) => {
          const by = new Date(Date.UTC(2026, 10, 17 + days))
            .toISOString()
            .slice(0, 10) as LocalDate;
          const line = wayLine({ each, unit: 'rows', from: 0, to }, { sessions, today, by });
          const [, needed] = /it takes (\d+) at a time/.exec(line) ?? [];
          const open = Math.floor((sessions * (dayNumber(by) - dayNumber(today))) / 7);
          if (needed === undefined) expect(each * (open + 1)).toBeGreaterThanOrEqual(to);
          else expect(Number(needed) * Math.max(1, open)).toBeGreaterThanOrEqual(to);
        },
      ),
    );
  });
});

const GOALS = [
  ['Learn the guitar', 'play the intro slowly'],
  ['run a 10k', 'easy run by the river'],
  ['write a novel', '400 words at the table'],
  ['clear out the garage', 'three boxes'],
  ['stop scrolling at night', 'phone in the hall'],
  ['save 2000 euros', 'note what I spent'],
  ['keep the kitchen clean', 'dishes and wipe'],
] as const;
const TIMES = [
  '15 minutes a day',
  '1 hour a week',
  'saturday 1 hour',
  '10 min',
  '30 min mon wed fri',
  '2 x 10 minutes a day',
  'Monday 20 min, Saturday 2 hours',
  '30 minutes twice a week',
  'evenings',
  'no idea',
] as const;

describe('[FG127] [FG129] a session has its place in every week', () => {
  it('on the board, as long as was said, and beside something else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GOALS),
        fc.constantFrom(...TIMES),
        fc.constantFrom(5, 10, 20, 30, 45, 60, 90),
        fc.constantFrom('', ' on Tuesday and Thursday', ' every day'),
        async ([goal, act], time, minutes, when) => {
          const { quest, quests, understood } = await session(
            goal,
            { act: `${act}, ${minutes} min${when}` },
            { time },
          );
          // What takes a moment costs a small week nothing.
          expect([0, minutes], `${act}, ${time}`).toContain(quest?.minutes);
          expect(quests.length).toBeGreaterThanOrEqual(3);
          const sum = quests.reduce((all, one) => all + one.minutes * one.days.length, 0);
          expect(sum).toBeLessThanOrEqual(understood.time.weekMinutes);
        },
      ),
      { numRuns: sample(60, 600), seed: 129 },
    );
  });
});
