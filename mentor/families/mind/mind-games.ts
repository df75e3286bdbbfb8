import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const GAMES = 'chess poker scrabble checkers backgammon mahjong shogi bridge_club';

export const MIND_GAMES: Family = {
  id: 'mind-games',
  name: 'A game of the mind',
  category: 'Personal',
  words: vocabulary(`${GAMES} board_games`),
  subjects: {
    names: vocabulary(GAMES),
    shown: {
      scrabble: 'Scrabble',
      'bridge club': 'bridge',
    },
  },
  it: 'your game',
  quests: {
    short: {
      atMost: 20,
      title: ['Solve', '{n} problems in {it}', 'without help from a machine'],
      perMinute: 0.4,
      steps: [
        [
          'Take problems a little below your level',
          'Patterns are learned where you nearly always win.',
        ],
        ['Write the answer before you look', 'A guess on paper cannot change afterwards.'],
        ['Look at each miss until you see why', 'What did you not even consider?'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Play', '1 slow game of {it} in {m} minutes', 'and find the moment it turned'],
      steps: [
        ['Decide what you will watch for', 'One thing: threats, time, your own plan.'],
        ['Ask what the other side wants', 'Before every move, also the easy ones.'],
        ['Mark the turning point afterwards', 'From memory first, with help second.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Study', 'one strong player of {it} for {m} minutes', 'and explain three decisions'],
      steps: [
        ['Cover the next move and guess it', 'Then see what they did, and ask why.'],
        ['Write down the idea, not the moves', 'Ideas travel from game to game.'],
        ['Try the idea in a game of your own', 'The same day, while it is warm.'],
      ],
    },
    once: {
      atMost: 120,
      title: [
        'Enter',
        '1 club evening or small event of {it}',
        'for {m} minutes and note every game',
      ],
      steps: [
        ['Look for one that welcomes beginners', 'Libraries, cafés and clubs have them.'],
        ['Play against somebody stronger', 'And ask them what they would change.'],
        ['Go through your notes within two days', 'One lesson per game is plenty.'],
      ],
    },
  },
  advice: {
    start:
      'A few problems a day and one slow game a week. Quick games feel like practice and mostly repeat old mistakes.',
    stuck:
      'Look at your last ten losses and count the causes. Usually one of them makes up half; work on that alone.',
    time: 'Five problems fit into a tea break. Keep the slow game for the weekend.',
    slip: 'Begin with three easy problems. Your eye is back sooner than your rating.',
    better:
      'Say your plan aloud before you move, as if you were teaching. Moves you cannot explain are the ones to study.',
  },
};
