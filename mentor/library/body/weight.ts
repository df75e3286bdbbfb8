import type { Topic } from '#mentor/library/topic.ts';

const LIVELY = { strain: 1.5, not: ['injury', 'pregnancy', 'illness', 'surgery'] } as const;

export const WEIGHT = {
  id: 'weight',
  shelf: 'body',
  name: 'Weight',
  category: 'Fitness',
  words: {
    objects:
      'weight, overweight, obesity, body weight, body fat, shed pounds, love handles, beer belly, muffin top, bmi, kilo, kilos, stone, lbs, the scales, on the scale, waistline, calories, weigh, heavier than, slimmer, thinner, dress size, size 12, size 14, slimming world, intermittent fasting, keto, ozempic, flatter tummy, weigh myself, lose 10, lose 5, lose 20, shed weight, love handle, lose fat, belly fat, back into my jeans, in shape, get in shape',
    verbs: 'lose weight, gain weight, slim, slim down, weigh, put on, trim down',
    context:
      'kilos, pounds, kg, lose, gain, heavier, lighter, chubby, fat, thin, figure, clothes, scales, wedding, summer, doctor says, stomach, jacket, dress, suit, zip, button, waist, cm, lockdown, jeans, stable, diet, operation, lost, fit into',
    not: 'weight lifting, weightlifting, paper weight, lose my temper, lose my keys, pounds saved, save pounds, weight off my mind, the dog, the cat, lose my job, weight training, lift weights, dog, labrador, cat, pounds a month, lose touch, lose my phone, lifting weights, free weights',
  },
  subs: [
    {
      id: 'lose',
      name: 'losing weight',
      words: {
        objects:
          'lose weight, lose a few kilos, lose pounds, lose fat, slimming, drop a dress size, get lighter, weight off, diet, dieting, baby weight, too heavy, lose a stone, lose two stone, lose half a stone, lose 10 kg, lose 5 kg, lose 20 pounds, half a kilo, kilo a week, pound a week, get my bmi, bmi under, shed the weight, under 100 kg, under 90 kg, under 80 kg, drop two sizes, weight i put on, pregnancy weight, weigh less',
      },
      quests: [
        {
          id: 'weight-walk-dinner',
          title: 'Walk {m} minutes before dinner',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [10, 20, 40],
          steps: [
            ['Put shoes and jacket on when you come home', 'Before you sit down.'],
            ['Walk at talking pace, turn at half the time', 'Sore knees: cycle or swim.'],
            ['Tick the day, then cook', 'Bad weather: stairs and hall.'],
          ],
          tiny: 'Walk to the next corner and back before dinner.',
          needs: ['outside'],
          why: 'Regular walking helps heart and blood sugar whether or not weight changes.',
          source: 'guideline',
        },
        {
          id: 'weight-half-plate',
          title: 'Fill half of one plate with vegetables',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          steps: [
            ['Take the vegetables first; frozen are as good', 'Two kinds that you like.'],
            ['Fill the other half with grain and protein', 'Bread, rice, eggs, fish, beans.'],
            ['Eat until you have had enough', 'Hungry in the evening: eat. No meal is skipped.'],
          ],
          tiny: 'Put one extra spoon of vegetables on the plate.',
          why: 'Half a plate of vegetables is the picture most guidelines use.',
          source: 'guideline',
        },
        {
          id: 'weight-practice',
          title: 'Book one talk with doctor or nurse',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Write what you hope for and what you tried', 'Five lines, without blame.'],
            ['Ring and ask for a talk about weight', 'Doctor or nurse; many places offer courses.'],
            ['Ask what could be in the way', 'Sleep, pain, thyroid, mood, side effects.'],
          ],
          tiny: 'Write the phone number and the first question.',
          why: 'Support over months works better than going it alone.',
          source: 'trial',
        },
        {
          id: 'weight-one-sport',
          title: 'Do one sport you like, {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          ...LIVELY,
          sessions: [1, 2],
          minutes: [40, 60, 90],
          steps: [
            ['Choose what you would do for fun anyway', 'Dance, pool, hill, badminton.'],
            ['Put it in the calendar with a person', 'Or book a class at that hour.'],
            ['Keep a pace at which you can talk', 'Chest pain or dizziness: stop, see a doctor.'],
          ],
          tiny: 'Put one date with somebody into the calendar.',
          why: 'Longer moderate movement each week is what guidelines advise beside food.',
          source: 'guideline',
        },
      ],
    },
    {
      id: 'shape',
      name: 'belly and clothes',
      words: {
        objects:
          'belly, belly fat, tummy, flat stomach, see my toes, fit into my jeans, old jeans, get in shape, beach body, dad bod, out of shape, bikini, spare tyre, flatter stomach, waist, off my waist, zip it up, button my, wedding dress, suit jacket, fits again, fit into my, trousers fit, jeans fit, clothes fit, belt hole, double chin, bum and tum, swimsuit, in the mirror',
      },
      quests: [
        {
          id: 'weight-dance',
          title: 'Dance to {n} songs at home',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [6, 10, 15],
          amount: { unit: 'songs', byLevel: [2, 3, 3] },
          steps: [
            ['Make a list of songs you cannot sit through', 'The shortest first; clear the floor.'],
            ['Move arms and legs until the last note', 'Marching on the spot counts.'],
          ],
          not: ['injury', 'surgery'],
          tiny: 'Dance to half a song.',
          why: 'Movement that is fun gets repeated.',
          source: 'craft',
        },
        {
          id: 'weight-three-moves',
          title: 'Do {n} rounds of three moves',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          ...LIVELY,
          sessions: [2, 3],
          minutes: [8, 12, 20],
          amount: { unit: 'rounds', byLevel: [2, 3, 4] },
          steps: [
            ['Stand up from a chair, ten times', 'Without hands if you can.'],
            ['Push away from a wall, ten times', 'Body straight, feet a step back.'],
            ['Lift the hips lying on your back, ten times', 'Rest a minute. Joint pain: skip it.'],
          ],
          tiny: 'Stand up from the chair ten times.',
          why: 'Muscle work changes how clothes fit, even when weight stays.',
          source: 'craft',
        },
        {
          id: 'weight-stairs-time',
          title: 'Time 3 flights of stairs',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [4, 5, 8],
          steps: [
            ['Start at the bottom, watch in hand', 'Always the same stairs, rail within reach.'],
            ['Walk up at a pace at which you can talk', 'No running; hold the rail if you like.'],
            ['Write the time and one word for the breath', 'For example calm, quick or gasping.'],
          ],
          tiny: 'Walk up one flight and notice the breath.',
          not: ['injury', 'pregnancy', 'illness', 'surgery'],
          why: 'Breath on the stairs improves within weeks and tells more than a mirror.',
          source: 'craft',
        },
        {
          id: 'weight-stair-rounds',
          title: 'Climb stairs in {n} quick rounds',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [12, 20, 30],
          strain: 2,
          amount: { unit: 'rounds', byLevel: [4, 5, 6] },
          steps: [
            ['Walk up and down for five minutes', 'Firm dry shoes, clear and well-lit steps.'],
            ['Go up fast for half a minute, stroll down', 'By the rail; rest until you can talk.'],
            ['End with three slow minutes', 'Two rounds worse than the first: stop.'],
          ],
          tiny: 'Climb two rounds at an easy pace.',
          not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor'],
          why: 'Short hard efforts raise fitness in less time than even ones.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'gain',
      name: 'gaining weight',
      words: {
        context: 'bulk',
        objects:
          'gain weight, put on weight, bulking, too thin, skinny, gain mass, build mass, mass gainer, filling out, small appetite, underweight, put on a stone, put on 5 kilos, put on some weight, gain a few kilos, gain kilos, up to 60 kg, lost too much weight, eat enough to, gain 5 kg, gain 10 pounds, weight healthily, skin and bones, too light, weigh more',
      },
      quests: [
        {
          id: 'weight-set-snack',
          title: 'Add one snack at a set hour',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['Set an alarm between two meals', 'The longest gap of the day.'],
            ['Eat something rich: nuts, cheese, toast, yoghurt', 'No appetite: drink a shake.'],
          ],
          tiny: 'Drink one glass of milk or a shake between meals.',
          why: 'More meals are easier than larger ones for a small appetite.',
          source: 'guideline',
        },
        {
          id: 'weight-rich-things',
          title: 'Stir 2 rich things into dinner',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            [
              'Choose two: oil, butter, cheese, nut butter, cream',
              'Soups, mash, porridge take them.',
            ],
            ['Stir them in before you serve', 'Losing weight without a reason: see a doctor.'],
          ],
          tiny: 'Add a spoon of oil or nut butter to the next meal.',
          why: 'Enriching usual food is the first advice of dietitians for gaining.',
          source: 'guideline',
        },
        {
          id: 'weight-hard-sets',
          title: 'Do {n} hard sets, whole body',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [25, 35, 50],
          strain: 2,
          amount: { unit: 'sets', byLevel: [6, 9, 12] },
          steps: [
            ['Do push-ups for a third of the sets', 'Stop when two more would still be clean.'],
            ['A third: split squats with a filled backpack', 'Hand on a wall; both legs: one set.'],
            ['A third: rows with the backpack, flat back', 'Rest two minutes between sets.'],
          ],
          tiny: 'Do one set of push-ups and one of rows.',
          not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor'],
          why: 'With enough food, a few hard sets a week build muscle.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'keep',
      name: 'keeping it steady',
      words: {
        objects:
          'maintain weight, keep weight off, keep it off, yo-yo, yoyo, stay slim, weight creeping up, regain, holiday weight, christmas weight, winter weight, keep the weight off, weight off for good, maintain my weight, not gain weight, stay at 70 kg, weight stable, put them back on, put it back on, stay the same weight, weigh myself weekly, hold my weight, weight from coming back',
      },
      quests: [
        {
          id: 'weight-three-habits',
          title: 'Name 3 habits that keep you steady',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Write what you did in your steadiest months', 'Walks, breakfasts, bedtimes, people.'],
            ['Underline three and hang them on the fridge', 'Stuck: ask whoever lives with you.'],
          ],
          tiny: 'Write one habit that does you good.',
          why: 'Keeping a few known habits is easier to carry on than a new plan.',
          source: 'craft',
        },
        {
          id: 'weight-feast',
          title: 'Plan one feast and the day after',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [8, 10, 15],
          steps: [
            ['Write breakfast and lunch for the feast day', 'As usual; no saving up for it.'],
            ['Choose the two things you look forward to most', 'Have those first, sitting down.'],
            ['Write the next morning: breakfast and a walk', 'Then eat as on any other day.'],
          ],
          tiny: "Write tomorrow's breakfast before you go.",
          why: 'The day after decides whether a feast stays one evening.',
          source: 'craft',
        },
        {
          id: 'weight-five-days',
          title: 'Move {m} minutes on five days',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          ...LIVELY,
          sessions: [5, 5],
          minutes: [20, 30, 60],
          steps: [
            ['Write the days and kinds on Sunday', 'Bike, walk, swim, garden.'],
            ['Lay things out the evening before', 'Missed: the next free day.'],
          ],
          tiny: 'Move for ten minutes today.',
          why: 'People who keep a lower weight nearly all move on most days.',
          source: 'craft',
        },
        {
          id: 'weight-two-months',
          title: 'Compare two months on one page',
          plan: { role: 'check', phase: 3, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Count walks, sports, home dinners, early nights', 'From the calendar; no scales.'],
            ['Circle the one that fell most', 'Write what pushed it out.'],
            ['Write its first date for next month', 'Sad or worried about eating: tell a doctor.'],
          ],
          tiny: "Count last week's walks.",
          why: 'Habits slip weeks before anything else shows.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take the walk and leave everything else for tomorrow.',
    missed: 'Go on with the next meal and the next walk; nothing is paid back.',
  },
  caps: { dayMinutes: 120, growth: 0.15 },
} as const satisfies Topic;
