import type { TopicWords } from '#mentor/library/topic.ts';

export const MIND_GAMES_WORDS: TopicWords = {
  name: 'Games of the mind',
  words: {
    objects: 'brain games, games of skill, strategy games',
    context:
      'play, game, win, beat, club, rating, tournament, lose, puzzle, evening, league, solve',
    not: 'dentist, bridge pose, bridge the gap, photograph, paint, draw, write a, programming puzzles, code, greeting cards, chess club dinner, cook, build a bridge, casino, escape room, cards against, bridges',
  },
  subs: {
    chess: {
      name: 'chess',
      words: {
        objects:
          'chess, chess.com, rapid on, elo, lichess, checkmate, blunder, openings properly, hang a piece, endgame, sicilian, grandmaster',
        context: 'openings, opening, stuck, rating, piece',
      },
    },
    cards: {
      name: 'card games',
      words: {
        objects:
          'card game, bridge, bidding, skat, poker, rummy, whist, cribbage, euchre, canasta, doppelkopf, pinochle, hearthstone, magic the gathering, magic deck, trumps, solitaire, count cards, my table',
        context: 'cards, deck, hand, partner, trick',
      },
    },
    boards: {
      name: 'go and word games',
      words: {
        objects:
          'play go, game of go, go tournament, in go, kyu, baduk, scrabble, board game, two-letter words, black and white stones, joseki, weiqi, words with friends',
        context: 'board, stones, corners, letters, neighbours',
      },
    },
    puzzles: {
      name: 'puzzles',
      words: {
        objects:
          "rubik's cube, the cube, speedcube, second cube, 3x3, sudoku, sudokus, crossword, cryptic, jigsaw, puzzles, nonogram, wordle, brain fit, brain teasers, riddles, seven across",
        context: 'solve, under a minute, guessing, pieces, answers, brain',
      },
    },
  },
};
