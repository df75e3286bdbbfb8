import { expect, test } from 'vitest';
import { after, finishing, focusing } from '#rules/testing/builders.ts';
import { createMoments, type Moment, type Moments } from './moments.ts';

function aMemory(level = 0) {
  let celebrated = level;
  return {
    read: () => celebrated,
    write: (next: number) => {
      celebrated = next;
    },
  };
}

/** Everything that is shown, in the order in which it is shown. */
function shownBy(moments: Moments): string[] {
  const shown: string[] = [];
  for (let moment = moments.next(); moment; moment = moments.next()) {
    shown.push(wordsOf(moment));
    moments.close();
  }
  return shown;
}

function wordsOf(moment: Moment): string {
  return moment.kind === 'level' ? `level ${moment.after.level}` : moment.card.title;
}

const first = finishing('q1', { xpReward: 100 });
const NOTHING = after();

test('[H2] [F2] a deed that brings a level and an achievement is shown as two moments, level first', () => {
  const moments = createMoments(aMemory());
  moments.celebrate(NOTHING, after(first));
  expect(shownBy(moments)).toEqual(['level 2', 'Shadow Awakening']);
});

test('[H2] a level is celebrated once on a device, even if it was taken away and given back', () => {
  const moments = createMoments(aMemory());
  moments.celebrate(NOTHING, after(first));
  moments.close();
  moments.close();
  moments.celebrate(NOTHING, after(focusing('b1'), focusing('b2')));
  expect(shownBy(moments)).toEqual([]);
});

test('[F5] the tenth focus block lights a relic and is celebrated', () => {
  const blocks = Array.from({ length: 10 }, (_, index) => focusing(`b${index}`));
  const moments = createMoments(aMemory(99));
  moments.celebrate(after(...blocks.slice(1)), after(...blocks));
  expect(shownBy(moments)).toEqual(['Tenth Descent']);
});

test('[H2] XP without a level is no moment, and nobody is told', () => {
  const moments = createMoments(aMemory());
  let toldCount = 0;
  moments.subscribe(() => {
    toldCount += 1;
  });
  moments.celebrate(NOTHING, after(focusing('b1')));
  expect(moments.next()).toBeUndefined();
  expect(toldCount).toBe(0);
});

test('[F2] what happened while a moment was shown waits behind it', () => {
  const moments = createMoments(aMemory(99));
  moments.celebrate(NOTHING, after(finishing('q1')));
  const blocks = Array.from({ length: 10 }, (_, index) => focusing(`b${index}`));
  moments.celebrate(NOTHING, after(...blocks));
  expect(shownBy(moments)).toEqual(['Shadow Awakening', 'Tenth Descent']);
});
