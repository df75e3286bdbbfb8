import { expect, test } from 'vitest';
import { adding, after, finishing, focusing, NOON, TODAY } from '#rules/testing/builders.ts';
import { type Celebration, type CelebrationStore, createCelebrations } from './celebrations.ts';

function stored<Value>(first: Value) {
  let value = first;
  return {
    read: () => value,
    write: (next: Value) => {
      value = next;
    },
  };
}

/** A day later than the commands of these tests, unless told: the end of their day is no subject. */
function aMemory(level = 0, nowMs = Date.parse('2026-11-16T12:00:00.000Z')) {
  return {
    celebratedLevel: stored(level),
    closedDay: stored<string | undefined>(undefined),
    clock: { nowMs: () => nowMs, utcOffsetMinutes: () => 0 },
  };
}

/** Everything that is shown, in the order in which it is shown. */
function shownBy(celebrations: CelebrationStore): string[] {
  const shown: string[] = [];
  for (let celebration = celebrations.next(); celebration; celebration = celebrations.next()) {
    shown.push(wordsOf(celebration));
    celebrations.close(celebration);
  }
  return shown;
}

function wordsOf(celebration: Celebration): string {
  switch (celebration.kind) {
    case 'level':
      return `level ${celebration.after.level}`;
    case 'achievement':
      return celebration.card.title;
    case 'day':
      return `end of ${celebration.day}`;
  }
}

const first = finishing('q1', { xpReward: 100 });
const NOTHING = after();

test('[H2] [F2] a command that brings a level and an achievement is celebrated twice, the level first', () => {
  const celebrations = createCelebrations(aMemory());
  celebrations.celebrate(NOTHING, after(first));
  expect(shownBy(celebrations)).toEqual(['level 2', 'Shadow Awakening']);
});

test('[H2] a celebration that is closed twice takes none of those behind it', () => {
  const celebrations = createCelebrations(aMemory());
  celebrations.celebrate(NOTHING, after(first));
  const [level] = celebrations.waiting();
  if (level) for (const _time of ['cancel', 'close']) celebrations.close(level);
  expect(shownBy(celebrations)).toEqual(['Shadow Awakening']);
});

test('[H2] a level is celebrated once on a device, even if it was taken away and given back', () => {
  const celebrations = createCelebrations(aMemory());
  celebrations.celebrate(NOTHING, after(first));
  expect(shownBy(celebrations)).toHaveLength(2);
  celebrations.celebrate(NOTHING, after(focusing('b1'), focusing('b2')));
  expect(shownBy(celebrations)).toEqual([]);
});

const second = finishing('q2', { xpReward: 100 });

test('[S14] what a held command brought is celebrated when its hold is over, and once', () => {
  const celebrations = createCelebrations(aMemory());
  const release = celebrations.hold(NOTHING, after(first));
  expect(celebrations.next()).toBeUndefined();
  release(after(first));
  release(after(first));
  expect(shownBy(celebrations)).toEqual(['level 2', 'Shadow Awakening']);
});

test('[S14] what was undone is not celebrated, and the same level is when it comes again', () => {
  const celebrations = createCelebrations(aMemory());
  celebrations.hold(NOTHING, after(first))(NOTHING);
  expect(shownBy(celebrations)).toEqual([]);
  celebrations.hold(NOTHING, after(first))(after(first));
  expect(shownBy(celebrations)).toEqual(['level 2', 'Shadow Awakening']);
});

test('[S14] several holds are celebrated together after the last one, with one window for the level', () => {
  const memory = aMemory();
  const celebrations = createCelebrations(memory);
  const releaseFirst = celebrations.hold(NOTHING, after(first));
  const releaseSecond = celebrations.hold(after(first), after(first, second, focusing('b1')));
  releaseFirst(after(first, second, focusing('b1')));
  expect(celebrations.next()).toBeUndefined();
  releaseSecond(after(first, second, focusing('b1')));
  expect(shownBy(celebrations)).toEqual(['level 3', 'Shadow Awakening']);
  expect(memory.celebratedLevel.read()).toBe(3);
});

