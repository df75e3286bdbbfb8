import type { Family } from '#mentor/shapes/family.ts';
import { CRAFT_BUILD } from './craft-build.ts';
import { CRAFT_FERMENT } from './craft-ferment.ts';
import { CRAFT_HOT } from './craft-hot.ts';
import { CRAFT_SCENT } from './craft-scent.ts';
import { CRAFT_STONE } from './craft-stone.ts';
import { CRAFT_TEXTILE } from './craft-textile.ts';

export const CRAFT: Family = {
  id: 'craft',
  shelf: 'hands',
  name: 'A craft',
  category: 'Personal',
  thing: 'your craft',
  safe: 'Light, clean bench, hands behind the edge; gloves, glasses or mask where the tool asks for them.',
  kinds: [
    {
      id: 'craft',
      name: 'making',
      milestones: [
        'Finish one small piece, edges included',
        'Finish three pieces, each cleaner than the last',
        'Give away or sell one piece you made',
      ],
      quests: [
        {
          id: 'craft-tools',
          title: 'Lay out your first 5 tools',
          plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
          minutes: [15, 30, 45],
          steps: [
            [
              'Ask a maker which five come first',
              '{thing}: a guild, a repair café, a forum with pictures.',
            ],
            ['Borrow, share or buy used', 'One good blade beats a set.'],
            ['Fix one corner with light where it may stay', '{safe}'],
          ],
          tiny: 'Write the five tools down.',
          place: ['table'],
          why: 'A place that stays ready saves half of every short hour.',
        },
        {
          id: 'craft-small',
          title: 'Make 1 small thing to the end',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [30, 60, 150],
          steps: [
            ['Choose something palm-sized with few steps', 'A test piece, a lid, a strap, a tile.'],
            ['Do all steps, the finish too', '{safe}'],
            ['Write date, time and one flaw on it', 'Under it or on a tag.'],
          ],
          tiny: 'Make the first cut or fold of a small one.',
          place: ['table'],
          wayOn: 'the same again, its flaw mended',
          why: 'A finished small thing teaches the steps an unfinished large one hides.',
        },
        {
          id: 'craft-scrap',
          title: 'Practise 1 step {n} times on scrap',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [20, 40, 90],
          amount: { unit: 'times', byLevel: [8, 12, 16] },
          steps: [
            [
              'Choose one step of {thing}: cut, join, coil, fold, finish',
              'The one that comes first.',
            ],
            ['Watch it done once, slowly', '{safe}'],
            [
              'Do it on scrap, number the pieces, lay them in a row',
              'The last is to be better than the first.',
            ],
          ],
          tiny: 'Do the step twice on scrap.',
          place: ['table'],
          why: 'Hands learn on scrap, where nothing can be spoiled.',
        },
        {
          id: 'craft-look',
          title: 'Compare 1 of yours with a good one',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          steps: [
            ['Take a good one in your hand, or five close pictures', 'Market, museum, friend.'],
            ['Look at edge, joint, surface, weight', 'Write two differences.'],
            ['Choose one to work on next week', 'The other waits.'],
          ],
          tiny: 'Look at one good piece for five minutes.',
          place: ['table'],
          why: 'The eye has to be ahead of the hand.',
        },
        {
          id: 'craft-drawing',
          title: 'Draw the next piece with every measure',
          plan: { role: 'start', phase: 2, rhythm: 'once' },
          minutes: [25, 45, 75],
          steps: [
            ['Draw it from two sides, true to scale', 'Size, material, joints.'],
            [
              'Number the steps, mark those you never did',
              '{pace|Those are tested on scrap first.}',
            ],
            ['Write what you must get and how long it takes', 'Glue, drying and waiting included.'],
          ],
          tiny: 'Draw it once by hand with three measures.',
          place: ['table'],
          why: 'Mistakes on paper cost nothing.',
        },
        {
          id: 'craft-piece',
          title: 'Finish 1 step of your piece',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [40, 75, 150],
          steps: [
            ['Read the drawing, lay out only what this step needs', '{safe}'],
            ['Do a dry run without glue, heat or cut', 'Then do it.'],
            [
              'Measure, write it down, clear the bench',
              'First line of next time: what comes next.',
            ],
          ],
          tiny: 'Lay out the next step.',
          place: ['table'],
          wayOn: 'two steps in one session',
          why: 'One whole step each time: half steps are done twice.',
        },
        {
          id: 'craft-test',
          title: 'Make 3 small tests of the hard step',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [25, 45, 90],
          steps: [
            ['Change one thing in each: angle, heat, mix, tension', 'Write it on the piece.'],
            ['Treat all three alike afterwards', '{safe}'],
            ['Break, bend or wet them', 'Keep the winner as a sample.'],
          ],
          tiny: 'Write what the three would differ in.',
          place: ['table'],
          wayOn: '5 samples of the finish',
          why: 'Three samples answer what an hour of reading leaves open.',
        },
        {
          id: 'craft-show',
          title: 'Ask 1 maker about 1 weak place',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 20, 40],
          steps: [
            ['Mark the weak place on your newest piece', 'A guild evening, a forum, a teacher.'],
            ['Ask about that place only', '"What would you have done here?"'],
            ['Write the answer into the next drawing', 'In their words.'],
          ],
          tiny: 'Send one picture with one question.',
          place: ['others', 'table'],
          why: 'A maker sees in ten seconds what costs you a month.',
        },
        {
          id: 'craft-series',
          title: 'Make {n} alike, time each step',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [50, 100, 180],
          amount: { unit: 'alike', byLevel: [2, 3, 4] },
          steps: [
            ['Set stops, jigs or templates first', '{safe}'],
            ['Do one step on all before the next', 'Note minutes for each step.'],
            ['Lay them side by side and choose', 'What made the best one the best?'],
          ],
          tiny: 'Make one jig or template.',
          place: ['table'],
          why: 'Making alike shows where the hand still guesses.',
        },
      ],
    },
    CRAFT_BUILD,
    CRAFT_STONE,
    CRAFT_TEXTILE,
    CRAFT_SCENT,
    CRAFT_FERMENT,
    CRAFT_HOT,
    {
      id: 'glass',
      name: 'glass',
      milestones: [
        'Finish one small piece without a crack',
        'Finish three pieces that look alike',
        'Use or give away a larger piece',
      ],
      safe: 'Glasses on, shards swept, hot and cold kept apart, air open; somebody in calling distance.',
      quests: [],
    },
  ],
  part: {
    id: 'craft-part',
    title: 'Work on {part} for {m} minutes',
    plan: { role: 'core', phase: 2, rhythm: 'weekly' },
    sessions: [1, 2],
    minutes: [25, 50, 120],
    steps: [
      ['Write what it must be when it is done', '{part}: size, fit, surface; two lines.'],
      ['Do the step that can go wrong on scrap first', '{safe}'],
      ['Do it on the piece, check it against the two lines', 'Stop before you are tired.'],
    ],
    tiny: 'Write the two lines for it.',
    place: ['table'],
    wayOn: 'the next part of the piece',
    why: 'A part with a written end gets finished.',
  },
  advice: {
    stuck:
      'Make the smallest version of the part that fails, three times, before you touch the piece again.',
    missed: 'After a break sharpen, clean or sort for half an hour, then begin with scrap.',
  },
  caps: { dayMinutes: 240, growth: 0.2 },
};
