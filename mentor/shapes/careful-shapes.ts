import type { Mould } from '#mentor/library/topic.ts';

// Boards for findings of the gate. None of these quests is about taking medicine, fasting, body
// weight, other people's devices or money at risk.

/** Words for medicine. A quest about it never grows, and never asks to sort it or throw it away. */
export const MEDICINE =
  /\b(?:tablets?|pills?|meds|medication|medicine|vitamins?|inhaler|insulin|injections?|eye ?drops|drops a day|units a day|ointment|skin cream|capsules)\b/i;

/** For despair and abuse: a gentle day that asks for no strength. */
export const GENTLE: readonly Mould[] = [
  {
    id: 'gentle-rest',
    title: 'Rest {m} minutes by a window',
    plan: { role: 'start', phase: 1, rhythm: 'daily' },
    minutes: [5, 10, 20],
    steps: [
      ['Drink a glass of water', 'Slowly, sitting down.'],
      ['Open a window or step outside', 'Three breaths are enough.'],
    ],
    tiny: 'Drink a glass of water.',
    why: 'Small care for the body is possible on heavy days, too.',
  },
  {
    id: 'gentle-person',
    title: 'Reach 1 person you trust',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [5, 10, 30],
    steps: [
      ['Choose who it should be', 'A friend, family, a doctor, a helpline.'],
      ['Write or ring, one sentence is enough', '“I am not well and do not want to be alone.”'],
      ['Stay until they have answered', 'In danger, call your local emergency number now.'],
    ],
    tiny: 'Write one sentence to one person.',
    why: 'Saying it to one person is the step that helps most.',
    source: 'guideline',
  },
  {
    id: 'gentle-list',
    title: 'Make 1 list of people who help',
    plan: { role: 'check', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 20],
    steps: [
      ['Write three names with numbers', 'Also the night-time ones.'],
      ['Add places where you breathe easier', 'A bench, a library, a kitchen.'],
      ['Give a copy to somebody you trust', 'So that they can remind you.'],
    ],
    tiny: 'Write one name and one number.',
    why: 'On the worst day nobody wants to search.',
    source: 'guideline',
  },
];

/** For goals about medication: preparing an appointment. */
export const DOCTOR: readonly Mould[] = [
  {
    id: 'careful-doctor-questions',
    title: 'Write 5 questions for your doctor',
    plan: { role: 'core', phase: 1, rhythm: 'once' },
    minutes: [10, 15, 20],
    steps: [
      ['Write what bothers you about it', 'As it is, in your own words.'],
      ['Turn each line into a question', 'What happens if, what else is there, how long.'],
      ['Mark the one that is asked first', 'Change nothing until it is answered.'],
    ],
    tiny: 'Write one question.',
    why: 'Whoever prescribed it can change it safely; a list keeps the visit short.',
    source: 'guideline',
  },
  {
    id: 'careful-doctor-book',
    title: 'Book 1 appointment with your doctor',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Find the number of the practice', 'It is on the box or on the prescription.'],
      ['Ring and say what it is about', 'A change of treatment is reason enough.'],
      ['Write down day and hour', 'Twice: calendar and door.'],
    ],
    tiny: 'Find the number and write it down.',
    why: 'The way to another treatment leads through whoever prescribed this one.',
    source: 'guideline',
  },
  {
    id: 'careful-doctor-note',
    title: 'Note 1 line a day for them',
    plan: { role: 'check', phase: 1, rhythm: 'daily' },
    minutes: [5, 5, 10],
    steps: [
      ['Choose a time you keep anyway', 'After brushing your teeth.'],
      ['Write one line: sleep, mood, body', 'Take the page along.'],
    ],
    tiny: 'Write three words.',
    why: 'A page says more than memory does.',
  },
];

/** For eating extremes: meals, sleep and easy walks. */
export const REGULAR: readonly Mould[] = [
  {
    id: 'careful-regular-meals',
    title: 'Sit down for 3 meals today',
    plan: { role: 'core', phase: 1, rhythm: 'daily' },
    minutes: [10, 15, 20],
    steps: [
      ['Lay the table for one meal', 'A plate, a glass, no screen.'],
      ['Eat in company if you can', 'A friend on the telephone counts.'],
    ],
    tiny: 'Lay the table for the next meal.',
    why: 'Regular meals are the first thing that is advised.',
    source: 'guideline',
  },
  {
    id: 'careful-regular-person',
    title: 'Tell 1 person how meals are',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 20],
    steps: [
      ['Choose who it should be', 'A friend, family, a doctor, a helpline.'],
      ['Say one sentence', '“Meals are hard for me at the moment.”'],
    ],
    tiny: 'Write the name of one person.',
    why: 'It gets easier with somebody who knows.',
    source: 'guideline',
  },
  {
    id: 'careful-regular-walk',
    title: 'Walk {m} easy minutes outside',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [5, 15, 20],
    steps: [
      ['Leave watch and counter at home', 'It is for air, not for figures.'],
      ['Turn round before you tire', 'Drink something warm afterwards.'],
    ],
    tiny: 'Step outside for three breaths.',
    why: 'Air and daylight help sleep and mood.',
    source: 'guideline',
  },
  {
    id: 'careful-regular-bed',
    title: 'Read 10 minutes, then light out',
    plan: { role: 'check', phase: 1, rhythm: 'daily' },
    minutes: [5, 10, 15],
    steps: [
      ['Choose an hour you can keep', 'The same on every night.'],
      ['Lay a book on the pillow', 'Paper, not a screen.'],
    ],
    tiny: 'Lay a book on the pillow.',
    why: 'Nights alike steady the days.',
    source: 'guideline',
  },
];

