import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { type Correction, withCorrection } from './corrections.ts';
import { evidenceIndex } from './evidence-index.ts';
import { correctionsIn } from './stored-corrections.ts';
import { SAMPLE_ROUTES } from './testing/sample-routes.ts';
import { understand } from './understand.ts';
import type { SaidWish } from './understanding.ts';

const today = '2026-11-15' as LocalDate;
const index = evidenceIndex(SAMPLE_ROUTES);

function read(
  goal: string,
  corrections: readonly Correction[] = [],
  more: Partial<SaidWish> = {},
  shapeOnly: ReadonlySet<string> = new Set(),
) {
  return understand({ goals: [goal], ...more }, { index, today, corrections, shapeOnly });
}

function saidBy(goal: string, corrections: readonly Correction[]): (string | undefined)[] {
  return read(goal, corrections).goals.map(({ said }) => said);
}

describe('[FG30] what was understood can be put right', () => {
  it('another reading of a goal holds, a topic or a shape', () => {
    const said = 'guitar garden';
    const [garden] = read(said, [{ about: 'reading', said, topic: 'garden' }]).goals;
    expect(garden).toMatchObject({ reading: { topic: 'garden' }, confidence: 1 });
    const [event] = read(said, [{ about: 'reading', said, shape: 'event' }]).goals;
    expect(event).toMatchObject({ shape: 'event', confidence: 1 });
    expect(event?.reading).toBeUndefined();
  });

  it('of what the gate is unsure of no topic is made, whatever was chosen', () => {
    const said = 'guitar garden';
    const chosen: readonly Correction[] = [{ about: 'reading', said, topic: 'garden' }];
    expect(read(said, chosen, {}, new Set([said])).goals[0]?.reading).toBeUndefined();
  });

  it('a number, its unit, a day and a level belong to their goal alone', () => {
    const goal = 'learn 30 songs on the harp by 1 May and grow tomatoes';
    const said = 'learn 30 songs on the harp by 1 May';
    const by = '2027-06-01' as LocalDate;
    const { goals } = read(goal, [
      { about: 'target', said, n: 20, unit: 'coins' },
      { about: 'date', said, by },
      { about: 'level', said, level: 'Advanced' },
    ]);
    expect(goals[0]).toMatchObject({ target: { n: 20, unit: 'coins', by }, level: 'Advanced' });
    expect(goals.slice(1).every(({ target, level }) => !target && level !== 'Advanced')).toBe(true);
  });

  it('a number in the same unit keeps where it began; no number and no date leave none', () => {
    const said = 'do from 5 to 40 pushups by 1 May';
    const up = read(said, [{ about: 'target', said, n: 20, unit: 'pushups' }]).goals[0]?.target;
    expect(up).toMatchObject({ n: 20, from: 5, by: '2027-05-01' });
    const none = read(said, [
      { about: 'target', said },
      { about: 'date', said },
    ]);
    expect(none.goals[0]?.target).toBeUndefined();
  });

  it('a day that was put right and has passed is asked about again', () => {
    const said = 'play the harp by 1 May';
    const by = '2026-01-01' as LocalDate;
    expect(read(said, [{ about: 'date', said, by }]).goals[0]?.target).toEqual({
      by,
      doubt: 'passed',
    });
  });

  it('days, minutes, style and circumstances', () => {
    const { time, style, cautions } = read(
      'play the harp in a small room',
      [
        { about: 'time', days: [2, 4], minutes: 45 },
        { about: 'style', style: 'structured' },
        { about: 'caution', caution: 'small-room' },
      ],
      { time: '20 minutes a day' },
    );
    expect(time).toMatchObject({ days: [2, 4], dayMax: 45, weekMinutes: 90, from: 'said' });
    expect([style, cautions]).toEqual(['structured', []]);
    const option = read('play the harp', [{ about: 'option', option: 'Weekend warrior' }]);
    expect(option.time).toMatchObject({ weekMinutes: 240, hasDaily: false });
  });

  it('a word is left as it was typed', () => {
    const { corrected, goals } = read('lern giutar', [{ about: 'word', word: 'giutar' }]);
    expect(corrected.map(([said]) => said)).toEqual(['lern']);
    expect(goals[0]?.reading?.topic).not.toBe('instruments');
  });
});

