import { describe, expect, it } from 'vitest';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { forgeBoard } from './forge-board.ts';

const today = '2026-11-19' as LocalDate;

/** The milestones of a board, or "". */
async function milestones(goal: string, answers: Partial<SaidWish> = {}, own: OwnAnswers = {}) {
  const said = { goals: [goal], time: '45 minutes a day', ...answers };
  const { quests } = await forgeBoard(said, { today, isBoardNeeded: true }, [
    { about: 'own', ...own },
  ]);
  const steps = quests.flatMap(({ subtasks }) => subtasks);
  return steps.find(({ title }) => title.startsWith('Tick the milestone'))?.description ?? '';
}

describe('[FG137] milestones', () => {
  it.each([
    ['hand in my thesis by 15 February', /By 15 February: hand in the thesis/],
    ['give a talk at the conference on 11 March', /By 11 March: give the talk/],
    ['organise the science fair on 20 June', /By 20 June: hold the day/],
    ['swim 400 m front crawl by July', /By 1 July: swim 400 metres/],
    [
      'sing alto at our concert on 18 April, I am in the choir',
      /By 18 April: sing a whole concert/,
    ],
  ])('have days where the date is their end: %s', async (goal, said) => {
    expect(await milestones(goal)).toMatch(said);
  });

  it.each([
    'get my dog past other dogs on a loose lead by June',
    'get my kitchen garden going by spring',
    'learn Portuguese by Easter',
    'sew my own wrap coat by 1 January',
  ])('have none where a season or a skill keeps no such day: %s', async (goal) => {
    const said = await milestones(goal);
    expect(said).toMatch(/^First: .*In the end: /);
    expect(said).not.toMatch(/\bBy \d/);
  });

  it.each([
    ['do 10 pull-ups', 'gym on and off'],
    ['deadlift 100 kg by August', 'can lift 82.5 kg'],
    ['lose 6 kilos by March', ''],
  ])(
    'of others do not stand beside a number of one’s own, and no weight is divided up: %s',
    async (goal, experience) => {
      expect(await milestones(goal, { experience })).not.toMatch(/kg|kilo|eight clean|\d+ by \d/);
    },
  );

  it('end with the first sentence of the goal', async () => {
    const said = await milestones('knit a whole jumper. not a scarf. one with sleeves');
    expect(said).toMatch(/In the end: knit a whole jumper\.$/);
  });

  it('count the sessions where the topic is only a guess', async () => {
    const act = 'ring one course on the app, say my place out loud';
    expect(await milestones('plain bob minor on the treble', {}, { act })).toMatch(
      /^\d+ times by \d+ \w+, \d+ times by \d+ \w+, \d+ times by \d+ \w+\.$/,
    );
    const known = await milestones('learn the guitar', {}, { act: '3 chords, then one song' });
    expect(known).toMatch(/^First: /);
  });

  it('of a sum of money are its quarters', async () => {
    expect(await milestones('save 12 000 zl for a used car by September')).toMatch(
      /^3,000 zl by .*, 6,000 zl by .*, 9,000 zl by /,
    );
    const begun = await milestones('save 12,000 zl by September', {}, { now: '1 850 saved' });
    expect(begun).toMatch(/^4,\d{3} zl by /);
  });
});
