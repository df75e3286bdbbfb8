import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const MEDITATION: Family = {
  id: 'meditation',
  name: 'A calmer mind',
  category: 'Personal',
  words: vocabulary(
    'meditat* mindful* breathing breathwork calm calmer calmly anxiety anxious stress stressed stressing relax relaxing relaxed unwind patience patient overthink* worry worrying worries inner_peace peace_of_mind anger angry temper panic burnout burn_out zen',
  ),
  countsWhenRefused: true,
  it: 'your calm',
  quests: {
    short: {
      atMost: 20,
      title: ['Sit', '{m} minutes with your breath', 'until the bell, however the mind behaves'],
      steps: [
        ['Set a bell and put the phone face down', 'Back upright, hands anywhere.'],
        ['Count breaths to ten and begin again', 'Losing count is the exercise, not the failure.'],
        ['Notice one sound before you stand up', 'Take it along into the next hour.'],
      ],
    },
    core: {
      atMost: 30,
      title: ['Give', '{m} minutes to one quiet practice', 'and write one line about it'],
      steps: [
        ['Choose sitting, walking or lying', 'The one your body agrees with today.'],
        ['Go through the body from feet to crown', 'Linger where it is tight; change nothing.'],
        ['Let a worry speak and answer “later”', 'It gets an appointment: ten minutes at five.'],
        ['Write the line', 'Not what you thought, but how you are.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Spend', '{m} minutes away from every screen,', 'outdoors if you can'],
      steps: [
        ['Tell those who may miss you', 'Then you can really be away.'],
        ['Walk without a destination', 'At half your usual pace.'],
        ['Sit until you are bored, then five more', 'Behind boredom it gets interesting.'],
        ['Come home without music', 'And keep the evening as quiet as it is.'],
      ],
    },
    once: {
      atMost: 30,
      title: ['List', 'what costs you calm in {m} minutes', 'and let one item go for good'],
      steps: [
        ['Empty your head onto paper', 'Until three lines in a row are blank.'],
        ['Sort into mine, not mine, not now', 'Most of the weight is in the second heap.'],
        ['Hand one thing back', 'Cancel it, return it, say no in one sentence.'],
      ],
    },
  },
  advice: {
    start:
      'Three minutes, same chair, same hour. Add a minute only when you find yourself staying.',
    stuck:
      'If sitting makes it worse, walk. Attention can rest on steps as well as on breath. When fear or sadness stays for weeks, please talk to a doctor or someone you trust.',
    time: 'Take three breaths before you open a door. There are twenty doors in a day.',
    slip: 'There is nothing to catch up. The next breath is the whole practice.',
    better: 'Once a week sit twice as long as usual. The second half teaches what the first hides.',
  },
};
