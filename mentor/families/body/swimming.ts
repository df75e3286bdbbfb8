import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const SWIMMING: Family = {
  id: 'swimming',
  name: 'Swimming',
  category: 'Fitness',
  words: vocabulary(
    'swim swims swam swimming swimmer swimming_pool front_crawl breaststroke backstroke butterfly_stroke triathlon open_water',
  ),
  it: 'swimming',
  quests: {
    short: {
      atMost: 20,
      title: [
        'Train',
        '{m} minutes on land for the water',
        'until shoulders and core have had their turn',
      ],
      steps: [
        ['Pull a band or towel apart twenty times', 'Shoulder blades down and back.'],
        ['Hold a hollow body on the floor', 'Ribs in, legs long: that is the shape of a glide.'],
        ['Turn the head as if to breathe', 'Ten each side, one eye still under water.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 60,
      title: ['Swim', '{n} lengths at an easy pace', 'with a rest whenever form goes'],
      perMinute: 0.6,
      steps: [
        ['Glide off the wall four times', 'Count to three before the first stroke.'],
        ['Breathe out the whole time under water', 'Held breath is what tires you.'],
        ['Count strokes per length and take one away', 'Slower arms, longer water.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Complete', '{n} lengths in sets', 'and write down the time of every tenth'],
      perMinute: 0.55,
      steps: [
        ['Warm up in two strokes', 'A quarter of the whole.'],
        ['Swim sets of four with short rests', 'The fourth should look like the first.'],
        ['Put one drill between the sets', 'Fists closed, one arm, or kick on the side.'],
        ['Cool down on your back', 'Until you hear your breath slow.'],
      ],
    },
    once: {
      atMost: 60,
      title: ['Take', '1 lesson or filmed check of {m} minutes', 'and choose one thing to change'],
      steps: [
        ['Ask a coach or a lane neighbour', 'Most swimmers love to be asked.'],
        ['Compare what you feel with what you see', 'They never agree; the picture is right.'],
        ['Practise the one change for two weeks', 'One, or none will stay.'],
      ],
    },
  },
  advice: {
    start:
      'Breathing out under water comes first, distance later. Two easy sessions a week make a swimmer in a season.',
    stuck:
      'If you tire fast, you are holding your breath or lifting your head. Mend the one that is yours, at the slow end of the lane.',
    time: 'Pack the bag the evening before and go before work or not at all. Twenty minutes in the water are a session.',
    slip: 'Get in and float. Two easy lengths are a return.',
    better:
      'Count strokes. The same length with fewer strokes is faster than more strokes ever made it.',
  },
};
