import type { TopicQuests } from '#mentor/library/topic.ts';
import { COMICS_QUESTS } from './drawing.comics.ts';
import { PAINTING_QUESTS } from './drawing.painting.ts';

export const DRAWING = {
  id: 'drawing',
  shelf: 'create',
  category: 'Content',
  subs: [
    {
      id: 'sketching',
      milestones: [
        'Draw on 15 days of one month',
        'Sketch one place that a friend recognises',
        'Fill a whole sketchbook from life',
      ],
      quests: [
        {
          id: 'draw-one-object',
          title: 'Draw one object for {m} minutes',
          plan: { role: 'start', phase: 1, rhythm: 'daily', isAct: true },
          minutes: [5, 10, 15],
          steps: [
            ['Put one thing before you, pen in hand', 'Cup, shoe, key; any paper, no rubber.'],
            ['Look more at it than at the paper', 'Follow its edge with eye and pen together.'],
            ['Write the date, leave it', 'A wrong line stays; draw the right one beside it.'],
          ],
          tiny: 'Draw one key without lifting the pen.',
          wayOn: 'two objects that overlap',
          why: 'Drawing begins with looking at the thing, not at the idea of it.',
        },
        {
          id: 'draw-book-page',
          title: 'Fill one sketchbook page',
          plan: { role: 'core', phase: 2, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [10, 20, 45],
          steps: [
            [
              'Choose one subject for the whole page',
              'Hands, a chair, shoes by the door, whoever is asleep.',
            ],
            ['Draw it large, then small from another side', 'Pen, no rubber; they may overlap.'],
            ['Date the page and turn it', 'No judging today; look through once a month.'],
          ],
          tiny: 'Put three lines on the next empty page.',
          wayOn: 'the same page outside, among people',
          why: 'A full page leaves no single drawing important enough to fear.',
        },
        {
          id: 'draw-scene',
          title: 'Sketch one place in {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          steps: [
            ['Sit down with your back to a wall', 'A café, a stairwell, your own kitchen.'],
            ['Frame it with four dots, find eye level', 'Edges above it run down, below up.'],
            ['Draw big shapes, then darks, details last', 'Stop when the time is over.'],
          ],
          tiny: 'Draw the three biggest shapes from one window.',
          wayOn: 'with one person in it',
          why: 'A time limit forces the choice of what the place is made of.',
        },
        {
          id: 'draw-blind-memory',
          title: 'Draw one scene again from memory',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 60],
          steps: [
            [
              'Study a place for five minutes, no pencil',
              'Name shapes and the darkest spot to yourself.',
            ],
            ['Walk away and draw it', 'Guess where you must.'],
            ['Go back, correct in colour', 'The red lines show what you do not see yet.'],
          ],
          tiny: 'Draw your front door from memory, then look.',
          why: 'Memory shows what was understood and what was only copied.',
        },
      ],
    },
    {
      id: 'people',
      milestones: [
        'Draw one head from front and side',
        'Draw one head from eight angles',
        'Draw a friend whom others recognise',
      ],
      quests: [
        {
          id: 'draw-gestures',
          title: 'Draw {n} poses of one minute',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          amount: { unit: 'poses', byLevel: [5, 7, 9], most: 15 },
          steps: [
            ['Open a free pose timer or a sports video', 'Clothed people in a park count.'],
            ['Draw one line from head to foot first', 'Then hips, shoulders, limbs as sticks.'],
            ['Take the next pose when the minute is over', 'No faces, no fingers.'],
          ],
          tiny: 'Draw two poses of one minute.',
          why: 'Short poses teach movement before details can stiffen it.',
        },
        {
          id: 'draw-turned-heads',
          title: 'Draw {n} heads from different angles',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [20, 30, 60],
          amount: { unit: 'heads', byLevel: [2, 4, 6], most: 10 },
          steps: [
            [
              'Draw a ball, slice its side, add the jaw',
              'The slice sits above the ear and shows how far the head turns.',
            ],
            [
              'Turn each: side, from below, from above, from behind',
              'Mirror or photos; brow and nose lines bend round the ball.',
            ],
            ['Set eyes, nose and mouth along the bent lines', 'The far eye is shorter; hair last.'],
            ['Circle the worst angle', 'It comes first next time.'],
          ],
          tiny: 'Draw one ball with brow and middle line, turned away.',
          why: 'A head built round a ball can be turned; a copied one only stands as it was copied.',
        },
        {
          id: 'draw-face-map',
          title: 'Draw {n} heads with guide lines',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isSetUp: true },
          sessions: [2, 3],
          minutes: [20, 30, 45],
          amount: { unit: 'heads', byLevel: [3, 4, 6], most: 8 },
          steps: [
            ['Draw an egg, cross it in the middle', 'Eyes sit half-way down, not higher.'],
            ['Put the nose half-way to the chin', 'Mouth a third below; ears from brow to nose.'],
            ['Compare with a photo, mend one thing', "Measure with the pencil at arm's length."],
          ],
          tiny: 'Draw one egg with its guide lines.',
          why: 'Most first faces fail by eyes set too high; the guide lines catch it.',
        },
        {
          id: 'draw-portrait',
          title: 'Draw one person for {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          steps: [
            ['Ask someone who sits still, or use a mirror', 'A reader, a sleeper, yourself.'],
            ['Place the big angles, then the darks', 'Half shut your eyes to see them.'],
            ['Check brows, gap between eyes, mouth last', 'Measure these three twice.'],
          ],
          tiny: 'Draw only the shadow shapes of one face.',
          wayOn: 'the same face turned away a little',
          why: 'Likeness sits in distances and shadows more than in eyelashes.',
        },
        {
          id: 'draw-likeness',
          title: 'Draw one head from three sides',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [40, 60, 90],
          steps: [
            [
              'Choose somebody you can see for an hour, or good photos',
              'Front, side, three-quarter of one person.',
            ],
            [
              'Measure brow, nose base and chin on the first',
              'The same heights run through all three.',
            ],
            [
              'Lay them side by side, correct the odd one',
              'Where the likeness is lost, write which distance.',
            ],
          ],
          tiny: 'Draw one profile and measure three heights.',
          wayOn: 'a fourth side, from below',
          why: 'A head that holds from three sides is understood, not traced.',
        },
      ],
    },
    PAINTING_QUESTS,
    COMICS_QUESTS,
  ],
  advice: {
    stuck: 'Turn the picture upside down and copy one corner of it.',
    missed: 'Draw the nearest cup for two minutes; that page counts as the new start.',
  },
  caps: { dayMinutes: 180, growth: 0.25 },
} as const satisfies TopicQuests;
