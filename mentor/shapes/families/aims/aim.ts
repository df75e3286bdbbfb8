import type { Family } from '#mentor/shapes/family.ts';
import { APART } from './change.ts';
import { BABY, BIRTH, POTTY } from './little.ts';
import { HOBBY, LOOK } from './look.ts';
import { CHANGE } from './open.ts';
import { TEEN } from './people.ts';
import { FEWER } from './self.ts';
import { NAMES } from './spirit.ts';

/** Common goals that no topic covers. Each kind has its own quests; the family itself has none. */
export const AIM: Family = {
  id: 'aim',
  shelf: 'mind',
  name: 'A goal of its own',
  category: 'Personal',
  thing: 'it',
  isNamedByKind: true,
  kinds: [
    { id: 'aim', name: 'aims', quests: [] },
    TEEN,
    BABY,
    POTTY,
    BIRTH,
    FEWER,
    NAMES,
    APART,
    LOOK,
    HOBBY,
    CHANGE,
  ],
  advice: {
    stuck: 'Do the five-minute version of the next quest today, and nothing else of it.',
    missed: 'After a break begin with the smallest quest; nothing has to be made up for.',
  },
  caps: { dayMinutes: 240, growth: 0.2 },
};
