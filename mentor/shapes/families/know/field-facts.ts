import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Facts to learn by heart from lists and atlases, such as capitals. */
export const FIELD_FACTS: FamilyKind = {
  id: 'facts',
  name: 'facts by heart',
  milestones: [
    'Name 30 from shuffled cards',
    'Name one whole group without a mistake',
    'Name every card twice, a month apart',
  ],
  without: ['field-list', 'field-new', 'field-out', 'field-record', 'field-hard'],
  quests: [
    {
      id: 'facts-blank',
      title: 'Test yourself on all the {thing}, once',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Take a full list or a blank map', 'Free quiz pages have both.'],
        ['Write what you know, group by group', '{pace|Continents, letters or centuries.}'],
        ['Count right and open for each group', 'The group with most open comes first.'],
      ],
      tiny: 'Count one group.',
      why: 'Whoever knows which are open learns those, and not the others again.',
      source: 'trial',
    },
    {
      id: 'facts-learn',
      title: 'Learn {n} new ones with cards',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 5],
      minutes: [5, 15, 25],
      amount: { unit: 'new ones', byLevel: [6, 8, 12] },
      steps: [
        ['Take the next open ones of your weakest group', 'The {thing}; name on the back.'],
        ['Make a picture or a silly link for each', 'The stranger, the better it holds.'],
        ['Look at one side, think the other, turn', 'Wrong ones again after five others.'],
      ],
      tiny: 'Learn two.',
      why: 'Recalling teaches more than reading the list again.',
      source: 'trial',
    },
  ],
};
