import type { GeneratedQuest } from './generated-quest.ts';

/** The quests if a model's reply cannot be read or the offline forge cannot be loaded. */
export const BUILT_IN_QUESTS: readonly GeneratedQuest[] = [
  {
    title: 'Shadow Code Training',
    duration: '1 hour',
    subtasks: [
      {
        title: 'Choose one small target',
        description:
          'A function, a page or a puzzle you can finish today. Write the result you expect in one sentence.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Build it until it runs',
        description:
          'The smallest version that works. Try it on one easy case and one awkward one.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Leave it cleaner',
        description:
          'Rename what is unclear, delete what is dead, save your work, and note one thing you learned.',
        estimatedPomodoros: 1,
      },
    ],
    difficulty: 'Moderate',
    frequency: 'Daily',
    category: 'Tech',
    xpReward: 45,
    totalEstimatedPomodoros: 3,
  },
  {
    title: 'Skill Mastery Quest',
    duration: '1 hour 15 minutes',
    subtasks: [
      {
        title: 'Find the weak spot',
        description:
          'Do the thing once, as well as you can, and mark the exact place where it went wrong.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Drill only that',
        description:
          'Half speed, short repeats, a pause after every mistake. Leave the rest alone.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Test yourself cold',
        description:
          'Take a real break, then do it once without help. Write down what held and what did not.',
        estimatedPomodoros: 1,
      },
    ],
    difficulty: 'Moderate',
    frequency: 'Daily',
    category: 'Academics',
    xpReward: 50,
    totalEstimatedPomodoros: 3,
  },
  {
    title: 'Weekly Reflection Ritual',
    duration: '1 hour 30 minutes',
    subtasks: [
      {
        title: 'Lay out the week',
        description:
          'Go through calendar, messages and finished quests. List what really happened, day by day.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Name one win and one loss',
        description: 'One line each. A win you nearly overlooked counts double.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Look for the cause',
        description:
          'Ask of the loss: what came just before it? Change that, not your opinion of yourself.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Set three moves for next week',
        description:
          'Each with a day and a first step under ten minutes. Cross one old task off for good.',
        estimatedPomodoros: 1,
      },
    ],
    difficulty: 'Hard',
    frequency: 'Weekly',
    category: 'Personal',
    xpReward: 75,
    totalEstimatedPomodoros: 4,
  },
];

/** The quests of a new user whose profile could not be saved: anyone can do these today. */
export const DEFAULT_QUESTS: readonly GeneratedQuest[] = [
  {
    title: 'Walk for 30 minutes',
    duration: '30 minutes',
    subtasks: [
      {
        title: 'Walk away from home',
        description: 'Fifteen minutes in any direction, at any pace. Rain is allowed.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Walk back',
        description: 'Look for one thing you did not notice on the way out.',
        estimatedPomodoros: 1,
      },
    ],
    difficulty: 'Easy',
    frequency: 'Daily',
    category: 'Fitness',
    xpReward: 25,
    totalEstimatedPomodoros: 2,
  },
  {
    title: 'Finish one small thing you put off',
    duration: '30 minutes',
    subtasks: [
      {
        title: 'Pick the smallest one',
        description:
          'A drawer, a reply, a form. If it needs more than half an hour, take a corner of it.',
        estimatedPomodoros: 1,
      },
      {
        title: 'Do it to the end',
        description: 'Only that, then stop and cross it off. Tomorrow has its own.',
        estimatedPomodoros: 1,
      },
    ],
    difficulty: 'Easy',
    frequency: 'Daily',
    category: 'Personal',
    xpReward: 30,
    totalEstimatedPomodoros: 2,
  },
];
