import { loginDraft, stampOf } from './command-drafts.ts';
import type { CommandDraft } from './hunter.ts';

type Routine = {
  readonly id: string;
  readonly days: number;
  readonly quest: Readonly<Record<string, unknown>>;
};

const STEPS = {
  pr: ['Write the failing test', 'Make it pass', 'Clean the diff', 'Ask for review'],
  gym: ['Warm up, ten minutes', 'Three compound lifts', 'Cool down and stretch'],
};

/** What this hunter keeps doing, and on how many of the last days it was done. */
const ROUTINES: readonly Routine[] = [
  {
    id: 'gym',
    days: 9,
    quest: {
      title: 'Iron hour at the gym',
      description: 'No phone between the sets.',
      category: 'Fitness',
      difficulty: 'intermediate',
      tier: 2,
      xpReward: 50,
      subtasks: stepsOf('gym'),
    },
  },
  {
    id: 'algorithm',
    days: 12,
    quest: {
      title: 'Solve one algorithm in the dark',
      description: 'One problem, no autocomplete, twenty-five minutes.',
      category: 'Tech',
      difficulty: 'intermediate',
      tier: 2,
      xpReward: 45,
    },
  },
  {
    id: 'read',
    days: 21,
    quest: {
      title: 'Read twenty pages',
      description: 'Paper beats pixels tonight.',
      category: 'Academics',
      difficulty: 'basic',
      xpReward: 30,
    },
  },
  {
    id: 'water',
    days: 28,
    quest: {
      title: 'Drink two litres of water',
      description: 'The simplest potion in the game.',
      category: 'Fitness',
      difficulty: 'basic',
      xpReward: 15,
    },
  },
];

const ERRANDS: readonly CommandDraft[] = [
  adding('pr', 0, {
    title: 'Ship the pull request',
    description: 'Small, reviewed and green before the last bell.',
    category: 'Tech',
    frequency: 'weekly',
    difficulty: 'elite',
    tier: 3,
    xpReward: 75,
    estimatedPomodoros: 4,
    subtasks: stepsOf('pr'),
  }),
  { kind: 'quest.subtask', questId: 'pr', subtaskId: 'pr-0' },
  { kind: 'quest.subtask', questId: 'pr', subtaskId: 'pr-1' },
  adding('letters', 0, {
    title: 'Write to three customers',
    description: 'Ask one honest question each.',
    category: 'Business',
    frequency: 'weekly',
    difficulty: 'intermediate',
    tier: 2,
    xpReward: 40,
  }),
];

/** A hunter of some weeks, so that every screen has something to show. */
export const SEASONED_HUNTER: readonly CommandDraft[] = [
  ...Array.from({ length: 28 }, (_, index) => loginDraft(index)),
  ...ROUTINES.flatMap(routineDrafts),
  ...ERRANDS,
  { kind: 'quest.subtask', questId: ofToday('gym'), subtaskId: 'gym-0' },
  ...ROUTINES.filter(({ id }) => id === 'read').map((routine) => ({
    ...clearing(routine, 0),
    questId: ofToday('read'),
  })),
];

function stepsOf(quest: keyof typeof STEPS) {
  return STEPS[quest].map((title, index) => ({ id: `${quest}-${index}`, title }));
}

function adding(questId: string, daysAgo: number, quest: Routine['quest']): CommandDraft {
  const plan = { description: '', frequency: 'daily', tier: 1, isCustom: true, ...quest };
  return { kind: 'quest.add', questId, quest: plan, ...stampOf(daysAgo) };
}

function ofToday(id: string): string {
  return `${id}@${stampOf(0).day}`;
}

/** Added so many days ago and cleared on each since; renewed this morning. */
function routineDrafts(routine: Routine): CommandDraft[] {
  const { id, days, quest } = routine;
  const clears = Array.from({ length: days }, (_, index) => {
    const daysAgo = days - index;
    const questId = index === 0 ? id : `${id}@${stampOf(daysAgo).day}`;
    return { ...clearing(routine, daysAgo), questId };
  });
  return [adding(id, days, quest), ...clears, adding(ofToday(id), 0, quest)];
}

function clearing(routine: Routine, daysAgo: number): CommandDraft {
  const { title, category, difficulty, xpReward, tier = 1 } = routine.quest;
  return {
    kind: 'quest.done',
    title,
    category,
    difficulty,
    xpReward,
    tier,
    frequency: 'daily',
    streak: routine.days - daysAgo + 1,
    openSubtaskCount: 0,
    ...stampOf(daysAgo),
  };
}
