import type { Topic } from '#mentor/library/topic.ts';

export const SINGING = {
  id: 'singing',
  shelf: 'sound',
  name: 'Singing',
  category: 'Content',
  words: {
    objects:
      'singing, singer, voice lessons, vocals, vocal, choir, chorus, alto, soprano, tenor, baritone, karaoke, vocal range, high notes, harmonies, harmony singing, a cappella, choral, singing voice, sight singing',
    verbs: 'sing, sings, sang, hum, belt',
    context: 'song, songs, concert, voice, pitch, tune, breath, notes, rehearsal, lyrics, stage',
    not: 'bird songs, birdsong, voice acting, voice over',
  },
  subs: [
    {
      id: 'choir-part',
      name: 'choir part',
      words: {
        objects:
          'choir, choral, chorus, alto, soprano, tenor, bass part, second alto, harmony, a cappella',
        context: 'concert, rehearsal, conductor, part, score',
      },
      quests: [
        {
          id: 'choir-bars',
          title: 'Learn {n} bars of your part',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 30],
          amount: { unit: 'bars', byLevel: [8, 16, 32] },
          steps: [
            [
              'Hear the bars three times and hum along',
              'Use a part track, or ask for the notes on a piano.',
            ],
            ['Sing them with the track', 'Stop at the first wrong note and take two bars again.'],
            ['Sing them against the other voices only', 'Mark the bar where you lost your line.'],
          ],
          tiny: 'Hum the first two bars five times.',
          why: 'Short passages repeated on several days stay longer than one long evening.',
          source: 'trial',
        },
        {
          id: 'choir-note-names',
          title: 'Name {n} notes without a chart',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 20],
          amount: { unit: 'notes', byLevel: [12, 20, 40] },
          steps: [
            [
              'Write the names under one line of your part',
              'Count up from the note on the bottom line.',
            ],
            ['Cover them and say each aloud', 'Put a dot over every miss.'],
          ],
          tiny: 'Name the first five notes of one line.',
          why: 'Whoever reads the line finds the way back in after a lost bar.',
          source: 'craft',
        },
        {
          id: 'choir-record-page',
          title: 'Record one page from start to end',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },

          minutes: [5, 10, 20],
          steps: [
            [
              'Play the track on one device, record on another',
              'Headphones for the track, so that only you are heard.',
            ],
            ['Sing through without stopping', 'A lost bar is part of the test.'],
            ['Mark two bars for next week', 'The two that made you wince, no more.'],
          ],
          tiny: 'Record four bars and hear them once.',
          why: 'A recording shows wrong notes that the singer does not hear while singing.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take half as many bars and hum them before you sing the words.',
    missed: 'After a gap, begin with the last bars you knew, not with the next ones.',
  },
  caps: { dayMinutes: 90, growth: 0.2 },
} as const satisfies Topic;
