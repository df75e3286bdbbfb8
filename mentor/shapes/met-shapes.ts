import type { Mould } from '#mentor/library/topic.ts';

// Quests for goals that no topic knows: something is left, met, cared for or decided.

export const DROP: readonly Mould[] = [
  {
    id: 'shape-drop-day',
    title: 'Choose the first day, tell 1 person',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Look at the next two weeks', 'An ordinary day is better than a special one.'],
      ['Write the day on the calendar', 'And what you will do instead.'],
      ['Tell one person the day', 'If stopping makes you ill, see a doctor first.'],
    ],
    tiny: 'Write one possible first day down.',
    why: 'A day that somebody else knows is kept more often.',
    source: 'craft',
  },
  {
    id: 'shape-drop-obstacle',
    title: 'Put 2 obstacles in its way',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [5, 15, 25],
    steps: [
      ['Name where and when it usually happens', 'Room, hour, what is in your hand.'],
      ['Make it take longer there', 'Another room, a drawer, a password, a detour.'],
      ['Add a second one for the worst hour', 'The one you meet when you are tired.'],
    ],
    tiny: 'Move one thing out of reach.',
    why: 'Small hindrances lower how often a habit happens.',
    source: 'trial',
  },
  {
    id: 'shape-drop-other',
    title: 'Do the other thing, 5 minutes',
    plan: { role: 'core', phase: 1, rhythm: 'daily' },
    minutes: [5, 5, 15],
    steps: [
      ['Notice the hour at which it starts', 'The same hour as yesterday, most likely.'],
      ['Do the other thing for five minutes', 'A glass of water, stairs, a page, a call.'],
      ['Note whether the urge passed', 'Yes or no.'],
    ],
    tiny: 'Drink a glass of water first.',
    why: 'A habit is easier to replace than to remove.',
    source: 'trial',
  },
  {
    id: 'shape-drop-note',
    title: 'Note 3 times what came before it',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 15],
    steps: [
      ['Carry one card or one note', 'Where the hand goes anyway.'],
      ['Write hour, place and mood when it happens', 'No judgement, three words.'],
      ['Circle what stands there twice', 'That is where the next obstacle goes.'],
    ],
    tiny: 'Write one hour and one place.',
    why: 'Noting an urge makes it visible before it is followed.',
    source: 'trial',
  },
];

export const EVENT: readonly Mould[] = [
  {
    id: 'shape-event-list',
    title: 'List 10 things it needs',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [10, 15, 25],
    steps: [
      ['Walk through the day in your head', 'From waking to going to bed, write what you touch.'],
      ['Write a name behind each', 'Yours or somebody else’s.'],
      ['Number them by what must come first', 'Bookings and people before things.'],
    ],
    tiny: 'Write the first three things.',
    why: 'What stands on a list is no longer carried in the head.',
    source: 'craft',
  },
  {
    id: 'shape-event-next',
    title: 'Finish the next 2 things',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [15, 30, 90],
    steps: [
      ['Take the two lowest numbers of the list', 'Not the two nicest.'],
      ['Do one to its end, then the other', 'Rung, bought, written: then cross it out.'],
    ],
    tiny: 'Make one call or send one message from the list.',
    why: 'Two a week leaves the last week for what nobody foresaw.',
    source: 'craft',
  },
  {
    id: 'shape-event-rehearse',
    title: 'Rehearse it once, start to end',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [15, 30, 60],
    steps: [
      ['Set up as on the day', 'Same clothes, same bag, same hour if you can.'],
      ['Go through without stopping', 'Mistakes included.'],
      ['Write the two places that broke', 'They are next week’s work.'],
    ],
    tiny: 'Rehearse the first five minutes.',
    why: 'Doing the whole once shows gaps that a list hides.',
    source: 'craft',
  },
  {
    id: 'shape-event-check',
    title: 'Check date, place and people once',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Read the invitation or booking again', 'Date, hour, address, what to bring.'],
      ['Ask whoever comes along', 'One line: still as planned?'],
    ],
    tiny: 'Read the date and the place aloud.',
    why: 'A changed hour found early costs nothing.',
    source: 'craft',
  },
];

