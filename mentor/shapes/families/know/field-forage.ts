import type { FamilyKind } from '#mentor/shapes/family.ts';

export const FIELD_FORAGE: FamilyKind = {
  id: 'forage',
  name: 'wild food',
  milestones: [
    'Name 5, each with its double',
    'Walk three times with somebody who knows',
    'Name 15 without a mistake, checked by an expert',
  ],
  safe: 'Eat none of it on your own word: an expert sees every find first, and one doubt throws out the basket.',
  quests: [
    {
      id: 'field-forage-double',
      title: 'Learn {n} {thing} and their doubles',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 30, 45],
      amount: { unit: '{thing}', byLevel: [2, 3, 4] },
      steps: [
        ['Read about the poisonous double first, then the good one', '{safe}'],
        ['Write three signs that exclude the double', 'Cap, gills, stem base, smell, place.'],
        ['Draw both side by side, name the deciding sign', 'From memory, then check.'],
      ],
      tiny: 'Draw one pair from memory.',
      place: ['outdoors'],
      why: 'The double is what one has to know.',
      source: 'guideline',
    },
    {
      id: 'field-forage-walk',
      title: 'Walk with 1 person who knows',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [40, 75, 150],
      steps: [
        ['Ask a club or an adviser when they go out', 'Say that you are learning.'],
        ['Name each find aloud with its signs before they do', '{safe}'],
        ['Take pictures from above, below and cut', 'For the notes, not for the pan.'],
      ],
      tiny: 'Look up the next club walk.',
      place: ['aloud', 'others', 'outdoors'],
      wayOn: 'you lead for ten minutes, they correct',
      why: 'Nobody learns this from pictures alone.',
      source: 'guideline',
    },
  ],
};
