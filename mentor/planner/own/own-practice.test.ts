import { describe, expect, it } from 'vitest';
import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-17' as LocalDate;

type Said = Partial<Record<'areas' | 'time' | 'experience', string>> & { readonly goal: string };

async function board({ goal, ...answers }: Said, own: OwnAnswers) {
  const said = { goals: [goal], time: '30 minutes a day', ...answers };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  const session = made.quests.find(({ mouldId }) => mouldId.startsWith('own-session'));
  return {
    ...made,
    label: made.goals[0]?.label ?? '',
    titles: made.quests.map(({ title }) => title).join('\n'),
    steps: session?.subtasks.map(({ title }) => title) ?? [],
    session,
  };
}

describe('[FG129] a session of several acts', () => {
  it('has them as its steps, each with how it is done', async () => {
    const { session } = await board(
      { goal: 'swim a mile', time: 'three lunchtimes, 45 minutes each' },
      { act: '4 lengths easy, then 8 x 50m with 30 secs rest, 2 lengths backstroke to finish' },
    );
    const [first, second, third] = session?.subtasks ?? [];
    expect(first?.title).toBe('4 lengths easy');
    expect(first?.description).toContain('A lifeguard on duty');
    expect(second?.title).toBe('8 x 50m with 30 secs rest');
    expect(third?.title).toBe('2 lengths backstroke to finish');
  });

  it('takes the sitting that was said, where its acts say no lengths', async () => {
    const { session } = await board(
      { goal: 'declutter the garage', time: 'an hour on saturdays' },
      { act: 'clear one shelf, photo 3 things to sell and list them, boot load to the tip' },
    );
    expect(session?.minutes).toBeGreaterThanOrEqual(40);
  });

  it('[FG141] may end with somebody else where the classifier finds no harm', async () => {
    const { titles, leftOut } = await board(
      { goal: 'learn enough Tamil for my in-laws' },
      { act: 'learn 5 phrases, say each one 10 times, then write 3 sentences to her' },
    );
    expect(titles).toContain('Learn 5 phrases, say each one 10 times');
    expect(titles).toContain('to her');
    expect(leftOut).toBe('');
  });

  it('shows a part that only says how with the one before it', async () => {
    const { steps } = await board(
      { goal: 'play the organ' },
      { act: '10 min pedals only, one hymn hands then feet then both' },
    );
    expect(steps.slice(0, 2)).toEqual(['10 min pedals only', 'One hymn hands, feet, both']);
  });
});

describe('[FG137] the last milestone', () => {
  const lastOf = async (said: Said, own: OwnAnswers = {}) => {
    const { quests } = await board(said, own);
    const steps = quests.flatMap(({ subtasks }) => subtasks);
    const way = steps.find(({ title }) => title.startsWith('Tick the milestone'))?.description;
    return way?.replace(/^.*In the end: /, '') ?? '';
  };

  it.each([
    ['ride a unicycle to the bakery', 'ride a unicycle to the bakery.'],
    ['get our dog to walk on a loose lead, he pulls', 'get your dog to walk on a loose lead.'],
    ['I want to bake a loaf without a recipe', 'bake a loaf without a recipe.'],
  ])('is the goal where it names an act: %s', async (goal, end) => {
    expect(await lastOf({ goal })).toBe(end);
  });

  it.each(['be calmer', 'learn the ukulele', 'stop biting my nails', 'get better at chess'])(
    'is that of the library where it does not: %s',
    async (goal) => {
      expect(await lastOf({ goal })).not.toContain(goal.split(' ').slice(-2).join(' '));
    },
  );

  it.each([
    ['write a letter to the woman I cheated on my wife with', 'letter'],
    ['write down everything he did to me', 'everything'],
    ['visit my son in prison', 'prison'],
    ['hike the whole coast path with no water', 'coast'],
    ['swim across the river by the weir', 'weir'],
    ['tell my parents that I am gay at Christmas', 'christmas'],
    ['CLIMB THE EIGER NORTH FACE SOLO', 'eiger'],
  ])(
    'repeats nothing private, nothing dangerous and nothing that reads badly: %s',
    async (goal, word) => {
      expect((await lastOf({ goal })).toLowerCase()).not.toContain(word);
    },
  );

  it('does not repeat a goal beside an answer that is not repeated', async () => {
    const goal = 'paint the garage door bright red';
    expect(await lastOf({ goal }, { when: 'saturday morning' })).toContain('garage');
    const held = { when: 'saturday morning', now: 'i would kill for that house and i mean it' };
    expect(await lastOf({ goal }, held)).not.toContain('garage');
  });
});

