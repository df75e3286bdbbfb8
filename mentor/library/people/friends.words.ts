import type { TopicWords } from '#mentor/library/topic.ts';

export const FRIENDS_WORDS: TopicWords = {
  name: 'Friends',
  words: {
    objects:
      "friend, friends, friendship, social life, new people, social skills, acquaintance, mates, mate, pals, meet people, get to know, buddies, friend's, neighbours, neighbour, club for, my friends, going out more, meetup, sociable, board games, social events, board game night, more social, be social, outgoing, text people back, texting people back, reply to messages, penpal, meet up with",
    verbs:
      'socialise, hang out, meet new people, get to know, catch up with, cancel on, make conversation, mix with people',
    context:
      'people, contact, invite, town, join, chat, lunch, soul, company, quiet, widowed, divorce, cancel, red, coffee, pub, parties, conversation, conversations, stranger',
    not: "girlfriend, boyfriend, user friendly, imaginary friend, eco friendly, in spanish, in french, in italian, in german, in english, in polish, in turkish, jam with friends, friends are fed up, foreign language, alcohol, sober, my wife, my husband, daughter, son, teenager, presentation, audience, meetings, from friends money, friend's wedding, owe",
  },
  subs: {
    making: {
      name: 'making friends',
      words: {
        objects:
          'new friends, make friends, new in town, friends as an adult, social circle, meet new people, friend group, no friends here, know nobody, join a club, club to get to know, get to know people, find people who, people who like, like board games, same interests, common interests, meet my neighbours, know my neighbours, talk to my neighbours, mum friends, dad friends, friends at work, friends at uni, friends at school, friends in, find friends, bumble bff, invite people, invite someone, invite neighbours, people my age, new colleagues, friend in this town, meet someone new',
        verbs: 'make friends, befriend, meet people',
        context: 'moved, city, club, adult, colleagues, neighbours',
      },
    },
    keeping: {
      name: 'keeping in touch',
      words: {
        objects:
          'old friends, keep in touch, long-distance friend, lost touch, best friend, drifting apart, school friends, catch up with friends, better friend, cancel on, cancel on my mates, cancel plans, call a friend, call an old friend, write to my friend, see my friends, answer messages, text back, reply to messages, reply to friends, meet my friends, dinner with friends, coffee with a friend, coffee with friends, friends over, have friends over, friends for dinner, ring a friend, penfriend, stay in touch, mates more often, see my mates, drifted apart from, apologise to my friend, school mates, uni friends, be there for my friends',
        verbs: 'reconnect, keep in touch, reach out',
        context: 'message, call, birthday, years, far, birthdays',
      },
    },
    lonely: {
      name: 'loneliness',
      words: {
        objects:
          'loneliness, lonely, isolated, nobody to talk to, nobody to call, empty weekends, live alone, no social life, alone, so alone, among people, by myself, every weekend by myself, speak to a soul, talk to anyone, see anyone, find company, someone to talk to, since i retired, since my divorce, since my husband died, since my wife died, widow, widower, house is quiet, days without talking, on my own, all on my own, nobody rings, no one to, homesick, empty house, get out of the flat, feel part of',
        context: 'alone, evening, weekend, silent, retired, company',
      },
    },
    shy: {
      name: 'shyness and small talk',
      words: {
        objects:
          'shy, shyness, small talk, social anxiety, introvert, hold a conversation, blushing, quiet in groups, wallflower, freeze around people, in a group without going red, going red, go red, chat to people, people at parties, at parties, hiding in the kitchen, conversation going, keep a conversation, start conversations, conversation with a stranger, say hello, say hi, talk to people, talk to new people, talk to girls, talk to boys, too shy, less shy, awkward, know what to say, eye contact with people, introduce myself, around new people, phone anxiety, make phone calls, speak to people, confidence with people, tongue-tied',
        verbs: 'mingle, start a conversation, break the ice, come out of my shell',
        context: 'talk, party, words, eye contact, group, awkward, strangers',
      },
    },
  },
};
