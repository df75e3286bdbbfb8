import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

// Boards of a review of 18 November 2026 that said back what they must not.

const today = '2026-11-17' as LocalDate;

async function board(goals: readonly string[], own: OwnAnswers) {
  const said = { goals, time: '30 minutes a day' };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  return { ...made, text: JSON.stringify(made.quests).toLowerCase() };
}

describe('[FG127] what a body must not do is not made a quest', () => {
  it.each<[string, OwnAnswers]>([
    ['get stronger', { act: 'hard intervals', thing: 'my ankle', now: 'broken' }],
    ['get stronger', { act: '100 burpees', now: 'short of breath' }],
    ['get stronger', { act: '100 burpees', now: 'tight chest' }],
    ['get stronger', { act: '500 sit ups', now: '12 years old' }],
    ['get stronger', { act: '500 sit ups', now: 'in 7th grade' }],
    ['get stronger', { act: 'deadlift 3 x 5', now: '8 months along' }],
    ['run a 10k', { act: 'hard intervals', now: 'pregnent' }],
    ['run a 10k', { act: 'hard intervals', now: 'myocarditis' }],
    ['run a 10k', { act: 'hard intervals', now: 'doc says no lifting' }],
    ['run a 10k', { act: 'hard intervals', now: 'out of hospital since Friday' }],
  ])('%s, %o', async (goal, own) => {
    const { text, leftOut } = await board([goal], own);
    expect(text).not.toContain(own.act);
    expect(leftOut).toContain('your session');
  });

  it.each<[string, string, OwnAnswers]>([
    ['read more books', 'quit drinking', { act: 'read in the garden, drinks ready' }],
    ['meditate', 'lose weight', { act: 'sit until hungry' }],
  ])('%s, with %s beside it', async (goal, other, own) => {
    const { text } = await board([goal, other], own);
    expect(text).not.toContain(own.act);
  });
});

describe('[FG127] a thing is said back where it is no private matter, a session where it is of a kind', () => {
  it.each<[string, OwnAnswers, string]>([
    ['make new friends', { thing: 'the girls of the school' }, 'girls of'],
    ['be a better parent', { thing: 'my daughter', act: 'hold her tight until quiet' }, 'daughter'],
    ['run a 10k', { thing: '40 kg', act: 'easy run' }, '40 kg'],
    ['clean the bathroom', { thing: 'the strong one', act: 'have a glass of it' }, 'glass of it'],
    ['clear out the garage', { act: 'everything must go', now: 'not needed soon' }, 'needed soon'],
  ])('%s, %o', async (goal, own, words) => {
    expect((await board([goal], own)).text).not.toContain(words);
  });

  it.each<[string, OwnAnswers, string]>([
    ['learn the guitar', { thing: 'Blackbird', act: 'play the intro' }, 'blackbird'],
    ['train my dog to come', { thing: 'Bruno', act: 'ten calls with treats' }, 'bruno'],
    ['get stronger', { act: 'bench press 60 kg, 3 sets' }, 'bench press 60 kg'],
    ['cook more at home', { act: 'cook a stew with red wine' }, 'stew with red wine'],
  ])('%s, %o: said', async (goal, own, words) => {
    const made = await board([goal], own);
    expect(made.text).toContain(words);
    expect(readingOf(made, today).notes).toEqual([]);
  });

  it.each([
    ['write a novel', '300 words of my murder mystery'],
    ['finish my short story', 'edit one page, kill my darlings'],
    ['get better at the drums', 'ten minutes rudiments, then beat it to death on the pad'],
    ['get my bench press up', "last set till I can't, spotter on the bar"],
  ])(
    'what only sounds like harm stands, and nobody is told of a crisis line: %s, “%s”',
    async (goal, act) => {
      const made = await board([goal], { act });
      expect(made.leftOut).toBe('');
      expect(readingOf(made, today).notes).toEqual([]);
    },
  );
});

describe('[FG127] whoever hints at harm is told where help is', () => {
  it.each<[string, OwnAnswers]>([
    ['go outside more', { act: 'walk into the river with stones' }],
    ['meditate', { act: 'sit in the garage with the engine running' }],
    ['get fit', { thing: 'Golden Gate', act: 'Jump' }],
    ['feel better', { act: 'say goodbye to all', when: 'before Friday' }],
  ])('%s, %o', async (goal, own) => {
    const made = await board([goal], own);
    expect(readingOf(made, today).notes.join(' ')).toMatch(/crisis line|emergency/);
    expect(made.text).not.toContain((own.act ?? '').toLowerCase());
  });
});

