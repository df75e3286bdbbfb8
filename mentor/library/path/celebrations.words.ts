import type { TopicWords } from '#mentor/library/topic.ts';

export const CELEBRATIONS_WORDS: TopicWords = {
  name: 'Celebrations',
  words: {
    objects:
      'throw a party, plan a party, party for, give a party, party next, celebration, festivities, guest list, invitations, guests, party planning, anniversary party, big day, venue, caterer, decorations',
    verbs: 'celebrate',
    context: 'party, plan, organise, throw, music, food, budget, cake, friends, family, flowers',
    not: 'friends birthdays, before my birthday, by my birthday, for my birthday, until my birthday, learned, speech, toast, eulogy, save, slim, dress, suit, diet, dance, waltz, sing, photograph, drinking, sober, political party, write a song, knit, sew, wedding photography, band, dj, present for, learn, wedding cake, choir, run, guitar, violin, piano',
  },
  subs: {
    hosting: {
      name: 'having guests',
      words: {
        objects:
          'dinner party, host christmas, christmas for, thanksgiving, housewarming, garden party, barbecue for, new years eve, christmas party, reunion, people over, relaxed host, at our place, open house, film night, games night',
        verbs: 'host',
        context: 'dinner, evening, neighbours, team, table, colleagues, at home',
      },
    },
    wedding: {
      name: 'wedding',
      words: {
        objects:
          'wedding, get married, marry, maid of honour, best man, bridesmaid, hen do, hen party, stag do, bachelorette, bachelor party, registry office, engagement, bride, groom, elope, witnesses',
        verbs: 'marry',
        context: 'guests, sister, church, ring, honeymoon, september, summer',
      },
    },
    birthday: {
      name: 'birthdays',
      words: {
        objects:
          'birthday, surprise party, 30th, 40th, 50th, 60th, 70th, 80th, childrens party, kids party, sweet sixteen, golden wedding, silver wedding, hand-made presents, presents for everyone, never forget birthdays, quinceanera',
        context:
          'birthdays, daughter, son, wife, dad, mum, surprise, presents, turns, kids, friend',
      },
    },
    gathering: {
      name: 'many people',
      words: {
        objects:
          'street party, block party, office party, summer party, reunion, fete, barn dance, repair cafe, jumble sale, flea market, office christmas party, company party, family gathering, cousins together, barbecue for the whole, neighbourhood party',
        context: 'street, neighbours, office, team, school, class, club, village, permit',
      },
    },
    rites: {
      name: 'rites and farewells',
      words: {
        objects:
          'funeral, memorial, celebration of life, wake, baby shower, christening, baptism, confirmation, communion, bar mitzvah, bat mitzvah, eid, diwali, hanukkah, passover, farewell party, leaving party, leaving do, retirement party, retirement do, graduation party, solstice, rite of passage, ceremony',
        verbs: 'christen, baptise',
        context: 'colleague, mother, grandfather, church, readings, farewell, aunt, honour',
        not: 'wake up, waking',
      },
    },
  },
};
