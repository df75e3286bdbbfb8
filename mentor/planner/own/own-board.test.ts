import { describe, expect, it } from 'vitest';
import type { Mould, Topic } from '#mentor/library/topic.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { planBoard } from '#mentor/planner/plan-board.ts';
import { evidenceIndex } from '#mentor/understand/evidence-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import { understand } from '#mentor/understand/understand.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-16' as LocalDate; // a Monday

function mould(id: string, title: string, more: Partial<Mould> = {}): Mould {
  return {
    id,
    title,
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 20],
    steps: [
      ['Begin', 'Here.'],
      ['End', 'There.'],
    ],
    tiny: 'Begin.',
    why: 'It works.',
    ...more,
  };
}

const CHECK = { role: 'check', phase: 1, rhythm: 'once' } as const;

/** A made-up topic whose quests name things, need a place, or do not grow. */
const KITES: Topic = {
  id: 'kites',
  shelf: 'hands',
  name: 'Kites',
  category: 'Personal',
  words: { objects: 'kite,kites' },
  advice: { stuck: 'Wait.', missed: 'Go on.' },
  caps: { dayMinutes: 120, growth: 0.1 },
  subs: [
    {
      id: 'flying',
      name: 'flying',
      words: { objects: 'fly a kite' },
      quests: [
        mould('kite-lines', 'Wind {n} lines', {
          minutes: [10, 10, 10],
          amount: { unit: 'lines', byLevel: [10, 20, 30] },
        }),
        mould('kite-dragon', 'Mend one dragon tail', { needs: ['dragon', 'wyvern'] }),
        mould('kite-shout', 'Call 5 commands', {
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          place: ['aloud'],
        }),
        mould('kite-knots', 'Tie {n} knots', {
          amount: { unit: 'knots', byLevel: [7, 8, 9], most: 7 },
          grows: false,
        }),
        mould('kite-seven', 'Fly {n} days', {
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          amount: { unit: 'days', byLevel: [7, 7, 7], most: 7 },
        }),
        mould('kite-wind', 'Measure the wind first', { plan: CHECK }),
        mould('kite-walk', 'Walk to the hill', {
          steps: [
            ['Stand on one leg', 'Knees bent.'],
            ['Walk on', 'Feet first.'],
          ],
        }),
      ],
    },
  ],
};

const index = evidenceIndex([{ ...KITES, load: async () => KITES }]);

function kites(said: Partial<SaidWish> = {}) {
  const understood = understand({ goals: ['fly a kite'], ...said }, { index, today });
  const terms = {
    today,
    weekStart: 'monday' as const,
    topics: new Map([['kites', KITES]]),
    history: [],
  };
  const plan = planBoard(understood, terms);
  const details = plan.quests.map(({ subtasks }) =>
    subtasks.map((one) => one.description).join(' '),
  );
  return { ids: plan.quests.map(({ mouldId }) => mouldId), details: details.join(' '), plan };
}

describe('[FG60] a quest about a thing, a place or an hour is for whoever has it', () => {
  it('a thing has to be named, by one of its words', () => {
    expect(kites().ids).not.toContain('kite-dragon');
    expect(kites({ areas: 'wyverns' }).ids).toContain('kite-dragon');
  });

  it.each([
    '15 minutes on the train',
    '20 minutes after the kids are asleep',
    'lunch break in the office',
  ])('nothing is said aloud: %s', (time) => {
    expect(kites().ids).toContain('kite-shout');
    expect(kites({ time }).ids).not.toContain('kite-shout');
  });

  it('a limit of the day stands on what is repeated', () => {
    const { details } = kites({ time: 'half an hour, but not after 7pm' });
    expect(details).toContain('Before 7 pm.');
    expect(kites({ time: 'an hour, but not after 4' }).details).toContain('Before 4 pm.');
  });

  it('who sits in a wheelchair is asked for nothing that takes legs', () => {
    expect(kites({ areas: 'dragon' }).ids).not.toHaveLength(0);
    expect(kites({ experience: 'I use a wheelchair' }).ids).not.toContain('kite-walk');
  });
});

describe('[FG55] [FG61] growth', () => {
  it('steps are useful ones, stop at the most there is, and what should not grow does not', () => {
    const { details } = kites({ time: '2 hours a day' });
    expect(details).toContain('After two easy weeks: 12 lines.');
    expect(details).toContain('The same each week, as long as it helps.');
    expect(details).not.toContain('8 days');
    expect(details).not.toContain('ask the forge');
  });
});

describe('[FG50] first things first', () => {
  it('a test comes before all it decides', () => {
    const [first] = kites({ time: '2 hours a day' }).plan.quests;
    expect(first?.mouldId).toBe('kite-wind');
  });
});

async function board(said: SaidWish) {
  const { quests, goals, understood } = await forgeBoard(said, { today });
  const details = quests
    .flatMap(({ subtasks }) => subtasks.map((one) => one.description))
    .join(' ');
  return { quests, goals, understood, details, titles: quests.map(({ title }) => title) };
}

