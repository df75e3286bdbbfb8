import type { SubQuests } from '#mentor/library/topic.ts';

export const SUPPORT_QUESTS = {
  id: 'support',
  milestones: [
    'Attend three meetings or talks',
    'Go 30 days without alcohol',
    'Go a year with one contact every week',
  ],
  quests: [
    {
      id: 'alc-call-line',
      title: 'Call one helpline or doctor',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Write how much, how often, since when', 'Add any earlier withdrawal.'],
        ['Call the alcohol helpline or your practice', 'Fits, confusion: emergency number.'],
        ['Fix the next contact before you hang up', 'Line busy: again in an hour.'],
      ],
      tiny: 'Find the number and save it in your phone.',
      place: ['aloud'],
      why: 'After heavy drinking, stopping is safest with medical help.',
      source: 'guideline',
    },
    {
      id: 'alc-group-meeting',
      title: 'Attend one meeting, online or nearby',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [45, 60, 90],
      grows: false,
      steps: [
        ['Choose one group and one day', 'Open meetings take guests; cameras may stay off.'],
        ['Arrive five minutes early, sit near the door', 'Give a first name, or none.'],
        ['Write down one sentence you heard', 'Not your group: choose another next week.'],
      ],
      tiny: 'Find the time and address of the next meeting.',
      place: ['others'],
      wayOn: 'the same group twice a week',
      why: 'In trials, support groups keep people sober about as well as other treatments.',
      source: 'trial',
    },
    {
      id: 'alc-slip-lines',
      title: 'Write 5 lines about one slip',
      plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'Write where, when, with whom',
          'Only the two hours before. None: the evening that came nearest.',
        ],
        ['Mark the last point where it could have turned', 'The shop, the message, the bar.'],
        ['Put one obstacle at that point', 'Another way home, a number. Daily again: doctor.'],
      ],
      tiny: 'Write the hour and the place of the slip on one line.',
      why: 'Knowing where a slip began lets you change that hour before it comes again.',
    },
    {
      id: 'alc-call-fellow',
      title: 'Call 1 person who also stopped',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [10, 15, 30],
      grows: false,
      steps: [
        ['Pick somebody from the group', 'A message first, if a call would surprise them.'],
        ['Say how the week was, good and bad', 'Three sentences, then ask about theirs.'],
        ['Fix the day of the next call', 'The same hour each week saves arranging.'],
      ],
      tiny: 'Send a message of one line to that person.',
      needs: ['company'],
      place: ['aloud', 'others'],
      wayOn: 'a second name to call',
      why: 'Contact that is already running is there on the evening it is needed.',
    },
  ],
} as const satisfies SubQuests;
