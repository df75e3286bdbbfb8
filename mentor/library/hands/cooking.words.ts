import type { TopicWords } from '#mentor/library/topic.ts';

export const COOKING_WORDS: TopicWords = {
  name: 'Cooking',
  words: {
    objects:
      'cooking, recipe, cookbook, chef, homemade food, dinner party, new dishes, signature dish, culinary, takeaway, food delivery, from scratch, spaghetti, bolognese, pasta, onion, chop, our own dinners, make dinner, make our own, make lunch, stews, rice, lasagne, sunday roast, slow cooker, air fryer, instant pot, cookery, kitchen skills, jam, pickles, ferment, kimchi, vegan meals, tapas, tagine, paella, barbecue, bbq, tacos, burritos, quiche, pancakes, bagels, gnocchi, pierogi, goulash, pho, pad thai, biryani, dal, naan, falafel, hummus, mexican food, japanese food, greek food, thai dishes, indian dishes, italian dishes, chinese dishes, japanese dishes, mexican dishes, supper, schnitzel, chutney, broth, casserole, vegetarian dishes, learn dishes, potluck',
    verbs: 'fry, roast, simmer, saute, grill, boil, cook for, cook dinner, steam, poach',
    context:
      'dinner, lunch, meal, pan, pot, oven, hob, guests, fridge, kitchen, dish, freezer, basics, salt, fat, family, starter, decent, spice',
    not: 'cook the books, chef to, hutch, after cooking, sell, prices, my cakes, noses, paper, cook my husband, freeze portions, nothing in the fridge',
  },
  subs: {
    'first-dishes': {
      name: 'first dishes',
      words: {
        objects:
          "learn to cook, cooking basics, first recipe, scrambled eggs, boil an egg, burn everything, burn toast, burn water, cannot cook, can't cook, never cooked, pasta dish, soup, feed myself, instant noodles, basic dishes, five dishes, simple meal, meal from scratch, spaghetti bolognese, wife always cooked, basic meals, fry an egg, omelette, make pasta, cook rice, simple dinners, first meal, live on toast, follow a recipe",
      },
    },
    everyday: {
      name: 'everyday meals',
      words: {
        objects:
          "meal prep, food waste, in the freezer, meal plan, weeknight dinner, packed lunch, lunchbox, ready meals, ordering in, order pizza, family dinner, leftovers, cook at home, home-cooked, freezer meals, cook every day, order takeaway, own dinners, week's dinners, my lunches, weeknight recipes, 30-minute, batch cook, fill the freezer, cook dinner, nights a week, cook instead, one-pot, cook for one, quick dinners, food waste",
      },
    },
    skills: {
      name: 'kitchen skills',
      words: {
        objects:
          'knife skills, chopping, sauce, spices, curry, stir fry, steak, wok, cuisine, roast chicken, sushi, ramen, dumplings, risotto, bland food, cook better, better cook, vegetarian cooking, vegan cooking, thai food, italian food, indian food, chinese food, chop an onion, like a chef, french technique, classic technique, hollandaise, salt fat and acid, improvise in the kitchen, without a recipe, sharpen knives, gravy, bechamel, cook indian, cook thai, cook chinese, cook mexican, cook japanese, cook italian, cook fish, fillet a fish, fresh pasta, dinner for six, three-course, new recipe a week',
      },
    },
    baking: {
      name: 'bread and baking',
      words: {
        objects:
          'baking, bread, sourdough, cake, cookies, biscuits, pastry, pie, muffins, croissants, macarons, loaf, baker, dough, my starter, starter going, bake my own, scones, brioche, focaccia, baguette, pizza, sponge, cupcakes, brownies, tart, cheesecake, icing, meringue, choux, yeast',
        verbs: 'bake, knead',
      },
    },
  },
};
