import type { SubQuests } from '#mentor/library/topic.ts';

export const DATES_QUESTS = {
  id: 'dates',
  milestones: [
    'Go on one short date',
    'Go on three first dates',
    'Meet the same person for the fifth time',
  ],
  quests: [
    {
      id: 'dating-plan-date',
      title: 'Plan one date of 90 minutes',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 20],
      steps: [
        [
          'Choose a place where one can talk and walk',
          'Market, museum, a lake; by day, in public.',
        ],
        ['Fix how you get home, tell a friend where', 'Your own way there and back.'],
        ['Write four questions you really want to ask', '"What do you do when nobody needs you?"'],
      ],
      tiny: 'Write two questions you want to ask.',
      not: ['minor'],
      why: 'With place, end and questions settled there is less left to be nervous about.',
    },
    {
      id: 'dating-go',
      title: 'Go on one short date',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [45, 75, 120],
      grows: false,
      steps: [
        [
          'Arrive ten minutes early, phone away',
          'Breathe out slowly ten times. Without a date: ask somebody today.',
        ],
        ['Ask, listen, ask once more, then tell', 'The ex and the job get two minutes each.'],
        [
          'Say at the end what you would like',
          '"I would like to see you again", or "thank you, not for me".',
        ],
      ],
      tiny: 'Ask one person for a coffee.',
      needs: ['company', 'outside'],
      place: ['others'],
      not: ['minor'],
      wayOn: 'a longer second one',
      why: 'Follow-up questions are what people like most in somebody they meet.',
      source: 'trial',
    },
    {
      id: 'dating-stories',
      title: 'Tell one own story in two minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Choose something small that happened to you', 'A failed cake, a wrong train.'],
        ['Tell it aloud with a clock running', 'End with a question for the other.'],
        ['Add one thing you would share later', 'What matters to you, said in one sentence.'],
      ],
      tiny: 'Tell it aloud in one minute.',
      place: ['aloud'],
      wayOn: 'to somebody new',
      why: 'With three stories ready the silence is no longer frightening.',
    },
    {
      id: 'dating-after',
      title: 'Write 4 lines after each date',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      grows: false,
      steps: [
        ['Write how you were beside them: free, small, bored?', 'Before you write about them.'],
        [
          'Write what you learned about their plans',
          'Children, place, time. Afraid of them: no second one.',
        ],
        ['Send yes or no within a day', 'Two kind sentences.'],
      ],
      tiny: 'Send one clear answer.',
      not: ['minor'],
      why: 'The evening is judged better on paper than by the tingle.',
    },
    {
      id: 'dating-big-questions',
      title: 'Ask 3 large questions by date five',
      plan: { role: 'core', phase: 3, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Choose three: children, money, place, faith, exclusivity',
          'Answer each yourself first, in writing.',
        ],
        ['Ask on a walk, one at a time', '"How do you picture the next three years?"'],
        ['Compare with what you wrote', 'A clear no on both sides is kinder now than later.'],
      ],
      tiny: 'Answer one of them yourself.',
      needs: ['company'],
      place: ['others'],
      not: ['minor'],
      why: 'These are the differences couples part over, and they can be asked early.',
    },
  ],
} as const satisfies SubQuests;

export const ASKING_QUESTS = {
  id: 'asking',
  milestones: [
    'Talk to somebody you like four times',
    'Ask one person out',
    'Go out with somebody you asked',
  ],
  quests: [
    {
      id: 'dating-ask-line',
      title: 'Write one invitation in two sentences',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        [
          'Write what you like doing and they might, too',
          'An exhibition, ice cream, a walk with the dog.',
        ],
        ['Write it with day and an easy way out', '"Saturday at four? If not, no harm done."'],
        ['Say it aloud five times', 'At the speed you order bread.'],
      ],
      tiny: 'Say the sentence aloud twice.',
      place: ['aloud'],
      not: ['minor'],
      why: 'A sentence that is ready gets said when the moment lasts ten seconds.',
    },
    {
      id: 'dating-warm-up',
      title: 'Say two sentences to somebody you like',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [5, 10, 10],
      grows: false,
      steps: [
        ['Look up, smile, greet by name', 'Ask the name, if you do not know it.'],
        ['Say something true and light', '"You laugh at the same spots as I do."'],
        [
          'Watch the answer: turned to you, or away?',
          'Away twice: leave it, kindly. At work: ask once only.',
        ],
      ],
      tiny: 'Greet them by name.',
      place: ['others'],
      wayOn: 'three sentences and a question',
      why: 'Interest is read from small turns, and both can still step back.',
    },
    {
      id: 'dating-ask',
      title: 'Ask one person out',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'Choose a quiet minute without an audience',
          'Not at their till in a queue, not by the boss.',
        ],
        ['Say the invitation and wait', 'Three breaths; do not talk it small.'],
        [
          'Yes: day and number. No: "thank you for saying so"',
          'A no is asked about once and never again.',
        ],
      ],
      tiny: 'Fix the day and place you will ask.',
      place: ['others'],
      not: ['minor'],
      wayOn: 'the next one on your mind',
      why: 'People guess a no more often than they get one.',
      source: 'trial',
    },
  ],
} as const satisfies SubQuests;
