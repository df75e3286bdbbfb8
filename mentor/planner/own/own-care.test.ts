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
