import type { Topic } from '#mentor/library/topic.ts';

export const FAMILY = {
  id: 'family',
  shelf: 'people',
  name: 'Family',
  category: 'Personal',
  words: {
    objects:
      'family, my parents, my mum, my mom, my mother, my dad, my father, grandparents, grandma, grandpa, grandmother, grandfather, relatives, cousin, aunt, uncle, grandad, granddad, gran, nan, granny, dad, mum, mom, sister, brother, nephew, niece, mother, father, my folks, my family, parents, family dinner, brother-in-law, ageing parents, grandparent, stepmother, stepfather, godmother, godchild, sunday lunch, ring my mum, stepdad, stepmum, elderly parents, time with my family, more family time, dinner as a family, eat as a family, together as a family, phone my parents, phone my mum, phone my dad',
    context:
      'call, visit, home, old, distance, often, birthday, together, guilt, sunday, lunch, phone, fighting, abroad, patience, stroke, caring, label, dinner, phone home',
    not: "family business, start a family, family car, family dinner recipes, family photo shoot, big brother, host family, plan a family, mother tongue, mother's day card, my mother's things, after her death, wife's, in turkish, in spanish, in italian, in polish, in greek, best friend, recipes the whole family, for my mum, for my mother, for my father, shout five times, speech, eulogy, portrait, knit, sons, toast for, speech for",
  },
  subs: [
    {
      id: 'parents',
      name: 'parents and grandparents',
      words: {
        objects:
          'call my mum, call my mom, call my mother, call my dad, call my parents, visit my parents, visit my mother, visit my father, closer to my dad, closer to my mum, closer to my mother, closer to my father, ring home, visit grandma, parents far away, call home more, talk to my mum, grandma while, lunch with dad, lunch with mum, dinner with my parents, visit mum, visit dad, visit my gran, visit my nan, call dad, call mum, ring my mother, ring mum, phone my dad, phone my mum, see my parents, see my dad, see my mum, see my grandparents, time with my parents, time with grandma, time with my dad, time with my mum, text my mum, still here, miss my mum, know my father better, help my parents, parents more often, get on with my mum, argue with my mum, argue with my dad, row with my mother',
      },
      quests: [
        {
          id: 'family-call',
          title: 'Call one parent or grandparent',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 30],
          steps: [
            ['Choose a fixed hour they are free', 'After the news, Sunday before lunch.'],
            ['Have one question and one story ready', '"Who lived next door when you were ten?"'],
            ['Name the next call before goodbye', 'Nobody there: leave a message with your story.'],
          ],
          tiny: 'Leave a one-minute voice message.',
          why: 'A fixed hour needs no decision and gives them something to expect.',
          source: 'craft',
        },
        {
          id: 'family-visit-job',
          title: 'Visit once and do one job',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [60, 90, 180],
          steps: [
            [
              'Ask beforehand what is waiting',
              'A bulb, a letter, a heavy bag. Far away: do it by call.',
            ],
            ['Do it together, at their speed', 'They decide how; it is their home.'],
            ['Sit down afterwards without a phone', 'Half an hour, one old photo on the table.'],
          ],
          tiny: 'Ask which small job is waiting.',
          needs: ['outside'],
          why: 'Doing something side by side makes talk easier than sitting opposite.',
          source: 'craft',
        },
        {
          id: 'family-record-story',
          title: 'Record one story from their youth',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [30, 45, 60],
          steps: [
            ['Ask if you may record', 'Phone between you, screen down.'],
            ['Begin with an object', 'A ring, a tool, a school photo: "Where was that?"'],
            [
              'Ask what it smelt and sounded like',
              'Silence is fine; wait. Sad: ask whether to stop.',
            ],
            ['Save it with name and date', 'Send it to one relative.'],
          ],
          tiny: 'Ask one question about one photo and write the answer.',
          needs: ['company'],
          why: 'Objects bring back more than general questions do.',
          source: 'craft',
        },
        {
          id: 'family-five-papers',
          title: 'List where five papers lie, together',
          plan: { role: 'check', phase: 3, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            ['Ask whether they want to do this', 'Their papers, their pace. A no is a no.'],
            [
              'Write the place of each, no contents',
              'Will, insurance, wishes for doctors, house, contacts.',
            ],
            ['Fill one gap', 'An adviser or notary for what must be signed.'],
          ],
          tiny: 'Ask where the folder would be if it were needed.',
          needs: ['company'],
          why: 'In an emergency the place is what nobody knows.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'siblings',
      name: 'siblings and relatives',
      words: {
        objects:
          'my sister, my brother, siblings, cousins, estranged, make up with my brother, reconcile, falling out, in-laws, mother-in-law, family feud, lost touch with my family, closer to my brother, little sister, cousins abroad, keep in touch with my cousins, fighting with my, my in-laws, my nephew, my niece, my nieces, be a better uncle, be a better aunt, make peace with, nieces and nephews',
      },
      quests: [
        {
          id: 'family-photo-lines',
          title: 'Send one photo and two lines',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [3, 5, 10],
          steps: [
            ['Pick one thing they would know', 'The old street, a dish, a bad joke.'],
            ['Write two lines, no question to answer', 'Nothing about the last quarrel.'],
            ['Note date and answer', 'Silence: again in two weeks, then monthly.'],
          ],
          tiny: 'Send one photo without words.',
          why: 'A message that asks for nothing is easy to receive.',
          source: 'craft',
        },
        {
          id: 'family-sibling-hour',
          title: 'Meet one sibling for one hour',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [45, 60, 120],
          steps: [
            ['Offer two dates and an activity', 'A walk, a match, a repair; or a video call.'],
            ['Ask two things before you tell one', 'Their work, their week, their plans.'],
            ['Leave parents and money for another day', 'Name the next date.'],
          ],
          tiny: 'Send two dates.',
          needs: ['company'],
          why: 'Something to do gives the hour a frame and an end.',
          source: 'craft',
        },
        {
          id: 'family-careful-letter',
          title: 'Write one letter, wait a day',
          plan: { role: 'check', phase: 2, rhythm: 'once' },
          minutes: [30, 40, 60],
          steps: [
            ['Write your own part only', '"I said ... on that day. I am sorry for it." No "but".'],
            ['Leave it overnight, cut a third', 'Would it hurt read aloud at a table? Cut that.'],
            ['Send it, or keep it', 'Whoever harmed you is owed no letter; ask a counsellor.'],
          ],
          tiny: 'Write the one sentence you are sorry for.',
          why: 'A letter can be read twice and answered late.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'caring',
      name: 'caring for someone',
      words: {
        objects:
          "caring for my mother, caring for my father, care for my mum, care for my dad, carer, caregiver, dementia, alzheimer, look after my mother, look after my father, look after my parents, sick relative, disabled brother, care home, respite, elderly care, caregiving, caring for my husband, caring for my wife, caring for our parents, care for my, since her stroke, since his stroke, parkinson's, breaks while caring, take breaks while, share caring, breaks from caring, hospital visits, mum's medication, medication for my, look after mum, look after dad, look after my husband, look after my wife, bedridden, wheelchair, hospice, ill husband, ill wife, ill mother, memory loss, carers group, power of attorney, patient with my wife since, disabled son",
      },
      quests: [
        {
          id: 'family-care-list',
          title: 'List one week of caring tasks',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Write every task and its minutes', 'Driving, forms, nights, calls, washing.'],
            ['Mark: only me, anyone, a service', 'One letter each.'],
            ['Choose one "anyone" to give away', 'The one that comes most often.'],
          ],
          tiny: "Write down today's tasks with minutes.",
          why: 'Care services judge the need from tasks and minutes, so a list helps the talk.',
          source: 'guideline',
        },
        {
          id: 'family-one-favour',
          title: 'Ask one person for one task',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Take one task with day and hour', '"Could you drive her on Thursday at two?"'],
            ['Ask one person, not the group', 'A no is fine; ask the next on the list.'],
            ['Show them once, then leave', 'Another way of doing it is not wrong.'],
          ],
          tiny: 'Write the sentence with day and hour.',
          why: 'A task with a day can be agreed to at once.',
          source: 'craft',
        },
        {
          id: 'family-two-hours-off',
          title: 'Take two hours off, arrange cover',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [60, 120, 180],
          steps: [
            [
              'Ask family, neighbour or day service',
              'Your council or insurance names respite services.',
            ],
            ['Leave a number and one page', 'Food, habits, what calms, whom to call.'],
            ['Go out of the house', "No errands. No cover at all: call a carers' line this week."],
          ],
          tiny: 'Sit outside for five minutes while somebody is with them.',
          needs: ['company'],
          why: 'Official advice to carers is to take regular breaks before they are worn out.',
          source: 'guideline',
        },
        {
          id: 'family-care-page',
          title: 'Write one page for whoever steps in',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Write the day by the clock', 'Rising, meals, rest, what they like to do alone.'],
            ['Write what frightens and what calms', 'A song, a photo, a way to the window.'],
            ['Let a stranger read it', 'Every question they ask becomes a line.'],
          ],
          tiny: 'Write three lines: what calms, what frightens, whom to call.',
          why: 'Written habits let others take over without you on the telephone.',
          source: 'craft',
        },
        {
          id: 'family-assessment',
          title: "Ask for one carer's assessment",
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Call the council or care insurance', 'Ask: "What is a carer entitled to here?"'],
            ["Have the week's list in front of you", 'Name nights and lifting first.'],
            ['Write name, date, next step', 'A no: ask for it in writing and who reviews it.'],
          ],
          tiny: 'Find the number of the office and its hours.',
          why: 'Many countries grant carers help, but only when they ask for it.',
          source: 'guideline',
        },
      ],
    },
    {
      id: 'history',
      name: 'family history and gatherings',
      words: {
        objects:
          "family tree, genealogy, ancestors, family history, family reunion, family gathering, old photos, family recipes, where my family comes from, great-grandfather, great-grandmother, ancestry, family stories, christmas with the family, old family photos, family photos, label photos, family dinner every, sunday with everyone, everyone round the table, sunday dinner, family meal, dna test, birth certificates, parish records, record my grandmother, record my grandfather, interview my, grandparents' stories, traditions, family album, home movies, surname, get the whole family together, cousins together, family christmas, emigrated, great-grandparents",
      },
      quests: [
        {
          id: 'family-three-rows',
          title: 'Draw three generations on one sheet',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            [
              'Start with yourself at the bottom',
              'Names, births, places; "?" where you do not know.',
            ],
            [
              'Call the oldest relative with the gaps',
              'Three questions at most. Adopted or unknown: draw who raised you.',
            ],
            ['Write who told you what', 'A small letter beside each fact.'],
          ],
          tiny: "Write down your four grandparents' names.",
          why: 'The gaps show whom to ask first.',
          source: 'craft',
        },
        {
          id: 'family-name-photos',
          title: 'Label {n} old photos with names',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          amount: { unit: 'photos', byLevel: [8, 12, 16] },
          steps: [
            ['Photograph them by a window', 'From above, no flash, front and back.'],
            ['Name the file: year, place, people', 'Soft pencil on the back, never ink.'],
            ['Send the unknown faces to two relatives', 'The first answer goes into the name.'],
          ],
          tiny: 'Label three photos.',
          why: 'Names get lost with those who know them.',
          source: 'craft',
        },
        {
          id: 'family-one-archive',
          title: 'Search one archive for one name',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 120],
          steps: [
            ['Write name, years, place, three spellings', 'One question only: when, where or who.'],
            ['Search civil, church or passenger records', 'Many are free online or in a library.'],
            ['Copy the source with its page', 'Two sources agree: then it goes on the tree.'],
          ],
          tiny: 'Write three spellings of one surname.',
          why: 'Names were written by ear, so the spelling in the record may differ.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Send one photo and one line; the long call can wait.',
    missed: 'Call without explaining the gap and ask for their news first.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
