import type { TopicWords } from '#mentor/library/topic.ts';

export const CLEANING_WORDS: TopicWords = {
  name: 'Cleaning',
  words: {
    objects:
      'cleaning, hoovering, mopping, grime, pigsty, slob, mess, dishes, presentable, rings the bell, vacuum, bathroom, toilet, bins, rubbish, stains, cobwebs, dusting, messy house, messy flat, dirty floor, cleaner house, worktops, housekeeping, pet hair, the oven, spotless, household chores, household jobs',
    verbs:
      'scrub, wipe down, wipe, wash the dishes, wash, polish the, clean up, scour, sweep, tidy up, squeegee, iron, fold, bleach, load the dishwasher, empty the dishwasher',
    context:
      'house, flat, dirty, guests, counters, hall, load, home, rota, stairs, fresh, mould, window, floors',
    not: 'clean energy, clean language, bike, hutch, dog, my wife, my husband, piano, guitar, junk, paper, drawer, emails, cage',
  },
  subs: {
    rounds: {
      name: 'keeping the home up',
      words: {
        objects:
          'housework, chores, cleaning rota, vacuuming, dust, deep clean, spring cleaning, clean flat, presentable home, keep the house clean, room a day, flylady, wash the floor, mop the floor, clean the windows, change the beds, unexpected guests, house presentable, keep my room clean, tidy room, keep the house tidy, tidy my room, hallway tidy, flat tidy, stay tidy',
        verbs: 'vacuum, hoover, mop, dust, tidy',
        context: 'rooms, floor, weekly, flatmates, visitors',
      },
    },
    kitchen: {
      name: 'kitchen',
      words: {
        objects:
          'washing up, dirty oven, dirty kitchen, wash the dishes, do the dishes, dishes every evening, counters, empty sink, worktop, dishwasher, greasy, extractor, microwave, clear the sink, stove, hob, kitchen clean',
        verbs: 'wash up, do the dishes, degrease',
        context: 'kitchen, plates, pans, crumbs, smell, sink, oven, fridge, dishes',
      },
    },
    bathroom: {
      name: 'bathroom',
      words: {
        objects:
          'clean the bathroom, limescale, grout, mould, soap scum, shower screen, bathroom fresh, squeegee the shower, scrub the bath, bathtub, tiles, plughole, clean loo, the loo, bathroom every, bathroom clean, taps, shower curtain, mildew',
        verbs: 'descale, unclog',
        context: 'bathroom, toilet, shower, tiles, tap, mirror',
      },
    },
    laundry: {
      name: 'laundry',
      words: {
        objects:
          'laundry, ironing, bedding, unfolded clothes, washing, clean clothes, clothes away, folded, bed linen, change the sheets, change my sheets, shirts, odd socks, tumble dryer, dry cleaning',
        verbs: 'do the laundry, fold clothes',
        context: 'clothes, socks, sheets, basket, washing, stains',
      },
    },
  },
};
