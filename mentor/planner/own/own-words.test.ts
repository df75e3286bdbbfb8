import { describe, expect, it } from 'vitest';
import { chipsOf } from '#mentor/planner/chips.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-19' as LocalDate;

async function board(goal: string, own: OwnAnswers, more: Partial<SaidWish> = {}) {
  const said = { goals: [goal], time: '45 minutes a day', ...more };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  const titles = made.quests.map(({ title }) => title);
  return { ...made, titles, text: JSON.stringify(made.quests), main: made.understood.goals[0] };
}

/** The texts of the chips of what waits. */
function waitingOf(made: Awaited<ReturnType<typeof board>>): string {
  const chips = chipsOf(made.understood, made).filter(({ about }) => about === 'waiting');
  return chips.map(({ text }) => text).join();
}

describe('[FG127] the thing in titles', () => {
  it('is told by its first part, without what only says its day', async () => {
    const fete = { thing: 'two polkas and a waltz, the fete is 10 July 2027' };
    const { titles, main } = await board('learn the accordion for the fete', fete);
    expect(titles.join()).toContain('two polkas and a waltz');
    expect(titles.join()).not.toContain('fete is');
    expect(main?.target?.by).toBe('2027-07-10');
    const exam = await board('pass my theory exam', {
      thing: 'PPL(A), Cessna 152, air law and met exams first',
    });
    expect(exam.titles.join()).not.toMatch(/air law and met(?! exams)/);
  });

  it('a list of things names no part of the topic', async () => {
    const { main } = await board('cook the dishes of my mother', {
      thing: 'her dolma, the plum jam, the Easter bread',
    });
    expect(main?.reading?.sub).not.toBe('baking');
  });
});

describe('[FG127] a session is read as it was meant', () => {
  it('a pronoun behind its own thing hides nothing', async () => {
    const act = 'strip one part, degrease it, photograph it';
    const { titles } = await board('restore an old bike', { act, thing: 'seized, rusted, blue' });
    expect(titles.join()).toMatch(/Strip one part/);
  });

  it('beside a further goal about weight it stands, but for numbers of the body', async () => {
    const own = { act: 'write one text in german', now: 'B1 passed, 74 kg' };
    const { titles, text } = await board('get my B2 in german and also loose 6 kilos', own);
    expect(titles).toContain('Write one text in german');
    expect(text).not.toContain('74');
    const fast = { act: 'write one text, no dinner until it is done' };
    const held = await board('get my B2 in german and also loose 6 kilos', fast);
    expect(held.text).not.toContain('no dinner');
  });

  it('a superlative is no unknown word', async () => {
    const own = { act: 'easy run along the canal', now: 'longest run is 9 km' };
    const { titles } = await board('run a half marathon on 14 March', own);
    expect(titles.join()).toContain('Easy run along the canal');
  });

  it('one kind that knows the whole says more than its parts', async () => {
    const { quests } = await board('meditate daily', {
      act: 'sit, count breaths to ten, start over',
    });
    expect(quests[0]?.subtasks.map(({ title }) => title)).not.toContain('Start over');
  });
});

describe('[FG90] facts are no aims', () => {
  it('a number in a sentence that tells how it is is no target', async () => {
    const { main } = await board('I can say no in five languages and never do in mine', {});
    expect(main?.target?.n).toBeUndefined();
  });

  it('a noun that only comes by the way gives no family', async () => {
    const goal = "Three loaves, three doorstops. The birds wouldn't have them either";
    const own = { thing: 'a plain white sourdough', act: 'feed the starter' };
    expect((await board(goal, own, { areas: 'baking' })).main?.reading?.topic).toBe('cooking');
  });

  it('the month of something that was done is no date', async () => {
    const { main } = await board('use the sheet that she drew for me in September', {});
    expect(main?.target?.by).toBeUndefined();
  });

  it.each([
    ['pay off the 3400 on my credit card by June', 3400],
    ['save 12 000 zl by September', 12_000],
    ['get better at chess, 1200 to 1500 rapid', 1500],
  ])('sums and ratings are read as they are written: %s', async (goal, n) => {
    expect((await board(goal, {})).main?.target?.n).toBe(n);
  });
});

describe('[FG6] the hours of “when”', () => {
  it('are those of the day that was said without them, and never replace a week', async () => {
    const own = { when: 'Saturdays 10-3' };
    const shed = await board('build an oak bookcase', own, { time: 'saturdays in the shed' });
    expect(shed.understood.time.dayMax).toBe(240);
    const week = await board('build an oak bookcase', own, { time: 'every evening' });
    expect(week.understood.time.dayMax).toBe(45);
  });
});

describe('[FG135] a stand that was left out', () => {
  it('is no aim and no beginning', async () => {
    const own = { act: 'copy two pages from the locked drawer', now: '6 of 20 pages' };
    const { main } = await board('study for my finals', own);
    expect(main?.target?.n ?? main?.now?.n).toBeUndefined();
  });
});

