import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const HEALTH: Family = {
  id: 'health',
  name: 'Eating and living well',
  category: 'Fitness',
  words: vocabulary(
    'eat_less health healthy healthier healthily diet dieting diets nutrition eat eats eating vegetable* veggies fruit fruits salad* protein weight lose_weight weight_loss overweight slimmer lose_N_ lose_N_k* lose_N_lb* N_kg N_kilos N_pounds kilos pounds belly_fat body_fat calories water hydrat* vitamin* medicine medication blood_pressure cholesterol diabetes back_pain my_back posture see_a_doctor see_the_doctor to_the_doctor dentist check_up checkup teeth floss flossing skincare energy immune_system vegan vegetarian plant_based intermittent_fasting',
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
      title: [
        'Fill',
        'half of 3 plates with vegetables',
        'in {m} minutes of preparation altogether',
      ],
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
