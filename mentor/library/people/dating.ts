import type { TopicQuests } from '#mentor/library/topic.ts';
import { ASKING_QUESTS, DATES_QUESTS } from './dating.dates.ts';

export const DATING = {
  id: 'dating',
  shelf: 'people',
  category: 'Personal',
  subs: [
    {
      id: 'meeting',
      milestones: [
        'Talk to ten new people',
        'Go to one group eight times',
        'Meet one of them for a coffee',
      ],
      quests: [
        {
          id: 'dating-looking-for',
          title: 'Write 6 lines on whom you seek',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 20, 30],
          steps: [
            [
              'Write three things you like doing with somebody',
              '"Sunday soup and a walk", not "fun".',
            ],
            [
              'Write two you need, one you will not have again',
              'Children, faith, distance, drink.',
            ],
            ['Show it to a friend who knows you', 'Ask what is missing, and whom they know.'],
          ],
          tiny: 'Write two things you need.',
          not: ['minor'],
          why: 'Who knows what they look for says no sooner and loses fewer months.',
        },
        {
          id: 'dating-two-strangers',
          title: 'Talk to {n} new people',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 3],
          minutes: [10, 15, 20],
          amount: { unit: 'new people', byLevel: [2, 3, 4], most: 6 },
          steps: [
            ['Choose queue, dog park, course, choir, counter', 'People who are not on their way.'],
            ['Begin with what both of you see', '"Is that bread as good as it smells?"'],
            [
              'Ask one thing more, say your name, go',
              'Two minutes are a talk; a short answer ends it.',
            ],
          ],
          tiny: 'Say one sentence to somebody new.',
          place: ['others'],
          not: ['minor', 'cannot-leave-home'],
          why: 'Small talk without a purpose takes the fear out of the talk that matters.',
          source: 'trial',
        },
        {
          id: 'dating-same-group',
          title: 'Spend one evening in the same group',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [45, 90, 150],
          grows: false,
          steps: [
            [
              'Choose one that meets every week',
              'Dancing, a choir, a quiz, walks for singles, a language table.',
            ],
            ['Go at least four times, stay to the end', 'Speak with two people you do not know.'],
            ['Ask one of them for a coffee by the fourth time', 'Half an hour, by day.'],
          ],
          tiny: 'Look up one group and its day.',
          needs: ['outside'],
          place: ['others'],
          not: ['minor'],
          wayOn: 'help to run it',
          why: 'People come to like whom they see again and again.',
          source: 'trial',
        },
        {
          id: 'dating-week-look',
          title: 'Write 3 lines about the week',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          grows: false,
          steps: [
            ['Write where a talk came easily', 'Go there twice next week.'],
            [
              'Write what you would not repeat',
              'Somebody hurried you or asked for money: end it there.',
            ],
          ],
          tiny: 'Write where a talk came easily.',
          why: 'Hope forgets which places were worth the evening.',
        },
      ],
    },
    {
      id: 'online',
      milestones: [
        'Write ten first messages',
        'Meet one of them in daylight',
        'Meet one of them a third time',
      ],
      quests: [
        {
          id: 'dating-profile',
          title: 'Write 5 true lines, choose 3 photos',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Write what you do on an ordinary Sunday', 'Details somebody can ask about.'],
            ['Say what you look for and one firm no', 'Leave out the jokes about the app.'],
            [
              'Choose face, whole you, you doing something',
              'This year, no sunglasses; a friend picks. No address, no workplace.',
            ],
          ],
          tiny: 'Write two lines about your Sunday.',
          not: ['minor'],
          why: 'A detail gives the other one something to write about.',
        },
        {
          id: 'dating-messages',
          title: 'Write {n} first messages',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 3],
          minutes: [10, 15, 20],
          amount: { unit: 'first messages', byLevel: [2, 3, 4], most: 5 },
          steps: [
            ['Read the whole profile before you write', 'No shared wish: next one.'],
            ['Name one detail and ask one question', 'Three sentences, no "hi, how are you".'],
            [
              'Answer open chats first; end dead ones with a line',
              '"I wish you well, it does not fit for me."',
            ],
          ],
          tiny: 'Answer one open chat.',
          not: ['minor'],
          why: 'Few messages about something get more answers than many about nothing.',
        },
        {
          id: 'dating-to-meet',
          title: 'Offer one meeting after ten messages',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Name place, day and length', '"Saturday at three, one coffee at the market?"'],
            ['Offer a short video call first', 'Never met and asks for money or pictures: block.'],
            ['Two times no date: say goodbye kindly', 'The evening is free for another.'],
          ],
          tiny: 'Write the invitation to one person.',
          not: ['minor'],
          wayOn: 'the second meeting',
          why: 'Long chats build a person that does not exist; a coffee shows the real one.',
        },
        {
          id: 'dating-app-limit',
          title: 'Close the app after {m} minutes',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [10, 15, 20],
          grows: false,
          steps: [
            ['Set a timer, sit at a table', 'Not in bed, not when you are low.'],
            ['Take at most three likes', 'Only those you would meet this week.'],
            [
              'Write matches, answers, meetings on one line',
              'No meetings in a month: change photos or app.',
            ],
          ],
          tiny: 'Delete one chat that leads nowhere.',
          not: ['minor'],
          why: 'Endless choice makes people choosier and less content.',
          source: 'trial',
        },
      ],
    },
    DATES_QUESTS,
    ASKING_QUESTS,
  ],
  advice: {
    stuck: 'Say one friendly sentence to one person today; nothing has to come of it.',
    missed: 'Take the next fixed evening of the group or one open chat, and begin there.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies TopicQuests;
