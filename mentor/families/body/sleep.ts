import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const SLEEP: Family = {
  id: 'sleep',
  name: 'Sleeping better',
  category: 'Personal',
  words: vocabulary(
    'sleep asleep sleeping sleeps slept oversleep* bedtime insomnia wake_up wake_earlier waking_up wake_early get_up_early get_up_earlier get_up_at getting_up early_riser early_bird morning_person rise_early go_to_bed going_to_bed to_bed bed_earlier bed_before bed_on_time snooz* N_am nap naps tired rested rest_more night_owl',
  ),
  countsWhenRefused: true,
  it: 'sleep',
  quests: {
    short: {
      atMost: 20,
      title: ['End', 'the evening with {m} minutes', 'of screens off and lights low'],
      steps: [
        ['Put the phone to bed in another room', 'A cheap alarm clock is allowed to stay.'],
        [
          'Write tomorrow’s first task on paper',
          'What is written down does not have to be kept awake for.',
        ],
        ['Dim everything and breathe out longer than in', 'Ten breaths. Nothing has to happen.'],
      ],
    },
    core: {
      atMost: 30,
      title: ['Keep', '1 fixed rising time plus {m} minutes of daylight', 'before noon'],
      steps: [
        [
          'Get up at the set hour',
          'Also after a bad night: the hour trains the body, not the length.',
        ],
        ['Go out or sit at the window', 'Daylight before screens; clouds count.'],
        [
          'Take the last coffee before lunch is over',
          'Half of it is still there eight hours later.',
        ],
      ],
    },
    long: {
      atMost: 60,
      title: [
        'Rebuild',
        '{m} minutes of your evening',
        'into one routine you would follow on a bad day',
      ],
      steps: [
        ['Look at the last seven nights', 'When in bed, when asleep, what came before.'],
        ['Choose one thing to move earlier', 'Dinner, training, the last message.'],
        [
          'Make the room dark, cool and quiet',
          'Tape over small lights, open the window, find the blanket that works.',
        ],
        ['Write the routine in four lines', 'And put it where you brush your teeth.'],
      ],
    },
    once: {
      atMost: 35,
      title: ['Log', '7 nights in {m} minutes altogether', 'and find your two best ones'],
      steps: [
        ['Draw a table with four columns', 'Lights out, woke, how often, how rested from 1 to 5.'],
        ['Fill it in before breakfast', 'Guesses are fine; clocks at night are not.'],
        ['Compare the best and the worst day before', 'The cause is usually in the afternoon.'],
      ],
    },
  },
  advice: {
    start:
      'Fix the hour you get up, every day, and let the evening follow. It takes about a week until sleep comes to meet you.',
    stuck:
      'If you lie awake for twenty minutes, get up and do something dull in dim light. The bed should mean sleep and nothing else. If it lasts for months, a doctor can help.',
    time: 'You do not need more hours first, only the same ones. Move the end of the evening by ten minutes a week.',
    slip: 'After a short night get up as always, go outside, and skip the nap after three. The next night repairs most of it.',
    better:
      'Change one thing for a week and look at your log: light, coffee, late food or the room. Keep what moved the numbers.',
  },
};
