import type { Topic } from '#mentor/library/topic.ts';

export const DESK_BODY = {
  id: 'desk-body',
  shelf: 'body',
  name: 'Desk body',
  category: 'Fitness',
  words: {
    objects:
      'office chair, hunchback, hunched, slouch, ergonomics, home office pain, spine, my back, back hurts, stand up every, hours at a desk, chair all day, home office, laptop stand, rsi, mouse hand, hunchbacked, chiropractor, at my desk, in front of the computer, hurting, my back hurts, my neck, screen breaks, breaks from the screen, computer all day, at the computer, desk properly, desk setup, desk set-up, set up my desk, shoulders ache, sit up straight, stoop, slipped disc, sit hours, sit all day, sitting all day, sit too much, sit less',
    verbs:
      'slouch, hunch, slump, sit straight, stand up, get up from my desk, hunch over, sit less',
    context:
      'back, neck, shoulders, desk, computer, laptop, chair, stiff, ache, sore, screen, wrists, office, sitting, typing, keyboard, type, hurts, hurt, pain, painful, spine, ears, tension, couch, hour, calls, standing, wincing, monitor',
    not: 'back end, back garden, sit an exam, sitting exams, baby sitting, babysitting, back on track, come back, get my ex back, back up, speak, sit down with my story, sit in a park, family dinner, sit on the floor, draw',
  },
  subs: [
    {
      id: 'back',
      name: 'back',
      words: {
        objects:
          "back pain, lower back, sore back, back ache, backache, lumbago, stronger back, back exercises, sciatica, my back is killing me, my back goes out, put my back out, strengthen my back, back hurting, hurting back, holding my spine, back seizes, back twinges, back spasm, disc, back without pain, bend without pain, back muscles, old man's back",
      },
      quests: [
        {
          id: 'desk-back-walk',
          title: 'Walk {m} minutes for your back',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [10, 15, 30],
          steps: [
            ['Walk on the flat, arms swinging', 'Shorter and twice a day if it aches.'],
            ['Turn round while it is still easy', 'Numb legs or groin, fever, a fall: doctor.'],
          ],
          tiny: 'Walk five minutes, indoors if need be.',
          needs: ['outside'],
          why: 'Walking several times a week delays the return of back pain.',
          source: 'trial',
        },
        {
          id: 'desk-cat-cow',
          title: 'Arch and round your back {n} times',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 4, 6],
          amount: { unit: 'times', byLevel: [8, 12, 16] },
          steps: [
            ['Go on all fours, or hold a chair seat', 'Cushion under the knees.'],
            ['Round up breathing out, sink breathing in', 'Only as far as it stays comfortable.'],
          ],
          not: ['surgery'],
          tiny: 'Five times, hands on the chair seat.',
          why: 'Gentle movement eases a stiff back better than bed rest.',
          source: 'guideline',
        },
        {
          id: 'desk-back-log',
          title: 'Log your back on five days',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 8, 10],
          steps: [
            ['At lunch and evening write hours sat and pain', 'Pain: none, some or much.'],
            ['On day five underline what preceded the best day', 'A walk, a chair, a night?'],
            ['Pain at night or six weeks long: book a doctor', 'Take the five lines along.'],
          ],
          tiny: "Write today's line.",
          why: 'A few lines show whether sitting, lifting or nights make it worse.',
          source: 'craft',
        },
        {
          id: 'desk-bird-dog',
          title: 'Do {n} slow bird dogs',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [3, 4],
          minutes: [6, 8, 12],
          amount: { unit: 'slow bird dogs', byLevel: [10, 16, 24] },
          steps: [
            ['All fours: stretch one arm and the other leg', 'Heel no higher than the hip.'],
            ['Hold for three breaths, change', 'A cup on the back would not spill.'],
            ['Rest half-way', 'Sharp pain or tingling in a leg: end the session.'],
          ],
          tiny: 'Two on each side.',
          not: ['surgery'],
          why: 'Exercise for the trunk lessens lasting low back pain.',
          source: 'trial',
        },
        {
          id: 'desk-crate',
          title: 'Lift a crate {n} times, hips back',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [8, 12, 18],
          strain: 1.5,
          amount: { unit: 'times', byLevel: [15, 24, 36] },
          steps: [
            ['Fill a crate with books until ten lifts are work', 'Floor clear, shoes on.'],
            ['Push hips back, crate close, stand up', 'Flat back, breathe out on the way up.'],
            ['Rest a minute after each eight', 'Last one looks like the first, or stop.'],
          ],
          tiny: 'Lift an empty crate eight times.',
          not: ['injury', 'pregnancy', 'illness', 'surgery'],
          why: 'A back that lifts a little each week puts up with more.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'neck',
      name: 'neck and shoulders',
      words: {
        objects:
          'neck pain, stiff neck, tight shoulders, text neck, tension headache, shoulder tension, knots in my shoulders, rounded shoulders, neck and shoulders, my neck, neck stretches, shoulders up by my ears, turn my head, relax my shoulders, loosen my neck, tension in my neck, shoulder blades, stiff shoulders from, headaches from the screen, trapezius',
      },
      quests: [
        {
          id: 'neck-turns',
          title: 'Turn your head {n} times each way',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          amount: { unit: 'times each way', byLevel: [5, 8, 10] },
          steps: [
            ['Sit tall on the front of the chair', 'Feet flat, hands on the thighs.'],
            ['Look over one shoulder, then the other, slowly', 'Chin level. Dizzy: stop.'],
            ['Lift both shoulders to the ears, drop them', 'As often as you turned.'],
          ],
          tiny: 'Turn three times each way before the next call.',
          not: ['surgery'],
          why: 'Small movements all day keep a neck looser than one long stretch.',
          source: 'craft',
        },
        {
          id: 'neck-towel',
          title: 'Pull a towel apart {n} times',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [3, 5],
          minutes: [4, 6, 10],
          amount: { unit: 'times', byLevel: [15, 24, 36] },
          steps: [
            ['Hold a towel before the chest, hands wide', 'An exercise band works better still.'],
            ['Pull outwards, shoulder blades together', 'Three counts; shoulders stay low.'],
            ['Rest half a minute after each eight', 'Neck tightens: pull less.'],
          ],
          tiny: 'Pull eight times at the desk.',
          not: ['injury', 'surgery'],
          why: 'A few minutes of shoulder work a day eased office necks in trials.',
          source: 'trial',
        },
        {
          id: 'neck-bottles',
          title: 'Raise two bottles sideways {n} times',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [3, 3],
          minutes: [6, 10, 15],
          strain: 1.5,
          amount: { unit: 'times', byLevel: [20, 30, 45] },
          steps: [
            ['Take two filled half-litre bottles', 'Larger ones once thirty are easy.'],
            ['Lift to shoulder height, thumbs a little up', 'Two counts up, two down.'],
            ['Rest a minute after each ten', 'Pinch in the shoulder: lift half-way.'],
          ],
          tiny: 'Raise them ten times.',
          not: ['injury', 'pregnancy', 'illness', 'surgery'],
          why: 'Stronger shoulder muscles lessened neck pain in office workers.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'sitting',
      name: 'sitting less',
      words: {
        objects:
          'sit less, sitting all day, sit all day, sedentary, desk job, standing desk, move more at work, glued to my chair, stand up more, office exercise, couch all day, stand up every 30 minutes, stand up every hour, move every hour, off the couch, get off the couch, get up every, stand more, calls standing, walking meeting, standing calls, hour on my chair, sit for hours, hours of sitting, long sitting, movement breaks, break from sitting, off my chair, sitting too long, sit so much',
      },
      quests: [
        {
          id: 'sit-alarm',
          title: 'Set 5 alarms for standing up',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [3, 5, 8],
          steps: [
            ['Set five quiet alarms in your working day', 'Phone, watch or calendar.'],
            ['Label each with an act: tap, stairs, window', 'In a meeting: stand up when it ends.'],
          ],
          tiny: 'Set the first alarm for an hour from now.',
          why: 'Prompts make office workers get up more often.',
          source: 'trial',
        },
        {
          id: 'sit-stand-up',
          title: 'Stand up {n} times before lunch',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [4, 6, 10],
          amount: { unit: 'times', byLevel: [3, 4, 6] },
          steps: [
            ['Move cup and bin out of reach', 'Every sip then means getting up.'],
            ['Stand, walk twenty steps, sit down', 'One pencil mark on paper each time.'],
          ],
          tiny: 'Stand up now and fetch a glass of water.',
          why: 'Breaking up long sitting with short walks lowers blood sugar after meals.',
          source: 'trial',
        },
        {
          id: 'sit-calls',
          title: 'Take {n} calls on your feet',
          plan: { role: 'core', phase: 2, rhythm: 'daily' },
          minutes: [10, 20, 30],
          amount: { unit: 'calls', byLevel: [2, 3, 4] },
          steps: [
            ['Mark the calls without typing', 'Headset or loudspeaker, so both hands are free.'],
            ['Walk the room or stand at a shelf', 'Notes on a card. Legs tired: sit down.'],
          ],
          tiny: 'Stand for the first five minutes of one call.',
          why: 'Calls are the desk work that needs no desk.',
          source: 'craft',
        },
        {
          id: 'sit-count',
          title: 'Count your sitting hours on 2 days',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 8, 10],
          steps: [
            ['Draw a strip of hours, shade what you sat', 'At noon, at six, at bedtime.'],
            ['Circle the longest block', 'Put one errand in its middle next week.'],
          ],
          tiny: "Shade this morning's hours.",
          why: 'Most people sit for longer than they guess.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'set-up',
      name: 'posture and desk set-up',
      words: {
        objects:
          'posture, sit up straight, stand up straight, ergonomic, desk setup, desk height, monitor height, wrist pain, mouse arm, carpal tunnel, tired eyes, eye strain, slouching, eye level, laptop screen, screen height, monitor arm, raise my screen, chair height, lumbar support, look like a shrimp, footrest, vertical mouse, shoulders back, stand tall, stand straight, round back, hunching, type without pain, dry eyes, glasses for the screen, 20-20-20',
      },
      quests: [
        {
          id: 'setup-heights',
          title: 'Set chair, screen and keyboard once',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Set the chair: feet flat, elbows at table height', 'Feet dangle: put a box under.'],
            ["Raise the screen's top edge to eye level", "Stack books; an arm's length away."],
            ['Pull keyboard and mouse close, wrists straight', 'Laptop: borrow a keyboard.'],
          ],
          tiny: 'Put books under the screen.',
          why: 'Workplace rules ask for these heights; they prevent reaching and bending.',
          source: 'guideline',
        },
        {
          id: 'setup-shift',
          title: 'Change how you sit {n} times',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [2, 4, 6],
          amount: { unit: 'times', byLevel: [4, 6, 8] },
          steps: [
            [
              'Choose three ways: leaning back, front edge, standing',
              'Each fine for half an hour.',
            ],
            [
              'Change on the hour and the half hour',
              'Look out of the window for twenty seconds each time.',
            ],
          ],
          tiny: 'Slide back in the chair and lean on it for a minute.',
          why: 'No way of sitting is bad in itself; too long in one is.',
          source: 'craft',
        },
        {
          id: 'setup-photo',
          title: 'Photograph one working pose after lunch',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [3, 5, 8],
          steps: [
            ['Ask somebody, or use a timer, from the side', 'Stay as you sat; do not tidy up.'],
            [
              'Mark ear, shoulder and hip on the picture',
              'Chin far forward: make the type larger.',
            ],
            ['Change one thing on the desk', 'Compare next week at the same hour.'],
          ],
          tiny: 'Take the picture.',
          why: 'A picture from a tired hour shows how you really sit.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Stand up, walk to a window and back, and begin with the first step again.',
    missed: 'Start at the smallest number again; stiffness goes faster the second time.',
  },
  caps: { dayMinutes: 60, growth: 0.2 },
} as const satisfies Topic;
