import type { FamilyKind } from '#mentor/shapes/family.ts';

export const CRAFT_TEXTILE: FamilyKind = {
  id: 'textile',
  name: 'thread and cloth',
  quests: [
    {
      id: 'craft-textile-sample',
      title: 'Work 1 square of {n} rows',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [15, 25, 45],
      amount: { unit: 'rows', byLevel: [12, 20, 30] },
      steps: [
        ['Take smooth light yarn or plain cloth', 'Dark or fluffy hides the mistakes.'],
        ['Count at the end of each row or seam', 'Pin a note where the number changed.'],
        ['Undo to the mistake rather than past it', 'Once; the second time leave it and go on.'],
      ],
      tiny: 'Work two rows.',
      place: ['table'],
      why: 'Even tension comes from many rows, not from care.',
      source: 'craft',
    },
    {
      id: 'craft-textile-gauge',
      title: 'Make 1 test square and measure it',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
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
      source: 'craft',
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
      source: 'craft',
    },
  ],
};
