import type { TopicWords } from '#mentor/library/topic.ts';

export const DECLUTTERING_WORDS: TopicWords = {
  name: 'Decluttering',
  words: {
    objects:
      "order at home, home in order, things have a place, everything has its place, place for everything, decluttering, stuff everywhere, house clearance, flat presentable, place presentable, minimalism, minimalist, hoarder, too much stuff, clear-out, see the floor, get rid of stuff, drawer, shelf, cupboards, sort through, boxes, old clothes, marie kondo, konmari, spark joy, possessions, belongings, charity shop, ebay, vinted, bin bags, sell my old, own fewer, cables, rid of one thing, old stuff, junk, clear my desk, tidy my desk, give away, old toys, rid of things, things we don't need",
    verbs:
      'clear out, clean out, throw away, own less, sort through, give away, donate, chuck out, throw out, let go of things, purge, part with, unpack',
    context:
      'stuff, things, mess, cupboard, closet, junk, charity, piles, space, sort out, clothes, shoes, bags, dresses, mugs, toys, books, post, statements, papers, empty, full, gone, cleared, bank statements, move, sort, go through, get rid of',
    not: 'declutter my files, emails, inbox, skin, debt, belly, weight, data, piano, acne, accent, nerves',
  },
  subs: {
    'small-spots': {
      name: 'small spots',
      words: {
        objects:
          'junk drawer, clutter, messy room, kitchen counter, car boot, messy desk, hall table, drawer a day, one shelf, one thing a day, glovebox, handbag, spice rack, kitchen cupboard, kitchen drawer, tupperware, coffee table, dining table, hallway, kitchen table, purse, everything lands, surfaces clear, ten minutes of decluttering',
        verbs: 'declutter, tidy up',
        context: 'drawer, shelf, surface, table, messy, minutes, windowsill',
      },
    },
    clothes: {
      name: 'clothes',
      words: {
        objects:
          "wardrobe, closet, clothes pile, nothing to wear, get rid of clothes, bags of clothes, sell my old clothes, fewer shoes, haven't fit, fit any more, fewer clothes, coats, t-shirts, baby clothes, winter clothes, clothes i don't wear, sort my clothes, hangers, handbags",
        context: 'hangers, jeans, dress, size, season, donate, shoes',
        not: 'build a wardrobe, sew',
      },
    },
    papers: {
      name: 'papers',
      words: {
        objects:
          'paperwork, years of papers, old papers, paper piles, filing, old bills, receipts, unopened letters, paper mountain, bank statements, the post, scan, shred, documents, folders, insurance papers, tax papers, old letters, mail, newspapers, warranties, paper on my desk, important papers, post every day, ring binders',
        verbs: 'shred',
        context: 'paper, folder, desk, tax, bank, sheets, letters, documents, magazines',
      },
    },
    rooms: {
      name: 'rooms, storage, keepsakes',
      words: {
        objects:
          "storage unit, keepsakes, sentimental things, inherited things, hoarding, spare room, downsizing, parents house, attic, loft, garage, basement, cellar, shed, spare bedroom, storage room, my mother's things, father's things, after her death, after his death, box room, playroom, moving boxes, unpacked boxes, empty the house, nursery, toys, parents' house, smaller flat, hobby things",
        verbs: 'downsize, empty the attic',
        context:
          'attic, garage, basement, cellar, shed, boxes, memories, room, childhood, workshop',
      },
    },
  },
};
