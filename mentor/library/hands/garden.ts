import type { Topic } from '#mentor/library/topic.ts';

export const GARDEN = {
  id: 'garden',
  shelf: 'hands',
  name: 'Garden',
  category: 'Personal',
  words: {
    objects:
      'garden, gardening, gardener, plants, own vegetables, home-grown, seeds, seedlings, green fingers, green thumb, soil, compost, grow something, grow tomatoes, flowers, kill every plant, yard, tomatoes, vegetables in, mulch, weeds, weeding, secateurs, bird feeder, hanging baskets, potting, grow my own food, planting, sunflowers, garden shed, rake, slug, rewild, strawberries, peppers, grow vegetables, grow flowers, the grass',
    verbs:
      'sow, plant, weed, prune, repot, dig, grow, rake, mulch, water the, mow the, propagate, harvest, trim the',
    context:
      'grow, water, spring, frost, watering can, pots, spade, slugs, harvest, organic, tomatoes, peas, leaves, cut back, yard, shrubs, die, bloom, sun, front, beds',
    not: 'smoke, smoking, novel, story, plot twist, grow my business, grow my audience, grow my channel, grow a beard, garden office, plant-based, power plant, 30 different plants, different plants, my book, plot my, grow as a, grow the team, cardio, bed by, plants a week, plot my whole, draw, paint, photo',
  },
  subs: [
    {
      id: 'plot',
      name: 'plot and beds',
      words: {
        context: 'plot',
        objects:
          'allotment, vegetable patch, veg patch, vegetable bed, raised bed, kitchen garden, grow potatoes, pumpkins, runner beans, overgrown, nettles, backyard, feed ourselves, grow strawberries, plant tomatoes, tomatoes beans, grow my own, own veg, potatoes, carrots from, courgettes, zucchini, pumpkin, veg garden, vegetable garden, community garden, crop rotation, polytunnel, greenhouse, rhubarb, onions and garlic, sow seeds, dig over, brambles, first harvest, own salad, grow beans, grow vegetables',
      },
      quests: [
        {
          id: 'garden-sow-row',
          title: 'Sow one row and label it',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            [
              'Choose a seed whose packet names this month',
              'Radish and chard are easy. Month too cold: pea shoots in a tray inside.',
            ],
            ['Draw a groove with a stick, water it', 'Twice as deep as the seed is thick.'],
            ['Sow, cover, press with a flat hand', 'Crop and date go on a stick.'],
          ],
          tiny: 'Sow a pinch of cress on wet paper by a window.',
          needs: ['outside'],
          why: 'Water in the groove before sowing keeps small seeds where they were put.',
          source: 'craft',
        },
        {
          id: 'garden-clear-cover',
          title: 'Clear and cover {n} square metres',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 40, 90],
          strain: 1.5,
          amount: { unit: 'square metres', byLevel: [4, 6, 8] },
          steps: [
            ['Cut the weeds at the ground, leave roots', 'Gloves on; bag the seed heads.'],
            ['Lay wet cardboard, edges overlapping', 'Plain brown, tape pulled off.'],
            ['Weigh it down with soil or stones', 'Compost on top can be planted at once.'],
          ],
          tiny: 'Cover one square metre with wet cardboard.',
          needs: ['outside'],
          not: ['injury', 'surgery', 'pregnancy', 'illness'],
          why: 'Weeds without light die under the cover, so nothing has to be dug.',
          source: 'craft',
        },
        {
          id: 'garden-weed-bed',
          title: 'Weed {n} square metres',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 30, 60],
          strain: 1.5,
          amount: { unit: 'square metres', byLevel: [4, 6, 10] },
          steps: [
            ['Hoe on a dry day, blade flat', 'Skim below the surface; leave small weeds to wilt.'],
            ['Pull the rooted ones after rain', 'A fork beside the root loosens it.'],
            ['Cover the bare soil', 'Grass cuttings or straw, a hand from the stems.'],
          ],
          tiny: "Pull every flowering weed within arm's reach.",
          needs: ['outside'],
          not: ['injury', 'surgery'],
          why: 'A weed cut before it seeds saves the weeding of the years after.',
          source: 'craft',
        },
        {
          id: 'garden-bed-log',
          title: 'Log every bed in three columns',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [10, 15, 30],
          steps: [
            ['Write sown, harvested, lost for each bed', 'Lost to slugs, drought, cold, shade.'],
            ['Photograph each bed from the same end', 'Name the picture by bed and date.'],
            ['Choose what moves to another bed', 'Not the same plant family twice in a row.'],
          ],
          tiny: 'Write one line for the bed that looks worst.',
          why: 'Notes by bed show which places and dates work in your own soil.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'balcony',
      name: 'balcony and pots',
      words: {
        objects:
          'balcony, windowsill, pots, herbs, basil, mint, container garden, terrace, window box, cherry tomatoes, chillies, tiny garden, planter, patio, salad leaves, herbs on, herb garden, grow herbs, pots on, chillies on, strawberries in, kitchen window, window boxes, rooftop, hanging basket, no garden, grow bags, geraniums, container, railing',
      },
      quests: [
        {
          id: 'garden-first-herb',
          title: 'Split one herb into three pots',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Take three pots with holes', 'Food tins with five nail holes do it too.'],
            ['Pull a shop herb into three clumps', 'Each keeps its own roots.'],
            ['Press each into compost and water it', 'Pour the saucer empty after half an hour.'],
          ],
          tiny: 'Stand three mint or basil stems in a glass of water.',
          needs: ['equipment'],
          why: 'Shop herbs are sown too tightly; with room they last for months.',
          source: 'craft',
        },
        {
          id: 'garden-dry-pots',
          title: 'Water every pot that is dry',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 15],
          steps: [
            ['Push a finger in to the second joint', 'Damp there: leave that pot alone.'],
            ['Pour on the soil until it drips below', 'Morning is best; keep the leaves dry.'],
            ['Pinch off what is yellow or eaten', 'Look under one leaf for insects.'],
          ],
          tiny: 'Lift each pot once and water only the light ones.',
          why: 'Small pots dry out within a summer day, and roots that stay wet rot.',
          source: 'craft',
        },
        {
          id: 'garden-sun-hours',
          title: 'Count the sun hours on your balcony',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Look at nine, noon, three and six', 'Write sun or shade for each corner.'],
            ['Tie a ribbon outside for the wind', 'Where it lies flat, pots need weight.'],
            [
              'Choose plants by the count',
              'Six hours: tomatoes. Three: salad. Less: mint and parsley.',
            ],
          ],
          tiny: 'Look out now and write which corner has sun.',
          why: 'Sun hours decide what can fruit there, more than care does.',
          source: 'craft',
        },
        {
          id: 'garden-pot-on',
          title: 'Pot {n} seedlings one size up',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          amount: { unit: 'seedlings', byLevel: [10, 15, 24] },
          steps: [
            ['Water them an hour before', 'Choose those with two true leaves.'],
            ['Lift by a leaf, never by the stem', 'A pencil under the roots helps.'],
            ['Set each up to its lowest leaves, press, label', 'Shade for two days, then light.'],
          ],
          tiny: 'Move two seedlings into their own cups.',
          needs: ['equipment'],
          months: [3, 4, 5, 6, 7, 8, 9],
          why: 'Roots with room make a stronger plant than crowded ones.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'houseplants',
      name: 'houseplants',
      words: {
        objects:
          'houseplant, house plants, indoor plants, monstera, orchid, succulents, cactus, fern, pot plant, yellow leaves, drooping, keep plants alive, brown tips, cuttings, fungus gnats, ficus, bedroom full of plants, full of plants, stop killing my plants, plants alive, plants keep dying, plant keeps dying, killed every plant, peace lily, spider plant, pothos, aloe vera, repot my, repotting, watering schedule, water the plants, bonsai, plants in my flat, plants in the living room, overwater, houseplants, propagate cuttings, plant parent, leaves turn brown, leaves go yellow',
      },
      quests: [
        {
          id: 'garden-plant-list',
          title: 'Name every houseplant and its window',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Photograph each plant and look it up', 'A plant app or a picture search is enough.'],
            ['Write name, window, likes wet or dry', 'One line for each, on one sheet.'],
            ['Move the one that stands worst', 'Sun lovers to the glass, ferns back.'],
          ],
          tiny: 'Look up one plant and write its line.',
          why: 'Light needs differ so much that one rule for all kills some.',
          source: 'craft',
        },
        {
          id: 'garden-finger-round',
          title: 'Check {n} houseplants with a finger',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 25],
          amount: { unit: 'houseplants', byLevel: [4, 8, 12] },
          steps: [
            ['Push a finger in two joints deep', 'Dry: water until it runs out. Damp: wait.'],
            ['Empty every saucer after half an hour', 'Standing water rots the roots.'],
            ['Turn one leaf over on each', 'Webs or wool: put it apart, wipe with soapy water.'],
          ],
          tiny: 'Check the two thirstiest plants.',
          why: 'Soil tells when water is due; a calendar does not know the weather.',
          source: 'craft',
        },
        {
          id: 'garden-cuttings',
          title: 'Cut and root {n} cuttings',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          amount: { unit: 'cuttings', byLevel: [2, 3, 6] },
          steps: [
            ['Cut below a leaf joint', 'Clean blade, a stem as long as your hand.'],
            [
              'Take off the lower leaves, stand in water',
              'No leaf below the surface; change it weekly.',
            ],
            ['Pot it when roots are a finger long', 'Write the date and count those that took.'],
          ],
          tiny: 'Change the water of your cuttings.',
          why: 'Roots grow from the joint, so it has to be under water.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'borders',
      name: 'lawn, shrubs and borders',
      words: {
        objects:
          'lawn, hedge, roses, flower bed, flower border, shrub, fruit tree, apple tree, wildflowers, pollinators, bees and butterflies, pruning, mow, perennials, bulbs, front yard, back yard, yard looking nice, front garden, back garden, cut back which shrubs, shrubs, prune my, prune the, moss, mow the lawn, cut the grass, rose, lavender, wildlife garden, meadow, bee-friendly, cottage garden, hedges, tulips, daffodils, dahlias, weeds between, gravel, pond, climbing plants, clematis, hydrangea, apple trees, fruit trees, leaves raked',
      },
      quests: [
        {
          id: 'garden-walk-jobs',
          title: 'Walk the garden and list five jobs',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Take the same round every week', 'Paper in hand, secateurs in the pocket.'],
            ['Write what is dry, dead, loose, in the way', 'One word and the place.'],
            ['Do the smallest now', 'Star the next one for the weekend.'],
          ],
          tiny: 'Walk once round and write one job.',
          needs: ['outside'],
          why: 'Small troubles seen in the same week are small jobs.',
          source: 'craft',
        },
        {
          id: 'garden-dead-stems',
          title: 'Cut dead stems for {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 40],
          steps: [
            ['Look for nests before you cut', 'A nest with eggs or young: wait.'],
            ['Scratch the bark with a fingernail', 'Green beneath: leave it. Brown, dry: cut.'],
            ['Cut a little above a living bud', 'Gloves and glasses on for roses.'],
          ],
          tiny: 'Cut three dead stems.',
          needs: ['outside'],
          why: 'Dead wood can go at any time; living wood needs the right month.',
          source: 'craft',
        },
        {
          id: 'garden-prune-one',
          title: 'Prune one shrub by its own rule',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          steps: [
            ['Look up its name and pruning month', 'Spring bloomers: after the bloom.'],
            [
              'Take out dead, crossing, oldest stems',
              'At most a third, from the base, feet on the ground.',
            ],
            ['Step back after every third cut', 'Photograph it before and after.'],
          ],
          tiny: 'Find out the pruning month of one shrub.',
          needs: ['outside'],
          not: ['injury'],
          why: 'Cut in the wrong month, many shrubs lose the flowers of a year.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Shrink it to one pot or one square metre and keep that one in order.',
    missed: 'After a gap water first, pull the biggest weeds, and sow nothing that day.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
