import type { TopicWords } from '#mentor/library/topic.ts';

const TEXTS = {
  Bible: { words: 'bible' },
  Quran: { words: 'quran' },
  Koran: { words: 'koran' },
  Torah: { words: 'torah' },
  Gita: { words: 'gita' },
  Gospel: { words: 'gospel' },
};

export const FAITH_WORDS: TopicWords = {
  name: 'Faith and prayer',
  words: {
    objects:
      'faith, god, jesus, christ, allah, religion, religious, spiritual life, spirituality, christian, christianity, catholic, muslim, islam, jewish, judaism, buddhist, buddhism, hindu, hinduism, sikh, orthodox, believer, holy spirit, devotion',
    verbs: 'pray, worship',
    context:
      'daily, morning, evening, sunday, fridays, candle, doubts, quiet, deepen, grow, keep, temple, priest, learn, read, study',
    not: 'novel, choir, church organ, paint, photograph, cathedrals, in good faith, have faith in my, hymn, god of war, mass gainer, muscle mass, body mass, tarot, bible of, horror',
  },
  subs: {
    prayer: {
      name: 'prayer',
      words: {
        objects:
          'prayer, pray every, pray five times, rosary, salah, salat, namaz, fajr, dua, dhikr, quiet time, time with jesus, time with god, talk to god, daily devotions, devotional, puja, psalter, tehillim, chanting',
        verbs: 'pray',
        context: 'before bed, on time, husband, forgotten, mat',
      },
    },
    scripture: {
      name: 'holy texts',
      words: {
        objects:
          'bible in a year, read the bible, read the quran, scripture, new testament, old testament, gospels, psalm, surah, sura, juz, hifz, torah portion, parsha, talmud, bhagavad gita, sutras, vedas, genesis, leviticus, verse, guru granth sahib, arabic prayers, what i recite, tafsir',
        verbs: 'recite',
        context: 'chapter, memorise, by heart, arabic, year, last, portion',
      },
      subjects: TEXTS,
    },
    community: {
      name: 'community and questions',
      words: {
        objects:
          'church, mosque, synagogue, temple, sangha, mass, sunday service, bible study, confession, confirmed, confirmation, parish, congregation, priest, imam, rabbi, doubts about, grow in my faith, come back to god, explore buddhism, baptised, house group, shul, gurdwara',
        verbs: 'convert',
        context: 'group, serve, town, back, adult, join, explore, fridays',
      },
    },
    seasons: {
      name: 'holy times and rest',
      words: {
        objects:
          'ramadan, lent, advent, sabbath, shabbat, diwali, celebrate easter, holy week, pesach, passover, yom kippur, holy days, eid, pilgrimage, lourdes, hajj, umrah, day of rest, baptism, last ten nights, hanukkah, navratri, vesak',
        not: 'before ramadan, before next ramadan, by ramadan, the quran, surah',
        context: 'prepare, celebrate, light, candles, rest, children, mark, quieter, give up',
      },
    },
  },
};
