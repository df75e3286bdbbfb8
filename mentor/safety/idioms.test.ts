import { describe, expect, it } from 'vitest';
import { mayHarm, readSafety } from './gate.ts';
import { withoutIdioms } from './idioms.ts';
import { FRESH_SET_1 } from './testing/fresh-set-1.ts';
import { FRESH_SET_2 } from './testing/fresh-set-2.ts';
import { FRESH_SET_3 } from './testing/fresh-set-3.ts';
import { linesOf } from './testing/recall.ts';

describe('[M21] what only sounds like harm', () => {
  it.each([
    '5k, die after that',
    'dying at km 7',
    'the basil keeps dying',
    '5 suicides on the pitch',
    'the clutch is murder',
    "it's suicide for my sleep",
    "nani's stories die with me",
    'kill my darlings, cut two pages',
    'say the dagger bits out loud',
    'do blood effects on the axes',
    'beat it to death on the pad',
    'feed the starter, punch it down, slash the top with a blade',
    'go over dead testing steps',
    'mix up the beta blockers',
    'learn poker maths for teaching',
    'read one module on suicide and how to ask',
    'my brother has beaten me 9 christmases in a row',
    'strong legs weak back',
  ])('is taken out: %s', (text) => {
    expect(readSafety(withoutIdioms(text)).risk).toBeUndefined();
    expect(withoutIdioms(text)).not.toBe(text);
  });

  it.each([
    'thinking of suicide for my kids sake',
    'suicide for my exams',
    'one page about suicide for my family',
    "write a page, then I'm dead",
    'beat the dog to death',
    'my stepdad has beaten me 5 years',
    'beat it to death with a stick',
    'my husband is pure murder',
    'slash the top with a razor',
    'mix up the statins for her drink',
    'i would die at 40',
    'i hope i die at 30',
    'look up lethal doses',
    'mix up the insulins',
    'hip op 3 weeks ago',
    'breathless since covid',
    'my husband wants to strangle me',
    'i count my stitches',
  ])('leaves what does not: %s', (text) => {
    expect(withoutIdioms(text)).toBe(text);
  });
});

describe('[M20] whether there may be harm', () => {
  const phrases = [FRESH_SET_1, FRESH_SET_2, FRESH_SET_3]
    .flatMap((set) => Object.values(set))
    .flatMap(linesOf);

  it('is never denied of a text in which the gate finds something, alone or among others', () => {
    const found = phrases.filter((text) => {
      const { risk, cares, isUnsure } = readSafety(text);
      return risk !== undefined || cares.length > 0 || isUnsure;
    });
    expect(found.length).toBeGreaterThan(300);
    for (const text of found) {
      expect(mayHarm([text]), text).toBe(true);
      expect(mayHarm(['ten minutes of scales', text, 'after dinner']), text).toBe(true);
    }
  });

  it('is denied of most ordinary answers', () => {
    expect(mayHarm(['the garage', 'one shelf: keep, sell, tip', 'saturday mornings'])).toBe(false);
    expect(mayHarm(['10 min scales, then one song', 'after dinner, most days'])).toBe(false);
  });
});
