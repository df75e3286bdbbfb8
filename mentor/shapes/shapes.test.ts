import { describe, expect, it } from 'vitest';
import { milestoneFaults } from '#mentor/library/testing/lint-words.ts';
import { VERBS } from '#mentor/library/testing/verbs.ts';
import type { Mould } from '#mentor/library/topic.ts';
import { DOCTOR, GENTLE, LISTEN, REGULAR, SEATED, TREATMENT } from './careful-shapes.ts';
import { FUND, TALLY } from './made-shapes.ts';
import { SHAPE_KITS } from './shapes.ts';

const CAREFUL = [GENTLE, DOCTOR, REGULAR, LISTEN, TREATMENT];
const KITS: readonly (readonly Mould[])[] = [
  ...Object.values(SHAPE_KITS).map(({ quests }) => quests),
  ...CAREFUL,
];
const MOULDS = [...KITS.flat(), SEATED, TALLY, FUND];

function faultsOf({ title, steps, tiny, why, minutes, strain }: Mould): string[] {
  const counts = (text: string) => text.split(/\s+/).length;
  return [
    ...(VERBS.has((title.split(/[ ,]/)[0] ?? '').toLowerCase()) || title.startsWith('{Verb}')
      ? []
      : [`no verb: ${title}`]),
    ...(title.length <= 48 && counts(title) <= 7 ? [] : [`long: ${title}`]),
    ...(steps.length >= 2 && steps.length <= 4 ? [] : [`steps of ${title}`]),
    ...steps.flat().filter((text) => counts(text) > 18 || /!/.test(text)),
    ...steps.map(([step]) => step).filter((step) => counts(step) > 12),
    ...(counts(tiny) <= 18 && counts(why) <= 26 ? [] : [`tiny or why of ${title}`]),
    ...(minutes[0] <= minutes[1] && minutes[1] <= minutes[2] ? [] : [`minutes of ${title}`]),
    ...(strain === undefined ? [] : [`strain of ${title}`]),
  ];
}

describe('[FG18] shapes serve every goal that no topic knows', () => {
  it('their quests are written as those of the library', () => {
    expect(MOULDS.flatMap(faultsOf)).toEqual([]);
    expect(new Set(MOULDS.map(({ id }) => id)).size).toBe(MOULDS.length);
    expect(new Set(MOULDS.map(({ title }) => title)).size).toBe(MOULDS.length);
  });

  it('each says where it leads', () => {
    const ends = Object.entries(SHAPE_KITS).map(([id, { milestones }]) => ({ id, milestones }));
    expect(ends.flatMap((one) => milestoneFaults(one))).toEqual([]);
  });

  it('each has three roles at least, something of five to ten minutes and phase 1 only', () => {
    for (const quests of KITS) {
      const forAll = quests.filter(({ needs }) => needs === undefined);
      expect(new Set(forAll.map(({ plan }) => plan.role)).size).toBe(forAll.length);
      expect(quests.length).toBeGreaterThanOrEqual(3);
      expect(quests.some(({ minutes }) => minutes[0] <= 5)).toBe(true);
      expect(quests.filter(({ plan }) => plan.phase !== 1)).toEqual([]);
    }
  });

  it('none asks for more, harder, hunger, medicine, scales or other people’s devices', () => {
    const texts = MOULDS.flatMap(({ title, steps, tiny }) => [title, tiny, ...steps.flat()]).join(
      ' ',
    );
    expect(texts).not.toMatch(
      /\b(?:harder|faster|push through|calories|weigh yourself|dose|their phone|bet)\b/i,
    );
  });
});
