import type { SubQuests } from '#mentor/library/topic.ts';

export const PAID_QUESTS = {
  id: 'paid',
  milestones: [
    'Offer one shoot to somebody by name',
    'Hand over one paid job on time',
    'Work for three clients who come back',
  ],
  quests: [
    {
      id: 'paid-shots',
      title: 'List 10 shots one paid job needs',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Ask the client which three pictures they must have', 'Who, where, when, what for.'],
        ['Write ten shots in the order of the day', 'Place, light, lens, who has to be there.'],
        ['Mark two that could fail and a way round each', 'Rain, dark room, late guests.'],
      ],
      tiny: 'Write the three pictures a client must have.',
      why: 'A list frees the eye on the day for what nobody could plan.',
    },
    {
      id: 'paid-offer',
      title: 'Offer one small shoot by name',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 2],
      minutes: [15, 25, 40],
      steps: [
        [
          'Choose one job you could do this month',
          'A portrait, a shop front, a small party; one hour of work.',
        ],
        ['Write to one person with three pictures like it', 'What they get, one price, two dates.'],
        [
          'Write name and day on a list',
          'No answer in a week: ask once. No: ask who else might want it.',
        ],
      ],
      tiny: 'Choose three pictures that show one kind of job.',
      wayOn: 'two offers a week, one to a stranger',
      why: 'Clients come from being asked, and a small clear offer is easy to accept.',
    },
    {
      id: 'paid-review',
      title: 'Score one finished job, 10 frames',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [15, 25, 40],
      grows: false,
      steps: [
        [
          'Open the ten delivered frames that matter most',
          'Score light, moment, edge, each 0 to 2.',
        ],
        ['Find the frame that almost was', 'What would have made it: a step, a second, a lamp?'],
        ['Write one drill for the next job', 'One, on a card in the bag.'],
      ],
      tiny: 'Score three frames of the last job.',
      why: 'Practised people improve on the faults they keep, and these are in their own files.',
    },
    {
      id: 'paid-cull',
      title: 'Cull {n} frames in {m} minutes',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 30, 45],
      amount: { unit: 'frames', byLevel: [200, 400, 600], most: 1000 },
      steps: [
        ['Start the clock, first pass only stars or nothing', 'One second each; no going back.'],
        ['Second pass: best of each moment', 'Closed eyes and twins out.'],
        ['Write frames a minute and compare', 'A faster cull is an hour won for each job.'],
      ],
      tiny: 'Cull fifty frames in five minutes.',
      why: 'Hours behind a screen are the hidden price of every job.',
    },
    {
      id: 'paid-new-light',
      title: 'Build one new lighting set-up',
      plan: { role: 'core', phase: 3, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [45, 60, 90],
      steps: [
        [
          'Take one picture by somebody better, draw its light',
          'Nose shadow, catchlights, falloff on the wall.',
        ],
        ['Rebuild it with what you own, on a friend or a dummy', 'Change one distance at a time.'],
        ['Write a card: lamps, distances, settings', 'Use it on the next paid job, once.'],
      ],
      tiny: 'Draw the light of one admired picture.',
      place: ['others'],
      wayOn: 'the same light in half the time',
      why: 'A new set-up tried in calm is ready on the day it is needed.',
    },
  ],
} as const satisfies SubQuests;
