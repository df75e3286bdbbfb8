import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-18' as LocalDate; // a day of the calendar

async function board(goal: string, experience: string, areas = '') {
  const said = { goals: [goal], areas, experience, time: 'an hour, three times a week' };
  const { understood, quests, told } = await forgeBoard(said, { today, isBoardNeeded: true });
  return { ...understood, told, titles: quests.map(({ title }) => title).join(' | ') };
}

describe('[FG134] a sore joint leaves the practice that spares it', () => {
  it.each([
    ['Swim 1000 metres', "I'm 70, bad knee so no running. Now 300 m of breast stroke", /^Swim/],
    ['ride my bike 50 km', 'dodgy ankle', /Ride|bike|inner tube|tyres/i],
    ['run 10k in under an hour', 'slightly bad left knee, no pain on flat', /Run/],
  ])('%s, %s', async (goal, experience, practice) => {
    const { cautions, titles, told } = await board(goal, experience);
    expect(cautions).toContain('sore-joint');
    expect(told.map(({ about }) => about)).toContain('body');
    expect(titles).toMatch(practice);
    expect(titles).not.toContain('exercise sheet');
  });

  it.each([
    ['run 10k', 'bad knee after an operation in May'],
    ['run 10k', 'my knee is swollen and hurts'],
    ['do squats', 'bad knee'],
    ['swim a mile', 'sore shoulder'],
    ['run more', 'slightly sore knee, physio gave me exercises'],
  ])(
    'what is treated, or what the practice strains, is not practised: %s, %s',
    async (goal, experience) => {
      const { cautions } = await board(goal, experience);
      expect(cautions).not.toContain('sore-joint');
    },
  );

  it('no number of exercise a day is asked of a body in care, whatever it does today', async () => {
    const squats = await board('do 100 squats a day, right now I do 20', 'I have a knee injury');
    expect(squats.titles).not.toMatch(/squats/i);
    const run = await board('run 10 km a day, right now I run 3 km', 'I have diabetes');
    expect(run.titles).not.toMatch(/Run \d/);
  });
});

describe('[FG133] areas of interest do not change what a goal is about', () => {
  it.each([
    ['spend less time on my phone', 'reading, cooking', 'screens'],
    ['Read 20 books in 2027', 'novels, history', 'reading'],
    ['clear 8k of debt by christmas 2027', 'football, music', 'debt'],
    ['play the saxophone every day and meditate', 'jazz, mindfulness', 'instruments'],
    ['Apply for German citizenship', 'culture, languages', 'papers'],
  ])('%s, beside %s', async (goal, areas, topic) => {
    const { goals } = await board(goal, '', areas);
    expect(goals[0]?.reading?.topic).toBe(topic);
  });
});

describe('[FG135] a ladder leads only to what grows by practice', () => {
  it.each([
    ['Read 20 books in a year', 'now 4 books'],
    ['drink less, at most 4 beers a week', 'now 2 beers a night'],
  ])('%s, %s', async (goal, now) => {
    const said = { goals: [goal], experience: now, time: '30 minutes a day' };
    const { quests } = await forgeBoard(said, { today, isBoardNeeded: true });
    expect(JSON.stringify(quests)).not.toMatch(/this week \d+, then/);
  });
});