describe('[FG31] goals are cut and joined', () => {
  const goal = 'learn Welsh and the harp';

  it('two goals of one sentence become one, and two again', () => {
    const two = ['learn Welsh', 'the harp'];
    expect(saidBy(goal, [])).toEqual(two);
    const merged: readonly Correction[] = [{ about: 'merge', said: 'the harp' }];
    expect(saidBy(goal, merged)).toEqual([goal]);
    expect(read(goal, merged).goals[0]?.canSplit).toBe(true);
    expect(saidBy(goal, [...merged, { about: 'split', said: goal }])).toEqual(two);
  });

  it('a close call can be cut, even where both parts are about one thing', () => {
    const said = 'run a 10k and run a marathon';
    expect(saidBy(said, [])).toHaveLength(1);
    expect(read(said).goals[0]?.canSplit).toBe(true);
    expect(saidBy(said, [{ about: 'split', said }])).toEqual(['run a 10k', 'run a marathon']);
    expect(read('play the harp with friends').goals[0]?.canSplit).toBeUndefined();
  });

  it('what waits comes right after the main goal, or in its place', () => {
    const wish = 'run, swim, cook, read books, play the piano';
    const order = (corrections: readonly Correction[]) =>
      read(wish, corrections).goals.map(({ said, rank }) => [said, rank]);
    const second = order([{ about: 'rank', said: 'play the piano', rank: 'second' }]);
    expect(second.slice(0, 2)).toEqual([
      ['run', 'main'],
      ['play the piano', 'second'],
    ]);
    const main = order([{ about: 'rank', said: 'play the piano', rank: 'main' }]);
    expect(main.slice(0, 2)).toEqual([
      ['play the piano', 'main'],
      ['run', 'second'],
    ]);
    expect(new Set(main.map(([said]) => said))).toEqual(new Set(order([]).map(([said]) => said)));
  });
});

const saids = fc.constantFrom('run', 'swim', 'collect 30 stamps');
const anyCorrection: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ about: fc.constant('level'), said: saids, level: fc.constant('Beginner') }),
  fc.record({
    about: fc.constant('target'),
    said: saids,
    n: fc.integer({ min: 1, max: 1_000_000 }),
    unit: fc.constantFrom('', 'km', 'bird songs', '€'),
  }),
  fc.record({ about: fc.constantFrom('split', 'merge'), said: saids }),
  fc.record({ about: fc.constant('rank'), said: saids, rank: fc.constantFrom('main', 'second') }),
  fc.record({
    about: fc.constant('time'),
    days: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.constant([1, 3, 0])),
    minutes: fc.integer({ min: 5, max: 720 }),
  }),
  fc.record({ about: fc.constant('date'), said: saids, by: fc.constant('2027-05-01') }),
  fc.record({ about: fc.constant('caution'), caution: fc.constant('small-room') }),
  fc.record({ about: fc.constant('word'), word: fc.constant('giutar') }),
  fc.record({ about: fc.constant('style'), style: fc.constantFrom('structured', 'flexible') }),
  fc.record({ about: fc.constant('option'), option: fc.constant('Weekend warrior') }),
) as fc.Arbitrary<Correction>; // each record is one of them

describe('[FG32] corrections are plain data', () => {
  const RUNS = { numRuns: sample(200, 5_000), seed: 15 };

  it('come back from a store as they were, and anything else is no correction', () => {
    fc.assert(
      fc.property(fc.array(anyCorrection), (all) => {
        expect(correctionsIn(JSON.parse(JSON.stringify(all)))).toEqual(all);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.anything(), (any) => {
        for (const one of correctionsIn([any])) expect(correctionsIn([one])).toEqual([one]);
        expect(Array.isArray(correctionsIn(any))).toBe(true);
      }),
      RUNS,
    );
    const bad = [
      { about: 'target', said: 'run', n: Number.NaN },
      { about: 'time', days: [], minutes: 30 },
      { about: 'time', days: 2.5, minutes: 30 },
      { about: 'time', days: 3, minutes: 4 },
      { about: 'level', said: 'run', level: 'God' },
      { about: 'style', style: 'wild' },
      { about: 'level', level: 'Beginner' },
    ];
    expect(correctionsIn(bad)).toEqual([{ about: 'target', said: 'run' }]);
    const script = { about: 'target', said: 'run', n: 3, unit: '<b>{n}</b>' };
    expect(correctionsIn([script])).toEqual([{ ...script, unit: '' }]);
  });

  it('the last one about the same thing holds, and nothing is said twice', () => {
    fc.assert(
      fc.property(fc.array(anyCorrection), anyCorrection, (all, next) => {
        const once = withCorrection(all, next);
        expect(once.at(-1)).toEqual(next);
        if (['split', 'merge', 'rank'].includes(next.about)) return;
        expect(withCorrection(once, next)).toEqual(once);
      }),
      RUNS,
    );
    const level: Correction = { about: 'level', said: 'run', level: 'Beginner' };
    expect(withCorrection([level], { ...level, level: 'Advanced' })).toHaveLength(1);
  });

  it('never break what was understood, whatever they name', () => {
    fc.assert(
      fc.property(fc.array(anyCorrection, { maxLength: 8 }), (all) => {
        const { goals } = read('collect 30 stamps, run and swim', all);
        expect(goals.length).toBeGreaterThan(0);
        expect(goals.filter(({ rank }) => rank === 'main')).toHaveLength(1);
        expect(goals[0]?.rank).toBe('main');
      }),
      RUNS,
    );
  });
});
