import type { SessionKind } from './session-kind.ts';

/** Sessions for oneself: walks, sport, sitting still, sleep and care of the body. */
export const SELF_SESSIONS: readonly SessionKind[] = [
  {
    id: 'photo-walk',
    words:
      /\b(?:photos?|pictures?|pics|frames?|light|camera|shoot|shots|birds?|mm|roll|film|walk)\b/i,
    of: /^create\/photography/,
    minutes: 30,
    fills: true,
    steps: [
      [
        'One thing to look for before you leave',
        'A bird, a face, a door, one colour: what you came for.',
      ],
      [
        'Each one from far, from near and from low',
        'Wait for the person or the light; then one more.',
      ],
      ['Choose one and write why', 'With film: place, light and setting in a notebook.'],
    ],
    wayOn: 'a row of five that belong together',
  },
  {
    id: 'dog-walk',
    words: /\b(?:walks?|loop|round|path|park|river)\b/i,
    of: /^people\/(?:pets|animal)/,
    minutes: 30,
    fills: true,
    steps: [
      ['Bag, treats and lead by the door', 'The same hour: soon they remind you.'],
      ['Slack lead, sniffing allowed', 'Nose work tires more than speed.'],
      ['One call in the middle, one treat', 'Water and a rest at home.'],
    ],
    wayOn: 'a new path once a week',
  },
  {
    id: 'swim',
    words:
      /\b(?:swim\w*|lengths?|laps?|kick\w*|breath\w*|float\w*|drills?|crawl|breaststroke|board|pool|practi[sc]e|metres|meters)\b/i,
    of: /^move\/swimming/,
    minutes: 30,
    fills: true,
    each: { length: 1.2, lap: 1.2 },
    steps: [
      [
        'A lifeguard on duty; new to it: where you can stand',
        'Two easy lengths, or two minutes at the edge, first.',
      ],
      ['Rest at the wall before the stroke goes', 'Breathe out under water; nobody is timed.'],
      ['Write lengths and rests', 'Cold, dizzy or cramped: out, and warm up.'],
    ],
    wayOn: 'the same with one rest fewer',
  },
  {
    id: 'ride',
    words:
      /\b(?:rid\w+|bik\w+|cycl\w+|trainer|starting and stopping|easy|km|loop|way|river|office|work|hills?|route|path)\b/i,
    of: /^move\/cycling/,
    minutes: 30,
    fills: true,
    each: { km: 4, mile: 6 },
    steps: [
      ['Tyres, brakes, lights: one minute before', 'Helmet on; rain jacket in the bag.'],
      ['The quiet way, so that you can still talk', 'Ten minutes longer, ten minutes calmer.'],
      ['Write the way and the minutes', 'What rattled is mended before the next one.'],
    ],
    wayOn: 'one ride a week more',
  },
  {
    id: 'intervals',
    words:
      /^(?!.*\bwalk).*(?:\b\d+ ?[x×] ?\d+(?:\.\d+)? ?(?:m|metres?|meters?|km|k|min\w*|sec\w*|s)\b|\b(?:intervals?|repeats|fartlek|hill (?:reps|sprints)|tempo)\b)/i,
    of: /^move\/(?:running|cycling)|\/endurance/,
    minutes: 45,
    sessions: [1, 2],
    steps: [
      ['Ten easy minutes, then three quick strides', 'Something hurts: an easy run today.'],
      ['Each one as fast as the first', 'Five seconds slower twice: that was the last one.'],
      ['Ten easy minutes, then write every time down', 'The day after is easy or free.'],
    ],
    wayOn: 'one repeat more',
  },
  {
    id: 'run',
    words: /\b(?:run\w*|jog\w*|loop|laps?|route|round)\b/i,
    of: /^move\/running/,
    minutes: 25,
    fills: true,
    each: { km: 7, k: 7, mile: 11 },
    steps: [
      ['Five minutes slower than you want', 'Two whole sentences, said aloud: the right speed.'],
      [
        'Breath gets short: slower before you stop',
        'Note the spot of the first stop; next time a lamp post further.',
      ],
      [
        'Walk the last three minutes',
        'Minutes or kilometres in one line. A pain that stabs: walk home.',
      ],
    ],
    wayOn: 'one run of the week five minutes longer',
  },
  {
    id: 'walk',
    words:
      /\b(?:walk\w*|steps|one stop early|loop|stairs|one floor|two floors|round the block|lap|(?:to the|next) bench|same way|there and back)\b/i,
    of: /^move\/|^body\/|^\/(?:aim|task)?$/,
    minutes: 20,
    fills: true,
    each: { step: 0.01, km: 12, mile: 20 },
    steps: [
      ['Shoes and coat by the door, always the same way', 'Rain: the same way, shorter.'],
      [
        'So fast that you can still talk',
        'On stairs a hand on the rail, a rest before you need it.',
      ],
      ['Write how far, or how many rests', 'Chest pain or dizziness: stop, and ask a doctor.'],
    ],
    wayOn: 'five minutes, or one floor, more',
  },
  {
    id: 'sets',
    words:
      /\b(?:sets?|(?:push|pull|chin|sit)[- ]?ups?|squats?|planks?|hangs|negatives|dumbbells?|kettlebell|bands?|leg press|chest press|cable|machines?|curls|deadlifts?|workout|gym|(?:upper|lower) body|legs?|accessories|dips|lunges|burpees|swings|presses|rows|goblet|snatch(?:es)?|cleans|raises|thrusters|technique|empty bar|exercises)\b/i,
    of: /^move\/(?!.*(?:dance|fight|ball|swim|cycl))/,
    firm: /\bpush\W{1,3}pull\b|\bleg day\b|\bfull[- ]?body\b|\b(?:squat|bench|deadlift)s? \d/i,
    minutes: 20,
    fills: true,
    sessions: [2, 3],
    steps: [
      ['Two minutes to warm up: march, circle arms and hips', 'Then one easy set.'],
      ['End each set two before the form goes', 'A good minute of rest; write each number down.'],
      [
        'Every set clean twice: one more in each',
        'Sharp pain: stop; an easier form of it next time.',
      ],
    ],
    wayOn: 'one more in each set',
  },
  {
    id: 'desk-break',
    words: /^(?:up|stand|get up)\b|\b(?:every hour|hourly|window|glass of water)\b/i,
    of: /^body\/desk/,
    minutes: 5,
    isDaily: true,
    steps: [
      ['A bell on every full hour', 'Two minutes each; a call runs late: right after it.'],
      ['Up, shoulders back, eyes on something far', 'A glass of water or one flight of stairs.'],
      ['A stroke for each on a slip by the screen', 'Missed one: the next hour, not two at once.'],
    ],
    wayOn: 'one more break a day, until it is every hour',
  },
  {
    id: 'stretches',
    words:
      /\b(?:stretch\w*|pos(?:e|es)|follow (?:a|one) video|pilates|wall|shoulders?|hips?|yoga|posture|neck|back|cat cow|bird dogs?|glute bridges?|child'?s pose)\b/i,
    of: /^body\/(?:desk|physio)|^move\/mobility/,
    minutes: 10,
    steps: [
      ['Right after something that happens anyway', 'The kettle, the last call, the shower.'],
      [
        'Slowly, and breathe out into the end of it',
        'Thirty seconds a side; nothing that shoots or tingles.',
      ],
      ['Write how far the fingertips came', 'Once a week, against the same spot.'],
    ],
    wayOn: 'one more round of it',
  },
  {
    id: 'guided-sitting',
    words: /\b(?:guided|app|audio|recording|headspace)\b/i,
    of: /^mind\/(?:calm|faith|self-worth)/,
    minutes: 10,
    steps: [
      [
        'Choose the recording before you sit down',
        'The same one all week; nothing is searched for.',
      ],
      [
        'Sit so that the back needs no help',
        'The voice is gone: come back with the next sentence.',
      ],
      ['Stay for three breaths after the end', 'One word beside the date.'],
    ],
    wayOn: 'the last two minutes without the voice',
  },
  {
    id: 'sitting',
    words: /\b(?:sit\w*|breath\w*|cushion|meditat\w*|quiet|silence)\b/i,
    of: /^mind\//,
    firm: /\bbody scan\b/i,
    anywhere: /\bcushion\b|\bmeditat|\bcount\w* (?:the |your )?breaths\b/i,
    minutes: 10,
    steps: [
      ['Sit so that the back needs no help, bell set', 'The same place, the same hour.'],
      [
        'Count the breaths out, one to ten, and again',
        'Gone in thoughts: begin at one. That is the practice.',
      ],
      ['Stay for three breaths after the bell', 'A stroke on the calendar.'],
    ],
    wayOn: 'two more minutes',
  },
  {
    id: 'child-bedtime',
    words: /\b(?:books?, (?:a )?song|lullab\w+|chair by the door|bedtime stor\w+|tuck)\b/i,
    of: /^people\/children|^body\/sleep/,
    minutes: 30,
    isDaily: true,
    steps: [
      [
        'The same four things in the same order',
        'Dim light after the bath; the last book is named before.',
      ],
      ['Awake into the bed, you on the chair', 'A hand, few words, the same sentence each time.'],
      [
        'Out of bed: back without talk, as often as it takes',
        'After three good nights the chair moves one step.',
      ],
    ],
    wayOn: 'the chair one step nearer to the door',
  },
  {
    id: 'rising',
    words:
      /\b(?:(?:get|stand\w*) up|up by|alarm|snooze|out of bed|feet on (?:the )?floor|blinds)\b/i,
    of: /^body\/sleep|^mind\/routines|^\//,
    anywhere: /\bcold tiles\b|\bfeet on the floor\b|\bfirst alarm\b|\bout of bed\b/i,
    minutes: 10,
    isDaily: true,
    steps: [
      ['Lay out what you get up for', 'Cup, clothes, light switch: in that order.'],
      ['Feet on the floor at the first bell, light on', 'Curtains before anything with a screen.'],
      ['The same hour on free days', 'Late to bed: get up all the same, rest before three.'],
    ],
    wayOn: 'in bed a quarter of an hour earlier',
  },
  {
    id: 'going-to-bed',
    words: /\b(?:to bed|into bed|teeth|shower|lights?|lamp|audiobook)\b/i,
    of: /^body\/sleep/,
    minutes: 15,
    isDaily: true,
    steps: [
      ['A bell half an hour before the hour', 'What is open then stays open until tomorrow.'],
      ['The same order every evening', 'Wash, lay out tomorrow, dim the light.'],
      ['Lamp out at the hour', 'Awake for long: up, dim light, paper, then back.'],
    ],
    wayOn: 'a quarter of an hour earlier',
  },
  {
    id: 'nails',
    words: /\b(?:file|oil|nails?)\b/i,
    of: /^body\/grooming/,
    minutes: 5,
    steps: [
      ['File and oil where the biting happens', 'Desk, sofa, car: the second set too.'],
      ['Smooth the one rough edge, then oil all ten', 'It starts at a rough edge.'],
      ['Fist closed for a slow minute at each urge', 'A picture of both hands on Sunday.'],
    ],
  },
  {
    id: 'between-teeth',
    words: /\b(?:floss\w*|interdental|little brushes|between)\b/i,
    of: /^body\/teeth/,
    anywhere: /\bfloss\w*|\binterdental\b/i,
    minutes: 5,
    steps: [
      ['Lay it on the toothbrush, not beside it', 'The one cannot be taken without the other.'],
      ['One gap after the other, from back to front', 'Short of time: the lower back teeth only.'],
      ['A little blood in the first two weeks is usual', 'Longer, or it hurts: ask the dentist.'],
    ],
  },
  {
    id: 'own-no',
    words: /\b(?:no|let me check|tell you|not this time)\b/i,
    of: /^mind\/(?:self-worth|temper)|^work\//,
    minutes: 5,
    steps: [
      ['Write the sentence down word for word', 'On a card in the phone case.'],
      ['Say it before any reason', 'Silence after it is no mistake.'],
      ['Answer at the hour you named', 'One line: what was asked, what you said.'],
    ],
    wayOn: 'one no without a reason',
  },
];
