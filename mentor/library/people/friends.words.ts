import type { TopicWords } from '#mentor/library/topic.ts';

export const FRIENDS_WORDS: TopicWords = {
  name: 'Friends',
  words: {
    objects:
      "friend, friendship, social life, new people, social skills, acquaintance, mate, pals, meet people, get to know, buddies, friend's, neighbour, club for, meetup, sociable, board games, social events, more social, be social, outgoing, text people back, in touch with people, more contact, penpal, meet up with",
    verbs: 'socialise, hang out, meet new people, get to know, cancel on, make conversation',
    context:
      'people, contact, invite, town, join, chat, lunch, soul, company, quiet, widowed, divorce, cancel, red, coffee, pub, parties, conversation, stranger',
    not: "my mother, my mum, my mom, my dad, my father, my parents, user friendly, imaginary friend, sober, my wife, my husband, daughter, son, presentation, meetings, friend's wedding, owe",
  },
  subs: {
    making: {
      name: 'making friends',
      words: {
        objects:
          'new friends, make friends, social circle, meet new people, friend group, know nobody, join a club, get to know people, find people who, same interests, common interests, know my neighbours, mum friends, dad friends, friends at uni, friends at school, friends in, find friends, bumble bff, invite people, invite someone, invite neighbours, people my age, new colleagues, in this town',
        verbs: 'make friends, befriend, meet people',
        context: 'moved, city, club, adult, colleagues, neighbours',
      },
    },
    keeping: {
      name: 'keeping in touch',
      words: {
        objects:
          'old friends, letters to friends, write letters, letters by hand, real letters, round one table, the five of us, the four of us, we should get together, get together with, old crowd, keep in touch, lost touch, best friend, drifting apart, school friends, better friend, cancel on, cancel plans, call an old friend, write to my friend, see my friends, answer messages, text back, meet my friends, friends over, ring a friend, penfriend, stay in touch, see my mates, school mates, uni friends',
        verbs: 'reconnect, keep in touch, reach out',
        context: 'message, call, birthday, years, far',
      },
    },
    lonely: {
      name: 'loneliness',
      words: {
        objects:
          'loneliness, lonely, isolated, empty weekends, alone, among people, by myself, speak to a soul, talk to anyone, see anyone, find company, someone to talk to, since i retired, since my divorce, since my husband died, widow, widower, on my own, nobody rings, homesick, empty house',
        context: 'alone, evening, weekend, silent, retired, company',
      },
    },
    shy: {
      name: 'shyness and small talk',
      words: {
        objects:
          'shy, shyness, small talk, social anxiety, introvert, blushing, wallflower, go red, chat to people, at parties, hiding in the kitchen, conversation going, keep a conversation, start conversations, conversation with a stranger, say hello, say hi, awkward, introduce myself, around new people, phone anxiety, tongue-tied, say yes, invitations',
        verbs: 'mingle, start a conversation, break the ice',
        context: 'talk, party, words, group, strangers',
      },
    },
  },
};
