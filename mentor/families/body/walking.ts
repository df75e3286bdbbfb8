import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const WALKING: Family = {
  id: 'walking',
  name: 'Walking and hiking',
  category: 'Fitness',
  words: vocabulary(
    'walk walks walked walking walker hike hikes hiking hiker N_steps N_k_steps more_steps steps_a_day daily_steps outdoors nature trek* camino mountains fresh_air',
  ),
  it: 'walking',
  quests: {
    short: {
      atMost: 30,
      title: ['Walk', '{m} minutes after one meal', 'there and back without stopping'],
      steps: [
        ['Leave before you sit down again', 'The dishes will wait; the urge to go will not.'],
        ['Turn where half of the time is over', 'Any street will do.'],
        ['Take a small detour on the last corner', 'Curiosity keeps the habit alive.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Walk', '{n} steps', 'at a pace that warms you, in one go or two'],
      perMinute: 105,
      steps: [
        ['Put on shoes you forget about', 'And a layer you can open.'],
        ['Swing the arms and lengthen the neck', 'Speed comes by itself.'],
        ['Notice five things that were not there last week', 'Seasons are made of such things.'],
      ],
    },
    long: {
      atMost: 180,
      title: ['Hike', '{m} minutes on a marked way', 'to a place you would show a friend'],
      steps: [
        ['Read map, weather and last bus', 'In that order.'],
        ['Pack water, bread, a plaster', 'And one thing for joy.'],
        ['Climb slower than the youngest could', 'You should be able to hum.'],
        ['Sit at the top without the phone', 'Ten minutes. Then the picture.'],
      ],
    },
    once: {
      title: ['Plan', '1 walk of a whole day in {m} minutes', 'and fix its date'],
      steps: [
        ['Choose a goal you can see from afar', 'A tower, a lake, a ridge.'],
        ['Ask one person along', 'Or tell one when you will be back.'],
        ['Test the shoes on two shorter ways', 'Blisters are planned at home.'],
      ],
    },
  },
  advice: {
    start:
      'Hang it on something you do anyway: after lunch, with a phone call, one stop earlier. Ten minutes are a walk.',
    stuck:
      'Bored? Change the way, not the length. Wet? There is a coat for that; the return is the best part.',
    time: 'Make one call a day on foot. That alone is an hour a week.',
    slip: 'Walk around the block tonight. The chain holds again from there.',
    better:
      'Add a hill, or five minutes in which you walk as if you were late. Twice a week is enough to feel it.',
  },
};
