import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Time given to others. */
export const VOLUNTEER: FamilyKind = {
  id: 'volunteer',
  name: 'volunteering',
  quests: [
    {
      id: 'help-list',
      title: 'List 3 places that need you',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Ask the volunteer centre, library or town hall',
          'Food bank, school, animal home, repair café, hospice.',
        ],
        ['Write beside each: task, day, contact', 'And what you can that they lack.'],
        ['Circle the one you could reach on foot or by bus', 'Near wins.'],
      ],
      tiny: 'Write one place and its number.',
      why: 'Places that name a task keep their helpers.',
      source: 'craft',
    },
    {
      id: 'help-visit',
      title: 'Visit 1 place and ask 3 questions',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [20, 45, 90],
      steps: [
        ['Ring and ask for half an hour', '"I have three hours a week, from next month on."'],
        ['Ask: what is my task, who shows me, whom do I ring', 'Look whether people laugh.'],
        ['Agree on a trial of four times', 'A check of your papers is usual with children.'],
      ],
      tiny: 'Ring one place.',
      wayOn: 'four times at one place, then you both decide',
      why: 'A trial with an end is easy to say yes to.',
      source: 'craft',
    },
    {
      id: 'help-hours',
      title: 'Give {m} minutes to 1 place',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [45, 90, 180],
      steps: [
        ['Do the task you were shown, the same day each week', 'Nothing that you were not shown.'],
        ['Learn two names each time', 'And one thing they need.'],
        ['Say when you come again', 'Then come.'],
      ],
      tiny: 'Write to them what day you come.',
      why: 'The same day each week is what they can plan with.',
      source: 'craft',
    },
    {
      id: 'help-note',
      title: 'Note 2 lines after each time',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Write what was useful, what was too much', 'For them and for you.'],
        ['Too much twice: say so, or take another task', 'Before you stay away.'],
      ],
      tiny: 'Write one line.',
      why: 'Helpers stop when nobody asked them how it is.',
      source: 'craft',
    },
  ],
};

/** A child of eleven to nineteen who says little. */
export const TEEN: FamilyKind = {
  id: 'teen',
  name: 'a child who grows up',
  quests: [
    {
      id: 'teen-message',
      title: 'Write 3 lines and leave them',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 25],
      steps: [
        ['Write one thing you like about them, of this month', 'A deed, not a mark.'],
        ['Write that you miss talking, and nothing is wrong', 'No question, no "but".'],
        ['Leave it by the bed or send it', 'They need not answer.'],
      ],
      tiny: 'Write the first line.',
      why: 'A message without a demand can be read twice.',
      source: 'craft',
    },
    {
      id: 'teen-door',
      title: 'Say one friendly thing at the door',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 7],
      grows: false,
      steps: [
        ['Knock and wait', 'From the threshold, half a minute.'],
        ['Say or bring one thing: food, a joke, their team', 'No school, no room, no advice.'],
        ['Go before it gets long', 'A grunt is an answer.'],
      ],
      tiny: 'Say good night.',
      why: 'Small turns towards each other count more than one long talk.',
      source: 'craft',
    },
    {
      id: 'teen-side',
      title: 'Do 1 thing side by side',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [30, 45, 120],
      steps: [
        ['Offer two things, let them choose', 'A drive, their game, cooking, a film.'],
        ['Talk about the thing; leave silences', 'Eyes on the road or the pan makes talk easier.'],
        ['They tell something: ask "and then?"', 'No advice until it is asked for.'],
      ],
      tiny: 'Sit beside them for five minutes.',
      wayOn: 'the same hour every week, theirs to name',
      why: 'Side by side, nobody has to look up.',
      source: 'craft',
    },
    {
      id: 'teen-ask',
      title: 'Ask 1 adult how they are',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      steps: [
        ['Choose who sees them: teacher, coach, other parent', '"How does he seem to you?"'],
        [
          'Write what is new: sleep, food, friends, marks',
          'Not eating, hurting themselves, hopeless: doctor or school this week.',
        ],
      ],
      tiny: 'Write to one of them.',
      why: 'Others see the half that does not come home.',
      source: 'craft',
    },
  ],
};
