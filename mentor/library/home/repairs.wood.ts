import type { SubQuests } from '#mentor/library/topic.ts';

export const WOOD = {
  id: 'wood',
  milestones: [
    'Saw ten cuts true to the line',
    'Finish a box or a shelf',
    'Finish a piece with joints you cut',
  ],
  quests: [
    {
      id: 'rep-draw-piece',
      title: 'Draw one piece with every measure',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [25, 40, 60],
      steps: [
        [
          'Measure the place and the thing it is for',
          'First piece: a box, a bird box, one shelf. Old piece: note each damage.',
        ],
        ['Draw front and side, write all lengths', 'One thickness of board throughout.'],
        [
          'List the boards, longest first',
          'Old shelves and offcuts will do; many shops cut to size.',
        ],
      ],
      tiny: 'Measure the place and write three numbers.',
      place: ['table'],
      why: 'A cutting list finds the mistake on paper, where it costs nothing.',
    },
    {
      id: 'rep-saw-cuts',
      title: 'Saw {n} straight cuts on a line',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [20, 30, 45],
      amount: { unit: 'straight cuts', byLevel: [6, 10, 14], most: 16 },
      steps: [
        ['Mark all four sides with square and knife', 'Offcut clamped to a table or stool.'],
        [
          'Draw the saw back three times, then long strokes',
          'On the waste side; the other hand behind the blade.',
        ],
        ['Hold the square to each end', 'Write how far the worst is off; the next ones mend that.'],
      ],
      tiny: 'Mark and saw one cut.',
      needs: ['equipment'],
      place: ['noise'],
      why: 'Ends that are square let every later step fit.',
    },
    {
      id: 'rep-stage',
      title: 'Finish one stage of your piece',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [45, 90, 150],
      steps: [
        [
          'Take the next stage only',
          'New: cut, fit dry, glue, sand, oil. Old: clean, reglue, sand, oil.',
        ],
        ['Put it together dry first', 'Both diagonals alike: it is square.'],
        [
          'Glue or screw, clamp, wipe off what squeezes out',
          'Sand along the grain, rough paper before fine; mask on.',
        ],
        [
          'Write the next stage on tape, sweep',
          'Oily rags dry flat outdoors: a heap of them can catch fire.',
        ],
      ],
      tiny: 'Sand one side with the grain.',
      needs: ['equipment'],
      place: ['noise'],
      wayOn: 'the next stage, until it is oiled',
      why: 'One stage a session leaves glue the hours it needs.',
    },
    {
      id: 'rep-joints',
      title: 'Cut {n} practice joints in scrap',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [40, 60, 90],
      amount: { unit: 'practice joints', byLevel: [2, 2, 3], most: 4 },
      steps: [
        ['Choose one kind: half-lap, dowel, tenon, dovetail', 'The same kind for a month.'],
        [
          'Mark with the knife, saw beside the line',
          'Chisel away from you, both hands behind the edge.',
        ],
        ['Fit, hold to the light, write the gap', 'Date it and keep the row on a shelf.'],
      ],
      tiny: 'Mark one joint with the knife.',
      needs: ['equipment'],
      place: ['noise'],
      why: 'Ten joints in scrap come before one in good wood.',
    },
  ],
} as const satisfies SubQuests;
