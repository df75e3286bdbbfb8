import type { SubQuests } from '#mentor/library/topic.ts';

export const CALM_QUESTS = {
  id: 'calm',
  milestones: [
    'Step away in time five times',
    'Go one week without shouting',
    'Go a month without shouting',
  ],
  quests: [
    {
      id: 'kids-stop-sentence',
      title: 'Choose one stop sentence and place',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [5, 10, 15],
      steps: [
        ['Write one sentence for the moment before shouting', '"I need a minute. I come back."'],
        ['Choose where you go: door, sink, balcony', 'Small ones in sight and safe first.'],
        [
          'Tell the children in a calm hour, show it once',
          '"When I say that, I am not going away from you."',
        ],
      ],
      tiny: 'Write the sentence on a slip and pocket it.',
      why: 'In anger nobody invents a sentence; one that is ready comes by itself.',
    },
    {
      id: 'kids-step-away',
      title: 'Step away one minute before you shout',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [2, 5, 8],
      grows: false,
      steps: [
        ['Notice the first sign: jaw, hands, voice', 'Name it to yourself: "it starts".'],
        [
          'Say the stop sentence, go to your place',
          'Close to hurting them: child somewhere safe, leave the room, call somebody.',
        ],
        ['Breathe out ten times, come back, low voice', 'Say what comes next, in five words.'],
      ],
      tiny: 'Three long breaths out with a hand on the door frame.',
      needs: ['company'],
      place: ['others'],
      wayOn: 'the pause before the first sign',
      why: 'The first minute decides; after it the voice is yours again.',
    },
    {
      id: 'kids-repair',
      title: 'Repair one row the same day',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isPartOnly: true },
      minutes: [5, 8, 15],
      grows: false,
      steps: [
        [
          'Sit down at their height when both are calm',
          'At bed or in the car; alone with that child.',
        ],
        [
          'Say what you did, and sorry, without "but"',
          '"I shouted at you about the shoes. That was not right."',
        ],
        [
          'Ask how it was, say what you do next time',
          'A hug if they want one. Nobody has to forgive at once.',
        ],
      ],
      tiny: 'Say one sentence: "I shouted, I am sorry."',
      needs: ['company'],
      place: ['others'],
      wayOn: 'what was agreed, kept for a week',
      why: 'Children can bear a row that is mended; what harms is one that never is.',
    },
    {
      id: 'kids-hot-quarter',
      title: 'Change one thing before the hardest hour',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        ['Name the quarter of an hour with most shouting', 'Shoes, homework, teeth, screens off.'],
        [
          'Ask what is missing: food, time, warning, one job less',
          'Yours too: hungry, late, phone in hand.',
        ],
        [
          'Change one thing for a week',
          'Snack at four, alarm ten minutes sooner, clothes laid out.',
        ],
      ],
      tiny: 'Start the hardest quarter ten minutes sooner today.',
      wayOn: 'the next hard quarter of an hour',
      why: 'Most shouting happens at the same hour, so the hour can be rebuilt.',
    },
    {
      id: 'kids-exact-praise',
      title: 'Praise {n} exact acts today',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [2, 5, 10],
      amount: { unit: 'acts', byLevel: [3, 4, 5], most: 6 },
      steps: [
        ['Put coins in the left pocket', 'One moves right for each praise.'],
        ['Say what you saw, at once', '"You waited until she had finished." No "but" behind it.'],
        ['Look for the usual trouble going well', 'That is the one to name.'],
      ],
      tiny: 'Name one thing that went well before bed.',
      place: ['others'],
      why: 'Praise for exact acts is a working part of tested parent courses.',
      source: 'trial',
    },
    {
      id: 'kids-ask-once',
      title: 'Ask once, near and low, {n} times',
      plan: { role: 'core', phase: 2, rhythm: 'daily' },
      minutes: [3, 5, 10],
      amount: { unit: 'times', byLevel: [3, 4, 5], most: 6 },
      steps: [
        [
          'Walk to the child, wait until they look',
          'Hand on the table, not a call from the kitchen.',
        ],
        ['Say the name and one thing to do', '"Ben, shoes on." Then wait ten breaths.'],
        ['Thank at once, or help to begin', 'No second call: take the hand, start together.'],
      ],
      tiny: 'Walk over once instead of calling.',
      needs: ['company'],
      place: ['others'],
      why: 'Near and once works better than far and five times, and needs no volume.',
      source: 'trial',
    },
    {
      id: 'kids-outburst-log',
      title: 'Note what came before five outbursts',
      plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Write hour, place, who, what before', 'Yours count too.'],
        ['Look for hunger, tiredness, hurry, screens', 'Circle the one that returns.'],
        [
          'Move one thing',
          'A snack before the shop, ten minutes earlier. Weeks without change: a family adviser helps.',
        ],
      ],
      tiny: 'Write down the last outburst in one line.',
      why: 'Most outbursts have an hour and a cause that come back.',
    },
  ],
} as const satisfies SubQuests;
