import type { TopicWords } from '#mentor/library/topic.ts';

export const ALCOHOL_WORDS: TopicWords = {
  name: 'Alcohol',
  words: {
    objects:
      'alcohol, booze, wine, beer, vodka, gin, whisky, cider, pint, hangover, hungover, glass of wine, nightcap, alcoholic, alcoholism, on the wagon, boozy, one too many, tipsy, drunk, prosecco, champagne, spirits, rum, tequila, lager, ale, cocktails, units, sip, bottle of wine, half a bottle, drunken, off-licence, tipple, sherry',
    verbs:
      'drink less, stop drinking, quit drinking, cut down on drinking, get drunk, quit booze, cut back on booze, drink alcohol, stay sober, sober up',
    context:
      'bottle, pub, bar, glass, evening, weekend, liver, headache, wake up, rounds, saturday, friday, taxi, driver',
    not: 'dry stone, dry-stone, drystone, dry wall, drywall, ginger beer, brew, homebrew, make wine, make cider, wine tasting, learn about wine, bartending, mix cocktails, rubbing alcohol, drink water, stop drinking soda, drink coffee, coffee, milk, cola, coke, pepsi, pepper, soda, fanta, sprite, red bull, energy, fizzy, tea, juice, litres, liters, of water, liters water, cups',
  },
  subs: {
    less: {
      name: 'drinking less',
      words: {
        objects:
          'wine every night, units a week, dry days, alcohol-free days, binge drinking, drink too much, bottle a night, two drinks, three drinks, two beers, two glasses, one glass',
        context: 'week, weeknight, limit, fewer, dinner',
      },
    },
    weekdays: {
      name: 'dry weekdays',
      words: {
        objects: 'weekday drinking, dry weekdays, dry weeknights',
        context:
          'week, weekdays, weekend, evening, during the week, weeknights, only at weekends, weekends only',
      },
    },
    stopping: {
      name: 'a month off, stopping',
      words: {
        objects:
          'dry january, sober october, dry month, sober, sobriety, teetotal, alcohol-free, quit alcohol, give up alcohol, no alcohol, without alcohol, stop drinking',
        context: 'month, craving, forever, days',
      },
    },
    'going-out': {
      name: 'going out without it',
      words: {
        objects:
          'sober party, dry wedding, buying rounds, happy hour, mocktail, work drinks, sober dating, sober curious, pub nights, refuse a drink, designated driver, the one who drives home, night out sober, non-alcoholic, order a lemonade, drive home, stag do, hen do',
        context: 'friends, colleagues, party, wedding, club',
      },
    },
    support: {
      name: 'help and slips',
      words: {
        objects:
          'alcoholics anonymous, aa meeting, alcohol rehab, alcohol counselling, alcohol withdrawal, hiding bottles, how much i drink, recovery meeting, sponsor, my drinking, smart recovery',
        context: 'help, doctor, slip, relapse, again',
      },
    },
  },
};
