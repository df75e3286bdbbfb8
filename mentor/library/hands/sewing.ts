import type { TopicQuests } from '#mentor/library/topic.ts';
import { MENDING } from './sewing.mending.ts';

export const SEWING = {
  id: 'sewing',
  shelf: 'hands',
  category: 'Personal',
  subs: [
    {
      id: 'machine',
      milestones: [
        'Finish one bag or cushion',
        'Wear one thing that you sewed',
        'Sew a garment that fits without help',
      ],
      quests: [
        {
          id: 'sew-choose',
          title: 'Measure yourself, choose one pattern',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Measure chest, waist, hip, back over thin clothes',
              'Somebody else holds the tape. Curtains, bags: measure the place.',
            ],
            [
              'Take a pattern marked easy with few pieces',
              'First time: bag or cushion. Woven cotton, washed before.',
            ],
            [
              'Compare your numbers with the table on the envelope',
              'Pattern sizes run larger in number than shop sizes.',
            ],
          ],
          tiny: 'Write down three measures.',
          why: 'Half of what does not fit was cut by the size of the shop.',
        },
        {
          id: 'sew-lines',
          title: 'Sew {n} straight seams on scraps',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
          sessions: [1, 3],
          minutes: [15, 25, 40],
          amount: { unit: 'seams', byLevel: [8, 12, 16], most: 20 },
          steps: [
            [
              'Thread top and bobbin, needle new',
              'No machine yet: a sewing cafe or library lends one. Follow the numbers on the case.',
            ],
            [
              'Sew along the edge of the foot, look at the edge',
              'Slow; stop with the needle down, turn, go on.',
            ],
            ['Lock both ends, press each seam flat', 'Loops below: thread the top again.'],
          ],
          tiny: 'Thread the machine once and sew one line.',
          needs: ['equipment'],
          place: ['noise'],
          wayOn: 'curves and corners',
          why: 'A straight seam pressed flat is most of all sewing.',
        },
        {
          id: 'sew-stage',
          title: 'Sew one stage of your piece',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true, isAct: true },
          sessions: [1, 2],
          minutes: [40, 75, 120],
          steps: [
            [
              'Take the next: cut, mark, pin, sew, press, try on',
              'Cut with the arrow along the edge of the cloth.',
            ],
            ['Tack the difficult part by hand first', 'Zip, sleeve, curve: on a scrap before.'],
            ['Press before the next seam crosses', 'Hang it up, write what comes next.'],
          ],
          tiny: 'Pin one seam.',
          needs: ['equipment'],
          place: ['noise'],
          wayOn: 'the next stage, until the hem is pressed',
          why: 'One stage a session is done with a clear head.',
        },
        {
          id: 'sew-fit',
          title: 'Try it on, pin 3 changes',
          plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
          minutes: [10, 15, 25],
          grows: false,
          steps: [
            [
              'Put it on inside out, sit, reach, bend',
              'Before a mirror, with the shoes you will wear.',
            ],
            ['Pin where it pulls or gapes', 'Both sides alike, chalk along the pins.'],
            ['Write the change on the pattern', 'The next one fits from the start.'],
          ],
          tiny: 'Try it on and pin one side.',
          why: 'Fit is made between two seams, not at the end.',
        },
      ],
    },
    {
      id: 'knitting',
      milestones: [
        'Finish one scarf or square',
        'Finish one piece with shaping',
        'Finish a sweater or a pair of socks',
      ],
      quests: [
        {
          id: 'knit-swatch',
          title: 'Knit one test square, count stitches',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            [
              'Take smooth light yarn and 4 to 5 mm needles',
              'No needles yet: ask around or at a charity shop. The band names the size.',
            ],
            ['Cast on twenty, work until it is square', 'A film beside you, slowed down.'],
            [
              'Wash, dry, count over ten centimetres',
              'More than the pattern says: thicker needles.',
            ],
          ],
          tiny: 'Cast on ten stitches.',
          why: 'The square tells the size of the jumper before it is knitted.',
        },
        {
          id: 'knit-rows',
          title: 'Knit {n} rows, count each end',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true, isAct: true },
          sessions: [2, 4],
          minutes: [15, 25, 40],
          amount: { unit: 'rows', byLevel: [10, 16, 24], most: 40 },
          steps: [
            [
              'Read the next line of the pattern aloud to yourself',
              'k knit, p purl, k2tog two together; tick it.',
            ],
            [
              'Count stitches at the end of each row',
              'One off: look three rows back, a dropped loop or a double.',
            ],
            ['Stop at the end of a row', 'Row counter or strokes on paper.'],
          ],
          tiny: 'Knit two rows.',
          place: ['aloud'],
          why: 'A mistake found in its row is mended in a minute.',
        },
        {
          id: 'knit-section',
          title: 'Finish one section to its end',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [45, 75, 120],
          steps: [
            [
              'Name it: cuff, heel, front, sleeve, thumb',
              'Heel or shaping: watch one film of exactly that.',
            ],
            [
              'Knit it with a safety thread through the row before',
              'Then ripping back is harmless.',
            ],
            [
              'Lay it on the measure, write length and rows',
              'The second sleeve copies these numbers.',
            ],
          ],
          tiny: 'Knit the first row of the section.',
          wayOn: 'the next section',
          why: 'Written rows make two sleeves alike.',
        },
        {
          id: 'knit-fix',
          title: 'Mend 2 planted mistakes',
          plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
          minutes: [15, 25, 40],
          grows: false,
          steps: [
            ['Drop a stitch four rows in the square', 'On purpose, on a scrap.'],
            [
              'Pick it up with a crochet hook, rung by rung',
              'Then unknit one row, stitch by stitch.',
            ],
          ],
          tiny: 'Drop one stitch and pick it up.',
          wayOn: 'a mistake ten rows down',
          why: 'Whoever can pick up a stitch is not afraid of any pattern.',
        },
      ],
    },
    {
      id: 'crochet',
      milestones: [
        'Finish one part you can hold',
        'Finish one small piece',
        'Give away or hang one large piece',
      ],
      quests: [
        {
          id: 'cro-first',
          title: 'Work one sampler of 3 stitches',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [25, 40, 60],
          steps: [
            [
              'Take one thick thread and a tool that suits it',
              'Crochet: 5 mm hook. Embroidery: hoop, two strands. Macrame: cotton cord.',
            ],
            [
              'Work ten of each of three stitches or knots',
              'Chain, double, treble; or back stitch, cross, satin.',
            ],
            ['Pin it up with names beside it', 'It is your page to look things up.'],
          ],
          tiny: 'Make a chain of ten.',
          why: 'Three stitches are enough for the first ten projects.',
        },
        {
          id: 'cro-rounds',
          title: 'Work {n} rows or rounds, counted',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true, isAct: true },
          sessions: [2, 4],
          minutes: [15, 25, 40],
          amount: { unit: 'rows', byLevel: [4, 6, 8], most: 12 },
          steps: [
            ['Mark the first stitch of the row', 'A hairpin or a bit of thread.'],
            ['Count before you turn', 'One less each row: the edge stitch was skipped.'],
            ['Write the row on the pattern', 'Charts: cover what is done.'],
          ],
          tiny: 'Work one row.',
          why: 'A counted edge keeps the piece straight.',
        },
        {
          id: 'cro-part',
          title: 'Finish one part you can hold',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [40, 60, 90],
          steps: [
            ['Choose a square, an ear, a letter, a strap', 'Small and whole.'],
            ['Work it in one sitting or two', 'Same tension: sit the same way.'],
            ['Sew in the ends at once', 'Back and forth, three centimetres.'],
          ],
          tiny: 'Sew in two ends.',
          wayOn: 'the next part, laid beside the first',
          why: 'Ends sewn in at once are not a heap of fifty later.',
        },
        {
          id: 'cro-lay-out',
          title: 'Lay out all parts, count the rest',
          plan: { role: 'check', phase: 3, rhythm: 'weekly', isPartOnly: true },
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            ['Lay them in the final order, take a photo', 'Colours that fight change places.'],
            ['Count parts left, divide by the weeks', 'Too many: smaller piece or later date.'],
          ],
          tiny: 'Count the parts.',
          why: 'A number a week finishes blankets.',
        },
      ],
    },
    MENDING,
  ],
  advice: {
    stuck: 'Lay it flat in daylight, count once, and undo only back to the mistake.',
    missed: 'Read where you stopped, work two rows or one seam, write the next step on it.',
  },
  caps: { dayMinutes: 150, growth: 0.2 },
} as const satisfies TopicQuests;
