import { describe, expect, it } from 'vitest';
import { STRENGTH } from '#mentor/library/move/strength.ts';
import type { Mould } from '#mentor/library/topic.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type ForgeAround, forgeBoard } from './forge-board.ts';

const today = '2026-11-16' as LocalDate; // a Monday

async function board(said: SaidWish | string, around: Partial<ForgeAround> = {}) {
  const wish = typeof said === 'string' ? { goals: [said] } : said;
  const { quests, goals } = await forgeBoard(wish, { today, ...around });
  const titles = quests.map(({ title }) => title);
  const details = quests.flatMap(({ subtasks }) => subtasks.map(({ description }) => description));
  const steps = quests.flatMap(({ subtasks }) => subtasks.map(({ title }) => title));
  return { quests, goals, titles, details: details.join(' '), steps: steps.join(' ') };
}

describe('[FG53] titles say what it is about', () => {
  it('on two quests of the goal, not on all of them', async () => {
    const { titles } = await board('run a half marathon');
    expect(titles.filter((title) => title.endsWith(' · half marathon'))).toHaveLength(2);
  });

  it.each([
    'strengthen my knee after ACL surgery',
    'get strong again, I have MS and tire quickly',
    'lose my belly but I have a slipped disc L5',
    'understand my depression',
    'sort out my divorce',
    'talk to my boss about Prozac',
  ])('but nothing of a body, an illness or a trouble: %s', async (goal) => {
    const { titles } = await board(goal, { isBoardNeeded: true });
    expect(titles.filter((title) => title.includes('·'))).toEqual([]);
  });

  it('what was read in doubt is not named after the goal', async () => {
    const { goals, titles } = await board(
      'teach the crows at my bus stop to swap caps for peanuts',
    );
    const isSure = goals[0]?.goal.reading === undefined || (goals[0]?.goal.confidence ?? 0) >= 0.5;
    expect(titles.some((title) => title.endsWith('· crows'))).toBe(isSure);
  });
});

describe('[FG54] arithmetic is done for the person', () => {
  it('money by a date is so much a week', async () => {
    const { titles, quests, details } = await board(
      'save 5000 euros for a deposit by 30 June 2027',
    );
    expect(titles.join()).toContain('Move 155 euros to the fund');
    expect(quests.find(({ title }) => title.startsWith('Move'))?.reason).toContain(
      '155 euros a week',
    );
    expect(quests.filter(({ reason }) => reason.includes('155'))).toHaveLength(1);
    expect(details).toContain('The same each week until 30 June.');
  });

  it('a date is told in weeks, a time to beat by the kilometre', async () => {
    const { details } = await board('run a half marathon on 18 April 2027 under 2 hours');
    expect(details).toContain('22 weeks until 18 April.');
    expect(details).toContain('Under 120 minutes is 5:41 a km.');
  });

  it('what no quest counts is no pace', async () => {
    const { quests, goals } = await board('take 8 seconds off my 100 m freestyle');
    expect(goals[0]?.pace).toBeUndefined();
    expect(quests.filter(({ reason }) => /second/.test(reason))).toEqual([]);
  });
});

describe('[FG55] what comes next', () => {
  it('is a rung that one can climb: more of the same, or what the quest itself says', async () => {
    expect((await board('learn Italian')).details).toMatch(/After two easy weeks: \d+ words\./);
    const { details } = await board({
      goals: ['learn to code in Python'],
      commitment: 'Flexible schedule',
    });
    expect(details).toMatch(/After two easy weeks: one more exercise than the lesson asks for\./);
  });

  it('[FG111] with a date it is counted back from it, the last two weeks all of it', async () => {
    const { details } = await board({
      goals: ['pass my chemistry exam on 13 March 2027'],
      level: 'Beginner',
    });
    expect(details).toMatch(
      /This until \d+ \w+, then “.+” until 27 February, the last two weeks all of it/,
    );
  });

  it('[FG111] a body has half of it in the last two weeks', async () => {
    const { details } = await board('run a half marathon on 18 April 2027');
    expect(details).toContain('the last two weeks half of it');
  });

  it('nobody in treatment is told to do more', async () => {
    const { details } = await board('run a 10k after my knee surgery');
    expect(details).toContain('More only when whoever treats you says so.');
    expect(details).not.toContain('After two easy weeks');
  });
});

describe('[FG56] who has it is not asked to get it', () => {
  it('nobody who has practised or named the day reads “None yet”', async () => {
    for (const wish of [
      { goals: ['bake better sourdough bread'], level: 'Advanced' as const },
      { goals: ['run a half marathon on 18 April 2027'] },
      { goals: ['play the piano'], experience: 'passed grade 5, played for ten years' },
    ]) {
      const { details, steps, titles } = await board(wish);
      expect(`${details} ${steps}`).not.toMatch(/(?:None|No \w+) yet:/);
      expect(titles.join()).not.toContain('fixed place');
    }
  });

  it('who has stopped already chooses no first day', async () => {
    const stopped = { goals: ['quit smoking'], experience: '43 days without a cigarette' };
    expect((await board(stopped)).titles.join()).not.toMatch(/quit day|first day/i);
    const begins = { goals: ['quit smoking'], experience: 'quit for 6 weeks last winter' };
    expect((await board(begins)).titles.join()).toMatch(/quit day/i);
  });

  it('a beginner does', async () => {
    const { titles, steps } = await board({ goals: ['learn the piano'], level: 'Beginner' });
    expect(titles.join()).toContain('Give the piano a fixed place');
    expect(steps).toContain('None yet: ask about rental or a loan');
  });
});

describe('[FG57] a board knows the month', () => {
  it('nothing is weeded in November, and nothing grows into it', async () => {
    const wish = {
      goals: ['grow vegetables in my allotment beds'],
      level: 'Intermediate' as const,
    };
    expect(JSON.stringify((await board(wish)).quests)).not.toMatch(/Weed/);
    const summer = await board(wish, { today: '2027-06-14' as LocalDate });
    expect(JSON.stringify(summer.quests)).toMatch(/Weed/);
  });
});

describe('[FG58] areas', () => {
  it('games beside a goal are no habit to be rid of', async () => {
    const { goals } = await board({ goals: ['learn to code'], areas: 'javascript, games' });
    expect(goals.map(({ goal }) => goal.reading?.topic)).not.toContain('screens');
  });
});

describe('[FG59] muscles rest', () => {
  it('no strength quest stands on the day after another', async () => {
    const heavy = STRENGTH.subs
      .flatMap((sub): readonly Mould[] => sub.quests)
      .filter(({ plan, strain }) => plan.rhythm === 'weekly' && (plan.role !== 'long' || strain))
      .map(({ id }) => id);
    for (const time of ['30 minutes daily', '20 minutes on weekends', 'an hour every day']) {
      const wish = {
        goals: ['do more push-ups and strength training'],
        time,
        level: 'Intermediate' as const,
      };
      const own = (await board(wish)).quests.filter(({ mouldId }) => heavy.includes(mouldId));
      const days = [...new Set(own.flatMap(({ days: on }) => on))];
      expect(days.length).toBeGreaterThan(0);
      const isNeighbour = (one: number, other: number) => [1, 6].includes(Math.abs(one - other));
      expect(days.filter((day) => days.some((other) => isNeighbour(day, other)))).toEqual([]);
    }
  });
});
