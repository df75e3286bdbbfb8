import type { TopicWords } from '#mentor/library/topic.ts';

export const EATING_WORDS: TopicWords = {
  name: 'Eating well',
  words: {
    objects:
      'eat better, nutrition, clean eating, wholefoods, vegetarian, vegan, plant-based, gut health, food habits, balanced meals, processed food, diet, crisps, wholegrain, omega 3, iron levels, cholesterol, hba1c, blood sugar, less salt, portions, second helpings, fizzy, gluten free, dairy free, pescatarian, eat less, eat more, healthy, healthier, coffee, caffeine, more water, intermittent fasting, more greens',
    verbs: 'eat, nibble, graze, munch',
    context:
      'food, meal, lunch, dinner, kitchen, fridge, supermarket, hungry, energy, plate, craving, cake, fast, salt, desk, office, sandwich, water, tea, plants',
    not: 'cook, photo',
  },
  subs: {
    plants: {
      name: 'vegetables, fruit, beans',
      words: {
        objects:
          'vegetables, veg, five a day, fruit, salad, greens, fibre, lentils, meat-free, go vegetarian, go vegan, whole grains, eat the rainbow, more protein, different plants, 30 plants, banana, apples, carrots, berries, broccoli, spinach, smoothie, meatless, tofu, pulses, nuts, oats, wholemeal, oily fish, veggie, meat',
      },
    },
    regular: {
      name: 'regular meals',
      words: {
        objects:
          'junk, snacks, regular meals, breakfast, skip meals, forget to eat, snacking, comfort eating, emotional eating, stress eating, eat slower, mindful eating, eating at my desk, skip lunch, skip dinner, proper meals, meals a day, three meals, sit down for dinner, lunch away from my desk, lunch break, dinner at seven, proper lunch, eat slowly, graze, binge eating, second helping, raid the fridge',
      },
    },
    ahead: {
      name: 'shopping and eating ahead',
      words: {
        objects:
          'meal prep, meal plan, lunchbox, tiffin, packed lunch, takeaway, eating out, fast food, ready meals, delivery food, shopping list, batch cooking, weekly menu, canteen, lunch to work, take lunch, bring lunch, plan my dinners, plan dinners, plan meals, grocery shop, groceries, food shop, prep lunches, overnight oats, salad jar, deliveroo, uber eats, just eat, mcdonalds, burger, pizza less, kebab, drive-through, vending machine',
      },
    },
    sweet: {
      name: 'drinks and sweet things',
      words: {
        objects:
          'sugar, sweet tooth, sweets, chocolate, sugary drinks, soft drinks, fizzy drinks, cola, energy drinks, drink more water, hydration, water bottle, biscuits, soda, coke, less cake, cake at the office, ice cream, candy, litres of water, liters of water, liters water, water a day, 2 litres, drink water, enough water, dessert, pudding, haribo, less caffeine, coffee after, sweetener, red bull, juice, doughnuts, pastries',
        verbs: 'hydrate',
      },
    },
  },
};
