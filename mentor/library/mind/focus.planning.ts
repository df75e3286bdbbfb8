import type { SubQuests } from '#mentor/library/topic.ts';

export const PLANNING_QUESTS = {
  id: 'planning',
  milestones: [
    'Finish task number one four days in a row',
    'Keep the weekly list for eight weeks',
    'Finish most planned tasks for a whole month',
  ],
  quests: [
    {
      id: 'focus-three-tasks',
      title: "Write tomorrow's 3 tasks",
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [3, 5, 10],
      grows: false,
      steps: [
        ['Write them on paper when work ends', 'Each with a verb and a clear end.'],
        ['Put a 1 before the one that must happen', 'It gets the first free hour.'],
        ["Strike out today's, carry at most one over", 'Carried three times: cut it smaller.'],
      ],
      tiny: 'Write only task number one.',
      wayOn: 'the first one before any message',
      why: 'The evening is quieter for choosing than the morning full of messages.',
    },
    {
      id: 'focus-empty-head',
      title: 'Write everything open on one list',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 25, 40],
      grows: false,
      steps: [
        ['Go through bag, mail, desk, calendar', 'One line for each open thing.'],
        ['Do what takes under two minutes', 'Stop after ten; the rest stays on the list.'],
        ['Mark five for this week, the rest stays', 'Five only; the others wait on the list.'],
      ],
      tiny: 'Write the ten that come first.',
      wayOn: 'the list empty of anything a month old',
      why: 'Writing down plans for open tasks keeps them from intruding on other work.',
      source: 'trial',
    },
    {
      id: 'focus-guess-time',
      title: 'Compare {n} guesses with real times',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      amount: { unit: 'guesses', byLevel: [3, 5, 8], most: 10 },
      steps: [
        ['Write your guess before each task', 'In minutes, beside the task.'],
        ['Write the real time at the end', 'Breaks and searching count.'],
        ['Divide real by guess, take the middle result', 'Multiply next guesses by it.'],
      ],
      tiny: 'Guess one task and time it.',
      why: 'Most people guess too short, and their own records show by how much.',
    },
  ],
} as const satisfies SubQuests;