describe('[FG136] what somebody practises', () => {
  it('names the thing that the goal does not name', async () => {
    const { label } = await board(
      { goal: 'climb harder stuff, and once on real rock', experience: 'three years bouldering' },
      { act: '15 min warm up, 4 tries each on three problems' },
    );
    expect(label).toBe('A skill of movement > bouldering');
  });

  it.each([
    ['ring a proper method, not just the treble', 'write the line out from memory twice'],
    ['land the axel on my two-line kite', '5 min loops and ground passes, 20 goes at the snap'],
  ])('is a skill, and no guess at a topic: %s', async (goal, act) => {
    const { label, session, titles } = await board({ goal, areas: 'body, creativity' }, { act });
    expect(label).toBe('Build a skill');
    expect(session?.title.toLowerCase()).toContain(act.slice(0, 20));
    expect(titles).not.toMatch(/\bcue\b|section|reference/);
  });

  it('is what an area names where the goal is read with doubt', async () => {
    const { label } = await board(
      { goal: 'learn to ring a bell method properly', areas: 'bell ringing, music' },
      { act: 'trace the blue line twice, then ring it on the app' },
    );
    expect(label).toBe('Build a skill');
  });

  it('is nothing that somebody does not want to be', async () => {
    const { label, titles } = await board(
      { goal: "next time the boys want a kickabout i don't want to be goalkeeper" },
      { act: 'jog two laps, six short sprints' },
    );
    expect(`${label} ${titles}`).not.toContain('goalkeeping');
  });

  it.each([
    ['decide whether to move to Spain', 'compare two towns on one page'],
    ['spend more time in nature', 'sit by the canal for ten minutes'],
    ['survive until Christmas', 'walk 10 minutes'],
  ])('is no skill where the wish is none: %s', async (goal, act) => {
    expect((await board({ goal }, { act })).label).not.toContain('skill');
  });

  it('leaves a wish to feel otherwise what it is', async () => {
    const { label } = await board({ goal: 'feel less tired' }, { act: 'walk 10 minutes' });
    expect(label).not.toContain('skill');
  });
});

describe('[FG93] [FG127] a body that a doctor has to see first', () => {
  it.each([
    ['walk every day', 'one calf is hot and swollen since the flight'],
    ['get out walking more', 'had the heart attack twelve days ago'],
    ['walk more before the baby', '34 weeks, told bed rest for the bleeding'],
  ])('gets no walk: %s, “%s”', async (goal, now) => {
    const { titles, told } = await board({ goal }, { now });
    expect(told.some(({ about }) => about === 'body')).toBe(true);
    expect(titles).not.toMatch(/\bwalk/i);
  });

  it.each([
    ['run 5k', 'week 4, tight chest and dead left arm since monday'],
    ['run 5k', 'crushing pain in my chest since this morning'],
    ['run 5k', 'slurred speech since yesterday'],
    ['run 5k', '22 weeks pregnant and bleeding'],
    ['run 5k', 'had a seizure this morning'],
    ['stretch my legs after the flight', 'one calf is hot and sore since we landed'],
    ['loosen my lower back', 'numb where i sit since saturday and can’t wee right'],
  ])('is told first what cannot wait: %s, “%s”', async (goal, now) => {
    const [first] = readingOf(await board({ goal }, { now }), today).notes;
    expect(first).toMatch(/^What you wrote can be a sign of/);
  });

  it.each([
    'my physio set it in spring',
    'knee operation three years ago',
    'asthma, never chest pain',
    'diabetic, dad had chest pain last year',
    'spotting birds, bad knee',
    'pupil at a music school, sore wrist',
    'hot and sore throat, cold since monday',
  ])('and nobody else is: “%s”', async (now) => {
    const { notes } = readingOf(await board({ goal: 'walk every day' }, { now }), today);
    expect(notes.join(' ')).not.toContain('cannot wait');
  });

  it.each([
    ['deadlift 5 x 100 kg, more than what the nurse gave', 'heart attack last year'],
    ['run 5 km, not what my physio set', 'knee surgery in spring'],
    ['the sheet my nurse gave me, then ten hill sprints', 'heart attack last year'],
  ])('does not take more than was given: “%s”', async (act, now) => {
    expect((await board({ goal: 'get back to training' }, { act, now })).session).toBeUndefined();
  });

  it('keeps the session that whoever treats them has given', async () => {
    const { titles } = await board(
      { goal: 'get back to running after my knee' },
      { act: 'one min jog two min walk as physio set', now: 'meniscus op last year' },
    );
    expect(titles).toContain('One min jog two min walk as physio set');
  });

  it.each([
    ['walk more', 'diabetes in the family, so far nothing', false],
    ['walk more', 'my heart trouble, it runs in the family', true],
    ['walk more', 'chest pain and diabetes in the family', true],
  ])('is not ill by what runs in the family: %s, “%s”', async (goal, experience, isCared) => {
    const { told } = await board({ goal, experience }, {});
    expect(told.some(({ about }) => about === 'body')).toBe(isCared);
  });
});
