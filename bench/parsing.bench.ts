import { expect, test } from 'vitest';
import { parseGeneratedQuests } from '#protocol/replies/generated-quests.ts';
import { durationMinutes } from '#rules/quest/duration.ts';
import { fastestMs, report } from './measure.ts';

const SHORT = 100_000;
const LONG = 1_000_000;

function growth(parse: (text: string) => unknown, unit: string): number {
  const ofLength = (length: number) => unit.repeat(length / unit.length);
  const [short, long] = [ofLength(SHORT), ofLength(LONG)];
  fastestMs(3, () => parse(long)); // warms up, so that both are measured compiled
  return fastestMs(10, () => parse(long)) / fastestMs(40, () => parse(short));
}

test.each(['{', '[', '{"', '{"a":[', '}{', '"{\\', '[{"title":"x"},'])(
  '[P12] ten times as much of %j takes at most 15x as long to read as an AI reply',
  (unit) => {
    const ratio = growth(parseGeneratedQuests, unit);
    report(`${JSON.stringify(unit)}: ${ratio.toFixed(1)}x`);
    expect(ratio).toBeLessThanOrEqual(15);
  },
);

test.each(['9', '1 ', '1-', '1 to ', 'twenty ', 'hour '])(
  '[P12] ten times as much of %j takes at most 15x as long to read as a duration',
  (unit) => {
    const ratio = growth(durationMinutes, unit);
    report(`${JSON.stringify(unit)}: ${ratio.toFixed(1)}x`);
    expect(ratio).toBeLessThanOrEqual(15);
  },
);
