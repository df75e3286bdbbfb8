import { describe, expect, it } from 'vitest';
import { findQuest } from '#mentor/forge/find-quest.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { FAMILY_WORDS } from '#mentor/shapes/family-words.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';

const today = '2026-11-16' as LocalDate; // a Monday

async function forged(goal: string, more: Partial<SaidWish> = {}) {
  const board = await forgeBoard({ goals: [goal], ...more }, { today });
  const titles = board.quests.map(({ title }) => title);
  const texts = board.quests.flatMap(({ subtasks }) =>
    subtasks.map(({ title, description }) => `${title}: ${description}`),
  );
  return { ...board, titles, texts: texts.join('\n') };
}

describe('[FG81] a board of a family', () => {
  it('says the thing in every title and in a step, and names the family', async () => {
    const { titles, texts, goals } = await forged('carve and play my own alphorn pieces', {
      time: 'half an hour',
      experience: 'trombone in the village band for 15 years',
    });
    expect(goals[0]?.label).toBe('An instrument > alphorn');
    for (const title of titles) expect(title).toContain('alphorn');
    expect(texts).toContain('alphorn');
    expect(titles.join()).not.toMatch(/carve|teacher|first lesson/i);
  });

  it('of any noun has three quests at least, each with its noun, inside its week', async () => {
    const nouns = Object.entries(FAMILY_WORDS).flatMap(([key, list]) =>
      key.startsWith('character') ? [] : list.split(',').filter((word) => !/[~=]/.test(word)),
    );
    const some = sample(40, nouns.length);
    for (let at = 0; at < some; at += 1) {
      const noun = nouns[Math.floor((at * nouns.length) / some)] ?? '';
      const { quests, understood } = await forged(`get better at ${noun}`, {
        time: '40 minutes a day',
      });
      expect(quests.length, noun).toBeGreaterThanOrEqual(3);
      const minutes = quests.reduce((sum, quest) => sum + quest.minutes * quest.days.length, 0);
      expect(minutes, noun).toBeLessThanOrEqual(understood.time.weekMinutes);
      for (const { title, minutes: one } of quests) {
        expect(title.toLowerCase(), noun).toContain(noun.split(' ')[0]?.replace(/s$/, ''));
        expect(one, title).toBeLessThanOrEqual(40);
      }
    }
  });

  it('asks a club player of ten years for no lesson, and studies what was named on days of its own', async () => {
    const { quests, titles } = await forged('improve my shogi, from 1740 to 1900', {
      time: '1 hour daily',
      style: 'structured: openings, tactics, endgames on fixed days',
      experience: 'club player since ten years',
    });
    const own = quests.filter(({ title }) => /openings|tactics|endgames/.test(title));
    expect(own).toHaveLength(3);
    const days = own.map(({ days: laid }) => laid.join());
    expect(new Set(days).size).toBe(3);
    expect(titles.join()).not.toMatch(/teacher|lesson|rules|slow games of/i);
  });

  it('lifts so many percent of what is lifted now', async () => {
    const { texts, titles } = await forged('Bench 120 kg by 1 June 2027, at 107.5 now', {
      areas: 'powerlifting',
      time: '75-90 min, 4 days',
      style: 'very structured',
      experience: 'lifting for 6 years, competed once',
    });
    expect(titles.join()).toMatch(/bench press/);
    expect(texts).toMatch(/\d+(?:\.5)? kg \(\d\d percent\)/);
    expect(texts).toMatch(/Safety bars or a spotter/);
    expect(texts).not.toMatch(/no preparation/);
  });

  it('goes up from where the person stands, by what the months leave', async () => {
    const { texts } = await forged('Deadlift 180 kg by 1 September, at 150 now', {
      experience: 'lifting 4 years',
    });
    expect(texts).toContain('From 150 to 180 kg in 41 weeks: about 3.2 kg a month.');
  });

  it('a named lift leaves no maximum for a body in care', async () => {
    const { titles } = await forged('deadlift 150 kg again', {
      experience: 'slipped disc last year, the physio said no loaded bending',
    });
    expect(titles.join()).not.toMatch(/sets of|triple|doubles|Pause each/);
  });

  it('whoever comes back needs no first class, whoever never did it gets one', async () => {
    const back = await forged('get back into fencing', {
      experience: 'university team ten years ago',
    });
    expect(back.titles.join()).not.toMatch(/beginners/);
    const first = await forged('learn fencing', {
      experience: 'never held a foil, first sport ever',
    });
    expect(first.titles.join()).toMatch(/beginners' class of fencing/);
  });

  it('an area that is the goal again adds no quest of another topic', async () => {
    const { goals } = await forged('train my cockatiel to step up', { areas: 'parrots' });
    expect(goals).toHaveLength(1);
  });

  it('two nouns of one family in a sentence are one goal, each with a quest', async () => {
    const { goals, titles } = await forged('improve my table tennis serve and backhand', {
      experience: 'two years in the third team',
    });
    expect(goals).toHaveLength(1);
    expect(titles.join()).toMatch(/serve.*backhand|backhand.*serve/);
  });

  it('a form that the person chose holds, and a topic too', async () => {
    const said = 'improve my chess';
    const chosen = await forgeBoard({ goals: [said] }, { today }, [
      { about: 'reading', said, shape: 'project' },
    ]);
    expect(chosen.goals[0]?.label).toBe('Finish a project');
    const read = await forgeBoard({ goals: [said] }, { today }, [
      { about: 'reading', said, topic: 'reading' },
    ]);
    expect(read.goals[0]?.label).toMatch(/^Reading/);
  });

  it('what the gate is unsure of gets no family but one that was named', async () => {
    const { quests, told } = await forged('pills and other things');
    expect(told).not.toEqual([]);
    expect(quests.every(({ mouldId }) => /^(?:shape|gentle)-/.test(mouldId))).toBe(true);
  });
});

describe('[FG85] a quest of a family is found again by its title', () => {
  it.each([
    ['learn the hurdy-gurdy', {}],
    ['improve my table tennis serve and backhand', { experience: 'two years in the team' }],
    ['keep bees', {}],
    ['get Irish citizenship', {}],
    ['learn to weld sculptures', {}],
  ])('%s', async (goal, more) => {
    const { quests } = await forged(goal, more);
    for (const { title, mouldId, subtasks } of quests) {
      const { mould } = await findQuest(title);
      expect(mould?.id.replace(/-\d$/, ''), title).toBe(mouldId.replace(/-\d$/, ''));
      expect(mould?.steps[0]?.[0], title).toBe(subtasks[0]?.title);
    }
  });
});
