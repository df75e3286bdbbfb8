import type { Topic } from '#mentor/library/topic.ts';

export const PARTNER = {
  id: 'partner',
  shelf: 'people',
  name: 'Partner',
  category: 'Personal',
  words: {
    objects:
      'partner, relationship, marriage, husband, wife, girlfriend, boyfriend, spouse, fiancee, my other half, as a couple, anniversary, better husband, drifted apart, living together, the two of us, each other, my wife, my husband, my partner, my girlfriend, my boyfriend, lovers, couple, married, our marriage, argument with my, couples, our relationship, fiance, my love, bickering with, be a better husband, make up after, flirt, hug my, love life, my marriage, save my marriage, time with my boyfriend, time with my girlfriend, time with my wife, time with my husband, time with my partner, for my girlfriend, for my boyfriend, for my wife, for my husband, time for each other',
    context: 'love, together, us, talk, argue, time, home, phone',
    not: "novel, relationship with food, relationship with money, relationship with alcohol, relationship with my phone, business partner, training partner, language partner, dance partner, tandem partner, find a girlfriend, find a boyfriend, find a partner, dating app, ex-wife, ex-husband, partner track, hits me, afraid of my partner, for my wife's birthday, caring for, since her stroke, since his stroke, my wife always cooked, my late husband, late husband, late wife, partner for tennis, historical, accountability partner, memories, practice partner, running partner, household budget, budget, how much i drink, language exchange partner, deposit, eulogy, workout partner",
  },
  subs: [
    {
      id: 'time',
      name: 'time together',
      words: {
        objects:
          'date night, time with my wife, time with my husband, time with my partner, quality time, see each other, weekend for two, time for us, time as a couple, no time for each other, like roommates, phones at dinner, just for the two of us, two of us, evening a week for, walk together, walk with my wife, walk with my husband, together with my partner, dinner with my wife, dinner with my husband, out with my wife, out with my husband, out with my partner, weekend away, without the kids, time together, evenings together, alone with my, date with my, monthly date, cook together, go dancing together, breakfast together, babysitter, something together',
      },
      quests: [
        {
          id: 'couple-book-evening',
          title: 'Book one evening for two',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            [
              'Lay both calendars side by side',
              'Take the first free evening, not the perfect one.',
            ],
            ['Ask who chooses what', 'One chooses this time, the other next time.'],
            ['Arrange children, keys, food now', 'No sitter: after bedtime, at the kitchen table.'],
          ],
          tiny: 'Ask which evening this week is free.',
          why: 'What stands in the calendar happens more often than what is meant.',
          source: 'craft',
        },
        {
          id: 'couple-no-phones',
          title: 'Spend {m} minutes together, phones away',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [20, 30, 60],
          steps: [
            ['Put both phones in another room', 'On silent, with an exception for the sitter.'],
            [
              'Do one small thing side by side',
              'Tea, a walk, cards, cooking. No screens, no planning.',
            ],
            ['Ask one thing about their day', 'A second question before you tell yours.'],
          ],
          tiny: 'Drink one cup together without phones.',
          needs: ['company'],
          why: 'With no phone in reach nobody breaks off a sentence for one.',
          source: 'craft',
        },
        {
          id: 'couple-new-to-both',
          title: 'Do one thing new to both',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [60, 120, 180],
          steps: [
            ['Each writes three ideas, draw one', 'A dance class, a night walk, a strange recipe.'],
            ['Fix day and hour at once', 'Both have to be beginners at it.'],
            ['Afterwards each names one moment', 'What to repeat, what not.'],
          ],
          tiny: 'Write three ideas each.',
          needs: ['company'],
          why: 'Couples who did new things together rated the relationship better afterwards.',
          source: 'trial',
        },
        {
          id: 'couple-two-calendars',
          title: 'Compare two calendars, fix three dates',
          plan: { role: 'check', phase: 3, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Look back a month, count evenings for two', 'One number, no reproach.'],
            ['Fix three dates, one a whole day', 'Write who arranges which.'],
            ['Name one thing that gives way', 'Otherwise the dates will.'],
          ],
          tiny: 'Count the evenings for two of the last month.',
          why: 'Counted together, too little time is a fact and not a reproach.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'talking',
      name: 'talking and quarrels',
      words: {
        objects:
          'communication with my wife, communication with my husband, argue with my partner, argue with my wife, argue with my husband, fight less, couple arguments, listen to my wife, listen to my husband, listen to my partner, marriage counselling, couples therapy, silent treatment, nagging, stop arguing, we fight about, going silent, quarrel, quarrel with my, row with my, arguments with my, argue less, argue fairly, talk to my wife, talk to my husband, talk to my partner, talk to my girlfriend, talk to my boyfriend, talk about money with my, listen better to, interrupt my wife, interrupt my husband, say sorry first, apologise first, apologise to my, sulk, sulking, jealous, jealousy, raise my voice at, check-in with my, honest with my, tell my wife, tell my husband, tell my partner, criticise my, shout at my wife, shout at my husband, open up to my, couple talk',
      },
      quests: [
        {
          id: 'couple-open-question',
          title: 'Ask one open question at dinner',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Begin with what or how', '"What was the longest part of today?"'],
            ['Ask one more about the answer', 'Advice only if they ask for it.'],
          ],
          tiny: 'Ask one question before you tell your own day.',
          needs: ['company'],
          why: 'Follow-up questions show that the answer was heard.',
          source: 'craft',
        },
        {
          id: 'couple-retell',
          title: 'Listen five minutes, then retell it',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [10, 15, 25],
          steps: [
            ['Agree on a small matter and a timer', 'One talks, the other only listens.'],
            ['Say it back in your own words', '"Did I leave something out?" until they say no.'],
            [
              'Swap after five minutes',
              'It gets loud: stop, go on tomorrow. Afraid of them: call a helpline instead.',
            ],
          ],
          tiny: 'Say back one sentence of theirs before you answer.',
          needs: ['company'],
          why: 'Retelling stops the reply from being prepared while the other talks.',
          source: 'craft',
        },
        {
          id: 'couple-request',
          title: 'Say one complaint as a request',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Write what a camera would have seen', 'No "always", no "never".'],
            ['Add what it did to you and one wish', '"Please call when it gets later than seven."'],
            ['Say it in a calm hour, once', 'Not hungry, not at the door, not by message.'],
          ],
          tiny: 'Write one complaint without "always" or "never".',
          why: 'A request can be answered with yes; a reproach cannot.',
          source: 'craft',
        },
        {
          id: 'couple-old-quarrel',
          title: 'Talk through one past quarrel',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [25, 30, 45],
          steps: [
            [
              'Choose one that is over and was small',
              'At a table, both rested, thirty minutes by the clock.',
            ],
            ['Each tells it in five minutes', 'The other only retells.'],
            ['Each names one own part', 'Then one sign for next time: a word that means pause.'],
          ],
          tiny: 'Agree on the word that means pause.',
          needs: ['company'],
          why: 'Couples quarrel about the same things again; the way of it can be changed.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'everyday',
      name: 'home and appreciation',
      words: {
        objects:
          'chores with my partner, mental load, household with my wife, household with my husband, fair share of chores, appreciate my wife, appreciate my husband, appreciate my partner, take for granted, support my wife, support my husband, support my partner, do more at home, invisible work, share the housework, housework fairly, housework with my, divide the chores, chores with my, share the chores, split the chores, split the housework, thank my wife, thank my husband, thank my partner, compliment my wife, compliment my husband, small things for my, bring my wife, surprise my wife, surprise my husband, surprise my girlfriend, surprise my boyfriend, flowers for my wife, remember our anniversary, do my share, who does what, help my wife, help my husband, pull my weight, breakfast in bed, note for my',
      },
      quests: [
        {
          id: 'couple-exact-thanks',
          title: 'Thank your partner for one act',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          steps: [
            ['Choose something from today', 'Also what they do every day: bins, lunch, the call.'],
            ['Say act and effect', '"You did the school run, so I could finish."'],
          ],
          tiny: 'Write them one line of thanks.',
          why: 'Everyday work disappears from sight unless somebody names it.',
          source: 'craft',
        },
        {
          id: 'couple-whole-task',
          title: 'Take over one task for a week',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [20, 30, 60],
          steps: [
            ['Ask which task they would most like to lose', 'Laundry, school post, the shopping.'],
            ['Take all of it: see, plan, do', 'Ask once how it works and write it down.'],
            ['On Sunday ask what was missed', 'Keep it or swap it; no praise expected.'],
          ],
          tiny: 'Do one small part of it today without being asked.',
          why: 'A task taken whole leaves nothing for the other to remember.',
          source: 'craft',
        },
        {
          id: 'couple-task-list',
          title: 'List every household task with a name',
          plan: { role: 'check', phase: 2, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            ['Walk through the rooms with paper', 'Also dates, presents, doctors, spare parts.'],
            ['Write who thinks of it and who does it', 'Two columns, filled in by both of you.'],
            ['Swap two tasks for a month', 'Fix the day to look again.'],
          ],
          tiny: 'List the tasks of one room.',
          needs: ['company'],
          why: 'The list shows the thinking, which is the part that stays unseen.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'closeness',
      name: 'closeness',
      words: {
        objects:
          'intimacy, affection, romantic, romance, long-distance relationship, long distance, cuddle, closer to my wife, closer to my husband, closer to my partner, grown apart, love letter, sex life, lovers again, like flatmates, flatmates, hold hands, hug, kiss, spark, close to my wife, close to my husband, close again, fall in love again, in love, passion, tenderness, different cities, apart during the week, distance relationship, love notes, cuddles, desire, sex',
      },
      quests: [
        {
          id: 'couple-homecoming',
          title: 'Give two minutes to each homecoming',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [2, 5, 5],
          steps: [
            ['Put down what is in your hands', 'Phone, pan, bag; go to the door.'],
            [
              'Greet first, news afterwards',
              'A hug if both like it. Far apart: the first two minutes of the call.',
            ],
          ],
          tiny: 'Look up and greet by name.',
          why: 'A fixed greeting is a moment together that no plan can drop.',
          source: 'craft',
        },
        {
          id: 'couple-ten-lines',
          title: 'Write your partner ten lines by hand',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            ['Take one thing you saw them do', 'Place, day, what their hands did.'],
            ['Write what you did not say then', 'Plain words; no apology in this one.'],
            ['Leave it where they will find it', 'Far apart: post it, or photograph the page.'],
          ],
          tiny: 'Write one line on a slip and leave it on the table.',
          why: 'Written words can be read again.',
          source: 'craft',
        },
        {
          id: 'couple-unknown-things',
          title: 'Ask three things you do not know',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            [
              'Write three guesses about them first',
              'A worry now, a wish for next year, a friend they miss.',
            ],
            ['Ask, and compare with the guess', 'Wrong guess: ask one more about it.'],
            ['Let them ask three', 'Write one down and come back to it next week.'],
          ],
          tiny: 'Ask one thing: what worries you most this week?',
          needs: ['company'],
          why: 'People change, and old answers go on being taken for true.',
          source: 'craft',
        },
        {
          id: 'couple-two-wishes',
          title: 'Tell each other two wishes',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            ['Each writes two wishes alone', 'For touch, time or tenderness. Small and doable.'],
            ['Read them out, the other only asks', 'A no stands and needs no reason.'],
            [
              'Choose one both like, and a day',
              'Pain or sorrow about it: a doctor or counsellor helps.',
            ],
          ],
          tiny: 'Write one wish on paper.',
          needs: ['company'],
          not: ['minor'],
          why: 'Wishes said outside the moment can be refused without hurting.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Ask your partner which one of these they would like, and do that one.',
    missed: 'Say that it was skipped, name a day, and leave out the excuse.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
