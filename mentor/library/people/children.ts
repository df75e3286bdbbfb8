import type { Topic } from '#mentor/library/topic.ts';

export const CHILDREN = {
  id: 'children',
  shelf: 'people',
  name: 'Children',
  category: 'Personal',
  words: {
    verbs: 'babysit',
    objects:
      'my kids, my children, my son, my daughter, my child, better dad, better mum, better mom, better father, better mother, toddler, baby, newborn, stepchild, stepson, stepdaughter, kid, grandchildren, grandson, granddaughter, fatherhood, motherhood, children, kids, child, little one, year old, my boy, my girl, my boys, my girls, my teens, the children, the kids, three children, toddlers, preschooler, stepchildren, twins, grandkids, lego, school run, nappies, dad who, be a better dad, be a better mum, paternity leave, bath time, homework with, family meeting, screen rules, year old to, my year old',
    context:
      'play, school, bedtime, time, patience, homework, screen, weekend, young, family, fun, read, story, bath, dressed, lights out, snap, shout, temper, chart, calmer, mornings, playground, listen, conversation, row, rules, cuddle, nursery, lunchbox, parenting',
    not: "want to have children, trying for a baby, children's book, inner child, adult children, childhood, beat my kids, baby steps, baby blanket, beat my son, photo, photos, save, money for, college fund, gave it to me, guitar, daughter's wedding, son's wedding, read music, classroom, teach a class, school children, first bike, grandchildren to know, my life story, parents' evening, as a kid, as a child",
  },
  subs: [
    {
      id: 'time',
      name: 'playing and time',
      words: {
        objects:
          'time with my kids, time with my children, time with my son, time with my daughter, play with my kids, present with my kids, read to my kids, bedtime story, playing on the floor, family time, more time with the kids, bond with my baby, grow up so fast, phone around my kids, fun with each child, something fun with, build lego, read to my daughter, read to my son, read to the kids, be there for my, play with my, play a game with my, play games with the kids, playground, with my son, with my daughter, with my kids, with my children, with my boy, with my girl, with the kids, with the children, with each child, my grandchildren, bake with my, day out with, time with each, board game with, one-on-one time, little ones, bike ride with my, teach my son, teach my daughter',
      },
      quests: [
        {
          id: 'kids-child-leads',
          title: 'Play {m} minutes, the child leads',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          steps: [
            ['Phone in another room, sit on the floor', 'Say how long: "until the bell rings".'],
            [
              'Do what they do, say what you see',
              '"The red one goes on top." No questions, no teaching.',
            ],
            ['End with the bell and a date', '"Tomorrow after tea again."'],
          ],
          tiny: 'Sit beside the game for five minutes and copy it.',
          needs: ['company'],
          why: 'Short child-led play is part of parent courses that eased behaviour in trials.',
          source: 'trial',
        },
        {
          id: 'kids-read-aloud',
          title: 'Read aloud together for {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [3, 5],
          minutes: [10, 15, 25],
          steps: [
            ['Let the child choose the book', 'The same one for the tenth time is fine.'],
            ['Stop at pictures and wait', 'Older ones read every second page.'],
            ['Ask what comes next', 'Any answer will do; turn the page.'],
          ],
          tiny: 'Read two pages.',
          needs: ['company'],
          why: "Reading aloud with talk about it helps children's language.",
          source: 'trial',
        },
        {
          id: 'kids-hour-out',
          title: 'Go outside together for one hour',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 120],
          steps: [
            ['They choose between two places', 'Stream, park, woods, the long way to the baker.'],
            ['Walk at their speed', 'Let puddles, sticks and stops take the time.'],
            ['Each brings home one thing', 'On the sill, with the date.'],
          ],
          tiny: "Walk once round the block at the child's speed.",
          needs: ['company', 'outside'],
          why: 'Official advice for children is to be active every day, and outside is easiest.',
          source: 'guideline',
        },
        {
          id: 'kids-keep-change',
          title: 'Ask each child what to repeat',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          steps: [
            ['Ask one at a time, on a walk', '"What should we do again? What not?"'],
            ['Write it down as said', 'No defence, no explaining.'],
            ['Do one thing from the list this week', 'Tell them it came from them.'],
          ],
          tiny: 'Ask one child what was best this week.',
          needs: ['company'],
          why: 'What children miss is often not what parents think.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'routines',
      name: 'mornings and bedtimes',
      words: {
        objects:
          'bedtime routine, bedtime battles, morning routine with kids, homework battles, getting the kids ready, late for school, kids sleep, baby sleep, chores for kids, family routine, family dinner table, school mornings, tidy their room, kids in bed, children in bed, kids to bed, children to bed, mornings with, get the children, get the kids, children dressed, kids dressed, dressed and out the door, morning chart, reward chart, sticker chart, star chart, bath story, story lights out, sleep in his own bed, sleep in her own bed, potty, nappy, pick up their toys, tidy up their toys, toys away, brush their teeth, school on time, to school on time, kids to school, eat vegetables kids, fussy eater, homework with my, settle my baby',
      },
      quests: [
        {
          id: 'kids-four-pictures',
          title: 'Draw a bedtime chart of four pictures',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            [
              'Choose four acts in fixed order',
              'Wash, teeth, book, light. Teenagers: write it together.',
            ],
            ['Let the child draw or colour them', 'Photographs of the child work too.'],
            ['Hang it at their eye level', 'A peg moves down one picture at a time.'],
          ],
          tiny: 'Agree on the four acts in words.',
          why: 'A picture can say what comes next, so nobody has to nag.',
          source: 'craft',
        },
        {
          id: 'kids-same-bedtime',
          title: 'Keep the same four bedtime steps',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Begin at the same minute',
              'Screens off before it. Count back from the hour of sleep.',
            ],
            ['Go through the four in order', 'The peg moves; point at it instead of calling.'],
            ['Leave with the same sentence', 'They come out: back to bed, few words, each time.'],
          ],
          tiny: 'Keep the last two steps and the sentence.',
          needs: ['company'],
          why: "A regular bedtime routine improved young children's sleep in trials.",
          source: 'trial',
        },
        {
          id: 'kids-evening-piles',
          title: 'Lay out tomorrow in four piles',
          plan: { role: 'core', phase: 2, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Lay clothes, bag, food, shoes by the door', 'From age five they lay out their own.'],
            ['Read the timetable aloud', 'Sports bag, signature, coins.'],
            ['Write the minute you must leave', 'Ten minutes before it a song or a bell.'],
          ],
          tiny: 'Put the shoes and bags by the door.',
          why: 'What is decided in the evening takes no time in the morning rush.',
          source: 'craft',
        },
        {
          id: 'kids-family-round',
          title: 'Hold one family round, everyone speaks',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Meet on the same day, with a snack', 'A spoon goes round; only its holder talks.'],
            [
              'Each says one thanks and one trouble',
              'Take one trouble, collect three ideas, silly ones too.',
            ],
            ['Try one idea for a week', 'A child writes it on the fridge.'],
          ],
          tiny: 'Pass the spoon once: one thanks each.',
          needs: ['company'],
          why: 'Rules children helped to make are broken less.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'calm',
      name: 'staying calm',
      words: {
        verbs: 'shout, yell',
        objects:
          'shout at my kids, yell at my kids, yelling, lose my temper with the kids, lose patience, tantrum, tantrums, meltdown, discipline, calm parent, patient with my kids, snap at my kids, defiant, hitting sibling, siblings fight, gentle parenting, whining, temper with my son, lose my temper, snap at the children, count to ten, shout less, yell, raise my voice, patient mum, patient dad, calm with my, patient with my son, patient with my daughter, blow up, blowing up, losing it, lose it with, bickering, sibling fights, say sorry to my kids, threaten, time out, angry with my kids, angry at my kids, smack',
      },
      quests: [
        {
          id: 'kids-three-breaths',
          title: 'Breathe out three times, then answer',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [2, 5, 5],
          steps: [
            ['Choose your hardest quarter of an hour', 'Shoes, teeth, bed. Only that one today.'],
            [
              'Put a hand on the door frame, breathe out',
              'Close to hurting them: child somewhere safe, leave the room, call somebody.',
            ],
            ['Say one sentence, low voice', 'Say what to do: "Shoes on, please."'],
          ],
          tiny: 'One long breath out before the next sentence.',
          why: 'A pause leaves time to choose the sentence.',
          source: 'craft',
        },
        {
          id: 'kids-exact-praise',
          title: 'Praise {n} exact acts today',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [2, 5, 10],
          amount: { unit: 'acts', byLevel: [3, 4, 5] },
          steps: [
            ['Put coins in the left pocket', 'One moves right for each praise.'],
            [
              'Say what you saw, at once',
              '"You waited until she had finished." No "but" behind it.',
            ],
            ['Look for the usual trouble going well', 'That is the one to name.'],
          ],
          tiny: 'Name one thing that went well before bed.',
          why: 'Praise for exact acts is a working part of tested parent courses.',
          source: 'trial',
        },
        {
          id: 'kids-outburst-log',
          title: 'Note what came before five outbursts',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write hour, place, who, what before', 'Yours count too.'],
            ['Look for hunger, tiredness, hurry, screens', 'Circle the one that returns.'],
            [
              'Move one thing',
              "A snack before the shop, ten minutes earlier. Often or hard: ask the child's doctor.",
            ],
          ],
          tiny: 'Write down the last outburst in one line.',
          why: 'Most outbursts have an hour and a cause that come back.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'older',
      name: 'talking with older children',
      words: {
        objects:
          "teenager, teenage son, teenage daughter, teen, talk to my son, talk to my daughter, my son won't talk, screen time for kids, kids and phones, pocket money, puberty, grown distant from my son, adolescent, gaming son, my teenager, fourteen year old, sixteen year old, 14 year old, 15 year old, 16 year old, 13 year old, 17 year old, teenage, teens, listen to my teenager, grunts, slams doors, curfew, phone rules, grown-up daughter, grown-up son, drift away, eye roll, close to my teens, my teenage, tween, stay up gaming",
      },
      quests: [
        {
          id: 'kids-no-advice',
          title: 'Ask one question, give no advice',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [5, 10, 15],
          steps: [
            ['Choose side by side: car, dishes, walk', 'No eye contact needed.'],
            ['Ask about something they like', "A game, a singer, a friend's plan."],
            [
              'Answer with "and then?"',
              'Something frightening comes: thank them, stay, get help together.',
            ],
          ],
          tiny: 'Ask what they are listening to.',
          needs: ['company'],
          why: 'Advice ends a talk sooner than a question does.',
          source: 'craft',
        },
        {
          id: 'kids-teach-me',
          title: 'Let your child teach you one thing',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Ask for their game, song or trick', 'You hold the controller or the ball.'],
            ['Be bad at it to the end', 'Ask how, not why. No remark on the hours.'],
            ['Say one thing you could not do before', 'Ask for lesson two.'],
          ],
          tiny: 'Ask them to show you one level or one song.',
          needs: ['company'],
          why: 'Whoever explains is for once the one who knows.',
          source: 'craft',
        },
        {
          id: 'kids-screen-page',
          title: 'Write one screen agreement together',
          plan: { role: 'long', phase: 2, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            [
              'Each writes what screens are good for',
              'And what goes missing: sleep, sport, dinner.',
            ],
            ['Agree where and when, also for you', "Phones sleep in the kitchen, everybody's."],
            ['Write what follows a broken rule', 'Both sign; look again in a month.'],
          ],
          tiny: 'Agree on one place without screens.',
          needs: ['company'],
          why: 'Rules that bind the parents too are easier to accept.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take the shortest quest and do it with one child, at an hour that is calm anyway.',
    missed: 'Say "we skipped it, today we go on" and begin where you stopped.',
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies Topic;
