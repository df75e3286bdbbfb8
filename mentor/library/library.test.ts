import { describe, expect, it } from 'vitest';
import { TOPIC_ROUTES } from './routes.ts';
import { faultsOf } from './testing/lint.ts';
import { ladderFaults, milestoneFaults } from './testing/lint-words.ts';
import type { Mould, Topic } from './topic.ts';

const LEAST_PER_TOPIC = 12;

const topics = await Promise.all(TOPIC_ROUTES.map(({ load }) => load()));
const garden = topics.find(({ id }) => id === 'garden')?.subs;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function mouldsOf(topic: Topic): Mould[] {
  return topic.subs.flatMap((sub) => sub.quests);
}

describe('[FG1] [FG56] [FG59] [FG70] [FG71] [FG72] the library is written to its rules', () => {
  it.each(topics)('$shelf/$id: every mould reads as a quest', (topic) => {
    expect(
      topic.subs.flatMap((sub) => sub.quests.flatMap((mould) => faultsOf(mould, sub, topic))),
    ).toEqual([]);
  });

  it.each(topics)('$shelf/$id is whole', (topic) => {
    const moulds = mouldsOf(topic);
    expect(topic.subs.length).toBeGreaterThanOrEqual(3);
    expect(moulds.length).toBeGreaterThanOrEqual(LEAST_PER_TOPIC);
    expect(new Set(moulds.map(({ plan }) => plan.phase)).size).toBe(3);
    expect(moulds.some(({ plan }) => plan.role === 'check')).toBe(true);
    expect(moulds.some(({ minutes }) => minutes[1] <= 10)).toBe(true);
    expect(moulds.some(({ needs }) => needs === undefined)).toBe(true);
    for (const sub of topic.subs) {
      expect(sub.quests.length).toBeGreaterThanOrEqual(3);
      expect(
        sub.quests.some(({ plan }) => plan.phase === 1),
        `${sub.id} has something for a beginner`,
      ).toBe(true);
    }
  });

  it.each(topics)('[FG73] $shelf/$id: what comes after a quest is one phase up', ({ subs }) => {
    expect(subs.flatMap(ladderFaults)).toEqual([]);
  });

  it.each(topics)(
    '[FG137] $shelf/$id: milestones are short and say when they are reached',
    ({ subs }) => {
      expect(subs.flatMap(milestoneFaults)).toEqual([]);
    },
  );

  it('[FG57] what is done out of doors in a garden has its months', () => {
    const outdoors = garden
      ?.flatMap(({ quests }) => quests)
      .filter(({ title }) =>
        /^(?:Weed|Water|Pot|Harvest|Mow|Plant|Sow one row|Prune)\b/.test(title),
      );
    expect(outdoors?.length).toBeGreaterThan(6);
    for (const { title, months = [] } of outdoors ?? []) {
      expect(months.length, title).toBeGreaterThan(0);
      expect(months.length, title).toBeLessThan(12);
    }
  });

  it.each(MONTHS)('[FG74] a beginner has enough to do in the garden in month %i', (month) => {
    const counts = (garden ?? []).map(({ id, quests }) => [
      id,
      quests.filter(
        ({ plan, months }) =>
          plan.phase === 1 && plan.rhythm !== 'once' && (months?.includes(month) ?? true),
      ).length,
    ]);
    const { plot, borders, balcony } = Object.fromEntries(counts);
    expect(plot).toBeGreaterThanOrEqual(3);
    expect(borders).toBeGreaterThanOrEqual(3);
    expect(balcony).toBeGreaterThanOrEqual(1);
  });

  it('no id, no title and no five-minute version stands twice', () => {
    const ids = topics.flatMap((topic) => [
      topic.id,
      ...topic.subs.map((sub) => `${topic.id}/${sub.id}`),
    ]);
    const moulds = topics.flatMap(mouldsOf);
    expect(twice(ids)).toEqual([]);
    expect(twice(moulds.map(({ id }) => id))).toEqual([]);
    expect(twice(moulds.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(twice(moulds.map(({ tiny }) => tiny.toLowerCase()))).toEqual([]);
  });
});

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}
