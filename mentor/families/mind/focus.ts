import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const FOCUS: Family = {
  id: 'focus',
  name: 'Getting things done',
  category: 'Personal',
  countsWhenRefused: true,
  words: vocabulary(
    'focus focused focusing concentrat* procrastinat* productiv* time_management distract* deep_work plan_my_day get_things_done my_time what_i_start be_on_time punctual* life_together change_my_life to_do_list disciplin* motivat* lazy lazier routine routines habit habits consistent consistently consistency deadlines',
  ),
  it: 'your work',
  quests: {
    short: {
      atMost: 10,
      title: ['Plan', '3 things for the day in {m} minutes', 'and begin with the first'],
      steps: [
        ['Write everything that pulls at you', 'Until the page is quiet.'],
        ['Mark three that would make it a good day', 'And one of them you would rather avoid.'],
        ['Open what you need for the first and start', 'Before you check anything.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Work', '{m} minutes on one single thing', 'with everything else closed'],
      steps: [
        ['Say aloud what finished looks like', 'One sentence, past tense: “It is sent.”'],
        [
          'Shut doors, tabs and messages',
          'The phone goes where you would have to stand up for it.',
        ],
        ['Park stray thoughts on paper', 'And return without scolding.'],
        ['Stop at the bell and note the next move', 'So that beginning again is only reading.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Finish', '1 thing that has waited too long', 'in {m} minutes or decide to drop it'],
      steps: [
        ['Choose by relief, not by importance', 'Which would you be gladdest to be rid of?'],
        ['Break it into moves of ten minutes', 'If a move has no verb, it is not one.'],
        ['Do the ugliest move first', 'After it the rest is downhill.'],
        ['Tell somebody that it is done', 'Or that it is dropped, which is also done.'],
      ],
    },
    once: {
      atMost: 45,
      title: ['Design', '1 ordinary weekday in {m} minutes', 'with a fixed start and a fixed end'],
      steps: [
        ['Record one real day in half hours', 'Without judging it.'],
        ['Give your best two hours to one thing', 'Meetings and messages get the rest.'],
        ['Decide how the day ends', 'A shutdown ritual of five minutes, every day the same.'],
      ],
    },
  },
  advice: {
    start:
      'Make the first move so small that refusing it would be silly: open the file, write the date. Motion brings motivation, not the other way round.',
    stuck:
      'You are not lazy, the next move is unclear. Ask what you would physically do first, and do only that.',
    time: 'One protected block a day is worth more than a free afternoon. Put it in the calendar like a doctor’s appointment.',
    slip: 'Begin the day again at any hour. Write one thing, do ten minutes of it.',
    better:
      'Look at when your blocks went well: hour, place, sleep. Move the hardest work there and leave the rest where it is.',
  },
};
