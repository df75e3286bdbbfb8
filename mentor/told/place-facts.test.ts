import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

async function board(goal: string, experience = '', answers: Omit<SaidWish, 'goals'> = {}) {
  const made = await forgeBoard(
    { time: 'an hour a day', ...answers, experience, goals: [goal] },
    { today: '2026-11-17' as LocalDate, isBoardNeeded: true },
  );
  const facts = (made.understood.facts ?? []).map(({ label, phrase }) => ` ${label}: ${phrase}.`);
  const placed = made.quests.map((quest) => ({
    quest,
    steps: quest.subtasks.map(({ description }) =>
      facts.filter((one) => description.endsWith(one)),
    ),
  }));
  const titles = made.quests.map(({ title }) => title);
  return { ...made, facts, placed, titles, text: JSON.stringify(made.quests) };
}

const TALKATIVE = [
  [
    'Learn Spanish',
    'I have the Assimil book. Bad at the subjunctive. I hate apps. Weak in listening. I know 300 words. I love salsa.',
  ],
  [
    'Run a half marathon in March',
    'I have a Garmin watch and good shoes. I hate treadmills. Hills are hard for me. My sister can join.',
  ],
  [
    'Save 3000 euros',
    'Too much Lieferando. I use Monzo. I tried a spreadsheet and dropped it. My wife helps.',
  ],
  ['Learn to cook', 'I have a wok. Vegan. I can make dal and rice. Sauces always go wrong.'],
  ['Clear out the garage', 'My brother will carry the shelves. I have old boots.'],
] as const;

describe('[FG108] where a fact stands', () => {
  it.each(TALKATIVE)(
    '%s: at the end of a step, one a step, two a quest, never where something is prepared',
    async (goal, note) => {
      const { placed, facts } = await board(goal, note);
      const all = placed.flatMap(({ steps }) => steps.flat());
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect(new Set(all).size).toBe(all.length);
      expect(facts).toEqual(expect.arrayContaining(all));
      for (const { quest, steps } of placed) {
        expect(steps.every((step) => step.length <= 1)).toBe(true);
        expect(steps.flat().length).toBeLessThanOrEqual(quest.schedule ? 2 : 0);
      }
    },
  );

  it('the quest that speaks of it comes first, then the practice of the main goal', async () => {
    const feeds = await board('less phone', 'mostly tiktok and reddit. need whatsapp for work');
    expect(feeds.text).toMatch(/less in feeds.*?Watch out for: tiktok and reddit\./);
    expect(feeds.text).toMatch(/Keep the phone away.*?May stay: whatsapp\./);
    const room = await board('Clear out the garage', 'My brother will carry the shelves');
    expect(room.text).toMatch(/table[^}]*On your side: your brother\./);
  });

  it('a body in care uses and builds on nothing that somebody has', async () => {
    const { text, facts } = await board(
      'Get stronger after my knee surgery',
      'I have a kettlebell. My left wrist is stiff. I can do handstands',
    );
    expect(facts.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/kettlebell|handstands/);
  });

  it.each([
    ['I want to end my life', 'I have a guitar'],
    ['Learn the guitar', 'I have a guitar case. I cry every night and feel hopeless'],
    ['asdf qwer zxcv uiop', 'I have a guitar'],
    ['Aprender a tocar la guitarra', 'tengo una guitarra, I have a capo'],
  ])('beside “%s”, “%s” nothing is said back', async (goal, note) => {
    const { placed } = await board(goal, note);
    expect(placed.flatMap(({ steps }) => steps.flat())).toEqual([]);
  });
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
    const { titles } = await board(
      'Train my rescue greyhound to walk past other dogs',
      'Her name is Olive, she loves cheese',
    );
    expect(titles.join()).toContain('· Olive');
    expect(titles.join()).not.toContain('greyhound');
  });

  it('of somebody in the family stands nowhere', async () => {
    const { text } = await board('Spend more time with my daughter', 'Her name is Mia');
    expect(text).not.toContain('Mia');
  });
});
