import type { SubQuests } from '#mentor/library/topic.ts';

export const LIVELY = { strain: 1.5, not: ['injury', 'pregnancy', 'illness', 'surgery'] } as const;

export const SHAPE_QUESTS = {
  id: 'shape',
  milestones: [
    'Eat supper at your hour on 20 days',
    'Do four rounds of three moves in one session',
    'Climb three flights and talk at the top',
  ],
  quests: [
    {
      id: 'weight-supper-hour',
      title: 'Eat supper at one set hour',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        [
          'Write the hour on the fridge, two hours before bed or more',
          'One that works on at least five evenings.',
        ],
        [
          'Fill the plate in the kitchen, pot stays there',
          'Half vegetables; eat at a table, screen off.',
        ],
        [
          'Make tea, brush teeth, kitchen light off',
          'Hungry later: eat something small, sitting down. No meal is skipped.',
        ],
      ],
      tiny: "Eat tonight's supper at a table, screen off.",
      wayOn: 'the same hour at weekends',
      why: 'Much of what is eaten beside hunger is eaten late and in front of a screen.',
    },
    {
      id: 'weight-walk-supper',
      title: 'Walk {m} minutes after supper',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      minutes: [8, 15, 30],
      steps: [
        [
          'Put the shoes beside the table before you eat',
          'Dark: something bright, the lit streets.',
        ],
        ['Leave before you sit on the sofa', 'Talking pace; turn at half of the time.'],
        ['Tick the day on the fridge', 'Storm: ten minutes up and down the hall.'],
      ],
      tiny: 'Walk to the corner and back after supper.',
      needs: ['outside'],
      place: ['outdoors'],
      not: ['surgery', 'wheelchair'],
      wayOn: 'ten minutes of it brisk',
      why: 'A walk after the meal lowers blood sugar and takes the sofa hour.',
      source: 'trial',
    },
    {
      id: 'weight-three-moves',
      title: 'Do {n} rounds of three moves',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      ...LIVELY,
      sessions: [2, 3],
      minutes: [7, 11, 18],
      amount: { unit: 'rounds', byLevel: [2, 3, 4], most: 5 },
      steps: [
        ['Stand up from a chair, ten times', 'Without hands if you can.'],
        ['Push away from a wall, ten times', 'Body straight, a step back from the wall.'],
        [
          'Lift the hips lying on your back, ten times',
          'Rest a minute: one round, about three and a half minutes. Joint pain: skip it.',
        ],
      ],
      tiny: 'Stand up from the chair ten times.',
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
      why: 'Muscle work changes how clothes fit, even when weight stays.',
    },
    {
      id: 'weight-stairs-time',
      title: 'Time 3 flights of stairs',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [4, 5, 8],
      grows: false,
      steps: [
        ['Start at the bottom, watch in hand', 'Always the same stairs, rail within reach.'],
        ['Walk up at a pace at which you can talk', 'No running; hold the rail if you like.'],
        ['Write the time and one word for the breath', 'For example calm, quick or gasping.'],
      ],
      tiny: 'Walk up one flight and notice the breath.',
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
      why: 'Breath on the stairs improves within weeks and tells more than a mirror.',
    },
    {
      id: 'weight-swap-drinks',
      title: 'Swap {n} beers or sweet drinks',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 1],
      minutes: [5, 10, 15],
      amount: { unit: 'beers or sweet drinks', byLevel: [2, 3, 5], most: 7 },
      steps: [
        ['Write which drinks the week usually has', 'Beer, wine, cola, juice, sugared coffee.'],
        ['Stand water, soda or tea in front of them', 'Circle the ones you would miss least.'],
        ['Strike each swap off the list', 'Drinking every day: ask a doctor before you stop.'],
      ],
      tiny: 'Swap the next one for a glass of water.',
      needs: ['belly', 'beer', 'beers', 'drink', 'drinks', 'drinking', 'wine', 'soda'],
      not: ['minor'],
      why: 'What is drunk fills less than what is eaten, so a swap is hardly noticed.',
      source: 'guideline',
    },
    {
      id: 'weight-evening-log',
      title: 'Log supper and walk in one line',
      plan: { role: 'check', phase: 1, rhythm: 'daily' },
      minutes: [2, 3, 5],
      grows: false,
      steps: [
        [
          'Write three marks before bed: set hour, walk, drinks',
          'Yes or no; no amounts and no scales.',
        ],
        ['On Sunday circle the day all three were there', 'Write what made it easy.'],
        [
          'Note how one pair of trousers sits, once a month',
          'Looser, the same, tighter: one word.',
        ],
      ],
      tiny: "Write today's three marks.",
      why: 'A line a day shows which evening goes astray, and nothing has to be weighed.',
    },
  ],
} as const satisfies SubQuests;
