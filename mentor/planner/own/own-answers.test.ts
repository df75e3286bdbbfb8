import { describe, expect, it } from 'vitest';
import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-17' as LocalDate;

async function board(goal: string, own: OwnAnswers, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '30 minutes a day', ...more };
  const around = { today, isBoardNeeded: true };
  const made = await forgeBoard(said, around, [{ about: 'own', ...own }]);
  const titled = (start: string) => made.quests.find(({ title }) => title.startsWith(start));
  const titles = made.quests.map(({ title }) => title);
  return { ...made, titles, titled, text: JSON.stringify(made.quests) };
}

describe('[FG127] what one session is', () => {
  it.each([
    ['Learn the guitar', 'practise the intro slowly', 'Practise the intro slowly'],
    ['Write a novel', '400 words before breakfast', '400 words before breakfast'],
    ['Keep the house tidy', 'I want to clear my desk every evening', 'Clear your desk'],
    ['Get better at meetings', 'say "let me check" once', 'Say "let me check" once'],
    ['Sing in the choir', 'the alto line of Libera me', 'The alto line of Libera me'],
  ])('%s: stands on the board in the words of whoever said it', async (goal, act, title) => {
    const { titled, quests } = await board(goal, { act });
    expect(titled(title)).toBeDefined();
    expect(quests.length).toBeGreaterThanOrEqual(3);
  });

  it('is as long as was said, on the days that were said, and the week has room for it', async () => {
    const { titled, understood } = await board(
      'Run a half marathon in May',
      { act: 'long run of 90 minutes on Sundays' },
      { time: '4 runs a week' },
    );
    expect(titled('Long run')).toMatchObject({ minutes: 90, days: [0] });
    expect(understood.time.dayMax).toBe(90);
  });

  it('takes the place of the quest that does the same, with its steps', async () => {
    const { titles, titled } = await board(
      'Swim 1 km without stopping',
      { act: 'swim 8 lengths without stopping' },
      { experience: 'I can swim 4 lengths' },
    );
    expect(titled('Swim 8 lengths without stopping')?.subtasks.length).toBeGreaterThan(2);
    expect(
      titles.filter((title) => /^Swim \d+ lengths/.test(title)),
      titles.join(),
    ).toHaveLength(1);
  });

  it('of every day is for every day, and leaves room for something beside it', async () => {
    const { titled, quests } = await board(
      'keep the kitchen clean every evening',
      { act: 'load the dishwasher, wipe, sweep', when: 'right after dinner' },
      { time: '20 min' },
    );
    expect(titled('Load the dishwasher')?.days).toHaveLength(7);
    expect(quests.length).toBeGreaterThanOrEqual(3);
  });

  it('that is done in a moment takes five minutes; any other what it takes, and what fills an hour the time that there is', async () => {
    const small = await board('less phone in bed', { act: 'phone on the charger in the hall' });
    expect(small.titled('Phone on the charger')).toMatchObject({ minutes: 5, when: 'Every day' });
    const long = await board(
      'Cook at home',
      { act: 'make dal and rice' },
      { time: '1 hour a day' },
    );
    expect(long.titled('Make dal')?.minutes).toBe(30);
    const open = await board(
      'learn python',
      { act: 'work on my report' },
      { time: '1 hour a day' },
    );
    expect(open.titled('Work on your report')?.minutes).toBeGreaterThan(40);
  });
});

describe('[FG127] what it is about', () => {
  it('stands in the first step where no title may say it', async () => {
    const { text } = await board('call my mother', { thing: 'mama in Gdynia, 79' });
    expect(text).toContain('About: mama in Gdynia, 79.');
  });

  it('is another language than the goal speaks of', async () => {
    const goal = 'talk to grandma at last, she never learned English';
    const { titles } = await board(goal, { thing: 'Malayalam' });
    expect(titles.join()).not.toContain('English');
  });

  it.each([
    ['get fitter', { thing: 'hundred burpees', now: 'left one is twice the size' }, false],
    ['drink less', { thing: 'beer after work, mon to thu' }, false],
    ['lose weight', { thing: 'my 19 st 4' }, false],
  ])('%s, %o: said somewhere %s', async (goal, own, isSaid) => {
    const { text } = await board(goal, own);
    expect(text.includes(own.thing)).toBe(isSaid);
  });
});

