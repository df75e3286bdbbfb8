import type { Family } from '#rules/mentor/forge/family.ts';
import { vocabulary } from '#rules/mentor/heard.ts';

export const HEALTH: Family = {
  id: 'health',
  name: 'Eating and living well',
  category: 'Fitness',
  words: vocabulary(
    'health healthy healthier diet dieting nutrition eat eating vegetables fruit protein weight lose_weight weight_loss lose_N_ kilos pounds calories water hydrat* vitamins blood_pressure back_pain posture doctor dentist energy',
  ),
  it: 'your health',
  quests: {
    short: {
      atMost: 15,
      title: [
        'Drink',
        '6 glasses of water across the day',
        'with {m} minutes of moving between them',
      ],
      steps: [
        ['Fill a bottle before breakfast', 'What stands on the table is drunk.'],
        ['Stand up with every glass', 'Once around the room, shoulders back.'],
        ['Empty it before the evening news', 'Later it costs you sleep.'],
      ],
    },
    core: {
      atMost: 45,
      title: ['Fill', '3 plates half with vegetables', 'with {m} minutes of preparation in all'],
      steps: [
        ['Decide the three meals in the morning', 'Hunger is a poor cook.'],
        ['Put the greens on the plate first', 'The rest finds its size by itself.'],
        ['Eat one meal without a screen', 'Stop when you are content, not when it is empty.'],
      ],
    },
    long: {
      atMost: 90,
      title: [
        'Shop and set up',
        '1 week of good food in {m} minutes',
        'so that the easy choice is the right one',
      ],
      steps: [
        [
          'Plan five dinners and two rescues',
          'A rescue is ready in ten minutes: eggs, soup, beans.',
        ],
        ['Shop with a list after eating', 'And walk past two aisles on purpose.'],
        ['Wash and cut what is eaten raw', 'At eye level, in glass.'],
        ['Hide what you eat without hunger', 'Top shelf, back row, or still in the shop.'],
      ],
    },
    once: {
      atMost: 20,
      title: ['Book', '1 check-up you have put off', 'and prepare it in {m} minutes'],
      steps: [
        [
          'Ring the practice during opening hours',
          'Teeth, eyes, blood, skin: the one that came to mind first.',
        ],
        ['Write down three questions', 'Doctors answer what is asked.'],
        ['Note the numbers you are given', 'With the date, to compare next year.'],
      ],
    },
  },
  advice: {
    start:
      'Add before you take away: a glass of water, a handful of vegetables, a short walk. Good things crowd out the rest.',
    stuck:
      'Scales move in weeks, not days. Watch what you do each day and look at the number on Sundays only. If you have an illness or eat too little, let a doctor guide you.',
    time: 'Prepare on one evening what you would otherwise decide on five. Decisions are what takes the time.',
    slip: 'The next meal is the new start. Nobody ever gained weight from one plate, only from giving up after it.',
    better: 'Choose the one meal that goes wrong most often and redesign only that.',
  },
};
