import type { Topic } from '#mentor/library/topic.ts';

export const DECLUTTERING = {
  id: 'decluttering',
  shelf: 'home',
  name: 'Decluttering',
  category: 'Personal',
  words: {
    objects:
      "decluttering, minimalism, minimalist, wardrobe clear-out, hoarder, too much stuff, paperwork piles, clear-out, drowning in stuff, see the floor, get rid of stuff, drawer, drawers, shelf, cupboards, her things, his things, sort through, boxes, old clothes, marie kondo, konmari, spark joy, possessions, belongings, car boot sale, charity shop, ebay, vinted, bin bags, sell my old, own fewer, cables, swedish death cleaning, rid of one thing, old papers, old stuff, junk, clear my desk, tidy my desk, give away, old toys, get rid of things, get rid of clothes, rid of things, things we don't need, things i don't need",
    verbs:
      'clear out, throw away, own less, sort through, give away, donate, chuck out, throw out, throw things away, let go of things, purge, part with, unpack',
    context:
      'stuff, things, mess, cupboard, closet, junk, charity, piles, space, sort out, clothes, shoes, bags, dresses, mugs, toys, books, post, statements, papers, empty, full, gone, cleared, clear, bank statements, move, moving, sort, go through, get rid of',
    not: 'digital clutter, declutter my inbox, declutter my phone, declutter my files, declutter my photos, tension, emails, inbox, my head, skin, debt, thoughts, belly, weight, data, piano, acne, accent, nerves',
  },
  subs: [
    {
      id: 'small-spots',
      name: 'small spots',
      words: {
        objects:
          'junk drawer, clutter, messy room, kitchen counter, car boot, messy desk, hall table, kitchen shelf, odd mugs, desk drawers, drawer a day, one drawer, one shelf, one thing a day, one item a day, glovebox, handbag, bathroom cabinet, medicine cabinet, spice rack, kitchen cupboard, kitchen drawer, tupperware, coffee table, dining table, hallway, entrance, boot of my car, purse, everything lands, surfaces clear, ten minutes of decluttering, chair in the bedroom',
        verbs: 'declutter, tidy up',
        context: 'drawer, shelf, surface, table, messy, minutes, windowsill',
      },
      quests: [
        {
          id: 'decl-one-surface',
          title: 'Clear one surface in 5 minutes',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['Choose one: table, windowsill, bedside', 'Nothing bigger than a door.'],
            ['Set a timer, put everything in a box, wipe', 'Dry it before things go back.'],
            ['Bring back three things', 'The rest goes to its place, bin, or stays in the box.'],
          ],
          tiny: 'Clear a space the size of one tray.',
          why: 'One clear surface is visible at once and shows where things pile up.',
          source: 'craft',
        },
        {
          id: 'decl-one-drawer',
          title: 'Empty one drawer, refill half',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [15, 25, 40],
          steps: [
            ['Tip it out on a cloth', 'Wipe the drawer while it is empty.'],
            ['Make three heaps: use, belongs elsewhere, goes', 'Not used this year: goes.'],
            ['Put the first heap back, carry the others out', 'Bag to the front door, now.'],
          ],
          tiny: 'Take five things out of one drawer.',
          why: 'An empty drawer turns choosing what goes into choosing what comes back.',
          source: 'craft',
        },
        {
          id: 'decl-n-things',
          title: 'Carry {n} things out of the house',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          amount: { unit: 'things', byLevel: [10, 15, 25] },
          steps: [
            ['Walk through with a bag', 'Doubles, broken, out of date, never liked.'],
            ['Sort at the door: bin, recycling, donate', 'Tear up papers with your name.'],
            ['Take the bag out before you sit down', 'Donations straight into the car or hall.'],
          ],
          tiny: 'Find three doubles in the kitchen.',
          why: 'Things are only gone once they are out of the door.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'clothes',
      name: 'clothes',
      words: {
        objects:
          "wardrobe, closet, clothes pile, capsule wardrobe, nothing to wear, clothes i never wear, too many clothes, get rid of clothes, bags of clothes, sell my old clothes, own fewer shoes, fewer shoes, clothes that don't fit, haven't fit, fit any more, fewer clothes, wear everything i own, coats, t-shirts, clothes to charity, baby clothes, winter clothes, clothes i don't wear, sort my clothes, hangers, handbags",
        context: 'hangers, jeans, dress, size, season, donate, dresses, shoes',
        not: 'build a wardrobe, sew',
      },
      quests: [
        {
          id: 'decl-hangers',
          title: 'Turn every hanger the wrong way',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Hook all hangers in from behind', 'Folded things: a thread round each pile.'],
            ['Hang back what you wore the right way', "Begin with today's shirt."],
            ['Write a date in three months on the door', 'What is still turned can go.'],
          ],
          tiny: 'Turn the hangers of the coats.',
          why: 'Turned hangers count for you what is really worn.',
          source: 'craft',
        },
        {
          id: 'decl-clothes-pile',
          title: 'Sort {n} pieces of clothing',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [15, 20, 30],
          amount: { unit: 'pieces', byLevel: [15, 20, 30] },
          steps: [
            ['Take one kind only: shirts, jeans, socks', 'Lay every one of that kind on the bed.'],
            [
              'Try on what you are unsure of',
              'Does not fit, itches, needs mending for a year: goes.',
            ],
            ['Bag what goes and knot it', 'Whole ones to charity, rags to textile recycling.'],
          ],
          tiny: 'Sort the socks.',
          why: 'One kind together shows the doubles.',
          source: 'craft',
        },
        {
          id: 'decl-bag-away',
          title: 'Take one bag of clothes away',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [10, 20, 40],
          steps: [
            ['Look up what the place takes, and when', 'Charity shop, clothes bank, neighbour.'],
            ['Check the pockets, close the bag', 'Washed and dry, shoes tied in pairs.'],
            ['Drop it off when you pass there anyway', 'Cannot go: offer it for collection.'],
          ],
          tiny: 'Put the bag by the door with a date on it.',
          needs: ['outside'],
          why: 'A bag that stays in the hall gets unpacked again.',
          source: 'craft',
        },
        {
          id: 'decl-whole-wardrobe',
          title: 'Empty one wardrobe and refill it',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [60, 90, 150],
          steps: [
            ['Lay all of it on the bed by kind', 'Before noon, or there is no bed tonight.'],
            ['Choose what you would buy again', 'One box for doubt, dated, out of the room.'],
            ["Hang it back by kind, a hand's width free", 'Stop when the rail is full.'],
          ],
          tiny: 'Empty and refill one shelf.',
          why: 'A space left free is what keeps the rail in order.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'papers',
      name: 'papers',
      words: {
        objects:
          'paperwork, paper piles, filing, old bills, receipts, unopened letters, paper mountain, bank statements, go through the post, the post, boxes of papers, scan, shred, filing system, file my documents, documents, folders, insurance papers, tax papers, instruction manuals, old letters, mail, newspapers, warranties, letterbox, paper on my desk, important papers, post every day, ring binders',
        verbs: 'shred',
        context: 'paper, folder, desk, tax, bank, sheets, letters, documents, magazines',
      },
      quests: [
        {
          id: 'decl-three-trays',
          title: 'Set up 3 trays for paper',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Take three boxes or lids', 'Label them: act on it, keep, bin.'],
            ['Stand them where you open the post', 'Bin tray largest; scissors beside it.'],
            ["Open today's post standing", 'Envelope and adverts leave at once.'],
          ],
          tiny: 'Open the post and bin the envelopes.',
          why: 'Paper piles up where it has no first place.',
          source: 'craft',
        },
        {
          id: 'decl-sort-sheets',
          title: 'Sort {n} sheets of paper',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [10, 15, 25],
          amount: { unit: 'sheets', byLevel: [25, 40, 60] },
          steps: [
            ["Take a finger's width off the top of the pile", 'Only that; the rest stays.'],
            ['Put each sheet in a tray', 'Read only sender and date; deadlines on top.'],
            ['Tear up what shows name and number', 'Not sure how long to keep it: keep.'],
          ],
          tiny: 'Sort ten sheets.',
          why: "A finger's width has an end in sight, and a pile has none.",
          source: 'craft',
        },
        {
          id: 'decl-file-year',
          title: 'File one year of papers',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [40, 60, 90],
          steps: [
            ['Write five labels: home, money, health, work, me', 'Large envelopes will do.'],
            ['Lay newest on top within each', 'Contracts in front, bills behind.'],
            ['Look up what must be kept, and how long', 'Write the year it can go on the back.'],
          ],
          tiny: 'File the papers of one month.',
          why: 'Five broad folders are used; thirty fine ones are not.',
          source: 'craft',
        },
        {
          id: 'decl-find-test',
          title: 'Find 3 papers in two minutes each',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Name three: tenancy, vaccinations, last tax return', 'Or let somebody choose.'],
            ['Start the clock for each', 'Stop at two minutes, found or not.'],
            ['Move the one you missed to where you looked first', 'Put a label on that spot.'],
          ],
          tiny: 'Find your birth certificate.',
          why: 'Order is proved by finding, not by the look of the shelf.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'rooms',
      name: 'rooms, storage, keepsakes',
      words: {
        objects:
          "storage unit, keepsakes, sentimental things, inherited things, hoarding, spare room, downsizing, parents house, attic, loft, garage, basement, cellar, shed, shed cleared, sort the basement, spare bedroom, storage room, my mother's things, father's things, after her death, after his death, box room, playroom, moving boxes, unpacked boxes, empty the house, nursery, toys, childhood bedroom, parents' house, smaller flat, hobby things",
        verbs: 'downsize, empty the attic',
        context:
          'attic, garage, basement, cellar, shed, boxes, memories, room, childhood, workshop',
      },
      quests: [
        {
          id: 'decl-list-spots',
          title: 'List 5 cluttered spots in one room',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Walk the walls from the door, clockwise', 'Paper and pencil, touch nothing.'],
            ['Write five spots, smallest first', '"Shelf by lamp", not "shelf wall".'],
            ['Write beside each how long it takes', 'Over an hour: split it into two spots.'],
          ],
          tiny: 'Write the smallest spot of the room.',
          why: 'A list by size gives the first evening something that can be finished.',
          source: 'craft',
        },
        {
          id: 'decl-one-box',
          title: 'Open one stored box and empty it',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Carry it to a table with light', 'Lid off, bin and bag beside you.'],
            ['Take out each thing once and decide', 'Keepsake or doubt: one shoebox, no more.'],
            ['Fold the box away', 'What stays gets a place in a room, not a new box.'],
          ],
          tiny: 'Open one box and take out three things.',
          why: 'A box that is only moved about never gets emptier.',
          source: 'craft',
        },
        {
          id: 'decl-keepsakes',
          title: 'Decide on {n} keepsakes',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          amount: { unit: 'keepsakes', byLevel: [5, 8, 12] },
          steps: [
            ['Lay them on a table, sort: show, store, let go', 'Begin with the least dear.'],
            ['Hang or stand up what you show', 'Where you pass it every day.'],
            [
              'Photograph what goes and write its story',
              'Two lines; ask the family before it goes.',
            ],
          ],
          tiny: 'Write the story of one thing in two lines.',
          why: 'The story is what is kept, and a picture with two lines holds it.',
          source: 'craft',
        },
        {
          id: 'decl-whole-room',
          title: 'Finish one room, corner to corner',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [90, 120, 180],
          steps: [
            ['Start at the door with four bags', 'Bin, recycling, give, elsewhere.'],
            ['Work along one wall before the next', 'No reading, no trying on.'],
            ['Carry the bags out the same day', 'Keepsakes: photograph, keep one of a kind.'],
          ],
          tiny: 'Finish the corner behind the door.',
          why: 'A finished room stays better than six half-done ones.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take a spot no bigger than a tray. If rooms cannot be used any more, ask for help.',
    missed: 'Begin with the bag that still stands in the hall: take it out.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
