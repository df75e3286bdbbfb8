import type { TopicWords } from '#mentor/library/topic.ts';

export const GREENER_WORDS: TopicWords = {
  name: 'Living greener',
  words: {
    objects:
      'sustainable, sustainably, sustainability, eco-friendly, environment, environmentally friendly, climate, planet, green living, greener, ecological',
    context: 'less, stop, reduce, home, household, buy, save, plastic, car, waste, without',
    not: 'work environment, learning environment, golf, sustainable weight, sustainable habit, sustainable pace, climate anxiety',
  },
  subs: {
    footprint: {
      name: 'footprint and travel',
      words: {
        objects:
          'footprint, emissions, co2, climate change, fly less, no flights, car free, without a car, second car, drive less, instead of the car, live more sustainably',
        context: 'car, bike, train, halve',
      },
    },
    waste: {
      name: 'waste and plastic',
      words: {
        objects:
          'plastic, zero waste, rubbish, packaging, recycling, recycle properly, food waste, waste less, single-use, disposable, sort the bins, repair and borrow',
        verbs: 'recycle',
        context: 'bottles, bins, bag, leftovers, cups',
        not: 'plastic surgery, plastic models',
      },
    },
    energy: {
      name: 'energy and water',
      words: {
        objects:
          'electricity, save energy, energy efficient, heating bill, heating costs, energy costs, save water, solar panels, green power, standby, shorter showers, heat pump, less gas, less power, power consumption, energy bill',
        context: 'heating, gas, showers, power, winter',
        not: 'more energy',
      },
    },
    shopping: {
      name: 'buying less',
      words: {
        objects:
          'buy less stuff, buy nothing, no-buy year, no buy, second hand clothes, second hand only, fast fashion, shop sustainably, less meat for the climate, seasonal and regional, regional food, own cleaning products, no amazon, local farmers, green cosmetics, palm oil, ethical fashion',
        context: 'amazon, clothes, meat, local, seasonal, detergent',
      },
    },
  },
};
