import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Distances in a wheelchair. */
export const ENDURANCE_PUSH: FamilyKind = {
  id: 'push',
  name: 'pushing',
  milestones: [
    'Push 20 minutes without a break',
    'Push an hour at an even pace',
    'Finish one race or tour with others',
  ],
  safe: 'Shoulder pinches, dizzy or too hot: stop, cool down, ask before the next session.',
  without: ['endurance-kit', 'endurance-easy', 'endurance-strong'],
  quests: [
    {
      id: 'push-route',
      title: 'Check tyres and 1 smooth loop',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Pump the tyres, check brakes and axles', 'Gloves, water, a phone within reach.'],
        ['Choose a smooth loop of 500 to 1,000 metres', 'Track, park or car park without kerbs.'],
        ['Push it once at talking pace, write the time', '{pace|That is your first number.}'],
      ],
      tiny: 'Pump the tyres.',
      why: 'A known loop turns every session into a number.',
    },
    {
      id: 'push-easy',
      title: 'Push {m} easy minutes on the loop',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [10, 20, 40],
      strain: 1.5,
      steps: [
        ['Five minutes slowly, shoulders low', 'Long strokes, hands fall back relaxed. {safe}'],
        ['Push at a pace at which you can talk', 'Even laps: write each one.'],
        ['Last two minutes easy, chest stretch at a door frame', 'Minutes and metres in the log.'],
      ],
      tiny: 'Push one easy lap.',
      place: ['outdoors'],
      why: 'Long relaxed strokes spare the shoulders that have to last a lifetime.',
      source: 'guideline',
    },
    {
      id: 'push-blocks',
      title: 'Do {n} strong pushes, 6 rounds',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [10, 20, 30],
      strain: 1.5,
      amount: { unit: 'strong pushes', byLevel: [15, 20, 30] },
      steps: [
        ['Warm up five minutes', 'Arm circles, then easy strokes.'],
        ['Push strongly, then roll easy for a minute', 'Six rounds. {safe}'],
        ['Pull a towel apart ten times', 'Backs of the shoulders balance the pushing.'],
      ],
      tiny: 'Do one round of ten.',
      place: ['outdoors'],
      why: 'Short strong rounds make starts and ramps easier.',
    },
  ],
};
