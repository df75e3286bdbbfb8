import type { FamilyKind } from '#mentor/shapes/family.ts';

export const GAME_CARDS: FamilyKind = {
  id: 'cards',
  name: 'cards',
  quests: [
    {
      id: 'game-cards-count',
      title: 'Count {n} deals to the last card',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 5],
      minutes: [10, 15, 25],
      amount: { unit: 'deals', byLevel: [6, 10, 15] },
      steps: [
        ['Deal yourself a hand and play it open', 'Alone or with an app.'],
        ['Count one suit, then two, as they fall', 'Say the number before you turn the next card.'],
        ['Write where the count broke', 'Begin there tomorrow.'],
      ],
      tiny: 'Count one suit through one deal.',
      why: 'Whoever counts knows what the others can still hold.',
      source: 'craft',
    },
    {
      id: 'game-cards-plan',
      title: 'Plan {n} hands before the first card',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [20, 35, 60],
      amount: { unit: 'hands', byLevel: [6, 8, 10] },
      steps: [
        ['Write sure tricks or points, then what is missing', 'Thirty seconds, cards still.'],
        ['Write two ways to get it and which is safer', 'Play it out, then check.'],
        ['Keep the hands where the plan was wrong', 'Once a week play them again.'],
      ],
      tiny: 'Plan one hand on paper.',
      why: 'Most hands are lost at the first card.',
      source: 'craft',
    },
  ],
};
