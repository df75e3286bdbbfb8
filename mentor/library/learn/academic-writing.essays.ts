import type { SubQuests } from '#mentor/library/topic.ts';

export const ESSAYS_QUESTS = {
  id: 'essays',
  milestones: [
    'Write one essay from plan to last line',
    'Hand in one essay two days early',
    'Write one essay inside exam time',
  ],
  quests: [
    {
      id: 'essay-question',
      title: 'Take one question apart in five lines',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Copy the question by hand', 'Underline what to do: discuss, compare, tell about.'],
        [
          'Write what it asks, and what it does not',
          'A line each; limits in years, places, words.',
        ],
        ['Write your answer in one sentence', 'A first one; it may change twice.'],
      ],
      tiny: 'Write your answer to the question in one sentence.',
      why: 'Most marks are lost on essays that answer another question.',
    },
    {
      id: 'essay-plan',
      title: 'Plan one essay in {n} lines',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [15, 25, 40],
      amount: { unit: 'lines', byLevel: [5, 6, 8], most: 10 },
      steps: [
        ['Write each paragraph’s point as a whole sentence', 'A claim; "background" is none.'],
        ['Put a proof behind each', 'Quotation, number, example, your own scene.'],
        ['Move them until each leads to the next', 'The strongest stands last but one.'],
      ],
      tiny: 'Write the points of two paragraphs.',
      why: 'Order is quickly changed in lines and slowly in pages.',
    },
    {
      id: 'essay-paragraphs',
      title: 'Write {n} paragraphs: point, proof, link',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 4],
      minutes: [25, 40, 60],
      amount: { unit: 'paragraphs', byLevel: [2, 3, 4], most: 6 },
      steps: [
        ['Begin with the middle of the essay', 'The introduction is written last.'],
        ['Point first, then proof, then "this shows"', 'Six to eight sentences each.'],
        ['End with a sentence that asks for the next', 'Note the word count.'],
      ],
      tiny: 'Write one point and its proof.',
      place: ['table'],
      why: 'A reader who finds the point first follows the proof.',
    },
    {
      id: 'essay-check',
      title: 'Check one draft with the marking sheet',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [15, 20, 30],
      grows: false,
      steps: [
        ['Tick each point of the sheet in the draft', 'No sheet: question, claim, proof, source.'],
        ['Underline sentences that only describe', 'Add "because" or "so" to two of them.'],
        ['Let somebody read the first paragraph', 'They say what the essay will claim.'],
      ],
      tiny: 'Tick two points of the marking sheet.',
      why: 'The sheet says beforehand what will be marked.',
    },
    {
      id: 'essay-clock',
      title: 'Write one essay against the clock',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      minutes: [40, 60, 90],
      steps: [
        ['Take an old question', 'Ten minutes plan, five at the end for reading.'],
        ['Write by hand or without a spell check', 'As the real one will be.'],
        ['Mark the minute at each paragraph', 'Where did the time go?'],
      ],
      tiny: 'Plan one old question in five minutes.',
      place: ['table'],
      wayOn: 'five minutes less',
      why: 'Deciding quickly what to leave out needs practice with a clock.',
    },
  ],
} as const satisfies SubQuests;