describe('[FG35] the next feast', () => {
  it('said in November, is that of next year', async () => {
    const { main } = await board('pay off 4300 euros by next christmas', {});
    expect(main?.target?.by).toBe('2027-12-24');
    expect((await board('save 300 euros by christmas', {})).main?.target?.by).toBe('2026-12-24');
  });
});

describe('[FG129] a session is of its own trade', () => {
  it.each([
    ['bench 100 kg by June', 'bench sets plus rows and triceps', /Shoes|talk/],
    [
      'sort the old family photos',
      'take one envelope, write names on the back',
      /Pay the smallest/,
    ],
    ['keep my bees alive through winter', 'check weight and entrance', /Train/],
  ])('%s: “%s”', async (goal, act, foreign) => {
    expect((await board(goal, { act })).text).not.toMatch(foreign);
  });
});

describe('[FG93] care of a body that only sounds like one', () => {
  it.each([
    ['pass NCLEX in March', { experience: '4 years in a surgical ward' }, {}],
    ['run a half marathon', {}, { when: 'after the hospital shift, about 16:30' }],
    ['a second serve that holds', { experience: 'bad shoulder two yrs ago' }, {}],
  ])('%s', async (goal, more, own) => {
    expect((await board(goal, own, more)).understood.cautions).toEqual([]);
  });

  it.each([
    ['start running', { experience: 'broken foot, healed mostly' }],
    ['run a 5k', { experience: 'was on the surgical ward until Friday' }],
  ])('%s: and one that does', async (goal, more) => {
    expect((await board(goal, {}, more)).understood.cautions).not.toEqual([]);
  });

  it('a weight on a bar is no weight of a body, but beside a wish to be lighter', async () => {
    const lifted = await board('get strong', { act: 'deadlift 5 times', now: '40 kg' });
    expect(lifted.told).toEqual([]);
    const light = await board('lose weight with a bench press plan', { now: '38 kg' });
    expect(light.told).not.toEqual([]);
  });

  it('no day has more minutes than it says it can do', async () => {
    const own = { now: '8 minutes ok, 15 is too much' };
    const { quests } = await board('walk 20 minutes, I have long covid', own);
    expect(Math.max(...quests.map(({ minutes }) => minutes ?? 0))).toBeLessThanOrEqual(8);
  });
});

describe('[FG90] wishes keep their numbers and their days', () => {
  it.each([
    ['I will run 10 km', 10],
    ['my target is 100 push-ups', 100],
    ["I'm aiming for 15 pull-ups", 15],
    ['type 60 wpm', 60],
  ])('%s', async (goal, n) => {
    expect((await board(goal, {})).main?.target?.n).toBe(n);
  });

  it('also where somebody told them to', async () => {
    const { main } = await board('my boss told me to pass the excel exam by March', {});
    expect(main?.target?.by).toBe('2027-03-01');
  });

  it.each([
    ['I want to get fit, to quit smoking, to learn Welsh', 3],
    ['learn Spanish, 20 push-ups', 2],
    ['learn French and make it to the marathon', 2],
    ['write daily and keep my room tidy', 2],
  ])('%s: %i goals', async (goal, count) => {
    const { goals } = (await board(goal, {})).understood;
    expect(goals.filter(({ rank }) => rank !== 'area')).toHaveLength(count);
  });

  it.each([
    ['meet new ppl', /Fly/],
    ['restore my chess rating', /refit/],
    ['time with my son and my daughter', /Give your/],
    ['plan one capsule outfit', /leaflet/],
  ])('%s', async (goal, foreign) => {
    expect((await board(goal, { act: goal })).text).not.toMatch(foreign);
  });
});

describe('[FG36] a further goal', () => {
  it('that is plainly named is planned; one read with doubt waits without “as you said”', async () => {
    const plain = await board('clear out my home and stop overspending', {});
    expect(plain.understood.goals[1]?.isLater).toBeUndefined();
    const doubted = await board('get through my inbox and stop doing overtime', {});
    expect(waitingOf(doubted)).not.toContain('as you said');
    const later = await board('learn the guitar and eventually write a novel', {});
    expect(waitingOf(later)).toContain('as you said');
  });
});

describe('[FG135] numbers of what is missing', () => {
  it('are no strength that grows, and plates go up by the smallest', async () => {
    const own = { act: 'explain one word in 5 lines', now: "list of 23 words I can't explain" };
    expect((await board('understand our backend code', own)).text).not.toMatch(/23 words now|28/);
    const bar = await board('deadlift 100 kg by August', { now: '82.5 kg for one' });
    expect(bar.text).toContain('next 85, then 2.5 more at a time');
  });
});
