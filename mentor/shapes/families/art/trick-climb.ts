import type { FamilyKind } from '#mentor/shapes/family.ts';
import { BODY, BODY_OR_YOUNG } from '#mentor/shapes/not-for.ts';

export const TRICK_CLIMB: FamilyKind = {
  id: 'climb',
  name: 'climbing',
  milestones: [
    'Climb 10 easy routes in one session',
    'Finish one route that stopped you before',
    'Climb one grade above your best of today',
  ],
  safe: 'Belay and knots checked by a second person; mats clear; finger pain ends it.',
  quests: [
    {
      id: 'trick-climb-feet',
      title: 'Climb {n} easy routes on quiet feet',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [40, 60, 90],
      strain: 1.5,
      amount: { unit: 'routes', byLevel: [5, 7, 9] },
      steps: [
        ['Warm up ten minutes and climb one very easy route', '{safe}'],
        ['Place each foot without a sound, look until it stands', 'Arms long, hips close.'],
        ['Climb down or lower slowly', 'Rest as long as you climbed.'],
      ],
      tiny: 'Climb one easy route, silent feet.',
      not: BODY,
      why: 'Feet carry, hands only steer: quiet ones prove it.',
    },
    {
      id: 'trick-climb-limit',
      title: 'Work {n} routes above your grade',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [50, 75, 110],
      strain: 2,
      amount: { unit: 'routes', byLevel: [2, 3, 4] },
      steps: [
        ['Warm up twenty minutes, easy to middle', '{safe}'],
        ['Read the route aloud from the ground', 'Feet too; where you rest, where you go.'],
        ["Give each three tries with five minutes' rest", 'Write which move stopped you.'],
      ],
      tiny: 'Read one route aloud from the ground.',
      place: ['aloud'],
      not: BODY_OR_YOUNG,
      why: 'Grades are gained on moves that were understood before they were tried.',
    },
    {
      id: 'trick-climb-volume',
      title: 'Climb {n} routes below your best',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [50, 75, 110],
      strain: 1.5,
      amount: { unit: 'routes', byLevel: [8, 10, 14] },
      steps: [
        ['Choose two grades under your best', '{safe}'],
        ['Climb each without a rest on the wall', 'Shake out where it is good.'],
        ['End with ten minutes of shoulders and wrists', 'Band, press, slow circles.'],
      ],
      tiny: 'Climb two easy routes without a rest.',
      not: BODY,
      why: 'Volume below the limit builds what the limit draws on.',
      source: 'trial',
    },
  ],
};
