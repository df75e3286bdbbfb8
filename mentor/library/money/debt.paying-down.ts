import type { SubQuests } from '#mentor/library/topic.ts';

export const PAYING_DOWN_QUESTS = {
  id: 'paying-down',
  milestones: [
    'Pay every minimum on time for a month',
    'Pay off the first debt',
    'Make the last payment',
  ],
  quests: [
    {
      id: 'debt-order',
      title: 'Put every debt in paying order',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 20, 30],
      steps: [
        ['Put rent, power, tax and fines first', 'Home, heat and court hang on them.'],
        ['Then sort by the highest rate', 'Or the smallest sum, if a quick end keeps you going.'],
        ['Write the first of them on a card', 'All others get their minimum.'],
      ],
      tiny: 'Write which debt has the highest rate.',
      needs: ['debts', 'loans', 'loan', 'cards', 'overdraft', 'several'],
      why: 'Highest rate first costs least; smallest first ends one soonest.',
    },
    {
      id: 'debt-set-payments',
      title: 'Set one payment for each debt',
      plan: { role: 'core', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Write what is left after rent and food',
          'Not enough for all minimums: stop, call debt advice.',
        ],
        ['Set each minimum by standing order or autopay', 'The day after pay. No new loan for it.'],
        [
          'Send most of the rest to the costliest debt',
          'Nothing into savings beside it but a small sum for surprises.',
        ],
      ],
      tiny: 'Set up one payment.',
      why: 'A missed minimum brings fees, and standing orders do not forget.',
    },
    {
      id: 'debt-card-auto',
      title: "Put the card's minimum on autopay",
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ["Open the card's app, find automatic payment", 'Minimum now, two days before it is due.'],
        [
          'Write rate and balance on a strip by the door',
          'Every sum beyond the minimum goes straight to the card.',
        ],
        [
          'Take the card out of your purse and phone',
          'No pot beside it but a small sum for surprises.',
        ],
      ],
      tiny: 'Look up the day the minimum is due.',
      needs: ['card', 'cards', 'visa', 'mastercard'],
      why: 'A missed minimum costs a fee and more interest; autopay never forgets.',
      source: 'guideline',
    },
    {
      id: 'debt-two-minutes',
      title: 'Look at one balance for two minutes',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [2, 3, 5],
      grows: false,
      steps: [
        [
          'Open the app on the same evening each week',
          'After the dishes; alarm set, no budget to keep.',
        ],
        ["Write the number under last week's", 'Higher: circle what did it.'],
        ['Close it again', 'After a gap of weeks: begin here, nothing to catch up on.'],
      ],
      tiny: 'Read one balance, once.',
      why: 'Large systems are dropped after two weeks; one number is not.',
    },
    {
      id: 'debt-extra-sum',
      title: 'Pay one extra sum off the debt',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['See what the week left over', 'Small sums are welcome; ask if there is a fee.'],
        ['Transfer it to the debt that costs most', 'Write "additional payment" with it.'],
        ['Write the new balance under the old one', 'Colour the part that is gone.'],
      ],
      tiny: 'Transfer one small sum to the costliest debt.',
      wayOn: 'a little more than last time',
      why: 'Each extra sum stops earning interest for the lender at once.',
    },
    {
      id: 'debt-end-date',
      title: 'Work out the last payment date',
      plan: { role: 'long', phase: 2, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        ['Use a free calculator of a public body', 'Balance, rate, monthly sum.'],
        ['Write the end date now and with more paid', 'Compare the months and the interest.'],
        ['Move freed payments to the next debt', 'Write it into the order the same day.'],
      ],
      tiny: 'Work out the end date of one debt.',
      why: 'An end date turns a payment into a countdown.',
    },
  ],
} as const satisfies SubQuests;
