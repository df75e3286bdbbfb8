import type { Topic } from '#mentor/library/topic.ts';

export const FRIENDS = {
  id: 'friends',
  shelf: 'people',
  name: 'Friends',
  category: 'Personal',
  words: {
    objects:
      "friend, friends, friendship, social life, new people, social skills, acquaintance, mates, mate, pals, meet people, get to know, buddies, friend's, neighbours, neighbour, club for, my friends, going out more, meetup, sociable, board games, social events, board game night, more social, be social, outgoing, text people back, texting people back, reply to messages, penpal, meet up with",
    verbs:
      'socialise, hang out, meet new people, get to know, catch up with, cancel on, make conversation, mix with people',
    context:
      'people, contact, invite, town, join, chat, lunch, soul, company, quiet, widowed, divorce, cancel, red, coffee, pub, parties, conversation, conversations, stranger',
    not: "girlfriend, boyfriend, user friendly, imaginary friend, eco friendly, in spanish, in french, in italian, in german, in english, in polish, in turkish, jam with friends, friends are fed up, foreign language, alcohol, sober, my wife, my husband, daughter, son, teenager, presentation, audience, meetings, from friends money, friend's wedding, owe",
  },
  subs: [
    {
      id: 'making',
      name: 'making friends',
      words: {
        objects:
          'new friends, make friends, new in town, friends as an adult, social circle, meet new people, friend group, no friends here, know nobody, join a club, club to get to know, get to know people, find people who, people who like, like board games, same interests, common interests, meet my neighbours, know my neighbours, talk to my neighbours, mum friends, dad friends, friends at work, friends at uni, friends at school, friends in, find friends, bumble bff, invite people, invite someone, invite neighbours, people my age, new colleagues, friend in this town, meet someone new',
        verbs: 'make friends, befriend, meet people',
        context: 'moved, city, club, adult, colleagues, neighbours',
      },
      quests: [
        {
          id: 'frd-list-places',
          title: 'List 5 weekly groups near you',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 20, 30],
          steps: [
            ['Search library, town hall, notice boards', 'Look for groups that meet every week.'],
            ['Write day, hour, price, contact', 'Free ones first: choir, run group, repair café.'],
            [
              'Circle one and write to ask if you may come',
              'One line: "May I look in on Tuesday?"',
            ],
          ],
          tiny: 'Find one group and write down its hour.',
          why: 'Friendships grow from seeing the same people often.',
          source: 'craft',
        },
        {
          id: 'frd-go-group',
          title: 'Visit one group, stay to the end',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [60, 90, 120],
          steps: [
            ['Come ten minutes early', 'Ask whoever sets up whether you can carry something.'],
            ['Learn two names and write them down outside', 'With one thing they said.'],
            ['Say "see you next week" to one of them', 'Go four times before you judge the group.'],
          ],
          tiny: 'Write to the group and ask when you may come.',
          needs: ['outside', 'company'],
          why: 'People come to like faces they see often, as experiments show.',
          source: 'trial',
        },
        {
          id: 'frd-ask-coffee',
          title: 'Ask 1 acquaintance for a coffee',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            [
              'Choose somebody you already enjoy seeing',
              'Colleague, neighbour, parent at the gate.',
            ],
            [
              'Offer a place, a day and an end',
              '"Thursday after work, half an hour, at the corner?"',
            ],
            ['Offer one other time if they say no', 'A second no: ask somebody else.'],
          ],
          tiny: 'Write the message and send it.',
          why: 'Somebody has to ask first, and a small offer with an end is easy to accept.',
          source: 'craft',
        },
        {
          id: 'frd-monthly-table',
          title: 'Host one evening for 3 people',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [90, 120, 180],
          steps: [
            ['Invite three who do not all know each other', 'Soup and bread; guests bring drinks.'],
            ['Put out one thing to do together', 'Cards, a pan to stir, a film to pick.'],
            ['Fix the next date before they leave', 'Three or four weeks away is near enough.'],
          ],
          tiny: 'Send the three invitations.',
          needs: ['company'],
          why: 'Whoever brings people together regularly becomes part of their lives.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'keeping',
      name: 'keeping in touch',
      words: {
        objects:
          'old friends, keep in touch, long-distance friend, lost touch, best friend, drifting apart, school friends, catch up with friends, better friend, cancel on, cancel on my mates, cancel plans, call a friend, call an old friend, write to my friend, see my friends, answer messages, text back, reply to messages, reply to friends, meet my friends, dinner with friends, coffee with a friend, coffee with friends, friends over, have friends over, friends for dinner, ring a friend, penfriend, stay in touch, mates more often, see my mates, drifted apart from, apologise to my friend, school mates, uni friends, be there for my friends',
        verbs: 'reconnect, keep in touch, reach out',
        context: 'message, call, birthday, years, far, birthdays',
      },
      quests: [
        {
          id: 'frd-ten-names',
          title: 'Write the 10 names that matter',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Scroll once through your contacts', 'Those whose news you want to hear.'],
            ['Write beside each the last real contact', 'Month is enough; birthdays too.'],
            ['Mark three for this month', 'Begin with the longest silence.'],
          ],
          tiny: 'Write three names.',
          why: 'Without a list, contact goes to whoever wrote last.',
          source: 'craft',
        },
        {
          id: 'frd-messages',
          title: 'Send {n} messages that ask something',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'messages', byLevel: [2, 3, 5] },
          steps: [
            ['Take names from the top of the list', 'Begin with one thing you remember of them.'],
            ['Ask one question that needs an answer', '"Did the kitchen get done?"'],
            ['Answer within a day when they write', 'No reply: once more next month.'],
          ],
          tiny: 'Send one photo with one question.',
          why: 'People are gladder of a sudden message than the sender expects, studies found.',
          source: 'trial',
        },
        {
          id: 'frd-long-call',
          title: 'Call 1 far friend, {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [15, 30, 60],
          steps: [
            ['Offer two times by message', 'Or ring unannounced in the early evening.'],
            ['Ask about what they told you last time', 'Look at your list before you ring.'],
            ['Write one word for next time', "An exam, a knee, a daughter's move."],
          ],
          tiny: 'Send a voice message of two minutes.',
          why: 'In experiments, voices brought people closer than text, without more awkwardness.',
          source: 'trial',
        },
        {
          id: 'frd-review-list',
          title: "Check 10 names for a month's silence",
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write the date of the last contact behind each', 'A like under a post is none.'],
            ['Mark whoever has been silent for a month', 'Whose turn it is does not matter.'],
            ['Offer one of them a visit or a walk', 'Two dates, sent now.'],
          ],
          tiny: 'Write one date behind one name.',
          why: 'Most friendships end in silence, not in a quarrel.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'lonely',
      name: 'loneliness',
      words: {
        objects:
          'loneliness, lonely, isolated, nobody to talk to, nobody to call, empty weekends, live alone, no social life, alone, so alone, among people, by myself, every weekend by myself, speak to a soul, talk to anyone, see anyone, find company, someone to talk to, since i retired, since my divorce, since my husband died, since my wife died, widow, widower, house is quiet, days without talking, on my own, all on my own, nobody rings, no one to, homesick, empty house, get out of the flat, feel part of',
        context: 'alone, evening, weekend, silent, retired, company',
      },
      quests: [
        {
          id: 'frd-greet-three',
          title: 'Greet 3 people on your way',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Look up from the phone at the door', 'Neighbour, bus driver, cashier.'],
            ['Say good morning and one more sentence', 'Weather, dog, thanks, their name.'],
            ['Write in the evening how many answered', 'Cannot go out: one call or chat line.'],
          ],
          tiny: 'Greet one person with one sentence.',
          why: 'Short talks with strangers raised mood in experiments.',
          source: 'trial',
        },
        {
          id: 'frd-among-people',
          title: 'Spend {m} minutes among people',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [30, 60, 90],
          steps: [
            ['Choose a place where staying is free', 'Library, market, park bench, church hall.'],
            ['Go at the same hour each time', 'Faces repeat; nod to the ones you know.'],
            ['Bring something others ask about', 'Drawing, chess board, knitting, puzzle.'],
            ['Call a listening line on a heavy evening', 'Find the number and save it today.'],
          ],
          tiny: 'Sit ten minutes on a bench where people pass.',
          needs: ['outside'],
          why: 'Regular hours in one place turn strangers into known faces.',
          source: 'craft',
        },
        {
          id: 'frd-help-out',
          title: 'Help out in one place, {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [60, 90, 120],
          steps: [
            ['Ask at a food bank, shelter or repair café', '"I have two hours on Wednesdays."'],
            ['Take a job next to somebody', 'Sorting, pouring, carrying; not the back room.'],
            ['Come on the same day four weeks in a row', 'Stay for the tea afterwards too.'],
          ],
          tiny: 'Write to one place and offer one hour.',
          needs: ['outside', 'company'],
          why: 'Working side by side gives you something to talk about and a next time.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'shy',
      name: 'shyness and small talk',
      words: {
        objects:
          'shy, shyness, small talk, social anxiety, introvert, hold a conversation, blushing, quiet in groups, wallflower, freeze around people, in a group without going red, going red, go red, chat to people, people at parties, at parties, hiding in the kitchen, conversation going, keep a conversation, start conversations, conversation with a stranger, say hello, say hi, talk to people, talk to new people, talk to girls, talk to boys, too shy, less shy, awkward, know what to say, eye contact with people, introduce myself, around new people, phone anxiety, make phone calls, speak to people, confidence with people, tongue-tied',
        verbs: 'mingle, start a conversation, break the ice, come out of my shell',
        context: 'talk, party, words, eye contact, group, awkward, strangers',
      },
      quests: [
        {
          id: 'frd-three-questions',
          title: 'Write 3 questions for small talk',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 5, 10],
          steps: [
            ['Write one on the place, one on the day, one open', '"How do you know the host?"'],
            ['Say each aloud twice', 'Add what you would answer yourself.'],
            ["Put them in the phone's first note", 'Read them again outside the door.'],
          ],
          tiny: 'Write one question and say it aloud.',
          why: 'A question ready in your pocket fills the pause that shy people dread.',
          source: 'craft',
        },
        {
          id: 'frd-one-question',
          title: 'Ask one person one question',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Choose the person in the morning', 'Easy first: baker, librarian, new colleague.'],
            ['Look at them, ask, wait three breaths', 'A short answer is an answer.'],
            ['Ask one thing about the answer', 'Then "thanks, see you", and go.'],
          ],
          tiny: 'Ask somebody for the time or the way.',
          why: 'Facing small contacts step by step lowers social fear in trials.',
          source: 'trial',
        },
        {
          id: 'frd-stay-gathering',
          title: 'Stay {m} minutes at one gathering',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          steps: [
            ['Fix your end time and come early', 'Few people are easier to join.'],
            ['Take a job: coats, plates, music', 'People talk to whoever hands out plates.'],
            ['Speak with two people, then you may go', 'Note names and one topic each.'],
          ],
          tiny: 'Go, greet the host, stay ten minutes.',
          needs: ['outside', 'company'],
          why: 'Knowing when you will leave makes it easier to go.',
          source: 'craft',
        },
        {
          id: 'frd-guess-outcome',
          title: 'Compare 3 talks with your fears',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write before a talk what you fear', '"I will have nothing to say."'],
            ['Write afterwards what happened', 'What they said and asked, not how you looked.'],
            ['Count how many fears came true after three', 'Choose a harder talk next.'],
          ],
          tiny: 'Write one fear and what became of it.',
          why: 'After talks, people are liked more than they think, studies found.',
          source: 'trial',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take the smallest contact of the list, one sentence to one person, today.',
    missed: 'Write one line to one person now; nobody counts the weeks but you.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
