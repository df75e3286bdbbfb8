import type { FamilyKind } from '#mentor/shapes/family.ts';

export const CRAFT_TEXTILE: FamilyKind = {
  id: 'textile',
  name: 'thread and cloth',
  milestones: [
    'Finish one small sample without a mistake',
    'Finish one small piece up to its edges',
    'Wear or give away a larger piece',
  ],
  quests: [
    {
      id: 'craft-lace-pairs',
      title: 'Work {n} centimetres of 1 pricking',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [15, 35, 60],
      amount: { unit: 'centimetres', byLevel: [3, 5, 8] },
      steps: [
        [
          'Wind 8 pairs of bobbins with equal thread',
          'Linen or smooth cotton; pin the pricking down.',
        ],
        ['Cross, twist, cross; then set the pin', 'Say the move as you make it.'],
        ['Count pairs at each row of pins', 'One too many on a side: back to the last pin.'],
      ],
      tiny: 'Wind two pairs and work five pins.',
      needs: ['lace', 'bobbin', 'bobbins'],
      place: ['table'],
      wayOn: 'a pricking with two pairs more',
      why: 'Few pairs and one stitch let the hands learn before the pattern does.',
    },
    {
      id: 'craft-textile-sample',
      title: 'Work {n} rows of 1 small piece',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [15, 25, 45],
      amount: { unit: 'rows', byLevel: [12, 20, 30] },
      steps: [
        [
          'Follow one short pattern in smooth light yarn or cloth',
          'Cuff, heel, seam: one section at a time.',
        ],
        ['Count at the end of each row or seam', 'Pin a note where the number changed.'],
        ['Undo to the mistake rather than past it', 'Once; the second time leave it and go on.'],
      ],
      tiny: 'Work two rows.',
      place: ['table'],
      why: 'Even tension comes from many rows, not from care.',
    },
    {
      id: 'craft-textile-gauge',
      title: 'Make 1 test square and measure it',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [15, 30, 45],
      steps: [
        [
          'Work ten by ten centimetres as the pattern says',
          'Washed and dried as the piece will be.',
        ],
        ['Count stitches or threads in the middle', 'Too many: larger tool; too few: smaller.'],
        ['Write yarn, tool and count on a tag', 'It stays with the pattern.'],
      ],
      tiny: 'Read the pattern to the end.',
      place: ['table'],
      why: 'Half an hour of a square saves a whole wrong garment.',
    },
    {
      id: 'craft-textile-left',
      title: 'Count every row that is left',
      plan: { role: 'start', phase: 2, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Count rows, squares or seams that are left', 'Safety pin at the last one that is right.'],
        [
          'Divide them by the sessions you have',
          '{pace|Two weeks before the day are for ends, washing, surprises.}',
        ],
        ['Make a strip with one box for each ten', 'A counter or a stroke for every row.'],
      ],
      tiny: 'Pin the last row that is right.',
      why: 'A strip of boxes counts for whoever loses count.',
    },
    {
      id: 'craft-textile-part',
      title: 'Finish 1 section of your piece',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [25, 50, 90],
      steps: [
        ['Read the section aloud, mark sizes that are yours', 'One colour.'],
        ['Work it, count at each change', 'A thread through a safe row before the hard part.'],
        ['Press or pin it before you go on', 'Flat pieces join well.'],
      ],
      tiny: 'Work five minutes on the section.',
      place: ['aloud', 'table'],
      wayOn: 'the next section, and its seam',
      why: 'Counting at each change finds mistakes while they are small.',
    },
  ],
};
