import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Triathlon: swimming, cycling and running in one race. */
export const ENDURANCE_TRI: FamilyKind = {
  id: 'tri',
  name: 'three sports',
  milestones: [
    'Swim 200 metres without a rest',
    'Ride an hour, then run 15 minutes',
    'Finish one short triathlon from start to end',
  ],
  safe: 'Helmet on; open water never alone.',
  quests: [
    {
      id: 'tri-plan',
      title: 'Write the race in 5 lines',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Write its three distances and the day', '{pace|A sprint is about 750 m, 20 km, 5 km.}'],
        ['Mark your weakest of the three', 'It gets two sessions a week, the others one.'],
        [
          'List what is missing: goggles, helmet, any safe bicycle',
          'Borrow first; a road bike is not needed.',
        ],
      ],
      tiny: 'Write the three distances.',
      why: 'The weakest of three decides the day.',
    },
    {
      id: 'tri-swim',
      title: 'Swim {n} lengths with rests',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [20, 35, 60],
      strain: 1.5,
      amount: { unit: 'lengths', byLevel: [12, 20, 32] },
      steps: [
        ['Two easy lengths, then sets of two', 'Rest until you can talk.'],
        ['Look up to the end of the lane every sixth stroke', 'As you will look for the buoy.'],
        ['Write lengths and rests', '{safe}'],
      ],
      tiny: 'Swim four easy lengths.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'Short sets with rests build more than one tired stretch.',
    },
    {
      id: 'tri-brick',
      title: 'Ride {m} minutes, then jog 5',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [25, 45, 90],
      strain: 1.5,
      steps: [
        [
          'Ride easily on a quiet road or a trainer',
          'Talking pace; high cadence for the last five minutes.',
        ],
        ['Change shoes within two minutes, jog at once', 'Legs like wood are usual.'],
        ['Write how many minutes the jog took to run smoothly', 'That number falls.'],
      ],
      tiny: 'Ride ten minutes, walk two.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'Running off the bicycle is a skill of its own.',
    },
    {
      id: 'tri-run',
      title: 'Run easily for {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 25, 50],
      strain: 1.5,
      steps: [
        ['Walk three minutes, then run so that you can talk', 'Out of breath: walk a minute.'],
        ['Turn round at half of the time', 'The second half is never faster by force.'],
        ['Write the minutes and one word', 'Sharp pain: stop, and two days off.'],
      ],
      tiny: 'Walk ten brisk minutes.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'Easy minutes are nine of ten in every plan that works.',
    },
    {
      id: 'tri-log',
      title: 'Tally the week: swum, ridden, run',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Three numbers and hours of sleep', 'One line a week.'],
        ['Never more than a tenth above last week', 'Every fourth week less.'],
      ],
      tiny: 'Write three numbers.',
      why: 'The week counts, not the single day.',
    },
  ],
};
