import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const INSTRUMENTS =
  'guitar piano keyboard violin viola cello drums flute clarinet saxophone sax trumpet trombone ukulele bass harmonica accordion harp banjo mandolin synth synthesizer oboe bagpipes';

export const INSTRUMENT: Family = {
  id: 'instrument',
  name: 'Playing an instrument',
  category: 'Personal',
  words: vocabulary(
    `${INSTRUMENTS} instrument* music musician sing sings singing singer vocals choir song songs songwriting band chords compose composing dj`,
  ),
  subjects: {
    names: vocabulary(`${INSTRUMENTS} sing singing singer vocals choir`),
    article: 'the ',
    shown: {
      sing: 'your voice',
      singing: 'your voice',
      singer: 'your voice',
      vocals: 'your voice',
      choir: 'your voice',
    },
  },
  it: 'your instrument',
  quests: {
    short: {
      atMost: 20,
      title: ['Practise', '{m} minutes of scales with {it}', 'at one tempo without a break'],
      steps: [
        [
          'Set the metronome lower than you like',
          'The tempo at which nothing goes wrong is the right one.',
        ],
        ['Take it even, then dotted', 'Uneven rhythm finds the weak spot.'],
        ['Raise the tempo by one notch and stop', 'Tomorrow begins there.'],
      ],
    },
    core: {
      atMost: 45,
      title: [
        'Practise',
        '{m} minutes of one piece with {it}',
        'until four bars are clean three times running',
      ],
      steps: [
        [
          'Mark the four bars that frighten you',
          'Not the beginning: everyone knows the beginning.',
        ],
        ['Take them apart, half as fast', 'Say the count aloud.'],
        ['Join one bar before and one after', 'Seams are where pieces tear.'],
        ['Play something you love to finish', 'Nobody took this up for the four bars.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Work', '{m} minutes with {it} on a whole piece', 'and record one full take'],
      steps: [
        ['Listen to two recordings with the notes', 'Where do they breathe? Mark it.'],
        ['Rehearse from the end backwards', 'The last page is always the least known.'],
        ['Record without stopping', 'Mistakes stay in; you are practising going on.'],
        ['Note three places for the week', 'Bar numbers, not feelings.'],
      ],
    },
    once: {
      atMost: 30,
      title: [
        'Perform',
        '1 piece with {it} for at least 1 listener',
        'within {m} minutes, start to end',
      ],
      steps: [
        ['Choose the piece two grades too easy', 'Nerves cost about that much.'],
        ['Play it through cold once a day before', 'As the first thing, without warming up.'],
        ['Announce, play, bow', 'The bow is part of it.'],
      ],
    },
  },
  advice: {
    start:
      'Leave the instrument out of its case. Ten minutes a day with it in sight beat an hour a week with it in the cupboard.',
    stuck:
      'Slow down until it is easy, and only then join the next bar. Fingers learn what they do, mistakes included.',
    time: 'Scales while the coffee brews, four bars before dinner. Two short visits a day are better than one long one.',
    slip: 'Start with a piece you know by heart. The hands remember before the head does.',
    better:
      'Record yourself every week and listen like a stranger. The ear you train that way practises with you.',
  },
};
