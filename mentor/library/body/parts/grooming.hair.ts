import type { SubQuests } from '#mentor/library/topic.ts';

export const HAIR_QUESTS = {
  id: 'hair',
  milestones: [
    'Get one cut chosen from pictures',
    'Do one style yourself in ten minutes',
    'Keep hair or beard in shape for three months',
  ],
  quests: [
    {
      id: 'groom-three-cuts',
      title: 'Save 3 pictures and book a cut',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 15, 20],
      steps: [
        ['Save people with hair or beard like yours', 'Same texture and hairline; front and side.'],
        ['Ask who cut somebody’s you like', 'Book it, or a neckline trim while it grows.'],
        [
          'Ask there how to dry, style and wash it',
          'Write down two sentences. At home: a friend trims.',
        ],
      ],
      tiny: 'Save one picture.',
      why: 'Two pictures say what words about hair do not.',
    },
    {
      id: 'groom-hair-day',
      title: 'Comb and oil for {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Wash scalp or beard skin, not the lengths', 'As often as it gets greasy, no oftener.'],
        [
          'Work conditioner or oil into the ends',
          'Curls: comb wet, from the tips up. Beard: two drops.',
        ],
        ['Blot dry, let the air do the rest', 'Heat only on low.'],
      ],
      tiny: 'Comb it through once, tips first.',
      wayOn: 'one style worn out of the house',
      why: 'Lengths are old and dry, so they need less soap and more care.',
    },
    {
      id: 'groom-style',
      title: 'Practise one style {n} times',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [15, 20, 30],
      amount: { unit: 'times', byLevel: [2, 3, 4] },
      steps: [
        ['Choose one: braid, parting, curl, beard line, shave', 'Watch it once to the end.'],
        ['Do it slowly before two mirrors', 'Take it out, rest the arms, begin again.'],
        ['Wear the last one out', 'Shaving: with the grain, light hand, cool water after.'],
      ],
      tiny: 'Do the first three turns.',
      why: 'Hands learn a style by undoing and repeating it.',
    },
    {
      id: 'groom-month-photo',
      title: 'Photograph front and side once',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [2, 5, 5],
      grows: false,
      steps: [
        ['Same place, same light, dry hair', 'Growing out: length against the collar.'],
        ['Write one thing to keep, one to change', 'Sudden loss or a sore scalp: a doctor.'],
      ],
      tiny: 'Take the side picture.',
      why: 'About a centimetre a month is seen only in pictures.',
    },
  ],
} as const satisfies SubQuests;

export const CARE_QUESTS = {
  id: 'care',
  milestones: [
    'Wash and dress in ten minutes on 20 days',
    'Tend hands and feet four weeks running',
    'Leave the house groomed every day of a month',
  ],
  quests: [
    {
      id: 'groom-kit',
      title: 'Pack one kit for ten minutes',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        [
          'Put soap, deodorant, comb, clippers, cream into one box',
          'What is missing goes on the shopping list.',
        ],
        ['Hang clean towel and clothes beside it', 'Two outfits ready for the week.'],
        ['Choose one hour, before coffee or before bed', 'Short of time: flannel and fresh shirt.'],
      ],
      tiny: 'Lay out a clean shirt.',
      why: 'Everything in one box turns ten decisions into one.',
    },
    {
      id: 'groom-ten-minutes',
      title: 'Wash and dress in {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Shower or wash face, armpits, feet', 'Short of time: a flannel is enough.'],
        ['Deodorant, cream, comb, fresh clothes', 'Laid out the evening before.'],
        ['Look once at collar, teeth, nails, shoes', 'By daylight, front and side.'],
      ],
      tiny: 'Wash your face and change your shirt.',
      wayOn: 'the same on days off',
      why: 'The same order every day needs no will after two weeks.',
    },
    {
      id: 'groom-sunday',
      title: 'Tend hands and feet for {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 25, 40],
      grows: false,
      steps: [
        ['Soak five minutes, dry between the toes', 'Diabetes or numb feet: a podiatrist cuts.'],
        ['Cut straight across, file the corners', 'Clean tools; hands rounder than feet.'],
        ['Cream, then iron a shirt or polish shoes', 'One thing for the week to come.'],
      ],
      tiny: 'Cut and file one hand.',
      wayOn: 'one more thing: brows, shoes, a shirt',
      why: 'One fixed evening keeps hands and feet in order for the week.',
    },
    {
      id: 'groom-mirror-list',
      title: 'Check 6 points before a big day',
      plan: { role: 'check', phase: 3, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Hair, face, nails, collar, shoes, scent', 'A day before, by daylight.'],
        ['Mend or wash what fails', 'Ask one honest person about the whole.'],
      ],
      tiny: 'Check nails and shoes.',
      why: 'A day before there is still time to mend it.',
    },
  ],
} as const satisfies SubQuests;
