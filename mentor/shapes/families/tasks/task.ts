import type { Family } from '#mentor/shapes/family.ts';
import { MATTER } from './desk.ts';
import { COMPUTER, DEVICE } from './machine.ts';
import { SEARCH } from './place.ts';
import { TUTOR } from './school.ts';

/** Common goals that are settled once: something to find, to write or to set up. */
export const TASK: Family = {
  id: 'task',
  shelf: 'mind',
  name: 'A matter of its own',
  category: 'Personal',
  thing: 'what you look for',
  isNamedByKind: true,
  kinds: [{ id: 'task', name: 'tasks', quests: [] }, SEARCH, COMPUTER, DEVICE, MATTER, TUTOR],
  advice: {
    stuck: 'Do the five-minute version of the next quest today, and nothing else of it.',
    missed: 'After a break begin with the smallest quest; nothing has to be made up for.',
  },
  caps: { dayMinutes: 240, growth: 0.2 },
};
