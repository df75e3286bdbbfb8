import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Getting closer to a child of eleven to nineteen who says little. */
export const TEEN: FamilyKind = {
  id: 'teen',
  name: 'a child who grows up',
  milestones: [
    'Say one friendly thing on 20 days',
    'Do one thing together each week for two months',
    'Hear something from them that you had not asked',
  ],
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
    },
  ],
};
