import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const COOKING: Family = {
  id: 'cooking',
  name: 'Cooking',
  category: 'Personal',
  words: vocabulary(
    'cook cooks cooked cooking recipe* meal_prep* meal_plan* bake bakes baking baker bread sourdough cake cakes kitchen chef homemade home_cooked takeaway* takeout takeouts stop_eating_out eat_out_less eating_out_less dinner dinners lunch lunches',
  ),
  it: 'cooking',
  quests: {
    short: {
      atMost: 20,
      title: ['Prepare', '1 part of tomorrow’s meal in {m} minutes', 'and put it in the fridge'],
      steps: [
        ['Look at what must be eaten first', 'The cucumber decides, not the cookbook.'],
        ['Cut, soak or cook one base', 'Rice, beans, roasted vegetables, a sauce.'],
        ['Label it with the day', 'A box without a name is thrown away.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Cook', '1 fresh meal in {m} minutes', 'and sit down to eat it'],
      steps: [
        ['Read the recipe to the last line', 'And set everything out before the heat is on.'],
        ['Taste three times while it cooks', 'Salt, acid, heat: ask which one is missing.'],
        ['Wash as you wait', 'A clean counter is half of the wish to cook again.'],
      ],
    },
    long: {
      atMost: 150,
      title: ['Cook', '{n} portions ahead', 'in one session for the days without time'],
      perMinute: 0.07,
      steps: [
        ['Plan two dishes that share ingredients', 'One for the freezer, one for the week.'],
        ['Start what takes longest', 'Then the knife work, then what only needs a pan.'],
        ['Cool it flat and fast', 'Shallow boxes, lid half open, an hour at most.'],
        ['Write the menu on the fridge door', 'Hungry people do not search.'],
      ],
    },
    once: {
      title: ['Serve', '1 dish you have never made to 1 guest', 'after {m} minutes at the stove'],
      steps: [
        ['Choose a dish with one new technique', 'One, not three.'],
        ['Make a small trial portion', 'Note what you would change.'],
        ['Cook it for someone and ask for the truth', 'Too salty is an answer you can use.'],
      ],
    },
  },
  advice: {
    start:
      'Learn three dishes by heart before you buy a book: one from the pan, one from the oven, one pot. They are most weeks.',
    stuck:
      'If it tastes of nothing, it usually lacks salt; if it tastes flat, a few drops of lemon. Season in steps and taste between.',
    time: 'Cook double whenever you cook. The second portion is tomorrow’s free evening.',
    slip: 'Begin again with eggs and toast. A meal you made counts, however small.',
    better:
      'Make the same dish four weeks in a row and change one thing each time. That is how recipes become yours.',
  },
};