test('[S14] of two held commands the one that was undone takes its level along', () => {
  const celebrations = createCelebrations(aMemory());
  const releaseFirst = celebrations.hold(NOTHING, after(first));
  const releaseSecond = celebrations.hold(after(first), after(first, second, focusing('b1')));
  releaseSecond(after(first));
  releaseFirst(after(first));
  expect(shownBy(celebrations)).toEqual(['level 2', 'Shadow Awakening']);
});

test('[S14] what is not held waits for what is, and a page that goes keeps both', () => {
  const celebrations = createCelebrations(aMemory(99));
  const release = celebrations.hold(NOTHING, NOTHING);
  celebrations.celebrate(NOTHING, after(first));
  expect(celebrations.next()).toBeUndefined();
  expect(celebrations.waiting().map(wordsOf)).toContain('Shadow Awakening');
  release(after(first));
  expect(shownBy(celebrations)).toEqual(['Shadow Awakening']);
});

test('[F5] the tenth focus block lights a relic and is celebrated', () => {
  const blocks = Array.from({ length: 10 }, (_, index) => focusing(`b${index}`));
  const celebrations = createCelebrations(aMemory(99));
  celebrations.celebrate(after(...blocks.slice(1)), after(...blocks));
  expect(shownBy(celebrations)).toEqual(['Tenth Descent']);
});

test('[H2] XP without a level is no celebration, and no listener is called', () => {
  const celebrations = createCelebrations(aMemory());
  let toldCount = 0;
  celebrations.subscribe(() => {
    toldCount += 1;
  });
  celebrations.celebrate(NOTHING, after(focusing('b1')));
  expect(celebrations.next()).toBeUndefined();
  expect(toldCount).toBe(0);
});

test('[F2] a celebration that comes while another is shown waits behind it', () => {
  const celebrations = createCelebrations(aMemory(99));
  celebrations.celebrate(NOTHING, after(finishing('q1')));
  const blocks = Array.from({ length: 10 }, (_, index) => focusing(`b${index}`));
  celebrations.celebrate(NOTHING, after(...blocks));
  expect(shownBy(celebrations)).toEqual(['Shadow Awakening', 'Tenth Descent']);
});

test('[B8] the last quest that is due ends the day, once, and not while another is open', () => {
  const celebrations = createCelebrations(aMemory(9, Date.parse(NOON)));
  const open = after(adding('a'), adding('b'), finishing('b'));
  celebrations.celebrate(after(adding('a'), adding('b')), open);
  expect(shownBy(celebrations)).toEqual(['Shadow Awakening']);
  const all = after(adding('a'), adding('b'), finishing('b'), finishing('a'));
  celebrations.celebrate(open, all);
  expect(shownBy(celebrations)).toEqual([`end of ${TODAY}`]);
  celebrations.celebrate(open, all);
  expect(shownBy(celebrations)).toEqual([]);
});

test('[B8] a last clear that is undone does not end the day', () => {
  const celebrations = createCelebrations(aMemory(9, Date.parse(NOON)));
  const open = after(adding('a'), adding('b'), finishing('b'));
  const release = celebrations.hold(
    open,
    after(adding('a'), adding('b'), finishing('b'), finishing('a')),
  );
  release(open);
  expect(shownBy(celebrations)).toEqual([]);
});

test('[B8] a day whose end was celebrated is not celebrated again by a page that goes during a later hold', () => {
  const celebrations = createCelebrations(aMemory(9, Date.parse(NOON)));
  const open = after(adding('a'));
  const all = after(adding('a'), finishing('a'));
  celebrations.hold(open, all);
  expect(celebrations.waiting().map(wordsOf)).toContain(`end of ${TODAY}`);
  const end = { kind: 'day', day: TODAY } as const;
  celebrations.add([end]); // as another hold of this day did
  celebrations.close(end);
  expect(celebrations.waiting().map(wordsOf)).not.toContain(`end of ${TODAY}`);
});
