import { describe, expect, it } from 'vitest';
import { TOPIC_ROUTES } from './routes.ts';
import { faultsOf } from './testing/lint.ts';
import type { Mould, Topic } from './topic.ts';

const LEAST_PER_TOPIC = 12;

const topics = await Promise.all(TOPIC_ROUTES.map(({ load }) => load()));

function mouldsOf(topic: Topic): Mould[] {
  return topic.subs.flatMap((sub) => sub.quests);
}

describe('[FG1] [FG56] [FG59] the library is written to its rules', () => {
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

  it('[FG57] what is done out of doors in a garden has its months', () => {
    const garden = topics.find(({ id }) => id === 'garden');
    const outdoors = garden?.subs
      .flatMap(({ quests }) => quests)
      .filter(({ title }) => /^(?:Weed|Water|Pot|Harvest|Mow|Plant)\b/.test(title));
    expect(outdoors?.length).toBeGreaterThan(2);
    for (const { title, months } of outdoors ?? []) {
      expect(months?.includes(1), title).toBe(false);
    }
  });

  it('no id and no title stands twice', () => {
    const ids = topics.flatMap((topic) => [
      topic.id,
      ...topic.subs.map((sub) => `${topic.id}/${sub.id}`),
    ]);
    const moulds = topics.flatMap(mouldsOf);
    expect(twice(ids)).toEqual([]);
    expect(twice(moulds.map(({ id }) => id))).toEqual([]);
    expect(twice(moulds.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });
});

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}
