import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const PHOTOGRAPHY: Family = {
  id: 'photography',
  name: 'Photography and film',
  category: 'Content',
  words: vocabulary(
    'photo photos photography photographer photograph* camera film filming filmmaking short_film portrait* lightroom take_pictures better_pictures',
  ),
  it: 'your pictures',
  quests: {
    short: {
      atMost: 20,
      title: [
        'Take',
        '1 picture worth keeping in {m} minutes',
        'within a hundred steps of your door',
      ],
      steps: [
        ['Look for light, not for things', 'An edge, a reflection, a long shadow.'],
        ['Move your feet before you zoom', 'Closer, lower, to the side.'],
        ['Keep one and delete the others', 'Choosing is the practice.'],
      ],
    },
    core: {
      title: ['Photograph', 'one theme for {m} minutes', 'until five frames belong together'],
      steps: [
        ['Set one limit', 'One lens, one colour, hands only.'],
        ['Wait at a good background', 'Someone will walk into it.'],
        ['Lay the five side by side', 'Swap the weakest for nothing.'],
      ],
    },
    long: {
      title: ['Edit', '{n} pictures into one series', 'with a first and a last'],
      perMinute: 0.12,
      steps: [
        ['Sort fast with yes and no', 'No maybe.'],
        ['Give all of them one light', 'Same warmth, same contrast.'],
        ['Find the order by looking, not by time', 'Each picture should answer the one before.'],
        ['Print or share the series', 'On a wall it becomes true.'],
      ],
    },
    once: {
      title: ['Portray', '1 person for {m} minutes', 'and give them a print'],
      steps: [
        ['Ask what they are proud of', 'And photograph them with it.'],
        ['Place them beside a window', 'Face to the light, background far.'],
        ['Talk until the smile is over', 'The picture comes after it.'],
      ],
    },
  },
  advice: {
    start: 'Use the camera you carry and one lens for a month. Seeing is trained by limits.',
    stuck:
      'Go back to one place at another hour. Light makes the picture, and it is never twice the same.',
    time: 'One picture a day on a way you go anyway.',
    slip: 'Open last year’s folder and edit one. It sends you out again.',
    better:
      'Show ten pictures to someone and watch where they stop. Take more of those, fewer of the rest.',
  },
};
