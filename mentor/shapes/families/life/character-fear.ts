import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Ordinary fears, met in steps: motorways, dogs, the telephone. No title names the fear. */
export const CHARACTER_FEAR: FamilyKind = {
  id: 'fear',
  name: 'a fear, step by step',
  milestones: [
    'Take the first three steps of the ladder',
    'Take a step that was out of reach before',
    'Take the top step three times',
  ],
  safe: 'In traffic or at height never alone; panic that takes over your days is for a therapist.',
  without: ['character-picture', 'character-one', 'character-ask', 'character-night'],
  quests: [
    {
      id: 'fear-ladder',
      title: 'Write a ladder of 10 small steps',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        [
          'Write the feared thing at the top, 10',
          'And something near it that is a 2 at the bottom.',
        ],
        ['Fill in eight between: nearer, longer, more alone', 'Looking at pictures counts.'],
        ['Choose a step that is a 3 today', '{safe}'],
      ],
      tiny: 'Write the bottom step.',
      why: 'Graded steps are the treatment with the best evidence for fears.',
      source: 'trial',
    },
    {
      id: 'fear-step',
      title: 'Take 1 step of the ladder, 3 times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [10, 20, 45],
      steps: [
        [
          'Write the fear from 0 to 10 before you begin',
          'Tell one person what you do and until when.',
        ],
        [
          'Stay in the step until the number has halved',
          'Breathe out longer than in; no escape, no rush.',
        ],
        ['Repeat it twice, write the last number', 'Under 3 on two days: the next step.'],
      ],
      tiny: 'Do the bottom step for five minutes.',
      wayOn: 'the next step of the ladder',
      why: 'Staying until it fades teaches the body that it fades.',
      source: 'trial',
    },
    {
      id: 'fear-breath',
      title: 'Practise slow breathing for {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [5, 5, 10],
      steps: [
        ['Sit, one hand on the belly', 'Where you are calm: it is a tool for later.'],
        ['In for four counts, out for six', 'Ten breaths, then shoulders down.'],
        ['Do three of them in an ordinary moment', 'Queue, traffic light, before a call.'],
      ],
      tiny: 'Breathe out slowly five times.',
      why: 'What is practised in calm can be used in fear.',
      source: 'guideline',
    },
    {
      id: 'fear-log',
      title: 'Chart the numbers of the week once',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Draw before and after of every step', 'Two dots and a line.'],
        ['Write what you had feared and what happened', 'One line each.'],
        ['Choose the step for next week', 'The same again is a choice, too.'],
      ],
      tiny: 'Write one before and one after.',
      why: 'What happened, written beside what was feared, is the proof.',
      source: 'trial',
    },
  ],
};
