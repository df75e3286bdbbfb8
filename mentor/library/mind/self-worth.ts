import type { TopicQuests } from '#mentor/library/topic.ts';
import { BODY_IMAGE_QUESTS, COMPARING_QUESTS } from './self-worth.others.ts';

export const SELF_WORTH = {
  id: 'self-worth',
  shelf: 'mind',
  category: 'Personal',
  first: 'confidence',
  subs: [
    {
      id: 'inner-voice',
      milestones: [
        'Answer ten harsh thoughts in writing',
        'Answer one in your head within a minute',
        'Go a week talking to yourself as a friend',
      ],
      quests: [
        {
          id: 'worth-five-sentences',
          title: 'Write 5 sentences you tell yourself',
          plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
          minutes: [5, 10, 15],
          steps: [
            [
              'Write five harsh ones of this week, word for word',
              'After a slip, at the mirror, before a call.',
            ],
            ['Write beside each what you would tell a friend', 'Same slip, another name.'],
            ['Circle the one that comes most often', 'That one gets an answer first.'],
          ],
          tiny: 'Write one of them, word for word.',
          why: 'On paper they turn out to be few, and always the same ones.',
        },
        {
          id: 'worth-answer',
          title: 'Answer one harsh thought in writing',
          plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
          minutes: [3, 5, 10],
          grows: false,
          steps: [
            ['Write the thought with hour and place', '"Idiot", at the till, half past five.'],
            ['Write what a camera saw', '"I forgot the card and paid in coins."'],
            [
              'Write the line you would say to a friend',
              'Read it once slowly. Low for weeks: talk to a doctor.',
            ],
          ],
          tiny: 'Write one line to yourself as to a friend.',
          wayOn: 'the answer at once, without paper',
          why: 'In trials, writing to oneself as to a friend lowers self-criticism.',
          source: 'trial',
        },
        {
          id: 'worth-kind-words',
          title: 'Copy {n} kind words from others',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'kind words', byLevel: [3, 4, 5], most: 8 },
          steps: [
            ['Look through messages, cards, old reports', 'Also what somebody said at the door.'],
            ['Copy them word for word, with name and day', 'One page at the back of a notebook.'],
            ['Answer the next one with "thank you", nothing more', 'No "it was nothing".'],
          ],
          tiny: 'Copy one kind sentence somebody wrote you.',
          why: 'Blame is remembered by itself; praise has to be written down.',
        },
        {
          id: 'worth-count-harsh',
          title: 'Count harsh thoughts for one day',
          plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [5, 5, 10],
          grows: false,
          steps: [
            ['Carry a slip, one stroke for each', 'Only those about yourself.'],
            ['Write number and worst hour in the evening', 'Tired, hungry, late, scrolling?'],
            ['Change one thing in that hour next week', 'Lay the number beside the last one.'],
          ],
          tiny: 'Count them for one hour.',
          why: 'Counting makes the voice noticeable before it is believed.',
        },
      ],
    },
    {
      id: 'confidence',
      milestones: [
        'Do five dares of your ladder',
        'Do one dare you scored seven or higher',
        'Do what stands at the top of the ladder',
      ],
      quests: [
        {
          id: 'worth-ladder',
          title: 'Write a ladder of 8 small dares',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 25],
          steps: [
            [
              'Write at the top what you would do if you were sure',
              'Lead the meeting, dance, apply.',
            ],
            ['Write at the bottom one that is a 2 of 10', 'Ask for another table, greet first.'],
            ['Fill in six between and date the lowest', 'This week, with an hour.'],
          ],
          tiny: 'Write the lowest one and its day.',
          why: 'Sureness comes after having done a thing, so the first one has to be small.',
        },
        {
          id: 'worth-dare',
          title: 'Do one dare, write what happened',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            ['Write what you expect, in one line', '"They will laugh": how likely, 0 to 10?'],
            [
              'Do the smallest open one, unsure as you are',
              'Say the idea first, wear the coat, ask the price.',
            ],
            ['Write beside it what really happened', 'Twice easy: take the next one up.'],
          ],
          tiny: 'Greet one person first today.',
          wayOn: 'the next dare of the ladder',
          why: 'Guess and outcome side by side is how therapists test a fear.',
          source: 'trial',
        },
        {
          id: 'worth-decide',
          title: 'Decide {n} small things, asking nobody',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [5, 10, 15],
          amount: { unit: 'small things', byLevel: [3, 5, 8], most: 10 },
          steps: [
            ['Take the film, the route, the menu, the gift', 'One minute by the clock for each.'],
            ['Choose, and leave it at that', 'No poll among friends, no changing back.'],
            ['Mark in the evening which were fine', 'Write the number; most are.'],
          ],
          tiny: 'Choose your next meal within a minute.',
          why: 'Small decisions that went well are what trust in the larger ones is made of.',
        },
        {
          id: 'worth-managed',
          title: 'List 5 things you managed',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            [
              'Go through the seven days in the calendar',
              'Also what nobody saw: the call, the no, the form.',
            ],
            ['Write your own part in each', '"I asked twice", not "I was lucky".'],
            ['Star the one that took most nerve', 'Choose the next of its kind.'],
          ],
          tiny: 'Write one thing you managed today.',
          why: 'What went well leaves no trace unless it is written down.',
        },
      ],
    },
    COMPARING_QUESTS,
    BODY_IMAGE_QUESTS,
  ],
  advice: {
    stuck: 'Say the next sentence as you would say it to a friend, then do the smallest part.',
    missed:
      'Begin again today without a lecture; the lecture is what you are practising to leave out.',
  },
  caps: { dayMinutes: 90, growth: 0.2 },
} as const satisfies TopicQuests;
