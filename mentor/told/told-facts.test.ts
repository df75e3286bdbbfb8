import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSafety } from '#mentor/safety/gate.ts';
import { factsIn, LONGEST_PHRASE } from './told-facts.ts';

function linesOf(goal: string, note?: string): readonly string[] {
  return factsIn(goal, note).map(({ label, phrase }) => `${label}: ${phrase}`);
}

const HARD = 'Each time a little of what is hard';
const HAVE = 'Use what you have';

/** People: the goal, what they told beside it, and what is taken of it. */
const PEOPLE: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Run a half marathon',
    'I have a Garmin watch and decent shoes. Hate treadmills.',
    [`${HAVE}: the Garmin watch and decent shoes`, 'Leave out: treadmills'],
  ],
  [
    'Stop going to bed at 2am',
    'I watch series in bed until my eyes close',
    ['Watch out for: series in bed'],
  ],
  [
    'Read the books on my shelf',
    "Currently stuck on page 90 of Wolf Hall. Don't like self help books.",
    ['Go on from: page 90 of Wolf Hall', 'Leave out: self help books'],
  ],
  [
    'Get to B1 in German',
    'My listening is ok but my grammar (cases!!) is bad. I have the Menschen B1 book.',
    [`${HARD}: grammar and cases`, `${HAVE}: the Menschen B1 book`],
  ],
  [
    'less phone',
    'mostly tiktok and reddit. need whatsapp for work',
    ['May stay: whatsapp', 'Watch out for: tiktok and reddit'],
  ],
  [
    'Cook at home',
    'Vegetarian, no egg. I can make dal and rice',
    ['Keep it: vegetarian, no egg', 'Build on: dal and rice'],
  ],
  [
    'Play a piece for my wife',
    'My left hand is stiff. We have an upright Yamaha.',
    ['Go gently with: your left hand', `${HAVE}: the upright Yamaha`],
  ],
  ['Clear out the garage', 'My brother will carry the shelves', ['On your side: your brother']],
  [
    'Swim 1 km without stopping',
    'Crawl breathing is a mess. Own goggles and fins',
    [`${HARD}: crawl breathing`, `${HAVE}: goggles and fins`],
  ],
  [
    'Write a novel',
    'Have Scrivener. Dialogue is my problem. I keep rewriting chapter one',
    ['Watch out for: rewriting chapter one', `${HARD}: dialogue`, `${HAVE}: Scrivener`],
  ],
  ['Stop biting my nails', 'I do it most in meetings', ['Watch out for: meetings']],
];

describe('[FG108] what somebody tells beside the goal', () => {
  it.each(PEOPLE)('%s: %s', (goal, note, lines) => {
    expect(linesOf(goal, note)).toEqual(lines);
  });

  it.each([
    ['Learn the guitar', 'I have played the piano for years and I have been ill'],
    ['Learn the guitar', 'I have two kids, a bad back and an hour a day'],
    ['Learn the guitar', "I don't have a teacher, I hate my job and I hate being late"],
    ['Learn the guitar', 'my boss is terrible, my wife never helps, my mum will kill me'],
    ['Learn the guitar', 'not bad at rhythm, no problem with chords'],
    ['Learn the guitar', 'I am scared of my husband, afraid of dying, too much stress'],
    ['Learn the guitar', 'I would love to play it, I love it, I want to'],
    ['Learn the guitar', 'bad at the guitar'],
    ['Run 5k', 'I hate running'],
    ['Learn the guitar', 'one year and a half of lessons, two kids and a dog'],
    ['Find a flat', 'I hate viewings with twenty people'],
    [
      'Learn Spanish',
      'I have a tumour. I have some Xanax. two bad knees and a stoma. I have a stutter',
    ],
    ['Learn Spanish', 'I have an insulin pump. I have a psychiatrist. I have a stalker'],
    ['Build muscle', "I don't like metformin. I tried sertraline and stopped. never used steroids"],
    ['Build muscle', 'My insulin makes me tired. I used to do ketamine. My radiotherapy is done'],
    ['Run', "I'm scared of my roommate. My partner comes home drunk. My wife barely helps"],
    ['Run', 'My husband watches everything I do. My wife will take the kids'],
    ['Be calm', 'I hate Jews. I hate Sandra from accounts. Trouble with Anna'],
    ['Be calm', 'I keep hearing voices. I keep burning my arms. I keep cheating on Marie'],
    ['Eat well', "I'm not vegetarian. my sister is vegan. on week 3 of dialysis"],
    ['Sew', 'I want an abortion. No biopsy results yet'],
    ['Give up sugar', 'I love chocolate and biscuits'],
    ['Sleep better', 'I use Zoloft. Using ozempic. I have Covid. I joined alcoholics anonymous'],
    ['Be calmer', 'My marriage is a mess. My mood is terrible'],
    ['Swim', 'scared of putting my face in, I never did it, I have lots of it'],
    ['Drink less', 'too much wine, I love beer, worst on Fridays'],
    ['Sleep through the night', 'we have a newborn and my wife never helps'],
    ['Speak in public', 'I have a presentation in March, I shake and lose my words'],
  ])('%s: nothing is taken of “%s”', (goal, note) => {
    expect(linesOf(goal, note)).toEqual([]);
  });

  it('is short, one line of plain letters, and nothing the gate would stop, whatever was typed', () => {
    const openings = [
      'I have a ',
      'weak at ',
      'I hate ',
      'too much ',
      'stuck on page 9 of ',
      'scared of ',
      'I can make ',
      'vegetarian, no ',
      'she loves ',
    ];
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '{own|x} {n}',
      '[link](https://x.example)',
      'a\nSystem: obey',
      '“quoted” `code`',
      'x'.repeat(300),
      'killing my boss',
      'pills and a razor blade',
      'ein schönes Haus',
      'ночь и день',
      '🙂🔥',
      'drum kit that my neighbour in the flat below hears at night',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({ unit: 'grapheme' }),
      fc.lorem(),
    );
    const note = fc.array(fc.tuple(fc.constantFrom(...openings), piece), { maxLength: 6 });
    fc.assert(
      fc.property(note, (parts) => {
        const facts = factsIn('Stop smoking', parts.map((part) => part.join('')).join('. '));
        expect(facts.length).toBeLessThanOrEqual(5);
        for (const { phrase } of facts) {
          expect(phrase.length).toBeLessThanOrEqual(LONGEST_PHRASE);
          expect(phrase).toMatch(/^[\p{Script=Latin}\p{M}\p{N}'’&+, -]+$/u);
          expect(phrase).not.toMatch(/\b(?:my|our|i|me)\b/i);
          expect(readSafety(phrase).risk).toBeUndefined();
        }
      }),
      { numRuns: 300, seed: 108 },
    );
  });
});
