import type { SubQuests } from '#mentor/library/topic.ts';

export const BEDROOM_QUESTS = {
  id: 'bedroom',
  milestones: [
    'Sleep seven nights with the phone outside',
    'Sleep a month with the phone outside',
    'Go three months without a screen in bed',
  ],
  quests: [
    {
      id: 'scr-charger-out',
      title: 'Move the charger out of the bedroom',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Choose a socket in hall or kitchen', "One room: the far wall, above arm's reach."],
        ['Set up another alarm', 'Old phone in flight mode, or a borrowed clock.'],
        ['Keep the ringer on for emergencies', 'Allow calls from two people at night.'],
      ],
      tiny: "Plug the phone in out of arm's reach tonight.",
      why: 'Sleep services advise keeping phones out of the bedroom.',
      source: 'guideline',
    },
    {
      id: 'scr-park-phone',
      title: 'Park the phone outside the bedroom',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [3, 5, 10],
      grows: false,
      steps: [
        [
          'Set an evening alarm named "park"',
          'Half an hour before sleep. Finish the sentence, then go.',
        ],
        ['Plug it in and shut the door on it', 'Forgot something: paper, not phone.'],
        ['Do one quiet thing under a lamp', 'Read, fold, stretch, talk.'],
      ],
      tiny: 'Park it ten minutes before the light goes out.',
      wayOn: 'an hour before sleep',
      why: 'Sleep services advise stopping screens well before bed.',
      source: 'guideline',
    },
    {
      id: 'scr-breakfast-first',
      title: 'Eat breakfast before the first screen',
      plan: { role: 'core', phase: 2, rhythm: 'daily' },
      minutes: [10, 20, 30],
      grows: false,
      steps: [
        ['Leave the phone where it charged', 'Radio or paper on the table.'],
        ['Eat and wash up before you look', 'Needed for work: one look at the calendar only.'],
        ['Write a tick on the kitchen calendar', 'Seven ticks: then also the way to work.'],
      ],
      tiny: 'Drink one cup before you look.',
      wayOn: 'the way to work without it too',
      why: 'The first look leads to the next ones, so it is worth putting off.',
    },
  ],
} as const satisfies SubQuests;
