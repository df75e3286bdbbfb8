import type { Mould } from '#mentor/library/topic.ts';

/** For users who want to stop hurting others or breaking the law: quests for today, with help. */
export const STOPPING: readonly Mould[] = [
  {
    id: 'stopping-help',
    title: 'Ask 1 helpline or doctor for help',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [10, 20, 30],
    steps: [
      ['Find the number of a helpline or a practice', 'They have heard it before.'],
      ['Say one sentence: “I want to stop this.”', 'No name is needed for the first call.'],
      ['Write down when you speak again', 'Somebody in danger now: the emergency number first.'],
    ],
    tiny: 'Find the number.',
    why: 'Hardly anybody stops this alone, and many stop with help.',
    source: 'guideline',
  },
  {
    id: 'stopping-away',
    title: 'Walk away at the first sign',
    plan: { role: 'core', phase: 1, rhythm: 'daily' },
    minutes: [5, 10, 15],
    steps: [
      ['Name the sign in the morning', 'A hot face, a loud voice, the hand on the phone.'],
      [
        'Leave room or screen as soon as it comes',
        'Count to a hundred outside, and breathe out slowly.',
      ],
      ['Go back when you are calm', 'Not calm after ten minutes: ring that helpline.'],
    ],
    tiny: 'Take one step back.',
    why: 'Ten minutes apart end most of it before it begins.',
    source: 'guideline',
  },
  {
    id: 'stopping-note',
    title: 'Write 3 lines on what came before',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    sessions: [1, 2],
    minutes: [5, 10, 15],
    steps: [
      ['Write hour, place and what was said', 'As it was, without excuses.'],
      ['Mark what will be different next time', 'Less drink, an earlier bed, another room.'],
    ],
    tiny: 'Write one line.',
    why: 'What is known beforehand can be walked away from.',
  },
];
