import type { FamilyKind } from '#mentor/shapes/family.ts';
import { BODY_OR_YOUNG } from '#mentor/shapes/not-for.ts';

export const ANIMAL_RIDE: FamilyKind = {
  id: 'ride',
  name: 'riding',
  milestones: [
    'Ride 10 quiet circles at a walk',
    'Ride 10 soft transitions in a row',
    'Ride one test, course or long outing calmly',
  ],
  safe: 'Helmet and heeled shoes, girth checked twice; somebody on the ground; fear of either one: walk.',
  quests: [
    {
      id: 'animal-ride-seat',
      title: 'Ride {n} circles at a walk',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 45, 60],
      strain: 1.5,
      amount: { unit: 'circles', byLevel: [12, 16, 20] },
      steps: [
        ['Groom and look at the legs first', '{safe}'],
        ['Walk circles, look where you go, breathe out in the turn', 'Weight even, hands quiet.'],
        ['Halt from seat and breath, six times', 'Reward every soft one.'],
      ],
      tiny: 'Groom for five minutes and watch the ears.',
      place: ['outdoors'],
      not: BODY_OR_YOUNG,
      why: 'A quiet seat at the walk is a quiet seat later.',
    },
    {
      id: 'animal-ride-ground',
      title: 'Lead 1 course from the ground',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [15, 30, 45],
      steps: [
        ['Lay four poles and a corner', 'Boots on, rope never round the hand.'],
        ['Walk, halt, back, turn: one light cue each', '{safe}'],
        ['Reward the try, end with scratching', 'Write which cue was late.'],
      ],
      tiny: 'Lead one halt and one turn.',
      place: ['outdoors'],
      wayOn: 'the same with one distraction',
      why: 'What is clear on the ground is clear in the saddle.',
    },
    {
      id: 'animal-ride-school',
      title: 'School {n} transitions, count the soft ones',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [40, 50, 75],
      strain: 1.5,
      amount: { unit: 'transitions', byLevel: [20, 30, 40] },
      steps: [
        ['Warm up ten minutes on a long rein', '{safe}'],
        ['Ride transitions on a circle, both hands', 'Breath, seat, then hand.'],
        ['Write soft ones of ten, left and right', 'The poorer side gets the last five.'],
      ],
      tiny: 'Plan the figure on paper.',
      place: ['outdoors'],
      not: BODY_OR_YOUNG,
      why: 'Transitions make balance, on both sides of the saddle.',
    },
  ],
};
