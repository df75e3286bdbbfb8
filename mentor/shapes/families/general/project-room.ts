import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Rooms and houses: painted, tiled, floored, insulated. */
export const PROJECT_ROOM: FamilyKind = {
  id: 'room',
  name: 'rooms to renovate',
  safe: 'Power off and tested before a cover comes off; mask for dust and old paint, somebody at the ladder; gas and mains are for a trade.',
  without: ['project-done', 'project-one', 'project-unknown', 'project-look'],
  quests: [
    {
      id: 'room-plan',
      title: 'Measure the {thing}, list 8 jobs in order',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 40, 60],
      steps: [
        ['Measure walls, floor, openings; draw them', 'Mark plugs, pipes and damp.'],
        ['List the jobs: strip, pipes and wires, fill, paint, floor', '{pace|Dust before paint.}'],
        ['Mark what needs a trade or a permit', 'Ask for two prices this week.'],
      ],
      tiny: 'Measure one wall.',
      why: 'Jobs in the wrong order are done twice.',
      source: 'craft',
    },
    {
      id: 'room-job',
      title: 'Finish 1 wall or 1 job',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 75, 150],
      steps: [
        ['Cover the floor, tape the edges, lay tools out', '{safe}'],
        ['Do one surface with all its coats or steps', 'The {thing}; drying time is a break.'],
        ['Clean brush and floor, tick the job', 'The room stays usable tonight.'],
      ],
      tiny: 'Tape one edge.',
      wayOn: 'two jobs a week',
      why: 'One finished wall shows how long the room takes.',
      source: 'craft',
    },
    {
      id: 'room-look',
      title: 'Walk round once: done, wet, next',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      steps: [
        ['Look along each wall with a lamp from the side', 'Mark runs and dents with tape.'],
        ['Write done, drying, next; order what is missing', 'Square metres and a tenth more.'],
        ['Take one photo from the same corner', 'It shows what you forget.'],
      ],
      tiny: 'Take the photo.',
      why: 'A lamp from the side shows what the eye forgives.',
      source: 'craft',
    },
  ],
};
