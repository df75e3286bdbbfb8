import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const PLACES =
  'house flat apartment room bedroom garage basement attic wardrobe closet desk office inbox emails photos files car kitchen bathroom living_room';

const DIGITAL = {
  inbox: 'your inbox',
  emails: 'your emails',
  photos: 'your photos',
  files: 'your files',
};

export const TIDYING: Family = {
  id: 'tidying',
  name: 'Tidying up',
  category: 'Personal',
  words: vocabulary(
    'tidy tidier tidying declutter* clutter clean cleaner cleaning organise organize organised organized organising organizing mess messy chores household housework minimalis* laundry ironing vacuum* washing_up the_dishes make_my_bed spring_clean* inbox_zero throw_away',
  ),
  subjects: { names: vocabulary(PLACES), article: 'the ', shown: DIGITAL },
  it: 'your home',
  quests: {
    short: {
      title: ['Clear', '1 surface of {it} in {m} minutes', 'until you can wipe it'],
      steps: [
        ['Take everything off it', 'Onto the floor, so that it cannot stay halfway.'],
        ['Put back only what lives there', 'Two homeless things get a home, the rest leaves.'],
        ['Wipe it and look at it for a breath', 'That look is why you will do it again.'],
      ],
    },
    core: {
      atMost: 45,
      title: ['Sort', 'one corner of {it} for {m} minutes', 'into keep, give and bin'],
      steps: [
        ['Set three bags beside you', 'And a timer you obey.'],
        ['Hold each thing once and decide', 'Would you buy it again today?'],
        ['Carry the give bag to the door', 'Better: into the car.'],
      ],
    },
    long: {
      atMost: 120,
      title: [
        'Reset',
        '1 whole area of {it} in {m} minutes',
        'so that everything in it has a place',
      ],
      steps: [
        ['Empty it completely', 'Photograph it full first.'],
        ['Group what belongs together', 'You will meet five of the same scissors.'],
        ['Put the daily things at arm’s height', 'Rare ones up, heavy ones down.'],
        ['Label shelves, not boxes', 'Then others can tidy too.'],
        ['Take the rest away the same day', 'A pile by the door is a second mess.'],
      ],
    },
    once: {
      title: ['Give away', '{n} things from {it}', 'to people who will use them'],
      perMinute: 0.3,
      steps: [
        [
          'Choose who gets them before you choose what',
          'A shelter, a friend, a library: a face makes it easier.',
        ],
        ['Start with doubles', 'Nobody misses the third ladle.'],
        ['Deliver them and keep nothing back', 'The empty space is the prize.'],
      ],
    },
  },
  advice: {
    start: 'One surface, not one house. The desk you clear today is the proof you need tomorrow.',
    stuck:
      'When you cannot decide about a thing, box it with a date. If you have not opened it by then, it goes unopened.',
    time: 'Ten minutes before bed: dishes, floor, tomorrow’s clothes. Mornings in a tidy room are longer.',
    slip: 'Mess comes back because things have no home, not because you failed. Give one stray thing a place today.',
    better:
      'Every new thing sends an old one out of the door. Keep that rule for a month and the house stays by itself.',
  },
};
