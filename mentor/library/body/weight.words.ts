import type { TopicWords } from '#mentor/library/topic.ts';

export const WEIGHT_WORDS: TopicWords = {
  name: 'Weight',
  words: {
    objects:
      'weight, overweight, obesity, body fat, shed pounds, love handles, beer belly, muffin top, bmi, kilo, stone, lbs, the scales, on the scale, waistline, calories, weigh, heavier than, slimmer, thinner, dress size, size 12, size 14, slimming world, intermittent fasting, keto, ozempic, flatter tummy, lose 10, lose 5, lose 20, back into my jeans',
    verbs: 'lose weight, gain weight, slim, slim down, put on, trim down',
    context:
      'pounds, kg, lose, gain, fat, thin, figure, clothes, scales, wedding, summer, doctor says, stomach, jacket, dress, suit, zip, button, waist, cm, lockdown, jeans, stable, diet, operation, fit into',
    not: 'weight lifting, paper weight, pounds saved, weight training, dog, labrador, cat',
  },
  subs: {
    lose: {
      name: 'losing weight',
      words: {
        objects:
          'lose weight, lose pounds, lose fat, slimming, get lighter, weight off, diet, baby weight, too heavy, lose a stone, lose 10 kg, lose 5 kg, half a kilo, kilo a week, pound a week, get my bmi, bmi under, shed the weight, weight i put on, pregnancy weight, weigh less',
      },
    },
    shape: {
      name: 'belly and clothes',
      words: {
        objects:
          'belly, tummy, flat stomach, see my toes, old jeans, beach body, dad bod, bikini, spare tyre, flatter stomach, waist, zip it up, button my, wedding dress, suit jacket, fits again, fit into my, trousers fit, jeans fit, clothes fit, belt hole, double chin, bum and tum, swimsuit, in the mirror',
      },
    },
    gain: {
      name: 'gaining weight',
      words: {
        context: 'bulk',
        objects:
          'gain weight, put on weight, bulking, too thin, skinny, gain mass, build mass, mass gainer, filling out, small appetite, underweight, put on a stone, put on some weight, gain kilos, up to 60 kg, lost too much weight, eat enough to, gain 10 pounds, weight healthily, too light, weigh more',
      },
    },
    keep: {
      name: 'keeping it steady',
      words: {
        objects:
          'maintain weight, keep weight off, keep it off, yo-yo, yoyo, stay slim, regain, holiday weight, christmas weight, winter weight, keep the weight off, maintain my weight, not gain weight, stay at 70 kg, weight stable, put them back on, stay the same weight, weigh myself weekly, hold my weight, weight from coming back',
      },
    },
  },
};