describe('[FG127] what is left out is said', () => {
  it.each([
    ['Learn the guitar', { now: 'minä osaan kaksi' }, 'Left out: where you stand. These words'],
    ['do the exercises of my physio after knee surgery', { act: '50 squats' }, 'to be safe.'],
    ['Learn the guitar', { act: 'play the intro', thing: 'Blackbird' }, ''],
    ['Ich will Gitarre lernen', { act: 'play the intro' }, 'in English for now.'],
    ['Learn the guitar', { act: '3 chords, then one bottle of gin each' }, 'could mean harm'],
    ['call my mother', { thing: 'mama in Gdynia, 79', now: 'three weeks ago' }, ''],
    ['learn Portuguese', { act: 'repeat a podcast, then write 3 sentences to her' }, ''],
    ['play guitar', { thing: 'zeby sie zamknal', act: '3 chords' }, 'could not be read yet.'],
    ['Learn the guitar', { act: '3 chords, then 3 lines on my arm' }, 'to be safe.'],
  ])('%s, %o', async (goal, own, line) => {
    const { leftOut } = await board(goal, own);
    if (line === '') expect(leftOut).toBe('');
    else expect(leftOut).toContain(line);
  });

  it('a session that no week could hold', async () => {
    const { leftOut } = await board(
      'meditate',
      { act: 'sit on the cushion, 90 minutes' },
      { time: 'saturday 1 hour' },
    );
    expect(leftOut).toBe(
      '“sit on the cushion, 90 minutes” found no room. Make it shorter, or the week longer.',
    );
  });
});

describe('[FG127] the other answers', () => {
  it('what it is about stands behind a dot, where the quest is about it and does not say it', async () => {
    const { titles } = await board('Learn the guitar', {
      thing: 'Blackbird',
      act: 'practise the intro slowly',
    });
    expect(titles).toContain('Practise the intro slowly · Blackbird');
    expect(titles.filter((title) => title.includes('Blackbird')).length).toBeLessThanOrEqual(2);
    const said = await board('Learn the guitar', {
      thing: 'Blackbird',
      act: 'play Blackbird once',
    });
    expect(said.titles).toContain('Play Blackbird once');
  });

  it('where somebody stands is where the sum begins', async () => {
    const { text } = await board('Save 2800 euros by August', { now: '340 euros' });
    const without = await board('Save 2800 euros by August', {});
    expect(text).not.toBe(without.text);
    const up = await board('Get up at 6 am', { now: '7:25' });
    expect(up.text).toContain('You began at: 7:25 am. A quarter of an hour earlier at a time.');
  });

  it('when it fits is said once, in the first step of what it was said of', async () => {
    const { text, quests } = await board('Learn Welsh', {
      act: 'read one page aloud',
      when: 'after my breakfast',
    });
    expect(text.match(/When: after your breakfast\./g)).toHaveLength(1);
    expect(JSON.stringify(quests.find(({ title }) => title.startsWith('Read one')))).toContain(
      'When: after your breakfast.',
    );
    const days = await board('Call my parents more often', { when: '9 am Sunday and Wednesday' });
    expect(days.titled('Call')?.days.toSorted()).toEqual([0, 3]);
  });
});

