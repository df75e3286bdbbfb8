import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const MONEY: Family = {
  id: 'money',
  name: 'Looking after money',
  category: 'Business',
  words: vocabulary(
    'money save_up save_for save_N_ save_N_k save_more save_money saving savings budget* debt* invest investing investments finances financial* spend_less spending overspend* expenses pension retire* loan* mortgage credit_card* emergency_fund taxes stocks net_worth rich richer wealthy millionaire buy_a_house buy_a_home pay_off bills down_payment frugal*',
  ),
  it: 'your money',
  quests: {
    short: {
      atMost: 10,
      title: ['Log', 'every payment of the day in {m} minutes', 'until the sum is written down'],
      steps: [
        ['Gather receipts and the account page', 'Cash too, from memory.'],
        [
          'Give each payment one of five names',
          'Home, food, travel, joy, other. More names are less use.',
        ],
        ['Circle the one you would not repeat', 'One circle a day is enough.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 30,
      title: ['Settle', '1 open money matter in {m} minutes', 'and file the paper'],
      steps: [
        ['Take the letter you have been avoiding', 'Open it standing up.'],
        ['Decide: pay, ask, or object', 'If you ask, do it now, in three sentences.'],
        ['Set the reminder and shut the folder', 'Finished means you need not think of it.'],
      ],
    },
    long: {
      atMost: 60,
      title: [
        'Review',
        '1 month of accounts in {m} minutes',
        'and move one saving by standing order',
      ],
      steps: [
        ['Add up what came in and what went out', 'Round numbers are fine; the direction matters.'],
        [
          'Find three costs that repeat',
          'Subscriptions, fees, insurance. Cancel or haggle for one.',
        ],
        ['Send the saved amount away on payday', 'A standing order does not get tired.'],
        ['Write next month’s limit for joy', 'A limit you like is one you keep.'],
      ],
    },
    once: {
      title: ['List', 'all you own and owe in {m} minutes', 'on one page with one total'],
      steps: [
        ['Write down accounts, debts and rates', 'With the interest beside each.'],
        ['Order debts by what they cost', 'The dearest one gets every spare coin first.'],
        ['Choose a cushion to build', 'One month of rent and food is a good first number.'],
      ],
    },
  },
  advice: {
    start:
      'For two weeks change nothing and write everything down. You cannot steer what you have not seen.',
    stuck:
      'Willpower is for emergencies. Move the saving to the day the money comes in, so that there is nothing left to decide.',
    time: 'Ten minutes on the same evening each week. Bills, balance, one decision, done.',
    slip: 'One bad week is noise. Look at the month, correct one number, go on.',
    better:
      'Raise the standing order a little whenever your income rises, before you get used to it. For debts that frighten you, free advice services exist in most countries.',
  },
};
