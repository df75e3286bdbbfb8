import type { TopicWords } from '#mentor/library/topic.ts';

export const DATING_WORDS: TopicWords = {
  name: 'Dating',
  words: {
    objects:
      'dating, being single, single again, dates, find love, love again, find a girlfriend, find a boyfriend, find a partner, find a companion, a companion, find a husband, find a wife, get a girlfriend, get a boyfriend, meet someone, meet somebody, find someone, find somebody, love life, soulmate, new relationship, want a relationship, somebody to grow old with, partner for life, crush, matchmaker',
    verbs: 'date, flirt, fall in love, ask out',
    context:
      'divorce, widowed, years, single, relationship, partner, love, special, meet, women, men, coffee, chatting, nervous, shy, values, ex, nice, again',
    not: 'matching mugs, matching set, set of, date night, with my wife, my wife, my husband, out of date, up to date, due date, carbon dating, single malt, dates and nuts, job, deadline, novel, song, friends, someone to go, wine',
  },
  subs: {
    meeting: {
      name: 'meeting somebody',
      words: {
        objects:
          'nice man, nice woman, meet a man, meet a woman, good man, meet girls, meet guys, meet single, someone special, get to know men, without apps, put myself out there, stop being single, single for, share my life, grow old with, without a partner, a girlfriend, a boyfriend, a relationship, find love again, after my divorce',
        context: 'group, town, small town, age, out there, new year',
      },
    },
    online: {
      name: 'dating apps',
      words: {
        objects:
          'dating app, online dating, dating site, dating profile, tinder, bumble, hinge, okcupid, grindr, my profile, profile pictures, swipe, more matches, matches on, first messages, never get a reply, ghosting, people i match with, chatting to actually meeting',
        verbs: 'swipe, ghost',
        context: 'apps, profile, bio, pictures, reply, answers, chat, match, over 50s, messages',
      },
    },
    dates: {
      name: 'dates',
      words: {
        objects:
          'first date, second date, third date, a date, one date, date a week, nervous on dates, myself on dates, three dates, what to talk about, want the same things, take it slow, dating slowly, a match, red flags',
        context: 'saturday, talk about, slowly, evening, politely, sooner, nervous, leave',
      },
    },
    asking: {
      name: 'asking somebody out',
      words: {
        objects:
          'ask my crush, ask out, ask her out, ask him out, ask someone out, ask somebody out, ask anyone out, people out, flirting, learn to flirt, rejection, get rejected, that i like, somebody i like, more than a friend, shy around women, shy around men, shy around girls, talk to girls, talk to women, talk to the guy, give my number, my number to, for a coffee, what i feel, friend zone',
        context: 'like, feel, bakery, gym, cinema, invite, number, moves away, never',
      },
    },
  },
};
