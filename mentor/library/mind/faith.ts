import type { TopicQuests } from '#mentor/library/topic.ts';
import { FAITH_COMMUNITY_QUESTS, SEASONS_QUESTS } from './faith.together.ts';

export const FAITH = {
  id: 'faith',
  shelf: 'mind',
  category: 'Personal',
  subs: [
    {
      id: 'prayer',
      quests: [
        {
          id: 'faith-place',
          title: 'Choose one hour and place to pray',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            [
              'Tie it to something you do anyway',
              'After washing, with the first coffee, at the set times.',
            ],
            ['Lay out mat, book, beads or candle there', 'The phone stays in another room.'],
            [
              'Write down two prayers you know',
              'Forgotten: ask somebody of your faith for a short one.',
            ],
          ],
          tiny: 'Lay the book or the beads in their place.',
          why: 'A prayer with an hour and a place is forgotten less.',
          source: 'craft',
        },
        {
          id: 'faith-pray',
          title: 'Pray for {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 15],
          steps: [
            ['Stand, sit or kneel as you were taught', 'Three slow breaths first.'],
            [
              'Say words you know, then one sentence of your own',
              'Thanks, somebody else, yourself.',
            ],
            ['Stay silent for the last minute', 'Thoughts come; begin the last line again.'],
          ],
          tiny: 'Say one line you know.',
          why: 'Few minutes every day carry further than an hour on feast days.',
          source: 'craft',
        },
        {
          id: 'faith-for-others',
          title: 'Pray for 3 people by name',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Write three names and what they need', 'One of them somebody you find hard.'],
            ['Take a minute for each', 'In your own words.'],
            ['Ask one of them this week how it is', 'A call or a line.'],
          ],
          tiny: 'Say one name and one wish.',
          why: 'Praying for others by name leads back to them.',
          source: 'craft',
        },
        {
          id: 'faith-kept-days',
          title: 'Mark the 7 days you prayed',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          grows: false,
          steps: [
            ['A dot for each day or set time', 'The missed ones stay white.'],
            ['Move the hour that was missed most', 'Earlier, shorter, or with somebody.'],
          ],
          tiny: 'Mark today.',
          why: 'The row shows which hour holds and which does not.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'scripture',
      quests: [
        {
          id: 'faith-reading-plan',
          title: 'Draw up one reading plan',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Choose a translation you read with ease', 'Libraries and communities lend one.'],
            ['Divide the text by the days you have', 'One free day a week to catch up.'],
            [
              'Begin with a short part, mark the page',
              'A gospel, a short surah, this week’s portion.',
            ],
          ],
          tiny: 'Mark the page where you begin.',
          why: 'Whole readings fail in the dry parts; a plan with free days gets through.',
          source: 'craft',
        },
        {
          id: 'faith-read',
          title: 'Read one {subject} passage twice',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Read it slowly, the second time aloud or with the lips', 'Ten to twenty lines.'],
            ['Mark one word that stays', 'Write it with the date.'],
            ['Write one question about it', 'For the group, or for somebody who knows.'],
          ],
          tiny: 'Read five lines.',
          place: ['aloud'],
          wayOn: 'the next chapter',
          why: 'What the first reading runs over is heard in the second.',
          source: 'craft',
        },
        {
          id: 'faith-heart',
          title: 'Learn {n} lines by heart',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'lines', byLevel: [2, 4, 6] },
          steps: [
            ['Hear a good reciter, follow with a finger', 'Three times.'],
            ['Say one line ten times, then two together', 'Look only when you are stuck.'],
            ['Recite yesterday’s lines before new ones', 'A slip: three times right.'],
          ],
          tiny: 'Say one line five times.',
          place: ['aloud'],
          needs: ['memorise', 'memorize', 'by heart', 'hifz', 'surah', 'juz', 'psalm', 'recite'],
          why: 'Recalling without the page is what makes it stay.',
          source: 'trial',
        },
        {
          id: 'faith-commentary',
          title: 'Study one passage for {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            ['Write what it says, who speaks to whom', 'Before you open any commentary.'],
            ['Read one commentary of your tradition', 'Note where it surprises you.'],
            ['Write one thing to do this week', 'Small enough for Tuesday.'],
          ],
          tiny: 'Write who speaks to whom.',
          why: 'Own reading first makes a commentary an answer.',
          source: 'craft',
        },
      ],
    },
    FAITH_COMMUNITY_QUESTS,
    SEASONS_QUESTS,
  ],
  advice: {
    stuck: 'Say one line you know by heart, and stop there today.',
    missed: 'Begin again at the next hour of prayer; nothing has to be made up for first.',
  },
  caps: { dayMinutes: 150, growth: 0.2 },
} as const satisfies TopicQuests;
