import type { Player, Step } from './player.ts';
import { recordCalls } from './records.ts';

/** Plays by the contract's own paths only: merge writes, activities and quest sessions. */
export function contractQuarters(): Player['quarters'] {
  const [records = [], ...laterRecords] = recordCalls('contract');
  const quest = { category: 'Business', frequency: 'milestone', difficulty: 'elite', tier: 3 };
  const offer = { ...quest, id: 'first-offer', title: 'Send the first offer', xpReward: 80 };
  const books = { ...quest, id: 'keep-books', title: 'Keep the books', xpReward: 40 };
  return [
    [
      ...records,
      merge({
        character: { name: 'Carla', level: 99 },
        habits: [offer, books],
        userRoles: { roles: ['entrepreneur'], fitnessTypes: [] },
      }),
    ],
    [
      merge({ habits: [{ ...offer, completed: true, streak: 1 }] }),
      {
        kind: 'call',
        method: 'POST',
        path: '/api/dailyActivities',
        body: { dailyActivities: [{ date: '2025-06-29', hasLogin: true }] },
      },
      {
        kind: 'call',
        method: 'POST',
        path: '/api/questSessions',
        body: {
          sessionId: 'contract-session',
          questId: 'keep-books',
          pomodoroCount: 2,
          startedAt: '2025-06-30T09:00:00.000Z',
        },
      },
    ],
    laterRecords[1] ?? [],
    [merge({ character: { name: 'Carla the Second' } }), ...(laterRecords[2] ?? [])],
  ];
}

function merge(body: unknown): Step {
  return { kind: 'call', method: 'PATCH', path: '/api/gameData/:uid', body };
}
