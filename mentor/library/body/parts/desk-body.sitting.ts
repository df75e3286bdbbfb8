import type { SubQuests } from '#mentor/library/topic.ts';

export const SITTING_QUESTS = {
  id: 'sitting',
  milestones: [
    'Stand up hourly on one working day',
    'Stand up hourly for a whole week',
    'Stand up hourly for three months',
  ],
  quests: [
    {
      id: 'sit-alarm',
      title: 'Set 5 alarms for standing up',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [3, 5, 8],
      steps: [
        ['Set five quiet alarms in your working day', 'Phone, watch or calendar.'],
        ['Label each with an act: tap, stairs, window', 'In a meeting: stand up when it ends.'],
      ],
      tiny: 'Set the first alarm for an hour from now.',
      not: ['wheelchair'],
      why: 'Prompts make office workers get up more often.',
      source: 'trial',
    },
    {
      id: 'sit-stand-up',
      title: 'Stand up {n} times before lunch',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [4, 6, 10],
      amount: { unit: 'times', byLevel: [3, 4, 6], most: 8 },
      steps: [
        ['Move cup and bin out of reach', 'Every sip then means getting up.'],
        ['Stand, walk twenty steps, sit down', 'One pencil mark on paper each time.'],
      ],
      tiny: 'Stand up now and fetch a glass of water.',
      not: ['wheelchair'],
      why: 'Breaking up long sitting with short walks lowers blood sugar after meals.',
      source: 'trial',
    },
    {
      id: 'sit-calls',
      title: 'Take {n} calls on your feet',
      plan: { role: 'core', phase: 2, rhythm: 'daily' },
      minutes: [10, 20, 30],
      amount: { unit: 'calls', byLevel: [2, 3, 4], most: 6 },
      steps: [
        ['Mark the calls without typing', 'Headset or loudspeaker, so both hands are free.'],
        ['Walk the room or stand at a shelf', 'Notes on a card. Legs tired: sit down.'],
      ],
      tiny: 'Stand for the first five minutes of one call.',
      not: ['wheelchair'],
      place: ['aloud'],
      why: 'Calls are the desk work that needs no desk.',
    },
    {
      id: 'sit-count',
      title: 'Count the sitting hours of one day',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [5, 8, 10],
      grows: false,
      steps: [
        ['Draw a strip of hours, shade what you sat', 'At noon, at six, at bedtime.'],
        ['Circle the longest block', 'Put one errand in its middle next week.'],
      ],
      tiny: "Shade this morning's hours.",
      not: ['wheelchair'],
      why: 'Most people sit for longer than they guess.',
    },
  ],
} as const satisfies SubQuests;
