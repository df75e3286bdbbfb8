import type { FamilyKind } from '#mentor/shapes/family.ts';

export const GAME_SCREEN: FamilyKind = {
  id: 'screen',
  name: 'on a screen',
  milestones: [
    'Play 20 matches with one written focus each',
    'Win more than half of your matches for a month',
    'Reach your target rank or time and keep it',
  ],
  safe: "Ten minutes' break each hour, wrists straight; no match after two losses in a row.",
  without: ['game-puzzles', 'game-slow', 'game-calculate', 'game-prepare'],
  quests: [
    {
      id: 'game-screen-aim',
      title: 'Do {n} rounds of one mechanic',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 5],
      minutes: [10, 20, 30],
      amount: { unit: 'rounds', byLevel: [6, 8, 12] },
      steps: [
        ['Choose the one thing you lose by: aim, last hit, block', 'Practice mode, no opponent.'],
        ['Do two minutes slowly and exactly, one at speed', '{safe}'],
        ['Write the hit rate', 'Raise speed only above eight of ten.'],
      ],
      tiny: 'Do two rounds of it.',
      why: 'Exact first, fast later: the hand keeps what it repeats.',
      source: 'trial',
    },
    {
      id: 'game-screen-vod',
      title: 'Watch 1 own replay, stop at 5 deaths',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 30, 45],
      steps: [
        ['Stop ten seconds before each', 'What did you know, what could you have known?'],
        ['Give each one word: place, greed, aim, map, team', '{safe}'],
        ['Play one match with that one word on a note', 'At the edge of the screen.'],
      ],
      tiny: 'Watch one death of the last match and name its cause.',
      wayOn: 'two replays, one of a better player in your role',
      why: 'Ranks are lost by the same two mistakes, over and over.',
      source: 'craft',
    },
    {
      id: 'game-screen-block',
      title: 'Play {n} ranked matches, one focus',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [30, 60, 90],
      amount: { unit: 'matches', byLevel: [2, 3, 4] },
      steps: [
        ['Warm up ten minutes in practice mode', '{safe}'],
        ['Write the focus before you queue', 'Map, trades, cooldowns or talk; one.'],
        ['Write after each: focus kept, yes or no', 'The rating is not written down.'],
      ],
      tiny: 'Write the focus of the next match.',
      why: 'Ranked with one focus is practice; without, it is luck with a number.',
      source: 'craft',
    },
  ],
};