describe('[FG129] numbers that make no sense are not said', () => {
  it.each<OwnAnswers>([
    { act: '1 row', now: '0 of 100000000 rows' },
    { act: '1 page on Sundays', now: '0 of 20000000 pages' },
    { act: '10 pages', now: 'page 99999999999999999999999' },
  ])('%o', async (own) => {
    const { text } = await board(['finish the blanket'], own);
    expect(text).not.toMatch(/e\+|nan|infinity|to go/);
  });

  it('a session of a whole day is left out, and that is said', async () => {
    const { leftOut } = await board(['walk more'], { act: 'walk 12 hours' });
    expect(leftOut).toContain('found no room');
  });
});

describe('[FG127] what is done to somebody is a quest only in a family', () => {
  it.each<[string, OwnAnswers, boolean]>([
    ['run more', { act: 'run with her' }, false],
    ['write more', { act: 'write her a letter', thing: 'the singer' }, false],
    ['call my mother', { act: 'call her, 10 minutes' }, true],
    ['walk more', { act: 'walk to the lock there and back' }, true],
  ])('%s, %o', async (goal, own, isQuest) => {
    const { quests } = await board([goal], own);
    expect(quests.some(({ mouldId }) => mouldId.startsWith('own-session'))).toBe(isQuest);
  });

  it.each<[string, OwnAnswers, boolean]>([
    ['learn the guitar', { act: 'do the thing', thing: 'Blackbird' }, true],
    ['learn the guitar', { thing: 'Blackbird' }, true],
    ['learn the guitar', { act: 'play until she leaves', thing: 'Blackbird' }, false],
  ])('what came with a session that is no quest: %s, %o', async (goal, own, isSaid) => {
    expect((await board([goal], own)).text.includes('blackbird')).toBe(isSaid);
  });

  it('beside grave words nobody is given practice', async () => {
    const { text, told } = await board(['learn knots'], {
      act: 'practise one knot',
      thing: 'the rope',
      now: 'the beam holds',
    });
    expect(told.map(({ about }) => about)).toContain('unsure');
    expect(text).not.toContain('knot');
    expect(text).toContain('person you trust');
  });
});

/** Goal and session of each line of the list of what somebody makes up to hurt or to mock. */
const HARMFUL = readFileSync(
  new URL('../../shapes/families/sessions/testing/harmful.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

describe('[FG127] a harmful session is no quest, however harmless its verb', () => {
  it('of the list none is', async () => {
    const said: string[] = [];
    for (const [goal = '', act = ''] of HARMFUL) {
      const { quests } = await board([goal], { act });
      if (quests.some(({ mouldId }) => mouldId.startsWith('own-session'))) said.push(act);
    }
    expect(said).toEqual([]);
  }, 60_000);
});

describe('[FG127] on topics of food, drink and smoke each answer is judged by its own words', () => {
  it.each<[string, OwnAnswers]>([
    ['drink less wine', { act: 'an evening with no wine', when: 'Mon-Thu' }],
    ['drink less wine', { act: 'tea instead of wine after dinner' }],
    ['quit smoking', { act: 'get thru the coffee break without one', now: '12 a day' }],
    ['eat healthier', { act: 'an afternoon without sweets', when: '3pm at the office' }],
    ['eat healthier', { act: 'a big glass of water with each meal' }],
    ['drink more water', { act: 'a big glass', when: 'with every meal' }],
    ['lose weight', { act: 'write down what i ate and no snacks after 8' }],
    ['eat healthier', { act: 'cook something simple', now: '5 takeouts a week' }],
    ['climb stairs', { act: 'walk the stairs up', now: 'stop to breathe on floor 3' }],
  ])('%s, %o', async (goal, own) => {
    const { quests, leftOut } = await board([goal], own);
    expect(quests.some(({ mouldId }) => mouldId.startsWith('own-session'))).toBe(true);
    expect(leftOut).toBe('');
  });

  it.each<[string, OwnAnswers, string]>([
    ['lose weight', { act: 'walk 30 min after dinner', now: '95 kg' }, '95 kg'],
    ['drink less wine', { act: 'an evening with no wine', when: 'until I am drunk' }, 'drunk'],
    ['eat healthier', { act: 'veg with dinner', now: '1200 kcal' }, 'kcal'],
  ])('%s, %o: not “%s”', async (goal, own, words) => {
    expect((await board([goal], own)).text).not.toContain(words);
  });
});

describe('[FG141] an alarm needs two signs', () => {
  it.each([
    // The classifier and a list agree, or the classifier is sure.
    ['take the car less', 'drive home after six beers', true],
    ['get the dog to come when called', 'long line, 10 whistles, chicken every time', false],
    ['type with ten fingers', 'one lesson from the site, cloth over my hands', false],
  ])('whom to tell is said where it may be needed: %s, %s', async (goal, act, isAlarming) => {
    const { leftOut } = await board([goal], { act });
    expect(leftOut.includes('could mean harm')).toBe(isAlarming);
  });
});