export const CARE: readonly Mould[] = [
  {
    id: 'shape-care-ask',
    title: 'Ask what would help most, once',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [10, 15, 20],
    steps: [
      ['Choose a quiet moment without a task', 'A walk, a cup of tea.'],
      ['Ask, and wait for the answer', 'For an animal: ask a vet or a keeper.'],
      ['Write down what you heard', 'Their words, not yours.'],
    ],
    tiny: 'Ask one question and write the answer down.',
    why: 'Help that was asked for is used; guessed help often is not.',
    source: 'craft',
  },
  {
    id: 'shape-care-do',
    title: 'Do 1 thing they asked for',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [10, 30, 90],
    steps: [
      ['Choose the smallest thing on the list', 'One that can be finished today.'],
      ['Do it and say that it is done', 'No more than that.'],
    ],
    tiny: 'Do the five-minute part of one thing.',
    why: 'One promise kept weighs more than three made.',
    source: 'craft',
  },
  {
    id: 'shape-care-time',
    title: 'Spend {m} minutes with no other task',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    sessions: [1, 2],
    minutes: [10, 20, 60],
    steps: [
      ['Put the phone in another room', 'Say when you have to leave, before you sit down.'],
      ['Do what they would like to do', 'Sitting there is enough.'],
    ],
    tiny: 'Sit down together for five minutes.',
    why: 'Company without a task is what people who need care name most.',
    source: 'craft',
  },
  {
    id: 'shape-care-hour',
    title: 'Take 1 hour off, arrange cover',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 20],
    steps: [
      ['Name one hour of this week', 'Yours, outside or behind a closed door.'],
      ['Ask one person to step in', 'A neighbour, a relative, a service.'],
    ],
    tiny: 'Write to one person who could step in.',
    why: 'Carers who rest go on longer.',
    source: 'guideline',
  },
];

export const DECIDE: readonly Mould[] = [
  {
    id: 'shape-decide-question',
    title: 'Write the question in 1 line',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Write it so that it can be answered', 'Which, when or whether; not why.'],
      ['Write the date by which you decide', 'And what happens if you do not.'],
    ],
    tiny: 'Write the question on one slip of paper.',
    why: 'A question that is written down is half as large.',
    source: 'craft',
  },
  {
    id: 'shape-decide-ask',
    title: 'Ask 1 person who has done it',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [10, 20, 40],
    steps: [
      ['Name somebody who faced the same', 'A friend of a friend counts.'],
      ['Ask what they did not expect', 'And what they would do again.'],
      ['Write down the answer that surprised you', 'One line.'],
    ],
    tiny: 'Write to one person and ask for ten minutes.',
    why: 'Somebody who has done it knows what lists leave out.',
    source: 'craft',
  },
  {
    id: 'shape-decide-compare',
    title: 'Compare 3 ways on 1 page',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    minutes: [15, 30, 60],
    steps: [
      ['Draw three columns, one for each way', 'Leaving it as it is may be one.'],
      ['Fill in cost, time and what you give up', 'One line each, the same in every column.'],
      ['Cross out the column you read last', 'The one you did not want to fill.'],
    ],
    tiny: 'Write the names of the three ways.',
    why: 'Side by side, small differences stop to matter.',
    source: 'craft',
  },
  {
    id: 'shape-decide-book',
    title: 'Choose, and book the first step',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 15, 25],
    steps: [
      ['Choose, or toss a coin and see if you mind', 'If you mind, it is the other one.'],
      ['Book, ring or sign one thing at once', 'Something that costs little to undo.'],
    ],
    tiny: 'Write the choice you would make today.',
    why: 'A choice with a first act stays made.',
    source: 'craft',
  },
];
