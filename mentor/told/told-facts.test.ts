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
    'Learn to drive a manual car',
    "My uncle lends me his old Corolla. I stall on hills and I'm nervous about roundabouts.",
    ['Go gently with: roundabouts', 'On your side: your uncle'],
  ],
  [
    'Get fit for a week of hut hiking',
    "There's a dyke near us. Got good boots and poles. My knees get sore going down.",
    ['Go gently with: your knees', `${HAVE}: good boots and poles`, `${HAVE}: the dyke near you`],
  ],
  [
    'Play three songs at the wedding',
    'I own a Kala concert ukulele. Bar chords are hard for me. I hate singing in front of others.',
    [
      `${HARD}: bar chords`,
      `${HAVE}: the Kala concert ukulele`,
      'Leave out: singing in front of others',
    ],
  ],
  [
    'Swim 1 km without stopping',
    'Crawl breathing is a mess. Own goggles and fins. I keep skipping the drills',
    ['Watch out for: skipping the drills', `${HARD}: crawl breathing`, `${HAVE}: goggles and fins`],
  ],
  [
    'Write a novel',
    "Have Scrivener. Dialogue is my problem. I used to play chess. I've basic tools",
    [`${HARD}: dialogue`, `${HAVE}: basic tools`, `${HAVE}: Scrivener`, 'Bring in: chess'],
  ],
  [
    'Stop biting my nails',
    'I do it most in meetings. Takeaway sites are my downfall',
    ['Watch out for: meetings', 'Watch out for: takeaway sites'],
  ],
  [
    'Stop snacking at night',
    'I always end up on the sofa with crisps. I love dark chocolate.',
    ['Watch out for: the sofa with crisps', 'Watch out for: dark chocolate'],
  ],
  [
    'Save for a trip to Japan',
    "I use Monzo. Too many takeaway coffees and I buy vinyl when I'm bored. My sister can help.",
    ['Watch out for: takeaway coffees', 'On your side: your sister', `${HAVE}: Monzo`],
  ],
  [
    'Learn Spanish',
    "I'm on lesson 14 of Language Transfer. Bad at the subjunctive. I don't like Duolingo.",
    [
      'Go on from: lesson 14 of Language Transfer',
      `${HARD}: the subjunctive`,
      'Leave out: Duolingo',
    ],
  ],
  [
    'Write my thesis by June',
    'Stuck in the methods chapter. My supervisor is slow. I have never used Zotero.',
    [`${HARD}: the methods chapter`, 'Still to come: Zotero'],
  ],
  [
    'Grow vegetables',
    'We have two raised beds and a rain barrel. The kids love strawberries.',
    [`${HAVE}: two raised beds and the rain barrel`, 'Bring in: strawberries'],
  ],
  [
    'Bake bread',
    "I've got a cast iron pot and a rye starter from a neighbour. allergic to walnuts",
    [`${HAVE}: the cast iron pot and the rye starter`, 'Leave out: walnuts'],
  ],
  [
    'Swim a mile',
    'I have a pull buoy and fins. Weak at breathing on the left side. Scared of deep water.',
    [
      `${HARD}: breathing on the left side`,
      'Go gently with: deep water',
      `${HAVE}: the pull buoy and fins`,
    ],
  ],
  [
    'Stop doomscrolling',
    'mostly instagram and the news. I need Slack for work. I tried a lockbox and gave up.',
    ['May stay: Slack', 'Watch out for: instagram and the news', 'Leave out: the lockbox'],
  ],
  [
    'Improve my chess to 1500',
    'I know the London system. Weak in endgames with rooks. Bored of puzzles.',
    [`${HARD}: endgames with rooks`, 'Build on: the London system', 'Leave out: puzzles'],
  ],
  [
    'Tidy the cellar',
    'I have a van. My brother will carry the shelves.',
    ['On your side: your brother', `${HAVE}: the van`],
  ],
  ['Learn to code', 'I get loops but I always get stuck on classes.', [`${HARD}: classes`]],
  [
    'Sing again',
    'I joined a gospel choir in Bristol. My high notes are shaky.',
    [`${HARD}: high notes`, `${HAVE}: the gospel choir in Bristol`],
  ],
  [
    'Meditate',
    "I have the Waking Up app, haven't opened it for months. Silence makes me restless.",
    ['Go gently with: silence', `${HAVE}: the Waking Up app`],
  ],
  [
    'Pass the citizenship test',
    'I have the BAMF app. I know the questions on history.',
    [`${HAVE}: the BAMF app`, 'Build on: the questions on history'],
  ],
  [
    'Get my motorbike licence',
    'I bought a second hand helmet. Slow turns are my weak point.',
    [`${HARD}: slow turns`, `${HAVE}: the second hand helmet`],
  ],
  [
    'Read one classic a month',
    "I'm on chapter 12 of Middlemarch. I've got a Kobo.",
    ['Go on from: chapter 12 of Middlemarch', `${HAVE}: the Kobo`],
  ],
  [
    'Cook for my family',
    'I have a slow cooker and an air fryer. Halal, no nuts. I can do rice dishes.',
    [
      'Keep it: halal, no nuts',
      `${HAVE}: the slow cooker and the air fryer`,
      'Build on: rice dishes',
    ],
  ],
  [
    'Learn to sew my own skirts',
    "Zips always go wrong. I want a belt with pockets. I don't enjoy pattern tracing.",
    [`${HARD}: zips`, 'On the way to: the belt with pockets', 'Leave out: pattern tracing'],
  ],
  [
    'Do a handstand',
    'My wrists are stiff. I have a wall and a yoga mat.',
    ['Go gently with: your wrists', `${HAVE}: the wall and the yoga mat`],
  ],
  [
    'Practise small talk',
    'I freeze in the coffee kitchen. I like football and gardening.',
    [`${HARD}: the coffee kitchen`, 'Bring in: football and gardening'],
  ],
  [
    'Build a bookshelf',
    'No workbench yet. I never used a router.',
    ['Still to come: the router', 'Still to come: workbench'],
  ],
  ['Learn Irish tunes, I have a bodhran from a friend', '', [`${HAVE}: the bodhran`]],
  [
    'Paint with oils',
    'My hands (edges!) are ok but my colours (greens!!) are bad',
    [`${HARD}: colours and greens`],
  ],
  [
    'Sleep before midnight',
    'I watch crime series in bed until two',
    ['Watch out for: crime series in bed'],
  ],
  [
    'Learn to ski',
    'hills not so much. We have a pass for Zermatt.',
    ['Go gently with: hills', `${HAVE}: the pass for Zermatt`],
  ],
  [
    'Throw better pots',
    'handles fall off in the kiln, I can do 3 bowls an hour',
    [`${HARD}: handles`],
  ],
  [
    'Learn Excel',
    'pivot tables scare me. my colleague Priya can show me stuff. I like maps and made up words',
    ['Go gently with: pivot tables', 'On your side: your colleague', 'Bring in: maps'],
  ],
  [
    'Declutter before we move',
    'I want to keep the piano. Too many board games haha. I dont like sheds or skips',
    ['May stay: the piano', 'Watch out for: board games', 'Leave out: sheds or skips'],
  ],
  [
    'Write a novel',
    'I write in Scrivener. I follow Brandon Sanderson on YouTube.',
    [`${HAVE}: Scrivener`, `${HAVE}: Brandon Sanderson on YouTube`],
  ],
  [
    'Cook more at home',
    'Live alone, one hob and a rice cooker. I always burn the garlic.',
    [`${HARD}: the garlic`, `${HAVE}: one hob and the rice cooker`],
  ],
  [
    'Launch a shop',
    'The logo is done. I hide from phone calls.',
    [`${HARD}: phone calls`, 'Build on: logo'],
  ],
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
