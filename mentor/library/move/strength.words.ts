import type { TopicWords } from '#mentor/library/topic.ts';

export const STRENGTH_WORDS: TopicWords = {
  name: 'Strength',
  words: {
    objects:
      'strength, get moving, moving again, moving more, weights, weightlifting, lifting, muscle, dumbbell, kettlebell, barbell, resistance band, workout, calisthenics, bodyweight, arms, biceps, press-up, burpees, crossfit, hyrox, personal trainer, grip, physio exercises, strengthen, get fit, stronger, work out, fitness, fitter, hiit, glutes, cardio, rowing machine, tone up, toned, handstand, strong enough, in shape, be fit, exercise more, exercise regularly, start exercising, more exercise, more active, stamina, wheeze, out of breath',
    verbs: 'bulk up',
    context:
      'strong, reps, sets, fit, skinny, weak, protein, carry, suitcase, floor, chair, stairs, grandchild, exercise',
    not: 'face lift, brain workout, muscle car, lift my mood, park bench, work bench, bench in the',
  },
  subs: {
    home: {
      name: 'home and push-ups',
      words: {
        objects:
          'fourth floor, third floor, fifth floor, climb the stairs, climb up to, stairs without stopping, stairs without a break, push-up, push-ups, press-ups, pushups, squat, lunges, exercise video, jump rope, skipping rope, wall sit, carry the shopping, lift my suitcase, open jars, carry my grandchild',
      },
    },
    'pull-up': {
      name: 'pull-ups',
      words: {
        objects:
          'pull-up, pull-ups, pullups, chin-up, chin-ups, muscle-up, dead hang, grip strength, chin over the bar, hang from the bar, pull myself up, monkey bars, rope climb',
      },
    },
    gym: {
      name: 'gym and weights',
      words: {
        objects:
          'gym, free weights, bodybuilding, build muscle, gain muscle, leg day, get jacked, get ripped, lift weights, cable machine, leg press, bigger arms, bigger chest',
      },
    },
    lifts: {
      name: 'bench, squat and deadlift',
      words: {
        objects:
          'bench, deadlift, back squat, front squat, overhead press, powerlifting, powerlifter, personal record, 1rm, stronglifts, 5x5, squat rack, squat 140, twice my body weight, barbell squat, heavier squat',
        context: 'percent, plates, meet, kg',
      },
    },
    core: {
      name: 'core and plank',
      words: {
        objects:
          'plank, abs, six pack, sit-ups, sit-up, stomach muscles, core, pelvic floor, hollow hold, leg raises, crunches, diastasis',
      },
    },
  },
};
