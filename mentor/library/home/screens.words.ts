import type { TopicWords } from '#mentor/library/topic.ts';

export const SCREENS_WORDS: TopicWords = {
  name: 'Screens',
  words: {
    objects:
      'checking mail, checking email, check my mail, check my email, work mail at night, work emails at night, emails at night, mails in the evening, scrolling, notifications, my phone, mobile, smartphone, whatsapp, screens, screen-free, fortnite, minecraft, roblox, twitch, internet, the news, episode, ipad, tablet, phone, on my phone, app limit, offline, disney plus, candy crush, memes, influencers, wifi, console, porn, pornography, discord, play less video games, less gaming, fewer video games, delete instagram',
    verbs:
      'go offline, check my phone, pick up my phone, picking up my phone, look at my phone, reach for my phone, delete instagram, swipe, game, turn the tv off, switch the tv off, watch tv',
    context:
      'smartphone, app, apps, online, screen, screens, internet, swipe, thumb, rabbit hole, bedroom, delete, charge, charger, eyes, hall, break, watch, log, videos, mobile, shorts',
    not: 'phone repair, cracked screen, screen printing, screenwriting, phone photography, smartphone photography, social media manager, grow my social media, social media marketing, social media presence, social media strategy, make a video game, game development, music streaming, grow my stream, phone calls, phone interview, phone number, phone screen, call my, ring my, make an app, procreate, draw, build a, develop, video game in, gaming pc, in spanish, in french, in german, in italian, subtitles, screenplay, laptop screen, phone rings, sell, photos, photo, my daughter, my son, my kids, anime, discord bot, unity, for my business, pictures, rule of thirds',
  },
  subs: {
    phone: {
      name: 'phone and screen time',
      words: {
        objects:
          'screen time, phone addiction, phone use, pick-ups, glued to my phone, dumbphone, digital detox, check my phone, hours on my phone, less time on my phone, picking up my phone, pick up my phone, phone at the dinner table, no phone, looking at a screen, leave my mobile, leave my phone, phone-free, phone less, use my phone, phone in a drawer, phone at dinner, hours a day on my phone, grayscale, greyscale, airplane mode, flip phone, nokia, phone in my hand, without my phone, phone at home, phone in the hall, pickups, phone down, phone on the table, check my messages',
        verbs: 'unplug, put my phone down, use my phone less',
        context: 'phone, pocket, hours, offline, present, table',
      },
    },
    social: {
      name: 'social media',
      words: {
        objects:
          'social media, doomscrolling, news feeds, reels, comparing myself online, fomo, news addiction, delete my account, quit social media, instagram, tiktok, facebook, twitter, snapchat, reddit, linkedin feed, time on tiktok, break from twitter, delete instagram, delete tiktok, compare myself, bluesky, comments section, arguing online, arguing with strangers, followers, news app, headlines, check the news, read the news, log out',
        verbs: 'doomscroll, scroll, stop scrolling',
        context: 'feed, posts, likes, compare, news, stories, posting',
      },
    },
    bedroom: {
      name: 'phone in bed',
      words: {
        objects:
          'phone in bed, scrolling at night, phone before bed, phone first thing in the morning, bedtime scrolling, screens before sleep, phone out of the bedroom, no phone in bed, charge my phone, phone outside the bedroom, screens an hour before bed, no screens before, screens before, phone can stay in the kitchen, under the duvet, on my phone until, in bed instead of looking, screen-free bedroom, bedroom screen-free, phone overnight, phone at night, phone under my pillow, screen before bed, before sleep, tv in the bedroom, ipad in bed, look at my phone first thing, phone when i wake up, phone after waking, videos in bed',
        context: 'bed, night, sleep, pillow, wake, morning',
      },
    },
    watching: {
      name: 'series and games',
      words: {
        objects:
          'binge watching, streaming, video games, autoplay, one more episode, short videos, less tv, netflix, one episode, episode a night, episodes, cut down on gaming, television, television off, tv, telly, youtube, watching youtube, series, box sets, gaming until, game until, playstation, xbox',
        verbs: 'binge watch, stop gaming, game less, watch less',
        context: 'episode, sofa, console, late, level, remote, series, gaming, soaps, games',
      },
    },
  },
};