describe('[FG62] both halves of a goal', () => {
  it('each gets something that is repeated; one without a topic is named', async () => {
    const { quests, goals } = await board({
      goals: ['learn Italian and restore a vintage harmonium'],
      time: '1 hour a day',
    });
    expect(goals).toHaveLength(2);
    for (const at of goals.keys())
      expect(quests.some(({ goalAt, schedule }) => goalAt === at && schedule)).toBe(true);
    expect(quests.some(({ title }) => title.endsWith('harmonium'))).toBe(true);
  });

  it('two subjects of one exam take turns by day', async () => {
    const { details } = await board({
      goals: ['pass my physics and history finals in May'],
      time: '1 hour on weekdays',
      style: 'structured',
    });
    expect(details).toMatch(/(?:\w{3} )*\w{3}: physics\. (?:\w{3} )*\w{3}: history\./);
  });

  it('parts that were listed take turns', async () => {
    const { details } = await board({
      goals: ['learn Italian'],
      time: '1 hour daily',
      style: 'structured: greetings, numbers, colours on fixed days',
    });
    expect(details).toMatch(/: greetings\. .*: numbers\. .*: colours\./);
  });

  it('an area that is for later waits, however much room there is', async () => {
    const { goals, quests } = await board({
      goals: ['learn Spanish'],
      areas: 'maybe running later',
    });
    const at = goals.findIndex(({ goal }) => goal.rank === 'area');
    expect(goals[at]?.goal).toMatchObject({ isLater: true });
    expect(quests.filter(({ goalAt }) => goalAt === at)).toEqual([]);
  });

  it('the one with a date is the main goal, what is for later waits, and says so', async () => {
    const { goals } = await board({
      goals: ['clean the house and learn Spanish by July 2027'],
      areas: 'maybe running later',
    });
    expect(goals[0]?.goal.reading?.topic).toBe('languages');
    expect(goals.find(({ goal }) => goal.rank === 'area')).toMatchObject({ isWaiting: true });
  });
});

describe('[FG63] no topic is dealt on a weak reading', () => {
  it('where the areas are about other things, or the thing itself is unknown, the shape serves', async () => {
    const crows = await board({
      goals: ['teach the crows at my bus stop to swap bottle caps for peanuts'],
      areas: 'birds, patience, photos',
    });
    expect(crows.goals[0]?.goal.confidence).toBeLessThan(CONFIDENCE.sure);
    const { goals } = await board({
      goals: ['learning to make perfume from plants that grow around my village'],
      areas: 'scents, botany',
    });
    expect(goals[0]?.goal.reading).toBeUndefined();
  });

  it('an area that says the same is as good as asking', async () => {
    const { goals } = await board({
      goals: ['reach grade 5 piano, exam is in the week of 7 June 2027'],
      areas: 'piano, music theory',
    });
    expect(goals[0]?.goal).toMatchObject({ reading: { topic: 'instruments' } });
    expect(goals[0]?.goal.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it('how somebody is, is no goal', async () => {
    const { goals, understood, details } = await board({
      goals: ['strengthen my core, I have a herniated disc and the physio said no loaded bending'],
    });
    expect(goals.map(({ goal }) => goal.said)).toEqual(['strengthen my core']);
    expect(understood.cautions).toContain('injury');
    expect(details).toContain('You said: no loaded bending.');
  });

  it('a topic far ahead of all others is dealt, whatever the areas are about', async () => {
    const { goals } = await board({
      goals: ['I want to speak better German for the B1 and for the doctor and school'],
      areas: 'work, family, maybe to find German friends',
    });
    expect(goals[0]?.goal.reading?.topic).toBe('languages');
  });

  it('what somebody used to do is no goal, and who has a job looks for none', async () => {
    const { goals } = await board({
      goals: ['get fit again, i used to play handball and now i sweat carrying the shopping up'],
      areas: 'my job at the library, sleep',
    });
    const topics = goals.map(({ goal }) => goal.reading?.topic);
    expect(topics[0]).toBe('strength');
    expect(topics).not.toContain('job-search');
  });

  it('a season in which something happened is no date', async () => {
    const { understood } = await board({
      goals: ['learn to cook for myself, my wife did it all and she passed in the spring'],
    });
    expect(understood.goals[0]?.target?.by).toBeUndefined();
  });

  it('out of breath begins at a walk, and at a doctor', async () => {
    const { understood, details, titles } = await board({
      goals: ['get fit again, i get out of breath on the stairs'],
      areas: 'fitness',
    });
    expect(understood.cautions).toEqual(['breathless']);
    expect(details).toContain('see a doctor');
    expect(titles.filter((title) => /\bwalk/i.test(title)).length).toBeGreaterThan(0);
    expect(titles.filter((title) => /\b(?:run|jog)\b/i.test(title))).toEqual([]);
  });
});
