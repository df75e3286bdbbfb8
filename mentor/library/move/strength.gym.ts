import type { SubQuests } from '#mentor/library/topic.ts';

/** Under a bar with weights. */
export const BARBELL = {
  strain: 2,
  needs: ['equipment'],
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
} as const;

export const GYM_QUESTS = {
  id: 'gym',
  quests: [
    {
      id: 'gym-induction',
      title: 'Book one gym induction',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [10, 15, 20],
      steps: [
        ['Ring or write to the nearest gym', 'Council gyms and trial days cost least.'],
        ['Ask for leg press, chest press, row, pulldown', 'And for the emptiest hour.'],
      ],
      tiny: 'Look up the phone number and the quiet hours.',
      needs: ['money'],
      why: 'Somebody who shows the seats and pins once saves weeks of guessing.',
      source: 'craft',
    },
    {
      id: 'gym-machines',
      title: 'Do {n} sets on four machines',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 3],
      minutes: [30, 45, 60],
      strain: 1.5,
      amount: { unit: 'sets', byLevel: [8, 10, 12], most: 16 },
      steps: [
        ['Walk or row five minutes', 'Towel and notebook with you.'],
        ['Lift ten times with three more in reserve', 'That is a set; note the weight.'],
        ['Rest two minutes, then the next set', 'Sharp pain: leave that machine today.'],
      ],
      tiny: 'Do one set on the leg press and one on the row.',
      needs: ['money'],
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
      why: 'A few hard sets a week are enough for a beginner to gain strength.',
      source: 'trial',
    },
    {
      id: 'gym-cardio',
      title: 'Row or cycle {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [15, 20, 40],
      steps: [
        ['Five minutes easy on one machine', 'So that you can talk in whole sentences.'],
        ['One minute faster, two easy, to the end', 'Dizzy or chest pain: stop, tell somebody.'],
        ['Write minutes and metres', 'More metres in the same time: that is fitter.'],
      ],
      tiny: 'Walk ten minutes on the treadmill.',
      needs: ['money'],
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
      why: 'Breath and heart need work of their own beside the weights.',
      source: 'guideline',
    },
    {
      id: 'gym-barbell',
      title: 'Do {n} sets: squat, press, row',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isAct: true },
      ...BARBELL,
      sessions: [2, 3],
      minutes: [40, 55, 75],
      amount: { unit: 'sets', byLevel: [6, 9, 11], most: 15 },
      steps: [
        ['Warm up each lift with the empty bar', 'Safety bars a hand below your lowest point.'],
        ['Do sets of five to eight, two lifts in reserve', 'Ask someone to watch the back.'],
        ['Rest two to three minutes, write it down', 'All done: add the smallest plate.'],
      ],
      tiny: 'Do two sets of squats with the empty bar.',
      why: 'Adding a little weight when all sets are done is what builds strength.',
      source: 'trial',
    },
    {
      id: 'gym-best-five',
      title: 'Lift one heavy set of five',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      ...BARBELL,
      minutes: [35, 45, 60],
      steps: [
        ['Climb to it in five lighter sets', "Fewer lifts each time, two minutes' rest."],
        ['Lift five with safety bars, write the weight', 'Back rounds or twists: rack it.'],
      ],
      tiny: 'Write down the best five of last month.',
      why: 'Five heavy lifts tell nearly as much as one, and are safer.',
      source: 'craft',
    },
  ],
} as const satisfies SubQuests;
