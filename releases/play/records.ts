import type { Player, Step } from './player.ts';

/** The free-form records of an account, written in two quarters so that they were merged once. */
export function recordCalls(name: string): Player['quarters'] {
  return [
    [
      put('/api/userProfiles/:uid', {
        interests: ['Tech', 'Reading'],
        goals: ['Read more', 'Sleep before midnight'],
        routine: { morning: 'Run', evening: ['Read', 'Plan tomorrow'] },
        questStyle: 'structured',
        timeCommitment: '1-2 hours daily',
        fitnessPreferences: [],
        skillLevel: 'Beginner',
      }),
      put('/api/users/:uid/profile/onboardingData', {
        name,
        interests: ['Tech'],
        goal: 'Read more',
        dailyCommitment: '1-2 hours daily',
        preferredStyle: 'structured',
        skillLevel: 'Beginner',
      }),
      put('/api/users/:uid/quests/generated', {
        quests: [
          { title: 'Run', xpReward: 25, subtasks: [{ title: 'Shoes', estimatedPomodoros: 1 }] },
          { title: 'Rest', xpReward: 10 },
        ],
      }),
    ],
    [],
    [put('/api/userProfiles/:uid', { skillLevel: 'Intermediate', note: 'später mehr ✍️' })],
    mentorCalls(),
  ];
}

function put(path: string, body: unknown): Step {
  return { kind: 'call', method: 'PUT', path, body };
}

/** The server counts how often the mentor was asked, and forgets the counts of earlier days. */
function mentorCalls(): readonly Step[] {
  const advice = {
    quest: { title: 'Read', description: '', category: 'Academics', difficulty: 'basic' },
    subtaskTitle: 'Open the book',
    question: 'How do I begin?',
  };
  const chat = { messages: [{ from: 'hunter', text: 'I want to run' }], inputCount: 1 };
  return [
    { kind: 'call', method: 'POST', path: '/api/mentor/advice', body: advice },
    { kind: 'call', method: 'POST', path: '/api/mentor/chat', body: chat },
  ];
}
