import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const HABITS =
  'smoking smoke cigarettes cigarette vaping vape nicotine drinking(?!_(?:\\w+_)?(?:alcohol|beer|wine|soda|cola|coke|coffee|energy|soft)) drink_less(?!_\\w) alcohol beer wine sugar sugary sweets candy chocolate chips crisps junk_food fast_food takeaway takeaways takeout snacking snacks soda cola coke soft_drinks energy_drinks caffeine coffee gambling betting gaming video_games games porn biting_my_nails nail_biting nails social_media facebook instagram tiktok youtube twitter snapchat reddit netflix tv television news phone smartphone screen screens screen_time doomscrolling doomscroll scrolling swearing cursing complaining gossiping lying online_shopping shopping impulse_buying weed cannabis marijuana drugs cocaine pills overeating binge_eating';
const NAMED = vocabulary(HABITS).source;
const LEAVING =
  'quit|quits|quitting|stop|stopping|less|fewer|reduce|reducing|avoid|avoiding|limit|limiting|no more|no|cut|cutting|delete|deleting|uninstall|kick|kicking|beat|beating|off|addicted to|addiction to|hooked on|break from';
/** A habit alone is none to leave: "grow on youtube" and "less youtube" are two goals. */
const TO_LEAVE = new RegExp(
  `(?<!\\w)(?:(?:${LEAVING})(?: (?!(?:and|to|for|by|with|at|from)\\b)\\w+){0,4}? ${NAMED}|${NAMED}(?: \\w+)?? (?:less|addiction|habit|free)|drink less|dry january|sober|sobriety|detox|doomscrolling|screen time|nail biting|bad habits?|addict\\w*)(?!\\w)`,
  'g',
);

export const QUITTING: Family = {
  id: 'quitting',
  name: 'Letting go of a habit',
  category: 'Personal',
  countsWhenRefused: true,
  words: TO_LEAVE,
  lateWords: vocabulary('quit quitting stop stopping less fewer reduce reducing avoid without'),
  subjects: {
    names: vocabulary(HABITS),
    around:
      /\b(?:quit|stop|avoid|less|without) ((?!being|going|doing|having|feeling)\w{2,}ing(?: (?:(?:at |on |with |in )?(?:my|the) )?(?!(?:so|too|at|on|with|in|and|to|a|my|the)\b)\w+)?)/,
    shown: {
      smoke: 'smoking',
      vape: 'vaping',
      sugary: 'sugar',
      'drink less': 'alcohol',
      phone: 'your phone',
      smartphone: 'your phone',
      screen: 'screens',
      'screen time': 'screens',
      nails: 'biting your nails',
      'biting my nails': 'biting your nails',
      'nail biting': 'biting your nails',
      tv: 'television',
      news: 'the news',
      instagram: 'Instagram',
      facebook: 'Facebook',
      twitter: 'Twitter',
      snapchat: 'Snapchat',
      reddit: 'Reddit',
      netflix: 'Netflix',
      coke: 'cola',
      doomscroll: 'doomscrolling',
    },
  },
  it: 'the habit',
  quests: {
    short: {
      atMost: 10,
      title: ['Ride out', '1 urge for {it} in {m} minutes', 'and write down what came before it'],
      steps: [
        [
          'Name the urge when it comes',
          '“There it is.” It rises, stands and falls like a wave, mostly within ten minutes.',
        ],
        ['Change the room or the posture', 'Water, stairs, a window. The body moves first.'],
        [
          'Note place, hour and feeling',
          'After a week the list shows you the door it comes through.',
        ],
      ],
    },
    core: {
      atMost: 15,
      title: ['Replace', '1 usual moment for {it}', 'with {m} minutes of something ready'],
      steps: [
        [
          'Choose the moment that is easiest to win',
          'Not the hardest. The first win pays for the next.',
        ],
        [
          'Lay the replacement out beforehand',
          'Tea by the kettle, shoes at the door, a book where the phone lay.',
        ],
        [
          'Say afterwards what you got from it',
          'A habit is paid in something: calm, a pause, company. Pay it another way.',
        ],
      ],
    },
    long: {
      atMost: 60,
      title: [
        'Spend',
        '{m} minutes putting obstacles before {it}',
        'until three of them stand in the way',
      ],
      steps: [
        [
          'Walk through the day and collect triggers',
          'Cupboards, apps, routes home, people who offer.',
        ],
        ['Put three steps between you and it', 'Gone, locked, logged out, given away.'],
        [
          'Tell one person what you are doing',
          'And how they can help: mostly by asking on Friday.',
        ],
        ['Write a plan for the worst evening', '“If …, then I …” in one line, on the door.'],
      ],
    },
    once: {
      atMost: 30,
      title: [
        'Plan',
        '1 first day without {it} in {m} minutes',
        'with a date, a helper and a reward',
      ],
      steps: [
        ['Set a date within two weeks', 'Not a birthday, not a deadline.'],
        [
          'Look up help that works',
          'Your doctor, a helpline, a group; for alcohol, nicotine and drugs ask before you stop all at once.',
        ],
        ['Choose what the saved time or money is for', 'And where you will see it grow.'],
      ],
    },
  },
  advice: {
    start:
      'Watch it for a week before you fight it: when, where, what for. Then change the easiest of those moments first.',
    stuck:
      'You are not weak, the path is just short. Make it longer: three steps, ten minutes, another room.',
    time: 'An urge takes minutes, not willpower all day. Have one thing ready for those minutes.',
    slip: 'One slip is a message, not a verdict. Write what came before it, and begin again at the next meal, not on Monday.',
    better:
      'When the easy moments are won, take the next hardest. If your body needs the substance, let a doctor plan it with you.',
  },
};
