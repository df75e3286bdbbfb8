import type { Topic } from '#mentor/library/topic.ts';

export const COOKING = {
  id: 'cooking',
  shelf: 'hands',
  name: 'Cooking',
  category: 'Personal',
  words: {
    objects:
      'cooking, cook, recipe, cookbook, home cooking, chef, homemade food, dinner party, new dishes, signature dish, culinary, takeaway, food delivery, from scratch, spaghetti, bolognese, pasta, onion, chop, recipes, our own dinners, make dinner, make our own, make lunch, soup from, stews, rice, lasagne, sunday roast, slow cooker, air fryer, instant pot, cookery, kitchen skills, new recipe, jam, pickles, ferment, kimchi, vegan meals, tapas, tagine, paella, barbecue, bbq, tacos, burritos, quiche, pancakes, bagels, gnocchi, pierogi, goulash, pho, pad thai, biryani, dal, naan, falafel, hummus, mexican food, japanese food, indian food, thai food, chinese food, italian food, greek food, thai dishes, indian dishes, italian dishes, chinese dishes, japanese dishes, mexican dishes, supper, schnitzel, chutney, broth, casserole, vegetarian dishes, learn dishes, roast chicken, cuisine',
    verbs:
      'cook, fry, roast, simmer, saute, grill, stew, chop, boil, make dinner, cook for, cook dinner, steam, poach, barbecue',
    context:
      'dinner, lunch, supper, meal, tasty, flavour, ingredient, pan, pot, oven, hob, delicious, guests, fridge, edible, kitchen, dish, dishes, recipes, dinners, lunches, freezer, basics, salt, fat, onion, takeaway, family, starter, decent, spice',
    not: 'cook the books, cooker repair, clean the kitchen, new kitchen, wash the dishes, chef to, hutch, wipe the counters, after cooking, sell, charge for, prices, my cakes, less cake, cake at the office, dinner at seven, noses, paper, stop eating cake, wash dishes, do the dishes, dishwasher, drawing, cook my husband, freeze portions, nothing in the fridge',
  },
  subs: [
    {
      id: 'first-dishes',
      name: 'first dishes',
      words: {
        objects:
          "learn to cook, learning to cook, cooking basics, first recipe, scrambled eggs, boil an egg, burn everything, burn toast, burn water, cannot cook, can't cook, never cooked, pasta dish, soup, feed myself, instant noodles, impress with dinner, basic dishes, five dishes, simple meal, meal from scratch, spaghetti bolognese, wife always cooked, mum always cooked, husband always cooked, basic meals, meals before i move out, three meals i can, never learned to cook, fry an egg, omelette, make pasta, cook rice, simple dinners, first meal, more than toast, live on toast, beans on toast, follow a recipe, can only make",
      },
      quests: [
        {
          id: 'cook-egg',
          title: 'Fry one egg and note the minutes',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [5, 10, 15],
          steps: [
            ['Warm a spoon of oil on medium heat', 'Ready when it runs across the pan like water.'],
            ['Crack the egg into a cup, slide it in', 'Shell in it: lift it out with a spoon.'],
            ['Lift it out when the white is firm', "Write down the minutes and the hob's mark."],
          ],
          tiny: 'Put the pan, the oil and one egg beside the hob.',
          why: 'One food cooked often teaches how your own hob behaves.',
          source: 'craft',
        },
        {
          id: 'cook-short-recipe',
          title: 'Cook one dinner from a short recipe',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [25, 40, 60],
          steps: [
            [
              'Choose one with at most eight ingredients',
              'First ones: tomato pasta, lentil soup, fried rice with vegetables.',
            ],
            ['Cut and measure it all before any heat', 'Each in its own cup or corner.'],
            ['Cook with a timer, taste twice', 'Flat: a pinch of salt, then drops of lemon.'],
          ],
          tiny: 'Choose the recipe and tick what is already in the cupboard.',
          why: 'With everything cut beforehand, both hands are free for the pan.',
          source: 'craft',
        },
        {
          id: 'cook-guests',
          title: 'Cook three courses for two guests',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [120, 150, 180],
          steps: [
            ['Ask what they cannot eat, then choose', 'One course cold, one that waits warm.'],
            ['Write the hours back from sitting down', 'Finish one course the day before.'],
            ['Serve, then write where it got too much', 'The minute, the dish, the cause.'],
          ],
          tiny: "Write tonight's times backwards from the hour you want to eat.",
          needs: ['company'],
          why: 'Several dishes with one end time train the order of work.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'everyday',
      name: 'everyday meals',
      words: {
        objects:
          "meal prep, batch cooking, meal plan, meal planning, weeknight dinner, packed lunch, lunchbox, ready meals, ordering in, order pizza, family dinner, leftovers, cook at home, home-cooked, freezer meals, cook every day, what's for dinner, meal prep on sundays, ordering takeaway, order takeaway, make our own dinners, own dinners, week's dinners, plan the week's dinners, my lunches, make my lunches, weeknight recipes, 30-minute, batch cook, fill the freezer, cook dinner, cook for my family, cook for the family, cook three times, cook four times, cook five times, nights a week, home-cooked meals, cook instead, one-pot, cook on weekdays, cook for one, dinner on the table, lunch the night before, quick dinners, throw less food away, food waste, cook for my flatmates",
      },
      quests: [
        {
          id: 'cook-week-plan',
          title: 'Plan {n} dinners on one page',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          amount: { unit: 'dinners', byLevel: [3, 4, 6] },
          steps: [
            ['List what in the fridge must go first', 'Look behind the front row.'],
            ['Write one dinner beside each chosen day', 'Leave one evening for leftovers.'],
            ['Write the missing things in shop order', 'Vegetables, dairy, tins, frozen.'],
          ],
          tiny: "Write tomorrow's dinner and its missing things on one slip.",
          why: 'A dinner decided beforehand does not have to be decided when tired.',
          source: 'craft',
        },
        {
          id: 'cook-double-pot',
          title: 'Cook one pot, store two portions',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [40, 55, 80],
          steps: [
            ['Double a stew, chilli or lentil soup', 'Check first that the pot holds it.'],
            [
              "Eat today's part, spread the rest flat",
              'Shallow dish; in the fridge within two hours.',
            ],
            [
              'Lid it, write dish and date on it',
              'Two days in the fridge, three months frozen; reheat until it steams.',
            ],
          ],
          tiny: 'Move one frozen portion to the fridge for tomorrow.',
          why: 'Food that is cooled and chilled soon after cooking keeps safely.',
          source: 'guideline',
        },
        {
          id: 'cook-clock',
          title: 'Cook one dinner inside {m} minutes',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [20, 25, 30],
          steps: [
            ['Put everything out, then start the timer', 'Pan, board, knife, food, plates.'],
            ['Begin with what takes longest', 'Rice or water first; chop while it heats.'],
            ['Stop the clock at the table, name the delay', 'A lost lid, a blunt knife: mend it.'],
          ],
          tiny: 'Put out pan, board and ingredients for the next dinner.',
          why: 'Most lost minutes go into searching and waiting, and a timer shows both.',
          source: 'craft',
        },
        {
          id: 'cook-prep-session',
          title: 'Prepare {n} meals in one session',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [90, 120, 150],
          amount: { unit: 'meals', byLevel: [4, 6, 8] },
          steps: [
            ['Choose two bases and two sauces', 'Potatoes, beans, roast vegetables.'],
            ['Start oven, then hob, then cold work', 'Wash a pan while the next one heats.'],
            ['Fill boxes, cool, label', 'In the fridge within two hours; day three on: freeze.'],
          ],
          tiny: 'Cook one pot of lentils or beans for tomorrow.',
          why: 'A few bases in the fridge make several different meals.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'skills',
      name: 'kitchen skills',
      words: {
        objects:
          'knife skills, chopping, sauce, spices, curry, stir fry, steak, wok, cuisine, roast chicken, sushi, ramen, dumplings, risotto, bland food, cook better, better cook, vegetarian cooking, vegan cooking, thai food, italian food, indian food, chinese food, chop an onion, like a chef, french technique, classic technique, hollandaise, salt fat and acid, improvise in the kitchen, without a recipe, sharpen knives, sharpen my knives, gravy, bechamel, cook indian, cook thai, cook chinese, cook mexican, cook japanese, cook italian, cook fish, fillet a fish, cook steak, fresh pasta, dinner for six, dinner for eight, three-course, taste as i go, cuisines, new recipe a week',
      },
      quests: [
        {
          id: 'cook-onion',
          title: 'Chop one onion into even dice',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [5, 10, 15],
          steps: [
            ['Lay a damp cloth under the board', 'The board must not slide when pushed.'],
            ['Halve through the root, peel, lay flat', 'The root stays on and holds it.'],
            [
              'Cut along, then across, fingertips curled',
              'The knuckles guide the blade; tips stay behind them.',
            ],
          ],
          tiny: 'Halve one onion, peel it and cut one half.',
          why: 'Even pieces are done at the same moment.',
          source: 'craft',
        },
        {
          id: 'cook-new-dish',
          title: 'Cook one dish new to you',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [40, 60, 90],
          steps: [
            [
              'Choose one cuisine for a month',
              "Thai, Persian, your grandmother's: its spices repeat.",
            ],
            ['Take a recipe with two new ingredients', 'What the shop lacks: look up a swap.'],
            ['Cook it as written the first time', 'Write your changes down for the second.'],
          ],
          tiny: 'Choose the recipe and write down what is missing.',
          why: 'Dishes of one cuisine share spices and steps, so each makes the next easier.',
          source: 'craft',
        },
        {
          id: 'cook-pan-sauce',
          title: 'Make one sauce in the frying pan',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 25],
          steps: [
            ['Fry mushrooms, tofu or meat, lift it out', 'Keep the brown layer, pour off fat.'],
            ['Add a cup of stock, scrape the bottom', 'Medium heat until half is left.'],
            ['Off the heat, stir in cold butter', 'If it splits: a spoon of cold water.'],
          ],
          tiny: 'Stir a cup of stock into the pan after frying and reduce it.',
          why: 'The brown layer on the pan holds much of the taste.',
          source: 'craft',
        },
        {
          id: 'cook-one-change',
          title: 'Cook one dish twice, change one thing',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [45, 60, 90],
          steps: [
            ['Make two small portions side by side', 'Same pan, same amounts, two labels.'],
            ['Change one: heat, salt, fat or resting time', 'Write it on the label.'],
            ['Taste both with eyes closed', 'Somebody swaps the plates; write what differs.'],
          ],
          tiny: 'Salt half a portion early and half late, taste both.',
          why: 'Two portions with one difference show its effect without guessing.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'baking',
      name: 'bread and baking',
      words: {
        objects:
          'baking, bread, sourdough, cake, cookies, biscuits, pastry, pie, muffins, croissants, macarons, birthday cake, loaf, baker, dough, my starter, starter going, bake bread, bake my own, own bread, bake a cake, scones, brioche, focaccia, baguette, pizza, sponge, cupcakes, brownies, tart, tarts, cheesecake, icing, decorate a cake, meringue, choux, yeast',
        verbs: 'bake, knead',
      },
      quests: [
        {
          id: 'cook-oat-biscuits',
          title: 'Bake one tray of oat biscuits',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [25, 35, 50],
          steps: [
            ['Stir oats, flour, sugar, melted butter', '100 g of each, two tablespoons of syrup.'],
            ['Press twelve rounds on baking paper', 'Two fingers apart; they spread.'],
            ['Bake at 180 °C, look after ten minutes', 'Brown edges: done. They harden later.'],
          ],
          tiny: 'Weigh the dry things into a jar for tomorrow.',
          why: 'A small bake shows in half an hour how hot the oven really is.',
          source: 'craft',
        },
        {
          id: 'cook-plain-loaf',
          title: 'Bake one loaf without kneading',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [25, 35, 50],
          steps: [
            [
              'At night stir 400 g flour, 300 ml water',
              'Plus a teaspoon of salt and a quarter teaspoon of dry yeast; lid on.',
            ],
            ['Next day fold four times, rest an hour', 'On baking paper; wet hands do not stick.'],
            [
              'Bake at 230 °C in a lidded pot or tin',
              'About 40 minutes; done when a knock underneath sounds hollow.',
            ],
          ],
          tiny: "Stir tomorrow's dough together and put the lid on.",
          why: 'A long wet rest builds the dough without kneading.',
          source: 'craft',
        },
        {
          id: 'cook-sourdough',
          title: 'Bake one sourdough loaf',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 90],
          steps: [
            [
              'Feed the starter the evening before',
              'None yet: flour and water, fed daily for one or two weeks.',
            ],
            [
              'Mix, then fold every half hour, four times',
              'Once starter floats: 100 g of it, 400 g flour, 270 ml water, 8 g salt.',
            ],
            ['Shape, chill overnight, score and bake', 'Write room warmth and hours down.'],
            ['Cut it and photograph the crumb', 'Dense with few holes: a longer rise next time.'],
          ],
          tiny: 'Feed the starter and mark its height on the jar.',
          why: 'Starter strength and warmth decide the loaf, so both are written down.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Cook the dish you know best and change one thing in it.',
    missed: 'Start again with eggs or tomato pasta; both are done in half an hour.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
