import type { TopicQuests } from '#mentor/library/topic.ts';
import { APPOINTMENTS_QUESTS, CHECKUPS_QUESTS } from './parts/teeth.doctors.ts';

export const TEETH = {
  id: 'teeth',
  shelf: 'body',
  category: 'Personal',
  subs: [
    {
      id: 'brushing',
      milestones: [
        'Brush twice a day for two weeks',
        'Clean every gap nightly for a month',
        'Hear at a check-up that all is well',
      ],
      quests: [
        {
          id: 'teeth-set-out',
          title: 'Set out one brush, paste and floss',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            [
              'Put brush and fluoride paste in sight',
              'Soft bristles; older than three months: a new one.',
            ],
            [
              'Lay floss or small brushes beside it',
              'A pharmacist knows the size. Braces: the ones you were given.',
            ],
            ['Choose what it follows', 'Pyjamas on, kettle on; not when you are half asleep.'],
          ],
          tiny: 'Put the floss beside the brush.',
          why: 'What lies in sight beside the basin gets used.',
        },
        {
          id: 'teeth-two-minutes',
          title: 'Brush your teeth twice, two minutes each',
          plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
          minutes: [4, 5, 5],
          grows: false,
          steps: [
            ['Start a timer or one song', 'Thirty seconds for each quarter of the mouth.'],
            ['Brush small circles at the gum line, hardly pressing', 'Outside, inside, on top.'],
            ['Spit, do not rinse', 'In the evening nothing but water afterwards.'],
          ],
          tiny: 'Brush tonight, one song long.',
          wayOn: 'weekends and late nights too',
          why: 'Twice a day for two minutes with fluoride is what dentists agree on.',
          source: 'guideline',
        },
        {
          id: 'teeth-between',
          title: 'Clean every gap between your teeth',
          plan: { role: 'long', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          grows: false,
          steps: [
            ['Begin with the two lower front teeth', 'Floss or the small brush, in and out.'],
            ['Go on to the last gap of each side', 'First week: one side is a start.'],
            [
              'Rinse and look in the mirror',
              'A little blood at first is common; after two weeks ask the dentist.',
            ],
          ],
          tiny: 'Clean the gap of two teeth.',
          wayOn: 'the last gaps of each side first',
          why: 'The brush reaches three sides of a tooth; the gaps need their own.',
          source: 'guideline',
        },
        {
          id: 'teeth-retainer',
          title: 'Wear your retainer the whole night',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 5],
          grows: false,
          steps: [
            ['Put its box on the pillow in the morning', 'It is in the way at bedtime.'],
            [
              'Brush the teeth, then put it in',
              'Tight after a gap: ring the practice, do not force it.',
            ],
            ['Wash it cool in the morning', 'Soft brush, no hot water.'],
          ],
          tiny: 'Put the box on the pillow.',
          needs: ['retainer', 'aligner', 'brace', 'splint', 'denture', 'night guard'],
          wayOn: 'the nights away from home too',
          why: 'Seen at bedtime it is not forgotten.',
        },
        {
          id: 'teeth-tally',
          title: 'Tick 14 brushings of the week',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [2, 5, 5],
          grows: false,
          steps: [
            ['Hang a strip by the mirror, a tick each time', 'Gaps in another colour.'],
            ['Look which one is missing most', 'Move it earlier: straight after dinner.'],
          ],
          tiny: "Tick today's brushings.",
          why: 'The missing ticks are mostly one and the same hour.',
        },
      ],
    },
    {
      id: 'dentist',
      milestones: [
        'Book one appointment',
        'Go to the first appointment',
        'Go to two check-ups within a year',
      ],
      quests: [
        {
          id: 'teeth-book',
          title: 'Book one dental appointment',
          plan: { role: 'core', phase: 1, rhythm: 'once', isAct: true },
          minutes: [5, 10, 15],
          steps: [
            [
              'Find two practices that take patients',
              'Ask a friend, your insurer or the dental hotline.',
            ],
            [
              'Ring or write: how long ago, pain, fear',
              '"Six years, nervous, only a look first." They hear it daily.',
            ],
            [
              'Write day and hour twice',
              'Swelling, fever or strong pain: the emergency dentist today.',
            ],
          ],
          tiny: 'Find one number and write it down.',
          why: 'A first visit that is only a look is easier to book and to keep.',
        },
        {
          id: 'teeth-chair',
          title: 'Practise {m} minutes in the chair',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Lie back at home, mouth open', 'A recording of the sounds, quiet at first.'],
            ['Breathe in for four, out for six', 'Ten times, hands on the belly.'],
            ['Write the fear from 0 to 10 before and after', 'Halved: a little louder next time.'],
          ],
          tiny: 'Lie back and breathe out slowly ten times.',
          needs: [
            'fear',
            'afraid',
            'scared',
            'nervous',
            'anxious',
            'anxiety',
            'panic',
            'phobia',
            'shaking',
            'terrified',
          ],
          wayOn: 'the sounds at full loudness',
          why: 'Meeting the fear in small steps is the best tested way out of it.',
          source: 'trial',
        },
        {
          id: 'teeth-note',
          title: 'Write 4 lines for the dentist',
          plan: { role: 'long', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Write where, since when, hot, cold, biting', 'Medicines and allergies below.'],
            ['Write what frightens you and a stop sign', 'A raised hand means pause.'],
            ['Write two questions: what first, what does it cost', 'Ask for the plan on paper.'],
          ],
          tiny: 'Write where it hurts and since when.',
          why: 'In the chair one cannot talk; the note can.',
        },
        {
          id: 'teeth-next',
          title: 'Fix the next date before leaving',
          plan: { role: 'check', phase: 2, rhythm: 'once' },
          minutes: [5, 5, 10],
          steps: [
            ['Ask what comes first and by when', 'Filling, cleaning, wisdom tooth.'],
            ['Take the next date at the desk', 'And the half-yearly one behind it.'],
          ],
          tiny: 'Put a reminder half a year ahead.',
          why: 'A date taken at the desk needs no second courage.',
        },
      ],
    },
    CHECKUPS_QUESTS,
    APPOINTMENTS_QUESTS,
  ],
  advice: {
    stuck: 'Find the number, say your name and "I would like an appointment"; they ask the rest.',
    missed: 'Brush tonight, or ring tomorrow at ten; missed dates can be moved.',
  },
  caps: { dayMinutes: 60, growth: 0.1 },
} as const satisfies TopicQuests;
