import type { TopicWords } from '#mentor/library/topic.ts';

export const SCREENS_WORDS: TopicWords = {
  name: 'Screens',
  words: {
    objects:
      'checking mail, check my mail, check my email, scrolling, notifications, mobile, smartphone, whatsapp, screens, screen-free, fortnite, minecraft, roblox, twitch, internet, the news, episode, ipad, tablet, phone, app limit, offline, disney plus, candy crush, memes, influencers, wifi, console, porn, pornography, discord, play less video games',
    verbs: 'go offline, check my phone, pick up my phone, look at my phone, swipe, game, watch tv',
    context: 'app, online, bedroom, delete, charge, eyes, hall, break, watch, log, videos, shorts',
    not: 'stay mobile, keep mobile, mobile and, mobile while, more mobile, phone repair, cracked screen, screen printing, screenwriting, phone photography, smartphone photography, music streaming, grow my stream, phone calls, phone interview, phone number, phone screen, call my, draw, build a, develop, video game in, phone rings, sell, photos, my daughter, my son, anime, unity',
  },
  subs: {
    phone: {
      name: 'phone and screen time',
      words: {
        objects:
          'screen time, phone addiction, phone use, pick-ups, dumbphone, digital detox, check my phone, less time on my phone, picking up my phone, phone at the dinner table, no phone, looking at a screen, leave my mobile, leave my phone, phone-free, phone less, use my phone, phone at dinner, grayscale, greyscale, airplane mode, flip phone, nokia, without my phone, pickups, check my messages',
        verbs: 'unplug, use my phone less',
        context: 'phone, hours, present, table',
      },
    },
    social: {
      name: 'social media',
      words: {
        objects:
          'social media, doomscrolling, news feeds, reels, fomo, news addiction, delete my account, instagram, tiktok, facebook, twitter, snapchat, reddit, linkedin feed, compare myself, bluesky, comments section, arguing online, followers, news app, headlines, check the news, read the news, log out',
        verbs: 'doomscroll, scroll, stop scrolling',
        context: 'feed, posts, likes, compare, news, stories',
      },
    },
    bedroom: {
      name: 'phone in bed',
      words: {
        objects:
          'phone in bed, scrolling at night, bedtime scrolling, charge my phone, phone outside the bedroom, screens an hour before bed, screens before, under the duvet, on my phone until, bedroom screen-free, phone overnight, before sleep, look at my phone first thing',
        context: 'bed, night, sleep, pillow, wake, morning',
      },
    },
    watching: {
      name: 'series and games',
      words: {
        objects:
          'binge watching, streaming, video games, autoplay, one more episode, short videos, netflix, one episode, episode a night, episodes, cut down on gaming, television, tv, telly, youtube, series, box sets, gaming until, playstation, xbox',
        verbs: 'binge watch, stop gaming, game less, watch less',
        context: 'episode, sofa, console, late, level, remote, series, gaming',
      },
    },
  },
};
