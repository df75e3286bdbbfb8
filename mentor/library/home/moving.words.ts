import type { TopicWords } from '#mentor/library/topic.ts';

export const MOVING_WORDS: TopicWords = {
  name: 'Moving house',
  words: {
    objects:
      'new flat, new apartment, new place, new home, new house, move out, somewhere to live, place to live, place of my own, own place, landlord, estate agent, tenancy',
    verbs: 'move house, relocate',
    context: 'flat, apartment, house, rent, move, room, find, city, bedroom, live, boxes',
    not: 'into planning, to planning, from warehouse, from the floor, into management, to management, another team, another department, out of the helpdesk, move during, move more, moving more, moving again, stairs, whether to, paint, clean, tidy, keep moving, moving on from, who lived, moving to music, chess, insurance, bike',
  },
  subs: {
    search: {
      name: 'finding a flat',
      words: {
        objects:
          'find a flat, find a room, find a place, flat hunting, house hunting, shared flat, flat share, flatmate, roommate, rent a flat, rent my first, first flat, bigger flat, bigger place, affordable apartment, two bedroom apartment, viewings, out of my parents, leave home, lodger, studio apartment',
        context: 'rent, affordable, viewings, room, term, dogs, parents house, divorce',
      },
    },
    buying: {
      name: 'buying or selling a home',
      words: {
        objects:
          'buy a house, afford to buy, buy a flat, buy an apartment, first house, buy a home, first home, sell the house, sell my house, sell my flat, sell our house, mortgage, property, house with a garden, home owner, make an offer, build a house, build our own house, house purchase, something smaller, late mothers flat, buy a cottage, homeowner',
        context: 'buy, sell, afford, offer, garden, bank, houses, countryside',
        not: '',
      },
    },
    move: {
      name: 'the move',
      words: {
        objects:
          'moving, house move, removal van, movers, pack up the flat, pack the flat, move abroad, move to spain, emigrate, emigration, change all the addresses, boxed before, assisted living, relocate for work',
        verbs: 'emigrate',
        context: 'pack, boxes, van, weeks, january, kids, cat, abroad, chaos, addresses',
      },
    },
    settling: {
      name: 'settling in',
      words: {
        objects:
          'settle in, settle into, settle down in, unpack, furnish, new neighbourhood, new city, feel like home, feel at home, cosy, arrange the study, living alone, own household, interior design, after the move, home office set up',
        verbs: 'furnish',
        context: 'new, neighbourhood, home, apartment, internet, doctor, register, decorate',
        not: 'friends, lonely',
      },
    },
  },
};
