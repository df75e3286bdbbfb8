import { plan } from './command.ts';
import { contractQuarters } from './contract-player.ts';
import { type Habits, habitYear } from './habit-year.ts';
import { oddQuarters } from './odd-player.ts';
import { account, type Player, pushedByQuarter, together } from './player.ts';
import { recordCalls } from './records.ts';

const SETTINGS = { kind: 'hunter.settings' };

const STEADY: Habits = {
  quests: {
    'read-ten-pages~1': plan({
      title: 'Read ten pages',
      category: 'Academics',
      xpReward: 20,
      isCustom: false,
      estimatedPomodoros: 1,
    }),
    'evening-walk': plan({ title: 'Evening walk', category: 'Fitness', renewal: 'dawn' }),
    'weekly-review': plan({
      title: 'Look back at the week',
      frequency: 'weekly',
      difficulty: 'intermediate',
      tier: 2,
      xpReward: 60,
    }),
  },
  weekStart: 'monday',
  playedPercent: 88,
  utcOffsetMinutesOn: (index) => (index >= 88 && index < 298 ? 120 : 60), // summer time
  extras: {
    0: [
      { kind: 'hunter.onboard', roles: ['developer', 'student'], fitnessTypes: ['Yoga'] },
      { ...SETTINGS, id: 'settings-0', settings: { renewal: 'dawn', hasSound: false } },
      { kind: 'hunter.rename', id: 'name-0', name: 'Ada of the North' },
    ],
    16: [
      {
        kind: 'quest.ask',
        id: 'ask-16',
        questId: 'evening-walk',
        question: 'What do I do when it rains?',
        answer: 'Walk to the end of the street and back.\nA short walk counts.',
      },
    ],
    112: [
      { kind: 'quest.edit', id: 'edit-112', questId: 'evening-walk', edits: { xpReward: 30 } },
      { kind: 'hunter.roles', id: 'roles-112', roles: ['developer', 'entrepreneur'] },
    ],
    200: [{ kind: 'hunter.fitness', id: 'fitness-200', fitnessTypes: ['Gym', 'Calisthenics'] }],
    320: [{ ...SETTINGS, id: 'settings-320', settings: { hasNotifications: true } }],
  },
};

const TRAVELLER: Habits = {
  quests: {
    'drink-water~1': plan({ title: 'Drink water', category: 'Fitness', xpReward: 15 }),
    'write-home': plan({ title: 'Write home', frequency: 'weekly', category: 'Content' }),
  },
  weekStart: 'sunday',
  playedPercent: 55,
  utcOffsetMinutesOn: (index) => [0, 540, -480, 330, 765][Math.floor(index / 30) % 5] ?? 0,
  extras: {
    0: [
      {
        ...SETTINGS,
        id: 'settings-0',
        settings: { weekStart: 'sunday', renewal: 'ask', dawnHour: 4 },
      },
      { kind: 'hunter.onboard', roles: ['influencer'], fitnessTypes: [] },
    ],
    // Another device goes on renewing what was removed here: those commands change nothing.
    181: [{ kind: 'quest.remove', questId: 'write-home' }],
  },
};

/** Five accounts: each shows another part of what a release can store. */
export const PLAYERS: readonly Player[] = [
  {
    account: account('steady', 'Ada'),
    quarters: together(pushedByQuarter(habitYear(STEADY)), recordCalls('steady')),
  },
  {
    account: account('traveller', 'Bo Åkerlund'),
    quarters: pushedByQuarter(habitYear(TRAVELLER)),
  },
  { account: account('odd', 'Ōdd <b>&amp;</b> 👩‍🚀'), quarters: oddQuarters() },
  { account: account('contract', 'Carla'), quarters: contractQuarters() },
  { account: account('silent', 'Nobody yet'), quarters: [] },
];
