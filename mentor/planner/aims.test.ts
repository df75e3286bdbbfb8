import { describe, expect, it } from 'vitest';
import { findAim } from '#mentor/shapes/find-aim.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { chipsOf } from './chips.ts';
import { forgeBoard } from './forge-board.ts';

const TODAY = parseLocalDate('2026-11-16');

async function board({ goal, ...answers }: Omit<SaidWish, 'goals'> & { readonly goal: string }) {
  if (TODAY === undefined) throw new Error('no such day');
  const made = await forgeBoard(
    { ...answers, goals: [goal] },
    { today: TODAY, isBoardNeeded: true },
  );
  return {
    ...made,
    titles: made.quests.map(({ title }) => title).join(' | '),
    ids: made.quests.map(({ mouldId }) => mouldId),
    chips: chipsOf(made.understood, made).map(({ text }) => text),
    labels: made.goals.filter(({ isWaiting }) => !isWaiting).map(({ label }) => label),
    waiting: made.goals.filter(({ isWaiting }) => isWaiting),
  };
}

describe('[FG98] aims', () => {
  it.each([
    ['find a good therapist', 'search'],
    ['mend my credit score', 'matter'],
    ['have a closer relationship with my teenage daughter', 'teen'],
    ['get our baby to sleep at night', 'baby'],
    ['drink fewer cokes', 'fewer'],
    ['help my son with his maths homework', 'tutor'],
  ])('%s', (said, kind) => {
    expect(findAim(said)).toMatchObject({ kind, isNamed: true });
  });

  it.each([
    'take better photos of my children',
    'learn the names of all garden birds',
    'cook sweets and chocolate for Christmas',
    'find a tennis partner',
    'invest more time in my friends',
    'write a novel about a teenager and her mother',
    'sing the psalms in our choir',
  ])('another goal is no aim: %s', (said) => {
    expect(findAim(said)).toBeUndefined();
  });

  it('has its own quests and nothing beside them, and the chip says it', async () => {
    const { ids, labels } = await board({
      goal: 'Get my 15 year old son to talk to me again',
      areas: 'children',
      time: '30 min',
    });
    expect(labels).toEqual(['A child who grows up']);
    expect(ids.every((id) => id.startsWith('teen-'))).toBe(true);
  });

  it('is never made of what the gate is unsure of, and no project is made of a grief', async () => {
    const { ids, told } = await board({ goal: 'Be less lonely since my husband died' });
    expect(told).not.toEqual([]);
    expect(ids.every((id) => id.startsWith('gentle-'))).toBe(true);
  });

  it('exercises that were given are done as they were given', async () => {
    const { ids } = await board({ goal: 'do something, the physio gave me exercises I never do' });
    expect(ids).toContain('physio-do');
  });
});

describe('[FG103] a state of mind', () => {
  it.each([
    'Less anxious. Take the metro again without counting the stops.',
    'less panicky in lifts',
  ])('is calmed, never dropped like a habit: %s', async (goal) => {
    const { labels, titles } = await board({ goal, areas: 'friendships, drawing' });
    expect(labels[0]).toMatch(/^Calm/);
    expect(titles).not.toMatch(/obstacle/i);
  });
});

describe('[FG99] areas speak for what nothing else reads', () => {
  it('a thing is made of what was named beside it', async () => {
    const { labels } = await board({ goal: 'Finish the blanket for my niece', areas: 'crochet' });
    expect(labels).toEqual(['Sewing and knitting > crochet, embroidery, knots']);
  });

  it('an area that the goal says too is what it is about', async () => {
    const said = { goal: 'Improve my English so I can understand meetings', areas: 'English' };
    expect((await board(said)).labels).toEqual(['Languages > listening and reading']);
  });

  it('a part of life does not even wait beside a goal', async () => {
    const said = { goal: 'Learn to bake bread', time: '1 hour a day' };
    expect((await board({ ...said, areas: 'family, work' })).waiting).toEqual([]);
    expect((await board({ ...said, areas: 'running' })).waiting).toHaveLength(1);
  });
});

it('[FG110] a whole life is not the first area that was named', async () => {
  const { labels, titles } = await board({
    goal: 'get my life together i guess. turning 30 in 4 months',
    areas: 'health? money? people? my flat is also a mess',
  });
  expect(labels[0]).toBe('Small steps');
  expect(titles).toMatch(/Move briskly|account|person you miss/);
});

