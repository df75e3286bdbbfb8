import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Something one has too many of a day: energy drinks, coffees, bars of chocolate. */
export const FEWER: FamilyKind = {
  id: 'fewer',
  name: 'fewer a day',
  safe: 'Headache or shaking: stay at this number a week longer, ask a pharmacist.',
  quests: [
    {
      id: 'fewer-hours',
      title: 'Write the hours of yesterday’s ones',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Write each one: hour, place, what came before', 'Tired, bored, company, habit.'],
        ['Number them, the one you would miss least first', 'That one goes first.'],
        ['Keep only one day’s number at home', 'The rest is not bought.'],
      ],
      tiny: 'Write two of the hours.',
      why: 'The one you miss least is the one to drop.',
      source: 'craft',
    },
    {
      id: 'fewer-one',
      title: 'Take one fewer than last week',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 7],
      grows: false,
      steps: [
        [
          'Lay out today’s number in the morning',
          '{pace|Your usual day less one; one fewer every week.}',
        ],
        ['Have them at their hours, none between', '{safe}'],
        [
          'Fill the hour that is free: cold water, fruit, a walk',
          'Sparkling water with lemon for who misses the fizz.',
        ],
      ],
      tiny: 'Put one of them back.',
      why: 'Step by step down keeps the head clear; most sudden stops end within a week.',
      source: 'craft',
    },
    {
      id: 'fewer-hard',
      title: 'Change 1 hour you reach for it',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      steps: [
        ['Choose the hour with most strokes', 'After lunch, on the way home, late at the screen.'],
        [
          'Put something in its place before it comes',
          'Ten minutes outside, a snack with protein, an early night.',
        ],
        ['Tell who is with you then', '"Not for me today" is enough.'],
      ],
      tiny: 'Walk for five minutes at that hour.',
      wayOn: 'the next hour with many strokes',
      why: 'An hour that is taken asks for nothing.',
      source: 'craft',
    },
    {
      id: 'fewer-strokes',
      title: 'Tally the week in 7 rows',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 7],
      steps: [
        ['A stroke for each one, on the day', 'A bad day is a number, too.'],
        ['Add up and write it under last week’s', 'The same twice: keep the number one week more.'],
      ],
      tiny: 'Mark today’s strokes.',
      why: 'Counting alone makes it fewer.',
      source: 'craft',
    },
  ],
};

/** What hands and mouth do by themselves: nails, skin, hair. */
export const HANDS: FamilyKind = {
  id: 'hands',
  name: 'hands that do it by themselves',
  quests: [
    {
      id: 'hands-signs',
      title: 'Write your 3 moments and 3 signs',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Write where it happens most', 'Screen, car, bed, phone calls.'],
        ['Write what the hand does right before', 'Stroking an edge, resting at the chin.'],
        ['Tell one person the sign', 'They may point at it, no more.'],
      ],
      tiny: 'Write one moment.',
      why: 'The sign comes seconds before, and there it can be stopped.',
      source: 'craft',
    },
    {
      id: 'hands-fist',
      title: 'Make a fist for one minute',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 7],
      grows: false,
      steps: [
        [
          'Hand on its way: close it, thumb inside, count to sixty',
          'Or hold a pen, a stone, your other hand.',
        ],
        ['Do it at every sign, bitten or not', 'Afterwards counts, too.'],
        ['One stroke on a card for each fist', 'Ten strokes are a good day.'],
      ],
      tiny: 'Make three fists.',
      why: 'The hand that does something else cannot do this: it is the best tested way.',
      source: 'trial',
    },
    {
      id: 'hands-care',
      title: 'Tend both hands for {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      steps: [
        ['File every edge smooth, oil the skin', 'A rough edge is what the tooth looks for.'],
        ['Cover the worst three', 'Plaster, clear varnish, gloves at the screen.'],
        ['Put file and oil where it happens', 'One beside the bed, one at the desk.'],
      ],
      tiny: 'File one nail.',
      needs: ['nail', 'cuticle', 'fingers', 'finger'],
      why: 'Smooth edges give the hand nothing to look for.',
      source: 'craft',
    },
    {
      id: 'hands-block',
      title: 'Make it hard in 1 place',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Choose the place with most strokes', 'Sofa, bathroom mirror, desk.'],
        [
          'Change it: other light, a cap, gloves, a ball there',
          'Something for the hands within reach.',
        ],
        [
          'Note whether the strokes there get fewer',
          'Sore, bleeding or hours a day: a doctor helps.',
        ],
      ],
      tiny: 'Put one thing there for the hands.',
      wayOn: 'the next place',
      why: 'A place that has changed asks less.',
      source: 'craft',
    },
    {
      id: 'hands-photo',
      title: 'Photograph both hands once',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 7],
      steps: [
        ['Same light, same table, same day', 'Hair or skin: the same spot.'],
        ['Lay it beside last week’s', 'A slip is a day, not the end: fists again.'],
      ],
      tiny: 'Take one photo.',
      why: 'Growth is too slow to see without a picture.',
      source: 'craft',
    },
  ],
};
