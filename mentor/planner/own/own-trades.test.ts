import { describe, expect, it } from 'vitest';
import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const today = '2026-11-19' as LocalDate;

async function board(goal: string, own: OwnAnswers, experience = '') {
  const said = { goals: [goal], time: '40 minutes a day', experience };
  const made = await forgeBoard(said, { today, isBoardNeeded: true }, [{ about: 'own', ...own }]);
  return {
    session: made.quests.find(({ mouldId }) => mouldId.startsWith('own-session'))?.title,
    notes: readingOf(made, today).notes.join(' '),
    text: JSON.stringify(made.quests),
    leftOut: made.leftOut,
  };
}

describe('[FG136] words of a trade', () => {
  it.each([
    ['keep bees through the winter', 'inspect one hive, do a mite count, write it down'],
    ['build a dry stone wall along the field', 'sort stone, lay one course, pack the hearting'],
    ['build a dovetailed walnut box', 'cut one practice joint and pare it'],
    ['volunteer at the food bank', 'one shift sorting tins and packing parcels'],
    ['get a clear picture of my savings', 'open one letter, write the figure in the sheet'],
    ['learn to ring a bell method properly', 'trace the blue line twice, then ring it on the app'],
    ['send a V5 by the end of the year', 'warm up, limit attempts, then finger hangs'],
    ['get comfy with linux', 'one command: kill, fork, whatever, then notes'],
  ])('are plain in its sessions: %s: %s', async (goal, act) => {
    const { session, leftOut } = await board(goal, { act });
    expect(session?.toLowerCase()).toContain(act.slice(0, 12).toLowerCase());
    expect(leftOut).toBe('');
  });

  it.each([
    ['be happier', 'take all of them and sleep'],
    ['even things up with my old boss', 'walk past, note when the lights go off'],
    ['keep bees through the winter', 'smoke my ex out with the hive'],
    ['get a clear picture of my savings', 'skip the rent'],
    ['train my puppy', 'each mistake is a zap on max'],
    ['make my mare easier to handle', 'on the lunge, if she plays up she gets no water til night'],
  ])('make no other session plain: %s: %s', async (goal, act) => {
    expect((await board(goal, { act })).session).toBeUndefined();
  });
});

describe('[M24] a body, and what is dangerous around it', () => {
  it('whoever was signed off keeps an easy session, and no hard one', async () => {
    const goal = 'get back on the bike after a broken collarbone';
    const now = 'physio signed me off last week';
    const easy = await board(goal, { act: "ride in, turbo at home if it's icy", now });
    expect(easy.session).toContain('Ride in');
    expect(easy.text).not.toContain('exercise sheet');
    expect((await board(goal, { act: 'max sprints up the hill', now })).session).toBeUndefined();
    expect((await board(goal, { act: 'ride in', now: 'still hurts' })).session).toBeUndefined();
  });

  it.each([
    ['bake sourdough', "Kitchen's smelt of gas for weeks", 'no flame and no switch'],
    ['look after my motorbike', 'Brakes packed up in August', 'Make it safe'],
    ['finish the loft', 'up on the wet slates no harness', 'Make it safe'],
    ['rewire the hall', 'i never bother switching the power off', 'Make it safe'],
  ])('%s, %s: is named first', async (goal, now, line) => {
    const { notes, session } = await board(goal, { act: 'one job, then tidy', now });
    expect(notes).toContain(line);
    expect(session).toBeUndefined();
  });

  it.each([
    ['bake sourdough', 'the kitchen smells of bread'],
    ['look after my motorbike', 'brakes are next on the list'],
    ['cook at home', 'gas hob, two pans'],
  ])('%s, %s: is not', async (goal, now) => {
    expect((await board(goal, { act: 'one small job', now })).notes).toBe('');
  });

  it('who is a little sad is told where help is, and keeps the words of their own', async () => {
    const { notes, session } = await board(
      'clear out the spare room',
      { act: 'one bag: keep, charity or tip' },
      'I end up crying every time',
    );
    expect(session).toContain('One bag');
    expect(notes).not.toBe('');
  });

  it('medicine that is skipped already is a matter of today', async () => {
    const { notes } = await board('eat more veg', {
      now: "I've been skipping my insulin since Feb",
    });
    expect(notes).toContain('ring them today');
  });
});

describe('[FG137] the last milestone', () => {
  it('may be a clause of the goal', async () => {
    const { text } = await board('learn some basics, weave a striped rug for the hall', {});
    expect(text).toContain('In the end: weave a striped rug for the hall.');
  });
});
