import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const STRENGTH: Family = {
  id: 'strength',
  name: 'Getting stronger',
  category: 'Fitness',
  words: vocabulary(
    'gym muscle* muscular lift lifting weights weight_training weightlift* powerlift* bodybuild* crossfit deadlift* squat squats bench bench_press bigger_arms push_up* pushups pull_up* pullups chin_up* plank planks burpees calisthenics bodyweight workout* work_out working_out home_workout dumbbell* kettlebell* exercis* train training fit fitter fitness get_in_shape in_shape into_shape abs biceps six_pack toned tone tone_up bulk_up',
  ),
  lateWords: vocabulary('strength strong stronger athletic'),
  it: 'training',
  quests: {
    short: {
      atMost: 20,
      title: ['Do', '{n} push-ups', 'in as many sets as it takes, all with clean form'],
      perMinute: 2.5,
      steps: [
        ['Warm wrists and shoulders', 'A minute of circles, a minute of slow plank walks.'],
        [
          'Work in sets that leave two in reserve',
          'On the knees or against a table is the same exercise, only earlier.',
        ],
        ['Write down the sets', 'The number next week has to beat is on that paper.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 60,
      title: ['Train', '{m} minutes of push, pull and legs', 'until each had three sets'],
      steps: [
        ['Warm up the joints you will load', 'Light movements of the same shape as the exercise.'],
        ['Three sets of legs first', 'Squats or lunges, while you are fresh.'],
        [
          'Three sets of push and pull in turn',
          'While one rests the other works: half the time, the same training.',
        ],
        ['Stretch what is tight and log the weights', 'Two minutes now save a stiff morning.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Complete', '{n} hard sets of the whole body', 'in one unhurried session'],
      perMinute: 0.2,
      steps: [
        [
          'Write the session before you start',
          'Exercises, sets, weights. Nothing is decided while panting.',
        ],
        ['Lift the heaviest thing first', 'With a weight you could move twice more than you do.'],
        [
          'Rest until your breath is calm',
          'Two to three minutes between heavy sets; strength needs the pause.',
        ],
        ['Finish with carries or a long plank', 'Posture is trained last and used all day.'],
      ],
    },
    once: {
      atMost: 60,
      title: ['Test', '4 exercises in {m} minutes', 'and write your starting line down'],
      steps: [
        [
          'Choose one push, one pull, one squat, one hold',
          'Ones you can repeat anywhere in eight weeks.',
        ],
        [
          'Find the most you can do cleanly',
          'Stop at the first rep that looks different from the last.',
        ],
        ['Photograph the sheet, not the mirror', 'Numbers are kinder and more honest.'],
      ],
    },
  },
  advice: {
    start:
      'Two full-body sessions a week are enough for months: one squat, one push, one pull. Leave every session feeling that you could have done more.',
    stuck:
      'If a lift has not moved for three weeks, sleep and eat more before you train more; then take ten percent off and build up again.',
    time: 'Twenty minutes without a phone beat an hour with one. Pair two exercises and skip the small ones.',
    slip: 'Come back with two thirds of the old weights. Muscles remember; give the tendons two weeks to agree.',
    better:
      'Film one set from the side and change one thing: depth, path or tempo. One cue at a time.',
  },
};
