import type { Family } from '#rules/mentor/forge/family.ts';
import { vocabulary } from '#rules/mentor/heard.ts';

const HABITS =
  'smoking cigarettes vaping nicotine drinking alcohol beer wine sugar sweets junk_food fast_food snacking soda caffeine coffee gambling gaming video_games porn biting_my_nails nail_biting social_media instagram tiktok youtube twitter reddit netflix doomscrolling scrolling swearing shopping weed cannabis';

export const QUITTING: Family = {
  id: 'quitting',
  name: 'Letting go of a habit',
  category: 'Personal',
  isHeardAnyhow: true,
  words: vocabulary(
    'quit quitting stop stopping less fewer reduce reducing avoid addicted addiction sober sobriety detox doomscrolling screen_time bad_habit break_the_habit',
  ),
  subjects: { names: vocabulary(HABITS) },
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
      title: ['Clear', '{m} minutes of traps for {it}', 'out of your rooms and your phone'],
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
        ['Choose what the saved money buys', 'And where the jar stands.'],
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
