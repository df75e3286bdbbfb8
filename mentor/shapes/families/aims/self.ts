import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Cutting down something of every day: energy drinks, coffees, bars of chocolate. */
export const FEWER: FamilyKind = {
  id: 'fewer',
  name: 'fewer a day',
  milestones: [
    'Go a week with one fewer a day',
    'Go a month with half of what it was',
    'Go a month at the number you chose',
  ],
  safe: 'Headache or shaking: stay at this number a week longer, ask a pharmacist.',
  quests: [
    {
      id: 'fewer-hours',
      title: 'Write when you have the {thing}',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Write each one: hour, place, what came before', 'Tired, bored, company, habit.'],
        ['Number them, the one you would miss least first', 'That one goes first.'],
        ['Keep only one day’s number at home', 'The rest is not bought.'],
      ],
      tiny: 'Write two of the hours.',
      why: 'The one you miss least is the one to drop.',
    },
    {
      id: 'fewer-one',
      title: 'Cut the {thing} by one',
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
      why: 'Step by step down keeps the head clear.',
    },
    {
      id: 'fewer-hard',
      title: 'Change 1 hour of the {thing}',
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
    },
  ],
};
