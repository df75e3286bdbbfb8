import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Coping after a separation or a death. */
export const APART: FamilyKind = {
  id: 'apart',
  name: 'after a parting',
  milestones: [
    'Spend four evenings with people you like',
    'Do three things again that you did before',
    'Plan something for next season that is only yours',
  ],
  safe: 'Dark thoughts: tell somebody today, or ring a helpline where you live.',
  quests: [
    {
      id: 'apart-things',
      title: 'Put 10 reminders into one box',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 45],
      steps: [
        [
          'Take photos, gifts, letters out of sight',
          'Not away: into a box, taped, with somebody else.',
        ],
        [
          'Mute the name on your phone for a month',
          'Papers and children: one channel, one hour a week.',
        ],
        ['Change one corner of the room', 'Another chair, another picture.'],
      ],
      tiny: 'Put three things into the box.',
      why: 'What lies in sight is thought of each time.',
    },
    {
      id: 'apart-write',
      title: 'Write 10 minutes, then shut the book',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [5, 10, 15],
      steps: [
        ['Set a timer, write what is in your head', 'Nobody reads it; not to them.'],
        ['End with one thing you did today', 'Made soup counts.'],
        ['Shut the book, wash your face, go to the next thing', '{safe}'],
      ],
      tiny: 'Write three sentences.',
      wayOn: 'every second day, then when you need it',
      why: 'Grief that has an hour leaves the others freer.',
      source: 'trial',
    },
    {
      id: 'apart-friend',
      title: 'Spend 1 hour with somebody you like',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [30, 60, 120],
      steps: [
        ['Ask with a day and a deed: a walk, a film, cooking', '"I am no fun, come all the same."'],
        ['Agree on a quarter of an hour for the topic', 'Then something else.'],
        ['Say when you meet again before you part', 'A fixed day is easiest.'],
      ],
      tiny: 'Write to one person.',
      wayOn: 'somebody you have not seen for a year',
      why: 'Company with something to do helps when talking does not.',
    },
    {
      id: 'apart-own',
      title: 'Do 1 thing you did before them',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [20, 45, 90],
      steps: [
        ['List five things you once liked', 'A sport, a place, a kind of music.'],
        ['Do the easiest one, badly', 'Alone or in a group that does not know the story.'],
        ['Keep what was good for ten minutes', 'The others are crossed off.'],
      ],
      tiny: 'Write two of the five.',
      wayOn: 'the next of the five',
      why: 'One is somebody again by doing, not by thinking.',
    },
    {
      id: 'apart-number',
      title: 'Mark each evening 1 to 5',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 5],
      steps: [
        ['One number a night on the calendar', 'The lowest are often Sundays: plan them.'],
        ['Four weeks of ones and twos: see a doctor or counsellor', 'That is what they are for.'],
      ],
      tiny: 'Mark tonight.',
      why: 'The numbers rise before one notices.',
    },
  ],
};
