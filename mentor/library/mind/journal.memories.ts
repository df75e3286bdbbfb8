import type { SubQuests } from '#mentor/library/topic.ts';

export const MEMORIES_QUESTS = {
  id: 'memories',
  milestones: [
    'Write five memories of one page each',
    'Finish one chapter',
    'Give somebody the whole story to read',
  ],
  quests: [
    {
      id: 'jour-ten-memories',
      title: 'List 10 memories, 1 line each',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 10, 15],
      steps: [
        [
          'Write ten places where you grew up, lived or slept',
          'One a line, as they come: a street, a school, a shop.',
        ],
        [
          'Write one thing that happened in each, and who was there',
          'A door, a smell, a sentence.',
        ],
        [
          'Mark the three you see most clearly',
          'Keep the sheet: each week takes one line. Painful ones may wait.',
        ],
      ],
      tiny: 'List three kitchens you remember.',
      why: 'Places bring memories back in order, where "my life" brings none.',
    },
    {
      id: 'jour-chapters',
      title: 'Sort 20 memories into 5 chapters',
      plan: { role: 'start', phase: 2, rhythm: 'once', isPartOnly: true },
      minutes: [30, 45, 60],
      steps: [
        [
          'Write twenty memories, one line on a slip each',
          'Place, person, year; what you would tell at a table.',
        ],
        [
          'Lay the slips into five piles and name them',
          'By place, by person or by age; the names are chapters for now.',
        ],
        ['Order each pile, choose the one you see best', 'Begin there, not at your birth.'],
      ],
      tiny: 'Write five slips and lay them in order.',
      place: ['table'],
      why: 'Who cannot start has too much at once; slips show where one scene begins.',
    },
    {
      id: 'jour-one-memory',
      title: 'Write one memory with 5 senses',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 3],
      minutes: [15, 20, 30],
      steps: [
        [
          'Take one line of the ten memories',
          'None yet: the kitchen you ate in at ten. The one you see best.',
        ],
        [
          'Write ten minutes of it, a sentence for each sense',
          'Seen, heard, smelt, tasted, touched; not a whole summer.',
        ],
        ['Add names, year and street at the end', 'Not sure: put a question mark.'],
      ],
      tiny: 'Write the smell and the sound of it.',
      wayOn: 'two memories joined into one scene',
      why: 'Details of the senses carry the reader and call up the next memory.',
    },
    {
      id: 'jour-person',
      title: 'Write one page about one person',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [20, 30, 45],
      steps: [
        [
          'Choose one person of that time: aunt, teacher, neighbour',
          'Somebody whose hands you can still see.',
        ],
        [
          'Write how they came into a room and what they said',
          'One scene, their own words as near as you can.',
        ],
        ['Add what you know now and did not know then', 'Two sentences, at the end.'],
      ],
      tiny: 'Write three sentences that person used to say.',
      wayOn: 'the same person, ten years later',
      why: 'Readers follow people; a place comes alive through who stood in it.',
    },
    {
      id: 'jour-draft',
      title: 'Write {n} words of one chapter',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      sessions: [3, 5],
      minutes: [25, 45, 60],
      amount: { unit: 'words', byLevel: [200, 350, 500], most: 800 },
      steps: [
        [
          'Take the next slip and read the last line you wrote',
          'No slips yet: write five memories on slips first. It says where you were going.',
        ],
        [
          'Begin inside the scene, go on without correcting',
          'A missing name gets a [?]; the order comes later.',
        ],
        ['Stop in the middle and note the next line', 'Tomorrow begins with that half sentence.'],
      ],
      tiny: 'Write one paragraph from one slip.',
      why: 'A fixed number of words at a fixed hour gets past the start, every day anew.',
    },
    {
      id: 'jour-chapter-read',
      title: 'Read one chapter, list 3 gaps',
      plan: { role: 'long', phase: 3, rhythm: 'weekly', isPartOnly: true },
      minutes: [40, 60, 90],
      steps: [
        ['Read it in one go, pen in hand', 'On paper; a line in the margin where it drags.'],
        [
          'Write what the chapter is about in one sentence',
          'What does not serve it goes to another pile.',
        ],
        ['List three scenes or facts that are missing', "They are next week's slips."],
      ],
      tiny: 'Read two pages and write one gap.',
      wayOn: 'two chapters in one go',
      why: 'A chapter seen whole shows what it lacks; single pages never do.',
    },
    {
      id: 'jour-ask-witness',
      title: 'Read one page to someone who knows',
      plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [15, 30, 45],
      steps: [
        [
          'Choose a page and a person who was there',
          'By phone or video, at an hour that suits them.',
        ],
        ['Read it aloud, then ask what is missing', 'Let them correct you; write it down.'],
        ['Add their version in another colour', 'Both may stand side by side.'],
      ],
      tiny: 'Send one paragraph and ask one question.',
      needs: ['company'],
      place: ['aloud', 'others'],
      why: 'A second witness gives names and years that a single memory loses.',
    },
  ],
} as const satisfies SubQuests;
