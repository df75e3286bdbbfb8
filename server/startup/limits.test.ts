import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, parseLimits } from './limits.ts';

function problemsOf(text: string): readonly string[] {
  const parsed = parseLimits(text);
  return parsed.ok ? [] : parsed.failure;
}

test('[SEC27, SEC28, SEC29, SEC67] nothing has to be set, and then the limits of the checklist hold', () => {
  expect(parseLimits('')).toEqual({ ok: true, value: DEFAULT_LIMITS });
  expect(DEFAULT_LIMITS).toMatchObject({
    pushesPerMinute: 60,
    pushBurst: 20,
    readsPerMinute: 300,
    maxBodyBytes: 256 * 1024,
    authBodyBytes: 4 * 1024,
    maxHeaderBytes: 16 * 1024,
    maxUrlBytes: 2 * 1024,
    headersMs: 10_000,
    requestMs: 25_000,
    maxJsonDepth: 16,
    maxJsonNodes: 10_000,
    streamsPerUser: 8,
    slowReaderBytes: 64 * 1024,
  });
});

test('[SEC67] every limit can be changed, and changes nothing but itself', () => {
  for (const name of Object.keys(DEFAULT_LIMITS)) {
    expect(parseLimits(`${name}=7`)).toEqual({
      ok: true,
      value: { ...DEFAULT_LIMITS, [name]: 7 },
    });
  }
});

test('several limits stand in one list, with blanks or without', () => {
  expect(parseLimits('pushesPerMinute=6000, pushBurst = 500,')).toEqual({
    ok: true,
    value: { ...DEFAULT_LIMITS, pushesPerMinute: 6_000, pushBurst: 500 },
  });
});

test('a limit that does not exist is a problem and the nearest one is named', () => {
  expect(problemsOf('readsPerMinute=5,pushPerMinute=6000')).toEqual([
    'entry 2 of DUSKGATE_LIMITS is not a limit; the nearest is pushesPerMinute',
  ]);
  expect(problemsOf('constructor=1')).toHaveLength(1);
});

test.each(['0', '-1', '1.5', '1e3', '0x10', 'many', '', '1000000000', '٣', '6=6'])(
  'a limit of "%s" is a problem: only whole numbers above zero hold anybody back',
  (number) => {
    expect(problemsOf(`pushBurst=${number}`)).toEqual([
      'pushBurst in DUSKGATE_LIMITS must be a whole number from 1 to 999999999',
    ]);
  },
);

test('[O3] a problem is a part of a sentence: whoever says it ends it', () => {
  for (const typed of ['pushPerMinute=6', 'pushBurst=1,pushBurst=2', 'pushBurst=many']) {
    for (const problem of problemsOf(typed)) expect(problem).toMatch(/[\w)]$/);
  }
});

test('a limit that is set twice is a problem', () => {
  expect(problemsOf('pushBurst=1,pushBurst=2')).toEqual([
    'pushBurst stands twice in DUSKGATE_LIMITS',
  ]);
});

test('[O3] no text makes the reader throw, and no problem quotes what was typed', () => {
  const typed = fc.string({ minLength: 1 }).map((text) => `~${text.replaceAll(',', '')}~`);
  fc.assert(
    fc.property(typed, typed, (name, number) => {
      const problems = problemsOf(`${name}=1,pushBurst=${number}`);
      expect(problems).toHaveLength(2);
      expect(problems.join()).not.toContain('~');
    }),
  );
});
