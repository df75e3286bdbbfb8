import type { TopicWords } from '#mentor/library/topic.ts';

export const PARTNER_WORDS: TopicWords = {
  name: 'Partner',
  words: {
    objects:
      'partner, relationship, marriage, husband, wife, girlfriend, boyfriend, spouse, fiancee, my other half, as a couple, anniversary, better husband, drifted apart, living together, the two of us, each other, lovers, couple, married, fiance, my love, bickering with, save my marriage, time with my boyfriend, for my girlfriend, for my boyfriend, for my wife, for my husband',
    context: 'love, together, us, talk, argue, time, home, phone',
    not: "novel, training partner, ex-wife, ex-husband, for my wife's birthday, since her stroke, since his stroke, my late husband, late husband, accountability partner, practice partner, budget, eulogy",
  },
  subs: {
    time: {
      name: 'time together',
      words: {
        objects:
          'date night, time with my wife, time with my partner, quality time, time for us, time as a couple, like roommates, phones at dinner, two of us, walk together, together with my partner, dinner with my husband, out with my husband, weekend away, without the kids, time together, evenings together, alone with my, date with my, monthly date, cook together, breakfast together, babysitter, something together',
      },
    },
    talking: {
      name: 'talking and quarrels',
      words: {
        objects:
          'fight less, snappy with my, present with my, couple arguments, marriage counselling, couples therapy, silent treatment, nagging, stop arguing, going silent, quarrel, quarrel with my, row with my, argue less, argue fairly, talk to my wife, talk to my husband, listen better to, say sorry first, apologise first, apologise to my, sulk, jealous, jealousy, check-in with my, honest with my, tell my wife, tell my husband, tell my partner, couple talk',
      },
    },
    everyday: {
      name: 'home and appreciation',
      words: {
        objects:
          'mental load, appreciate my partner, support my wife, invisible work, share the housework, housework fairly, divide the chores, chores with my, share the chores, split the chores, thank my wife, thank my husband, thank my partner, bring my wife, surprise my wife, surprise my girlfriend, do my share, help my wife, help my husband, pull my weight, note for my',
      },
    },
    closeness: {
      name: 'closeness',
      words: {
        objects:
          'intimacy, affection, romantic, romance, long-distance relationship, long distance, cuddle, closer to my wife, grown apart, love letter, sex life, lovers again, like flatmates, flatmates, hold hands, hug, kiss, spark, close again, passion, tenderness, different cities, distance relationship, love notes, desire, sex',
      },
    },
  },
};
