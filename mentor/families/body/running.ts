import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const RUNNING: Family = {
  id: 'running',
  name: 'Running',
  category: 'Fitness',
  words: vocabulary(
    'run runs runner running ran jog* marathon half_marathon ultramarathon N_k N_km N_miles 5k 10k parkrun sprint* couch_to_5k',
  ),
  it: 'running',
  quests: {
    short: {
      atMost: 15,
      title: [
        'Loosen up for',
        '{m} minutes',
        'from ankles to hips, until every joint moves freely',
      ],
      steps: [
        ['Circle ankles, knees and hips', 'Ten slow rounds each way. Nothing may hurt.'],
        ['Stretch calves against a wall', 'Thirty seconds a side, heel on the floor.'],
        ['Walk on toes, then on heels', 'Twenty steps each: small muscles carry long runs.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 60,
      title: ['Run', '{m} minutes', 'easy enough to talk all the way home'],
      steps: [
        ['Walk the first five minutes', 'The body needs them more than the ego does.'],
        [
          'Run at the pace of a conversation',
          'If you cannot say a whole sentence, slow down or walk a minute.',
        ],
        [
          'Walk the last stretch and drink',
          'Write down minutes and how it felt, not only how far.',
        ],
      ],
    },
    long: {
      atMost: 150,
      title: ['Cover', '{m} minutes on foot', 'in one long outing, walk breaks allowed'],
      steps: [
        ['Lay out a loop with an early way home', 'Water, a phone, shoes you know.'],
        ['Hold back in the first half', 'You should feel almost too slow.'],
        [
          'Take a walk break before you need it',
          'One minute in ten keeps the last third pleasant.',
        ],
        [
          'Eat and put your feet up within the hour',
          'The run is finished when you have recovered from it.',
        ],
      ],
    },
    once: {
      title: ['Run', '1 measured distance in up to {m} minutes', 'and keep the time as your mark'],
      steps: [
        [
          'Choose the distance you care about',
          'A kilometre, five, ten: one you will want to repeat in six weeks.',
        ],
        ['Rest the day before', 'A short walk is enough.'],
        ['Run it evenly', 'First third calm, second steady, last as you like.'],
        ['Write down time, weather and sleep', 'So that the next comparison is fair.'],
      ],
    },
  },
  advice: {
    start:
      'Three outings a week, so slow that you could sing. Legs adapt in weeks, tendons in months: patience is the training plan.',
    stuck:
      'When the pace stands still, run most outings slower and one a week faster. Being always half tired is the usual reason.',
    time: 'Put the shoes by the door and call ten minutes a run. Once outside you will mostly stay longer.',
    slip: 'After a week off do half of what you did before, after a month start the plan again. Fitness comes back faster than it came.',
    better:
      'Once a week add four relaxed strides of twenty seconds at the end of an easy run. Speed comes from there, without strain.',
  },
};
