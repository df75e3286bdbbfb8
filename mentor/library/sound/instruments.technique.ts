import type { SubQuests } from '#mentor/library/topic.ts';

export const TECHNIQUE_QUESTS = {
  id: 'technique',
  milestones: [
    'Play one scale evenly with a metronome',
    'Play sixteen new bars at sight',
    'Play your hardest piece at full speed',
  ],
  quests: [
    {
      id: 'inst-scale',
      title: 'Play one scale {n} times, evenly',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      minutes: [5, 8, 15],
      amount: { unit: 'times', byLevel: [8, 12, 16], most: 20 },
      steps: [
        [
          'Set the slowest tempo that is even',
          'C major or the first scale of a method; drums: a rudiment.',
        ],
        ['Play up and down, one note a click', 'Loosen jaw and shoulders at the top.'],
        ['Raise it one notch after four even rounds', 'Pain in hand or lip: stop.'],
      ],
      tiny: 'Play one scale up once.',
      needs: ['equipment'],
      why: 'The same few notes every day make hand and tone dependable.',
    },
    {
      id: 'inst-click',
      title: 'Play {n} bars with a metronome',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [10, 15, 25],
      amount: { unit: 'bars', byLevel: [8, 12, 24], most: 32 },
      steps: [
        ['Clap the bars with the click first', 'A free metronome app will do.'],
        ['Play them at a tempo that looks too slow', 'Rushed: click on every half beat.'],
        ['Go a little faster after three clean rounds', 'One slip: back again.'],
      ],
      tiny: 'Clap four bars with the click.',
      needs: ['equipment'],
      why: 'The click shows rushing that the player does not hear.',
    },
    {
      id: 'inst-sight-read',
      title: 'Play {n} new bars at sight',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [8, 12, 20],
      amount: { unit: 'bars', byLevel: [8, 16, 32], most: 40 },
      steps: [
        ['Open something easier than you can play', 'An old book, one stage below.'],
        ['Tap the rhythm, find the sharps and flats', 'Thirty seconds, hands still.'],
        ['Play without stopping, half speed', 'Lost: jump to the next bar line.'],
      ],
      tiny: 'Tap the rhythm of four new bars.',
      needs: ['equipment'],
      why: 'Reading grows on easy music that is new, not on hard music repeated.',
    },
    {
      id: 'inst-hard-bars',
      title: 'Drill {n} hard bars in 3 rhythms',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      amount: { unit: 'bars', byLevel: [2, 3, 4], most: 6 },
      steps: [
        [
          'Choose the bars that slip in your piece, name why',
          'No piece yet: the first bars of a tune. A shift, a stretch, a crossing.',
        ],
        ['Play it long-short, short-long, then even', 'Two hands: each alone first.'],
        ['Put it back between its neighbours', 'From two bars before to two after.'],
      ],
      tiny: 'Name why one bar is hard.',
      why: 'Changing the rhythm forces each hard move to be made fast and alone.',
    },
  ],
} as const satisfies SubQuests;
