import type { SubQuests } from '#mentor/library/topic.ts';

export const RITES = {
  id: 'rites',
  milestones: [
    'Settle date, place and who leads it',
    'Write the whole order with names',
    'Hold the day as it was meant',
  ],
  quests: [
    {
      id: 'cel-rite-hold',
      title: 'Write 5 lines: what the day holds',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Ask the nearest people for one thing it must have',
          'A song, a place, a colour, a prayer, a dish.',
        ],
        [
          'Write for whom, who comes, where, when, how much',
          'Parish, registry or undertaker know the deadlines; prices in writing.',
        ],
        ['Name one person who shares it with you', 'Send them the five lines.'],
      ],
      tiny: 'Ask one person what must not be missing.',
      why: 'Five lines settled together spare the family a hundred calls.',
    },
    {
      id: 'cel-rite-order',
      title: 'Write the order in 7 lines',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 35, 60],
      steps: [
        [
          'Write arrival, opening, words, music, act, thanks, food',
          'The act: candle, water, present, flowers, a toast.',
        ],
        ['Put minutes and a name behind each', 'Words: three minutes a person; ask them now.'],
        [
          'Send it to whoever leads the day',
          'Priest, imam, rabbi, speaker, boss: ask what they need.',
        ],
      ],
      tiny: 'Write opening and end.',
      wayOn: 'the words of one line, written out',
      why: 'An order on one page carries people through when nobody can think.',
    },
    {
      id: 'cel-rite-reach',
      title: 'Reach {n} people about the day',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 2],
      minutes: [15, 25, 45],
      amount: { unit: 'people', byLevel: [5, 8, 12], most: 15 },
      steps: [
        [
          'Keep one table: name, told, coming, brings',
          'Phone the old and the close, write to the others.',
        ],
        ['Say date, place, one request', 'A photo, a dish, a lift for somebody.'],
        ['Give the calls you cannot make to somebody else', 'One cousin for each branch.'],
      ],
      tiny: 'Write to one person.',
      why: 'One table ends the question who was forgotten.',
    },
    {
      id: 'cel-rite-read',
      title: 'Read the order through with one helper',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        [
          'Read each line with its name and minutes',
          'Who has the ring, the music, the key, the water?',
        ],
        [
          'Mark what is not settled, one name each',
          'Two spare: rain and somebody who cannot speak.',
        ],
      ],
      tiny: 'Read the first three lines to somebody.',
      place: ['others'],
      why: 'Two people see the gap that one reads over.',
    },
  ],
} as const satisfies SubQuests;
