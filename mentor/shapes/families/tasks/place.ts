import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Something that has to be found before it can be had: a flat, a school, a band, a therapist. */
export const SEARCH: FamilyKind = {
  id: 'search',
  name: 'looking for',
  quests: [
    {
      id: 'search-musts',
      title: 'Write 5 musts and 3 limits',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Write five musts, the hardest first',
          'The {thing}: where, how large, what price, from when. {pace|}',
        ],
        ['Write three limits you will not cross', 'A sum, a distance, a day.'],
        ['Put papers and two sentences about you into one file', 'Ready to send within the hour.'],
      ],
      tiny: 'Write two musts.',
      why: 'Who knows the limits decides in an hour, and good offers last a day.',
      source: 'craft',
    },
    {
      id: 'search-contact',
      title: 'Answer {n} new offers',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [15, 25, 45],
      amount: { unit: 'new offers', byLevel: [3, 4, 6] },
      steps: [
        [
          'Open two sources, the newest first',
          'One portal or notice board, one person who hears of such things.',
        ],
        [
          'Write to each, with one question of your own',
          'Two sentences on you, a number, when you are free.',
        ],
        ['List source, date and answer', 'Nothing after three days: ring once.'],
      ],
      tiny: 'Write to one offer.',
      why: 'Answers come to those who wrote first and asked something.',
      source: 'craft',
    },
    {
      id: 'search-see',
      title: 'Visit 1 of them in person',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [30, 60, 120],
      steps: [
        ['Agree on day and hour, look up the way', 'By daylight; bring somebody if you can.'],
        ['Ask your five musts, take four photos', 'Pay and sign nothing on the first visit.'],
        ['Mark it 1 to 5 on the way home', 'And what would make it a yes.'],
      ],
      tiny: 'Ring one of them and ask two musts.',
      wayOn: 'two visits a week',
      why: 'An hour there tells more than ten adverts.',
      source: 'craft',
    },
    {
      id: 'search-count',
      title: 'Tally every contact, reply and visit',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Write three numbers: written, answered, seen', 'One line a week, one below the other.'],
        [
          'Change the step where most are lost',
          'No replies: another first sentence. No offers: one must less.',
        ],
      ],
      tiny: 'Write the three numbers.',
      why: 'Three numbers show where the search stops.',
      source: 'craft',
    },
  ],
};

/** From one home to another. */
export const MOVE: FamilyKind = {
  id: 'move',
  name: 'moving house',
  safe: 'Lift with somebody, from the knees.',
  quests: [
    {
      id: 'move-list',
      title: 'Write every task back from the day',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 40, 60],
      steps: [
        ['Write the day at the bottom, today on top', '{pace|Between them one line a week.}'],
        [
          'Enter van, notice, keys, power, internet, post',
          'Then school, doctor, insurance, the animals.',
        ],
        ['Book the van and two helpers at once', 'Month ends and Saturdays go first.'],
      ],
      tiny: 'Write the day and ring one helper.',
      why: 'What has a waiting time decides the plan.',
      source: 'craft',
    },
    {
      id: 'move-boxes',
      title: 'Pack and label {n} boxes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [20, 45, 90],
      amount: { unit: 'boxes', byLevel: [2, 3, 4] },
      steps: [
        [
          'Take one cupboard you will not open until then',
          'Books in small boxes, bedding in large ones.',
        ],
        ['Sort: comes along, give away, throw out', 'The third pile leaves the house today.'],
        ['Write room and contents on two sides', '{safe}'],
      ],
      tiny: 'Pack one drawer.',
      why: 'A box a day is packed thinking; forty in a night are not.',
      source: 'craft',
    },
    {
      id: 'move-papers',
      title: 'Change {n} contracts or addresses',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 30, 45],
      amount: { unit: 'contracts or addresses', byLevel: [2, 3, 4] },
      steps: [
        [
          'Take the next ones of the list',
          'Power, water, internet, bank, employer, registration office.',
        ],
        ['Ring or use the form, note number and day', 'A photo of the meter on the day itself.'],
        ['Tick them and write who must still answer', 'Post is forwarded on application.'],
      ],
      tiny: 'Change one address.',
      why: 'Bills follow the old address for years.',
      source: 'craft',
    },
    {
      id: 'move-animals',
      title: 'Set up 1 quiet room for them',
      plan: { role: 'long', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        ['Choose the room that is emptied last and filled first', 'Door shut, a note on it.'],
        ['Leave the carrier open there, fed in it daily', 'From three weeks before.'],
        ['Change chip and register to the new address', 'Cats stay in for three weeks after it.'],
      ],
      tiny: 'Put the carrier into the room.',
      needs: ['cat', 'dog', 'pet', 'rabbit', 'hamster', 'bird'],
      why: 'A known carrier and one closed room keep animals from bolting.',
      source: 'craft',
    },
    {
      id: 'move-week',
      title: 'Cross off each task that is done',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Cross off what is done', 'Late: which two tasks can somebody else take?'],
        ['Write boxes packed and cupboards left', 'Both numbers with the date.'],
      ],
      tiny: 'Cross off what is done.',
      why: 'Two numbers a week keep the last night free.',
      source: 'craft',
    },
  ],
};
