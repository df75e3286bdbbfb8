import type { TopicWords } from '#mentor/library/topic.ts';

export const TOBACCO_WORDS: TopicWords = {
  name: 'Smoking and vaping',
  words: {
    objects:
      'smoking, cigarette, smoker, tobacco, nicotine, rollies, ciggies, fags, cigar, pack a day, snus, hookah, shisha, light up, 20 a day, 10 a day, juul, iqos, roll-ups, marlboro, puff, dip, stub out',
    verbs: 'quit smoking, stop smoking, smoke less, vape less, quit vaping',
    context:
      'lungs, patch, gum, pack, breath, stairs, balcony, coffee, smell, quitting, hands, group, days',
    not: 'roti, rotis, puff pastry, puff up, that puff, smoke detector, smoked fish, smoked meat, smoker grill, smoke brisket, brisket, smoke ribs, smoke the meat, offset smoker, smoke salmon, smoke point',
  },
  subs: {
    'quit-day': {
      name: 'stopping smoking',
      words: {
        objects:
          'quit date, cold turkey, last cigarette, fewer cigarettes, kick the fags, smoking break, half a pack, non-smoker, from 20 a day, stop smoking by, last pack, smoke my last, cigarettes a day, 10 cigarettes, down from 20',
        context: 'quit, stop, day, for good, baby',
      },
    },
    cravings: {
      name: 'cravings and triggers',
      words: {
        objects:
          'nicotine cravings, urge to smoke, nicotine withdrawal, social smoker, want a cigarette, cigarette after, reach for a cigarette',
        context: 'craving, urge, stress, irritable',
      },
    },
    vaping: {
      name: 'vaping',
      words: {
        objects:
          'vape, e-cigarette, puffs, nicotine salts, nicotine pouches, quit vaping, elf bar, lost mary, pod, lower nicotine, nicotine strength, e-liquid',
        context: 'puff, cloud, desk, bed',
      },
    },
    staying: {
      name: 'help and staying off',
      words: {
        objects: 'quitline, ex-smoker, quit line, stop smoking group, smoke-free, stay quit',
        context: 'relapse, slip, again, weeks, support, money',
      },
    },
  },
};
