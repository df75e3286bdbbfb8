import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Remembering names and faces. */
export const NAMES: FamilyKind = {
  id: 'names',
  name: 'names and faces',
  milestones: [
    'Name everybody of one group by face',
    'Greet 20 people by name in one week',
    'Name ten new people after one evening',
  ],
  quests: [
    {
      id: 'names-list',
      title: 'Write 1 group with a gap for names',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 20],
      steps: [
        ['Draw the room or the table as it is', 'A class, a team, the neighbours.'],
        ['Fill in the names you know', 'A "?" for each of the others.'],
        ['Get the list of names, with faces if there is one', 'Ask for it; nobody minds.'],
      ],
      tiny: 'Write five names.',
      why: 'The gaps say whom to learn first.',
    },
    {
      id: 'names-picture',
      title: 'Learn {n} names with a picture',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 5],
      minutes: [5, 10, 15],
      amount: { unit: 'names', byLevel: [4, 6, 8] },
      steps: [
        ['Take one feature of the face that will stay', 'Brow, chin, ears; not the glasses.'],
        [
          'Make a picture of the name and hang it there',
          'Rosa: a rose behind the ear. The odder, the better.',
        ],
        ['Cover the names, say them by the faces', 'Again after an hour, and tomorrow.'],
      ],
      tiny: 'Learn two names.',
      why: 'A picture at the face is found again when the face comes.',
      source: 'trial',
    },
    {
      id: 'names-use',
      title: 'Greet {n} people by name',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 3],
      minutes: [5, 5, 10],
      amount: { unit: 'people', byLevel: [4, 6, 10] },
      steps: [
        ['Say the name when you meet and when you go', '"Good morning, Jonas."'],
        ['Not sure: "help me with your name"', 'Then say it twice.'],
        ['Write the new ones down in the evening', 'With the feature.'],
      ],
      tiny: 'Greet one person by name.',
      place: ['others'],
      why: 'A name that was said aloud stays three times longer.',
    },
    {
      id: 'names-test',
      title: 'Write all names of 1 group',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Empty plan, five minutes, no list', 'Then compare.'],
        ['The gaps are next week’s first names', 'Write how many of how many.'],
      ],
      tiny: 'Write one row.',
      why: 'A test without the list is the practice itself.',
    },
  ],
};
