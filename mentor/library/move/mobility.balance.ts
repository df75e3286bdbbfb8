import type { SubQuests } from '#mentor/library/topic.ts';

/** For whoever fears to fall: everything is done with something firm to hold on to. */
const STANDING = { not: ['injury', 'surgery', 'wheelchair'] } as const;

export const BALANCE_QUESTS = {
  id: 'balance',
  milestones: [
    'Stand heel to toe for 20 seconds',
    'Stand on one leg for 20 seconds',
    'Stand up from the floor unaided',
  ],
  quests: [
    {
      id: 'bal-hazards',
      title: 'Clear 3 things to trip over',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 20, 30],
      steps: [
        ['Walk your way from bed to bath', 'Loose rugs, cables, a dark stair.'],
        ['Move, tape down or light three of them', 'A night light counts.'],
        ['Choose a worktop to hold on to', 'Firm shoes, a phone near.'],
      ],
      tiny: 'Roll up one rug.',
      why: 'Most falls happen at home.',
      source: 'guideline',
    },
    {
      id: 'bal-tandem',
      title: 'Stand heel to toe {n} seconds',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isPartOnly: true, isAct: true },
      minutes: [3, 5, 8],
      amount: { unit: 'seconds', byLevel: [10, 15, 20], most: 30 },
      steps: [
        ['Hold a worktop, one foot right before the other', 'Look ahead, not at the feet.'],
        ['Loosen to one hand, then to two fingers', 'Only while you stay steady.'],
        ['Change feet, three times each', 'Dizzy: sit down. Dizzy often: ask a doctor.'],
      ],
      tiny: 'Stand with feet together while the kettle boils.',
      ...STANDING,
      why: 'Balance comes back at any age when it is asked for every day.',
      source: 'guideline',
    },
    {
      id: 'bal-rise',
      title: 'Stand up slowly {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [3, 3],
      minutes: [4, 6, 10],
      amount: { unit: 'times', byLevel: [8, 12, 15], most: 20 },
      steps: [
        ['Push a firm chair against the wall', 'A table beside it for one hand.'],
        ['Stand up, wait a breath, sit down slowly', 'Rest a minute at half-way.'],
        [
          'Finish with ten heel raises at the table',
          'Sharp pain or chest tight: stop, ask a doctor.',
        ],
      ],
      tiny: 'Stand up three times before you sit to eat.',
      ...STANDING,
      why: 'Strong legs catch a stumble.',
      source: 'guideline',
    },
    {
      id: 'bal-line',
      title: 'Walk {n} steps along a worktop',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [3, 3],
      minutes: [5, 8, 10],
      amount: { unit: 'steps', byLevel: [20, 30, 40], most: 60 },
      steps: [
        ['Walk sideways along it, both hands near', 'Ten steps each way, toes forward.'],
        ['Walk heel to toe, one hand on it', 'Slower is harder.'],
        ['Walk backwards the last ten, hand on it', 'Not alone if you fell this year.'],
      ],
      tiny: 'Ten steps sideways at the sink.',
      ...STANDING,
      why: 'Many fall while they turn or step aside.',
      source: 'guideline',
    },
    {
      id: 'bal-floor',
      title: 'Get up from the floor {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [2, 3],
      minutes: [4, 6, 10],
      amount: { unit: 'times', byLevel: [2, 3, 5], most: 8 },
      steps: [
        ['Lie down on a rug beside a firm chair', 'Somebody in the house, the first times.'],
        [
          'Roll over, kneel, hands on the seat, stand up',
          'The stronger leg first; go down the same way.',
        ],
        ['Rest a minute after each', 'Too hard: only to one knee and up again.'],
      ],
      tiny: 'Kneel down once with both hands on a chair, and stand up.',
      needs: ['floor'],
      ...STANDING,
      why: 'Whoever knows the way up has less to fear from the floor.',
      source: 'guideline',
    },
    {
      id: 'bal-check',
      title: 'Time one stand on one leg',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [3, 5, 5],
      steps: [
        ['Both hands over the worktop, lift one foot', 'Count until it touches; stop at thirty.'],
        ['Write both sides and the day', 'Under five seconds: hold on, and tell your doctor.'],
      ],
      tiny: 'Time the better leg.',
      ...STANDING,
      why: 'Seconds show progress that nobody feels.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