describe('[FG100] where somebody stands', () => {
  it('is heard in the goal and in the fifth answer', async () => {
    const pages = await board({ goal: 'Write my thesis, 12 of 40 pages done' });
    expect(pages.understood.goals[0]?.target).toMatchObject({ n: 40, from: 12 });
    const ups = await board({ goal: 'Do 10 pull-ups', experience: 'can do 2' });
    expect(ups.understood.goals[0]).toMatchObject({ target: { from: 2 }, level: 'Intermediate' });
    const boxes = await board({ goal: 'Sort my papers', experience: '11 boxes done of 40' });
    expect(boxes.understood.goals[0]?.target?.from ?? 11).toBe(11);
  });

  it('is no number of something else, no hours, and where it is said of the work itself no target', async () => {
    const dog = await board({
      goal: 'Train my young dog',
      experience: 'Hill farm, 180 ewes. Fly is 14 months',
    });
    expect(dog.understood.goals[0]?.target?.n).toBeUndefined();
    const hours = await board({
      goal: 'Stop working so late',
      experience: 'Morning I lose from 9 to 11 with nothing',
    });
    expect(hours.understood.goals[0]?.target?.n).toBeUndefined();
    const novel = await board({
      goal: "Finish the first draft of my novel. It's been at 31,000 words since the lockdown",
    });
    expect(novel.understood.goals[0]?.target?.n).toBeUndefined();
    expect(novel.understood.goals[0]?.now).toMatchObject({ n: 31_000 });
  });

  it('the day of an event in the note is the date of a goal without one', async () => {
    const choir = (experience: string) =>
      board({ goal: 'Sing the bass part of the Vespers from memory', experience });
    const ahead = await choir('amateur choir, concert 2 december');
    expect(ahead.understood.goals[0]?.target?.by).toBe('2026-12-02');
    const gone = await choir('amateur choir, our last concert was on 2 december');
    expect(gone.understood.goals[0]?.target?.by).toBeUndefined();
    for (const [goal, experience] of [
      ['Pay off 3400 euros, I can put 250 a month', 'exam on 2 december'],
      ['Learn piano', 'exam in june 2019'],
      ['Learn piano', 'my niece has an exam on 5 December'],
      ['Learn piano', "my teacher's recital is 12 December"],
      ['Learn piano', 'I missed the concert on 2 December'],
      ['Run a half marathon', 'my exam 2 December'],
      ['Learn the guitar', 'taught by my uncle in june'],
      ['Lose weight', 'wedding on 2 december'],
      ['Learn the guitar', 'my sister has an exam on 2 december'],
      ['Learn the guitar', 'exam cancelled on 2 december'],
    ] as const) {
      const { understood } = await board({ goal, experience });
      expect([experience, understood.goals[0]?.target?.by]).toEqual([experience, undefined]);
    }
  });

  it('who runs 4.5 km now is not sent on runs of an hour', async () => {
    const { quests } = await board({
      goal: 'Run a 10k in May',
      time: 'an hour a day',
      experience: 'Can run about 4.5 km before my legs go',
    });
    expect(Math.max(...quests.map(({ minutes }) => minutes))).toBeLessThanOrEqual(35);
    const far = await board({
      goal: 'Run a marathon in april',
      time: '1 hour a day, 3 hours on sunday',
      experience: 'longest run 30 km last year, now 3 km',
    });
    const runs = far.quests.filter(({ title }) => /^(?:Run|Jog|Cover)/.test(title));
    const days = runs.flatMap((quest) => quest.days);
    expect(new Set(days).size).toBe(days.length);
    expect(Math.max(...runs.map(({ minutes }) => minutes))).toBeLessThanOrEqual(25);
  });

  it('no more is moved than is missing, and the rent is no rate', async () => {
    const near = await board({
      goal: 'Save 6000 euros, I can put 250 a month',
      experience: 'I have 5900 saved',
    });
    expect(near.titles).not.toContain('250');
    const rent = await board({ goal: 'Save 5000 euros, I pay 900 rent a month' });
    expect(rent.titles).not.toContain('900');
  });

  it('a sum of a month is moved once a month', async () => {
    const { chips } = await board({
      goal: 'Pay off my credit card, 3400 euros, I can put 250 a month',
    });
    expect(chips.join(' ')).toMatch(/250 euros a month, 14 months/);
    expect(await board({ goal: 'save 200 euro each month' })).toMatchObject({
      quests: expect.arrayContaining([
        expect.objectContaining({ title: 'Move 200 euro to the fund', when: 'Once a month' }),
      ]),
    });
  });

  it('years of something else are no skill', async () => {
    const smoker = await board({ goal: 'Quit smoking', experience: '10 a day for 12 years' });
    expect(smoker.understood.goals[0]?.level).toBe('Beginner');
    const nurse = await board({
      goal: 'Find a new job as a nurse',
      experience: '12 years on a ward',
    });
    expect(nurse.understood.goals[0]?.level).toBe('Intermediate');
  });
});

describe('[FG101] a month', () => {
  it('an hour a month is one sitting', async () => {
    const { quests, chips } = await board({
      goal: 'Understand my pension',
      time: 'an hour a month',
    });
    expect(chips.join(' ')).toMatch(/of 60 min a month/);
    const again = quests.filter(({ frequency }) => frequency !== 'Once');
    expect(again.length).toBeGreaterThan(0);
    for (const { schedule } of again) expect(schedule).toMatchObject({ per: 'month' });
  });
});

describe('[FG102] a part of a topic is not filled up', () => {
  it('nothing of another part in a week that is half used, and never its review', async () => {
    const { titles } = await board({ goal: 'Eat more vegetables', time: '15 min' });
    expect(titles).not.toMatch(/drink/i);
  });

  it('the thing that was named comes first', async () => {
    const said = { goal: 'Stop my cat from scratching the sofa', areas: 'cats' };
    expect((await board(said)).titles).toMatch(/scratching post/);
  });
});
