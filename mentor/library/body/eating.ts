import type { Topic } from '#mentor/library/topic.ts';

export const EATING = {
  id: 'eating',
  shelf: 'body',
  name: 'Eating well',
  category: 'Fitness',
  words: {
    objects:
      'healthy eating, eat healthy, eat healthier, eat better, nutrition, healthy food, clean eating, wholefoods, vegetarian, vegan, plant-based, gut health, food habits, balanced meals, processed food, diet, healthy meals, healthy lunch, junk food, snacks, crisps, wholegrain, omega 3, iron levels, cholesterol, less salt, portions, second helpings, fizzy, gluten free, dairy free, pescatarian, healthy breakfast, eat less, eat more, healthy, healthier, coffee, less coffee, caffeine, drink water, more water, litres of water, more protein, intermittent fasting, cola, fizzy drinks, greens, more greens',
    verbs: 'eat, snack, nibble, graze, munch',
    context:
      'food, meal, lunch, dinner, kitchen, fridge, supermarket, hungry, energy, healthy, plate, crisps, craving, cake, fast, salt, desk, office, vending machine, sandwich, water, tea, coffee, plants, portion, dinners, lunches',
    not: 'eat out at every restaurant, food blog, food photography, feed the baby, dog food, cat food, food business, food bank volunteer, cook, photo, restaurant business, eat alone, family will eat',
  },
  subs: [
    {
      id: 'plants',
      name: 'vegetables, fruit, beans',
      words: {
        objects:
          'vegetables, veg, five a day, fruit, fruit and veg, salad, greens, fibre, lentils, less meat, meat-free, go vegetarian, go vegan, whole grains, eat the rainbow, more protein, piece of fruit, different plants, 30 plants, banana, apples, carrots, berries, broccoli, spinach, smoothie, smoothies, meatless, tofu, pulses, nuts, oats, wholemeal, oily fish, veggie, meat',
      },
      quests: [
        {
          id: 'eat-one-veg',
          title: 'Add one vegetable to a meal',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['Choose the meal that has none now', 'Often breakfast, or the sandwich lunch.'],
            ['Wash and cut one carrot, tomato or pepper', 'Frozen peas need three minutes.'],
            ['Put it on the plate first', 'Not keen on it raw: hot pan, oil, salt.'],
          ],
          tiny: 'Put one tomato or carrot on the plate.',
          why: 'More vegetables and fruit is the advice all national guidelines share.',
          source: 'guideline',
        },
        {
          id: 'eat-fruit-bowl',
          title: 'Fill one bowl with ready fruit',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [8, 10, 15],
          steps: [
            ['Buy what is cheap this week', 'Apples, bananas; tinned in juice counts.'],
            ['Wash it all at once', 'Grapes off the stalk, melon in pieces.'],
            ['Stand the bowl where you pass most often', 'Nuts beside it, if nobody is allergic.'],
          ],
          tiny: 'Wash two apples and lay them in sight.',
          why: 'People eat more of what stands ready and in sight.',
          source: 'craft',
        },
        {
          id: 'eat-bean-dinner',
          title: 'Cook one dinner with beans',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 30, 45],
          steps: [
            ['Open a tin of beans or lentils, rinse it', 'Chickpeas go with most things.'],
            ['Fry an onion, add tomatoes and the tin', 'Simmer ten minutes; any spice you have.'],
            ['Fill a box with the rest for lunch', 'Wind at first: smaller portions, more often.'],
          ],
          tiny: "Put a handful of tinned beans into tonight's sauce.",
          why: 'Beans bring fibre and protein at a low price.',
          source: 'guideline',
        },
        {
          id: 'eat-plant-tally',
          title: 'Eat {n} different plants this week',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [8, 10, 15],
          amount: { unit: 'different plants', byLevel: [12, 20, 28] },
          steps: [
            ['Hang a sheet on the fridge', 'Fruit, vegetable, bean, grain, nut, seed, herb.'],
            ['Write each plant once, on the day you eat it', 'Each counts once, however little.'],
            ['Circle one you have never bought', 'It goes on the shopping list.'],
          ],
          tiny: "Write down the plants of today's meals.",
          why: 'A wider choice of plants brings a wider choice of fibres.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'regular',
      name: 'regular meals',
      words: {
        objects:
          'regular meals, breakfast, skip meals, forget to eat, snacking, comfort eating, emotional eating, stress eating, eat slower, eat too fast, mindful eating, eating at my desk, eat when bored, skip lunch, skipping lunch, skip dinner, proper meals, meals a day, three meals, sit down for dinner, lunch away from my desk, eat at the table, eat breakfast, lunch break, dinner at seven, proper lunch, eat in front of the tv, eating in front of the tv, eat slowly, graze, grazing, binge eating, stop eating after, eat after eight, second helping, raid the fridge',
      },
      quests: [
        {
          id: 'eat-three-hours',
          title: 'Write down 3 meal times',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [8, 10, 15],
          steps: [
            ['Write when you ate on the last two days', 'Roughly; snacks and coffee count too.'],
            ['Set three times that suit work and family', 'No gap longer than about five hours.'],
            [
              'Put a reminder on the one you skip',
              'Eating out of control or in secret: tell a doctor.',
            ],
          ],
          tiny: 'Set a reminder for the meal you skip most.',
          why: 'Regular meals are the first step against both grazing and overeating.',
          source: 'guideline',
        },
        {
          id: 'eat-at-table',
          title: 'Eat one meal at a table',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [15, 20, 30],
          steps: [
            ['Clear a place, lay fork, plate and glass', 'A cleared desk will do.'],
            ['Leave the phone in another room', 'Company or the window instead.'],
            ['Put the fork down three times and look up', 'Take seconds if you are still hungry.'],
          ],
          tiny: 'Eat the first five mouthfuls without a screen.',
          why: 'People who look at a screen eat more and remember less of it.',
          source: 'trial',
        },
        {
          id: 'eat-snack-ready',
          title: 'Pack one snack for the afternoon',
          plan: { role: 'start', phase: 2, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['Choose two parts: fruit and nuts, bread and cheese', 'Protein or fat holds longer.'],
            ['Box it in the evening, bag by the door', 'Eat it when you usually go looking.'],
          ],
          tiny: 'Put a banana and a handful of nuts in the bag.',
          why: 'A planned snack at the weak hour replaces the one from the machine.',
          source: 'craft',
        },
        {
          id: 'eat-before-note',
          title: 'Note 5 moments before you snack',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [8, 10, 15],
          steps: [
            ['Write place, hour and what came before', 'No amounts; two or three words.'],
            ['Read the five lines and underline what repeats', 'Tired, bored, row, alone.'],
            ['Choose one other act for that moment', 'Call, walk, tea. Eating stays allowed.'],
          ],
          tiny: 'Write one line about the last time.',
          why: 'Habits hang on places and moments, and those can be seen on paper.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'ahead',
      name: 'shopping and eating ahead',
      words: {
        objects:
          'meal prep, meal plan, meal planning, lunchbox, packed lunch, takeaway, takeaways, eating out, fast food, ready meals, delivery food, shopping list, batch cooking, weekly menu, canteen, lunch to work, take lunch, bring lunch, plan my dinners, plan dinners, plan meals, grocery shop, groceries, supermarket with a list, food shop, prep lunches, overnight oats, salad jar, deliveroo, uber eats, just eat, mcdonalds, burger, burgers, pizza less, kebab, drive-through, vending machine, meal prep on sundays',
      },
      quests: [
        {
          id: 'eat-five-dinners',
          title: 'Write 5 dinners and a list',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            ['Open fridge and cupboard, write what must go', 'Those go into dinner number one.'],
            ['Write four dinners you already cook', 'One may be bread, cheese and salad.'],
            ['List what is missing by shop aisle', 'Photograph it, so it is with you in the shop.'],
          ],
          tiny: 'Write two dinners and what they lack.',
          why: 'A list made at home decides the week; the shop is a bad place to decide.',
          source: 'craft',
        },
        {
          id: 'eat-lunch-box',
          title: 'Pack {n} lunches for work',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 30, 45],
          amount: { unit: 'lunches', byLevel: [2, 3, 4] },
          steps: [
            ['Cook double of one dinner, or boil grains', 'Rice: into the fridge within an hour.'],
            ['Fill boxes: grain, vegetable, something filling', 'Egg, beans, fish, cheese.'],
            ['Label the day; day three on goes in the freezer', 'No boxes: clean jars with lids.'],
          ],
          tiny: "Fill one box from tonight's dinner.",
          why: 'Lunch that is already packed beats whatever is nearest at noon.',
          source: 'craft',
        },
        {
          id: 'eat-freezer',
          title: 'Freeze {n} portions for tired evenings',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 75, 120],
          amount: { unit: 'portions', byLevel: [4, 6, 8] },
          steps: [
            ['Choose one pot: chilli, soup, dal, sauce', 'The largest pot you own, or borrow one.'],
            ['Cook it, cool it in a cold water bath', 'Into the freezer within two hours.'],
            ['Label name and date, hang a list on the door', 'Cross off each one you eat.'],
          ],
          tiny: "Freeze one portion of tonight's dinner.",
          why: 'Takeaways are ordered on tired evenings; a full freezer is the other answer.',
          source: 'craft',
        },
        {
          id: 'eat-new-week',
          title: 'Cook 3 dinners new to you',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [3, 3],
          minutes: [40, 50, 75],
          steps: [
            ['Choose three with one shared ingredient', 'One with fish or beans, one a salad.'],
            ['Cook each once as written, note one change', 'More salt, less time, another spice.'],
          ],
          tiny: 'Choose one new dish and write its list.',
          why: 'A larger stock of dishes keeps a good diet from growing dull.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'sweet',
      name: 'drinks and sweet things',
      words: {
        objects:
          'sugar, less sugar, sweet tooth, sweets, chocolate, sugary drinks, soft drinks, fizzy drinks, cola, energy drinks, drink more water, hydration, water bottle, glasses of water, biscuits, soda, drinking soda, coke, less cake, cake at the office, cookies at work, ice cream, candy, sugar in my coffee, litres of water, water a day, 2 litres, drink water, enough water, dessert, desserts, pudding, haribo, less caffeine, coffee after, cups of coffee, sweetener, red bull, juice, doughnuts, pastries',
        verbs: 'hydrate',
      },
      quests: [
        {
          id: 'eat-water-meals',
          title: 'Drink {n} glasses of water with meals',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 3, 5],
          amount: { unit: 'glasses', byLevel: [3, 4, 6] },
          steps: [
            ['Stand a jug on the table before you cook', 'Tap water; lemon or mint for taste.'],
            ['Pour a glass with each meal', 'A doctor limits what you drink: keep to that.'],
          ],
          not: ['illness'],
          tiny: 'Drink one glass with the next meal.',
          why: 'Water with meals is the simplest swap for sweet drinks.',
          source: 'guideline',
        },
        {
          id: 'eat-half-sweet',
          title: 'Water down one sweet drink by half',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          steps: [
            ['Choose the sweet drink you have every day', 'Cola, juice, squash, sugared coffee.'],
            ['Pour half a glass, fill up with water or soda', 'Coffee: halve the sugar instead.'],
          ],
          tiny: 'Add a splash of water to the next sweet drink.',
          why: 'Most people get used to less sweetness after some weeks.',
          source: 'craft',
        },
        {
          id: 'eat-drink-tally',
          title: 'Tally every drink on 3 days',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 8, 10],
          steps: [
            ['Stick a paper on the fridge or the bottle', 'One mark a glass: water, sweet, hot.'],
            ['On day three circle the hour of most sweet ones', 'Put the jug there next week.'],
          ],
          tiny: 'Write down what you drank today.',
          why: 'Drinks are poured without thinking, so a tally shows what memory does not.',
          source: 'craft',
        },
        {
          id: 'eat-dessert-own',
          title: 'Make one dessert with fruit',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            ['Bake apples, stew berries or slice oranges', 'Yoghurt, oats or nuts on top.'],
            ['Eat it at the table, after a meal', 'Share it; leftovers are breakfast.'],
          ],
          tiny: 'Slice one apple with cinnamon after dinner.',
          why: 'A fruit dessert brings something sweet and a portion of fruit in one bowl.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Put one piece of fruit or one raw carrot beside whatever is on the plate.',
    missed: 'Begin again at the next meal; nothing has to be made up for.',
  },
  caps: { dayMinutes: 120, growth: 0.25 },
} as const satisfies Topic;
