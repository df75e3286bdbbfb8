import type { SubQuests } from '#mentor/library/topic.ts';

export const FIRM = {
  strain: 1.5,
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
} as const;

export const HOME_QUESTS = {
  id: 'home',
  quests: [
    {
      id: 'str-chair',
      title: 'Stand up from a chair {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isPartOnly: true },
      minutes: [3, 5, 8],
      amount: { unit: 'times', byLevel: [12, 18, 24], most: 30 },
      steps: [
        ['Push a firm chair against the wall', 'Kitchen chair: no wheels, no soft seat.'],
        [
          'Stand up without the hands, sit down slowly',
          'A third of them, then a minute of rest; three sets.',
        ],
        [
          'Lower the seat when all three are easy',
          'Too hard: a cushion on it, or one hand on the thigh.',
        ],
      ],
      tiny: 'Stand up and sit down five times.',
      not: ['injury', 'surgery', 'wheelchair'],
      why: 'Standing up without hands trains the legs that carry you upstairs.',
      source: 'guideline',
    },
    {
      id: 'str-flight',
      title: 'Climb one flight and count breaths',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [3, 5, 8],
      grows: false,
      steps: [
        [
          'Walk up one flight at your usual pace',
          'A dozen steps at home or at work, hand near the rail.',
        ],
        [
          'Count the breaths until you can say a sentence',
          'Chest pain or pressure: sit down, call for help.',
        ],
        [
          'Write the number and the date by the stair',
          'Out of breath after one flight for months: ask a doctor before you run.',
        ],
      ],
      tiny: 'Climb one flight slowly and write how it was.',
      not: ['injury', 'surgery', 'pregnancy', 'wheelchair'],
      why: 'The stair that took your breath is the measure that means most to you.',
      source: 'craft',
    },
    {
      id: 'str-worktop',
      title: 'Do {n} push-ups against a worktop',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      ...FIRM,
      sessions: [2, 3],
      minutes: [4, 6, 9],
      amount: { unit: 'push-ups', byLevel: [18, 24, 36], most: 45 },
      steps: [
        ['Hands on the kitchen worktop, body straight', 'Too hard: use the wall.'],
        [
          'Lower the chest to the edge, push away',
          'A third of them, a minute of rest, three sets.',
        ],
        [
          'Take a lower edge when all sets are easy',
          'Table, then a step, then the floor. Shoulder pinches: higher again.',
        ],
      ],
      tiny: 'Do five push-ups against the wall.',
      why: 'The height of the hands sets the load, so anyone can begin.',
      source: 'craft',
    },
    {
      id: 'str-brisk-walk',
      title: 'Walk {m} minutes, every third brisk',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [2, 4],
      minutes: [15, 20, 40],
      steps: [
        ['Walk two minutes at your usual pace', 'From your door, on the flat.'],
        [
          'Walk one minute as if late, then two easy',
          'Warm, but able to talk. Gasping: two easy rounds.',
        ],
        ['Write the minutes on the calendar', 'All brisk minutes easy twice: one brisk, one easy.'],
      ],
      tiny: 'Walk ten minutes with two brisk ones.',
      needs: ['outside'],
      place: ['outdoors'],
      not: ['injury', 'surgery', 'wheelchair'],
      why: 'Breath comes back by short brisk pieces long before a run is wise.',
      source: 'trial',
    },
    {
      id: 'str-first-rounds',
      title: 'Do {n} easy rounds at home',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 3],
      minutes: [10, 15, 25],
      amount: { unit: 'easy rounds', byLevel: [2, 3, 4], most: 4 },
      steps: [
        [
          'March two minutes, then stand up from a chair ten times',
          'Chair against the wall; hands help if they must.',
        ],
        ['Push away from a worktop ten times', 'Body straight; too hard: the wall.'],
        [
          'Lift the hips ten times lying on your back',
          'Rest a minute: one round, about five minutes. Joint pain: skip it.',
        ],
      ],
      tiny: 'Do one round without the march.',
      not: ['injury', 'surgery', 'pregnancy', 'wheelchair'],
      why: 'Two or three short sessions for all large muscles are where strength begins.',
      source: 'guideline',
    },
    {
      id: 'str-rounds',
      title: 'Do {n} rounds of four exercises',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      ...FIRM,
      sessions: [2, 3],
      minutes: [15, 25, 35],
      amount: { unit: 'rounds', byLevel: [2, 3, 4], most: 5 },
      steps: [
        [
          'March on the spot three minutes, then ten split squats each leg',
          'Hold a chair if you wobble.',
        ],
        [
          'Eight push-ups, twelve rows each side with a backpack',
          'Knees down when the hips sag; flat back for the rows.',
        ],
        [
          'Fifteen hip lifts lying on the back',
          'Then rest two minutes: that is one round, about six minutes.',
        ],
      ],
      tiny: 'Do one exercise of the round, one set.',
      why: 'Two sessions a week for all large muscles is what health guidance asks.',
      source: 'guideline',
    },
    {
      id: 'str-floor',
      title: 'Do {n} push-ups on the floor',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      ...FIRM,
      sessions: [2, 3],
      minutes: [5, 8, 12],
      amount: { unit: 'push-ups', byLevel: [12, 20, 36], most: 60 },
      steps: [
        ['Hands under the shoulders, body in one line', 'Wrists sore: fists, or two books.'],
        ['Do four to six sets, two left in reserve', 'A minute and a half of rest between them.'],
        ['Finish the last set on a chair seat', 'Hips sag: that set ends. Write the sets.'],
      ],
      tiny: 'Do five slow push-ups.',
      why: 'Many easy sets raise the number faster than one set to the end.',
      source: 'craft',
    },
    {
      id: 'str-max-push',
      title: 'Count push-ups in one clean set',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      ...FIRM,
      minutes: [5, 8, 12],
      steps: [
        ['Warm up with ten push-ups on a table', 'Then rest two minutes before the test.'],
        ['Push up with the chest a fist from the floor', 'Stop when the depth is lost.'],
        ['Write the number and the date', 'Half ones do not count.'],
      ],
      tiny: 'Do one set and stop two before the end.',
      why: 'A test with one rule, repeated each week, shows what a mirror cannot.',
      source: 'craft',
    },
    {
      id: 'seat-towel',
      title: 'Pull a towel apart {n} times seated',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      minutes: [4, 5, 7],
      amount: { unit: 'times', byLevel: [12, 18, 24], most: 30 },
      steps: [
        [
          'Brakes on, sit tall, towel at chest height',
          "Arms nearly straight, hands a shoulder's width apart.",
        ],
        [
          'Pull it apart for three counts, let go for three',
          'Shoulder blades together; keep breathing.',
        ],
        ['Rest a minute after each third', 'Pinch in the shoulder: hold it lower.'],
      ],
      tiny: 'Six slow pulls.',
      needs: ['seated', 'sitting', 'wheelchair'],
      not: ['surgery'],
      why: 'Pulling balances the shoulders that push wheels or lean over tables.',
      source: 'craft',
    },
    {
      id: 'seat-bottles',
      title: 'Press two bottles overhead {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [4, 6, 9],
      amount: { unit: 'times', byLevel: [12, 18, 24], most: 30 },
      steps: [
        [
          'Brakes on, back against the rest, bottles at the shoulders',
          'Half-full ones to begin with.',
        ],
        [
          'Press up for two counts, lower for three',
          'A third of them, a minute of rest, three sets.',
        ],
        [
          'Fill the bottles a little when all are easy',
          'Shoulder pinches: elbows further forward.',
        ],
      ],
      tiny: 'Press six times with empty bottles.',
      needs: ['seated', 'sitting', 'wheelchair'],
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'Strong shoulders make transfers, wheels and shelves easier.',
      source: 'craft',
    },
  ],
} as const satisfies SubQuests;
