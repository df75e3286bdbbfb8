import type { TopicWords } from '#mentor/library/topic.ts';

export const GARDEN_WORDS: TopicWords = {
  name: 'Garden',
  words: {
    objects:
      'garden, gardener, plants, own vegetables, home-grown, seeds, seedlings, green fingers, green thumb, soil, compost, grow tomatoes, flowers, yard, tomatoes, vegetables in, mulch, weeds, secateurs, bird feeder, potting, sunflowers, garden shed, rake, slug, rewild, strawberries, peppers, grow vegetables, grow flowers, the grass',
    verbs: 'sow, prune, repot, dig, grow, water the, mow the, propagate, harvest, trim the',
    context: 'grow, water, spring, peas, leaves, cut back, shrubs, die, bloom, sun, front, beds',
    not: 'quit weed, stop weed, smoke weed, smoking weed, less weed, smoke, novel, story, garden office, power plant, grow as a, cardio, bed by, plants a week, draw, paint, photo',
  },
  subs: {
    plot: {
      name: 'plot and beds',
      words: {
        context: 'plot',
        objects:
          'allotment, vegetable patch, veg patch, vegetable bed, raised bed, kitchen garden, grow potatoes, pumpkins, runner beans, overgrown, nettles, backyard, feed ourselves, grow strawberries, plant tomatoes, tomatoes beans, grow my own, own veg, potatoes, carrots from, courgettes, zucchini, veg garden, vegetable garden, community garden, crop rotation, polytunnel, greenhouse, rhubarb, sow seeds, dig over, brambles, first harvest, own salad, grow beans',
      },
    },
    balcony: {
      name: 'balcony and pots',
      words: {
        objects:
          'balcony, vegetables on the balcony, windowsill, pots, herbs, basil, mint, terrace, window box, cherry tomatoes, chillies, tiny garden, planter, patio, salad leaves, herbs on, herb garden, grow herbs, pots on, chillies on, strawberries in, kitchen window, rooftop, hanging basket, no garden, grow bags, geraniums, container, railing',
      },
    },
    houseplants: {
      name: 'houseplants',
      words: {
        objects:
          'houseplant, house plants, indoor plants, monstera, orchid, succulents, cactus, fern, pot plant, yellow leaves, drooping, brown tips, cuttings, fungus gnats, ficus, full of plants, plants alive, peace lily, spider plant, pothos, aloe vera, repotting, watering schedule, water the plants, bonsai, plants in the living room, overwater, propagate cuttings, plant parent, plants die, plants dying, plants dont die',
      },
    },
    borders: {
      name: 'lawn, shrubs and borders',
      words: {
        objects:
          'garden look nice, nice garden, tidy garden, pretty garden, flower garden, front garden, lawn, hedge, roses, flower bed, flower border, shrub, fruit tree, apple tree, wildflowers, pollinators, pruning, mow, perennials, bulbs, front yard, back yard, yard looking nice, back garden, cut back which shrubs, moss, mow the lawn, cut the grass, lavender, wildlife garden, meadow, bee-friendly, cottage garden, tulips, daffodils, dahlias, weeds between, gravel, pond, climbing plants, clematis, hydrangea, leaves raked',
      },
    },
  },
};