/** For somebody else in danger: listening and finding help. */
export const LISTEN: readonly Mould[] = [
  {
    id: 'careful-listen-ask',
    title: 'Ask 1 direct question and listen',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    minutes: [10, 20, 40],
    steps: [
      ['Choose a quiet place', 'A walk is easier than a table.'],
      ['Ask whether they think of dying or are hurt', 'Asking puts nothing into a head.'],
      ['Say back what you heard', 'In danger now: the emergency number, and stay.'],
    ],
    tiny: 'Write to them that you would like to see them.',
    why: 'A direct question opens the door to help.',
    source: 'guideline',
  },
  {
    id: 'careful-listen-help',
    title: 'Find 1 helpline together with them',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 15, 20],
    steps: [
      ['Look up a helpline where they live', 'Write its hours down.'],
      ['Offer to sit beside them for the call', 'You need say nothing.'],
    ],
    tiny: 'Write one number down.',
    why: 'Nobody should search for it on the worst night.',
    source: 'guideline',
  },
  {
    id: 'careful-listen-tell',
    title: 'Tell 1 grown person you trust',
    plan: { role: 'check', phase: 1, rhythm: 'once' },
    minutes: [5, 15, 20],
    steps: [
      ['Choose somebody who keeps calm', 'A doctor, a teacher, a relative.'],
      ['Say what you saw and heard', 'No secret is worth a life.'],
    ],
    tiny: 'Write the name of one such person.',
    why: 'Nobody should carry this alone.',
    source: 'guideline',
  },
];

/** In place of training during treatment, pregnancy, illness or after surgery. */
export const TREATMENT: readonly Mould[] = [
  {
    id: 'careful-treatment-sheet',
    title: 'Do 1 round of your exercise sheet',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [3, 5],
    minutes: [5, 15, 30],
    steps: [
      [
        'Lay out the sheet of whoever treats you',
        'None yet: ask for one first. Write what is not allowed yet on top.',
      ],
      ['Do each line as it is written, tick it', 'Slower is right, more is not.'],
      ['Stop where it hurts and mark it', 'The mark is for the next appointment.'],
    ],
    tiny: 'Do the first line of the sheet.',
    why: 'The sheet was made for this body, a general plan was not.',
    source: 'guideline',
  },
  {
    id: 'careful-treatment-questions',
    title: 'Write 3 questions for whoever treats you',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Write what you would like to do again', 'One sentence.'],
      ['Ask what is allowed, from when, how much', 'Three questions are enough.'],
    ],
    tiny: 'Write one question.',
    why: 'What is allowed differs from body to body.',
    source: 'guideline',
  },
  {
    id: 'careful-treatment-note',
    title: 'Note 1 line on how it is',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Write what was easier than last week', 'Stairs, sleep, a sleeve.'],
      ['Write what was not', 'Take the page along to the next visit.'],
    ],
    tiny: 'Write one word for today.',
    why: 'Whoever treats you decides better with a record.',
  },
];

/** A seated exercise beside `TREATMENT`, for users who are ill and tire easily. */
export const SEATED: Mould = {
  id: 'careful-seated',
  title: 'Move arms and ankles, seated, {m} minutes',
  plan: { role: 'core', phase: 1, rhythm: 'daily' },
  minutes: [4, 5, 10],
  steps: [
    ['Push a firm chair against a wall and sit', 'Cool room, water in reach, feet flat.'],
    [
      'Raise each arm five times, circle each ankle',
      'One hand holds the seat; breathe out on the way up.',
    ],
    [
      'Turn left and right three times, then rest',
      'A bad day: half of it. Dizzy, shaky, hot: stop.',
    ],
  ],
  tiny: 'Circle each ankle five times.',
  why: 'Short, rested bouts are what is advised to people who tire quickly.',
  source: 'guideline',
};
