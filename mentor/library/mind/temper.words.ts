import type { TopicWords } from '#mentor/library/topic.ts';

export const TEMPER_WORDS: TopicWords = {
  name: 'Temper and boundaries',
  words: {
    objects:
      'temper, anger, angry, boundaries, people-pleasing, assertive, assertiveness, pushover, doormat, irritable, hot-headed, quick-tempered, aggressive, passive-aggressive',
    verbs: 'snap at, lash out, apologise less, interrupt, complain, swear, gossip',
    context:
      'guilty, guilt, people, tired, colleagues, calm, walk, favours, conversations, boss, excuse, learn, patient, stop, control, better, no',
    not: 'my children, son, daughter, husband, wife, forgive my father, forgive my mother, snapping at mom, snapping at mum, toddler, puppy, dentist, boundary wall, boundary fence, state boundaries, kids, children, drink, spanish, french',
  },
  subs: {
    outbursts: {
      name: 'anger',
      words: {
        objects:
          "anger management, control my temper, fly off the handle, lose my temper, losing my temper, temper at work, lose it, keep my temper, control my anger, grip on my anger, angry outbursts, outburst, blow up, short fuse, short temper, bad temper, rage, in traffic, shouting, shout when, yell, snap at people, snap, snappy, slam doors, count to ten, keep my cool, provokes me, when i'm angry, get angry, less angry, less irritable, moody, 0 to 100, throw things, explode",
        verbs: 'shout, yell, rage, explode, blow up, snap',
        context: 'traffic, doors, regret, provoke, second, tired, evenings',
      },
    },
    'saying-no': {
      name: 'saying no',
      words: {
        objects:
          "say no, to say no, say no to my boss, no to my boss, yes to everything, yes too often, turn down, decline, extra shifts, people pleaser, please everyone, everyone's favours, favours, too nice, taken advantage of, overcommit, promise things, think before i promise, please people",
        verbs: 'decline, refuse, turn down, say no',
        context: 'invitations, shifts, promise, school party, bakes, agree, excuse, favours',
      },
    },
    limits: {
      name: 'boundaries',
      words: {
        objects:
          'work life balance, life balance, stop working, working late, overtime, workaholic, log off at, close the laptop, finish work at, work on sundays, set boundaries, better boundaries, healthy boundaries, my boundaries, boundaries with my, boundaries at work, limits with, stand up for myself, walk all over me, walked over, work calls, work emails, protect my free time, lunch break, lend money, borrow my things, tell my flatmate, comments on my, toxic, bullied, respect my, more assertive, be assertive',
        verbs: 'stand up for myself, defend, protect',
        context: 'free time, weekend, sundays, calls, flatmate, aunt, mother, work, protect',
      },
    },
    listening: {
      name: 'listening and patience',
      words: {
        objects:
          'defensive, judgemental, judgmental, sarcastic, sarcasm, gossip, swearing, swear words, bossy, grudge, stubborn, impatient, better listener, good listener, listen more, talk less, interrupting people, interrupting, interrupt others, cut people off, finish their sentences, let people finish, more patient, patience, patient with, less judgemental, complain less, complaining, moaning, whining, stop swearing, hold grudges, forgive, resentment, take criticism, criticised, less defensive, lecturing people, talk over people',
        verbs: 'forgive, moan, whine',
        context: 'listen, sentences, slow, criticism, conversation, talk, meetings',
      },
    },
  },
};