describe('[FG127] [FG1] the gate reads every answer', () => {
  it.each([
    { act: 'I want to kill myself' },
    { thing: 'my suicide' },
    { now: 'I cut myself every night' },
    { act: 'eat 600 calories a day' },
    { when: 'before I kill my boss' },
    { thing: 'myself', act: 'I will hang' },
  ])('%o is answered, and no word of it stands on the board', async (own) => {
    const { text, told, isRefused } = await board('Learn the guitar', own);
    expect(isRefused).toBe(true);
    expect(told.length).toBeGreaterThan(0);
    for (const said of Object.values(own)) expect(text).not.toContain(said.slice(2));
  });

  it('what it is unsure of is not said back', async () => {
    const { text } = await board('Learn the guitar', { act: 'die a little', thing: 'pills' });
    expect(text).not.toMatch(/die a little|pills/i);
  });

  it('a body in care, a drink and a weight keep their own quests', async () => {
    for (const goal of ['Get strong after my knee surgery', 'Lose 8 kg', 'Drink less alcohol']) {
      const { text } = await board(goal, { act: 'lift 100 kg twice' });
      expect(text).not.toContain('100 kg');
    }
  });

  it.each([
    ['get strong', 'knee surgery in October', { act: 'jump squats' }],
    ['more energy', 'I am pregnant', { act: 'heavy deadlifts' }],
    ['Clean the garage', 'I am 8 months pregnant', { act: 'carry the heavy boxes' }],
    ['Get strong after knee surgery', '', { thing: 'jump squats' }],
    ['i am pregnant, get fit', '', { when: 'hot yoga every day' }],
    ['I am 13 and want to get strong', '', { act: 'train', thing: 'bench 80 kg' }],
    ['eat healthier', 'I am 13', { act: 'no dinner' }],
    ['Lose 8 kg', '', { act: 'run in a sauna suit' }],
    ['Lose 8 kg', '', { when: 'only one meal, no dinner ever' }],
    ['Quit drinking', '', { act: 'whisky before bed' }],
    ['stop smoking', '', { act: 'one after breakfast' }],
    ['eat healthier', '', { act: 'skip breakfast and lunch' }],
    ['Learn the guitar', '', { act: 'mezelf ophangen' }],
    ['Learn the guitar', '', { act: 'tocar la canción despacio' }],
    ['Feel better', '', { thing: 'my sleeping pills', act: 'take all of them' }],
    ['Feel better', '', { thing: 'my wrists', act: 'cut deep' }],
  ])('%s (%s): nothing of %o stands on the board', async (goal, experience, own) => {
    const { text } = await board(goal, own, { experience });
    for (const said of Object.values(own)) {
      expect(text.toLowerCase()).not.toContain(said.toLowerCase());
    }
  });

  it('a walk is theirs to say, beside a weight, too', async () => {
    const { titles } = await board('Lose 8 kg', { act: 'walk 20 minutes with my wife' });
    expect(titles).toContain('Walk 20 minutes with your wife');
  });

  it('braces, empty signs and half an emoji reach no title', async () => {
    for (const act of ['read {n} pages', ',,,', '\u200b', `play ${'🎸'.repeat(60)}`]) {
      const { titles, text } = await board('Learn the guitar', { act, thing: ',,,' });
      expect(text).not.toMatch(/[{}]n|\{n\}| 0 pages/);
      expect(titles.every((title) => title.trim() !== '' && !/· ?$/.test(title))).toBe(true);
      expect(titles.join()).toBe(Buffer.from(titles.join(), 'utf8').toString('utf8'));
    }
  });

  it('one call a day is no diet, and stairs that do not kill anybody are no despair', async () => {
    for (const goal of ['make one call a day to a client', 'get fitter so stairs dont kill me'])
      expect(readingOf(await board(goal, {}), today).notes).toEqual([]);
  });

  it('words of another language stand in no English title', async () => {
    const { text } = await board('Quiero aprender a tocar la guitarra', {
      act: 'tocar la canción despacio',
    });
    expect(text).not.toContain('despacio');
  });
});

const GOALS = [
  'Learn the guitar',
  'Run 10 km by May',
  'meditate daily',
  'Save 3000 euros',
  'stop biting my nails',
  'Read the Bible in a year',
  'fix the old boat',
  'sleep before midnight',
];
const ACTS = [
  '20 minutes of it',
  'two hours on Saturday',
  'one page, then a walk',
  'three times a week, 45 min',
  'x',
  '🙂',
  'every morning 5 min',
  'a very long sentence about all that I would like to do in one session of it, and more',
];
const TIMES = [
  '5 min a day',
  'weekends',
  '2 evenings',
  '1-2 hours daily',
  '15 min a week',
  'Mon 20 min, Sat 2 hours',
];

it('[FG127] [FG8] whatever is answered, three to five quests fit the week and its days', async () => {
  for (const goal of GOALS) {
    for (const [at, act] of ACTS.entries()) {
      const time = TIMES[(at + goal.length) % TIMES.length] ?? '';
      const { quests, understood } = await board(goal, { act, when: 'after work' }, { time });
      const { weekMinutes, dayMax } = understood.time;
      const used = quests.reduce((sum, { minutes, days }) => sum + minutes * days.length, 0);
      expect(quests.length, `${goal} | ${act} | ${time}`).toBeGreaterThanOrEqual(3);
      expect(quests.length).toBeLessThanOrEqual(5);
      expect(used, `${goal} | ${act} | ${time}`).toBeLessThanOrEqual(weekMinutes * 0.9 + 1e-6);
      for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
        const onDay = quests.filter(({ days }) => days.includes(day));
        const sum = onDay.reduce((all, { minutes }) => all + minutes, 0);
        expect(sum, `${goal} | ${act} | ${time}`).toBeLessThanOrEqual(dayMax);
      }
      expect(quests.every(({ title }) => title.length <= 80)).toBe(true);
    }
  }
});
