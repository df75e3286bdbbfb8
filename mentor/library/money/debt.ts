import type { Topic } from '#mentor/library/topic.ts';

export const DEBT = {
  id: 'debt',
  shelf: 'money',
  name: 'Debt',
  category: 'Personal',
  words: {
    objects:
      'debt, debts, debt-free, loan, student loan, overdraft, pay off, pay back, owe, repay, mortgage early, arrears, creditors, collection agency, interest rate, instalments, consolidation, in the red, bank statements and, credit, afterpay, borrowed, borrow, lender, lenders, final demand, car loan, minimum payment, minimum payments, owed, pay off my, pay back my, pay down, debt collectors, red letters, council tax arrears, store card, finance on, car finance, repayments, loans',
    verbs: 'owe, repay, pay off, pay back, pay down, borrow, clear my',
    context:
      'money, bank, card, bills, letters, monthly, balance, rate, behind, statements, owe, missed, cash, face, open, unopened, add, pile, sister, brother, final',
    not: 'sleep debt, technical debt, loan a book, library loan, pay attention, bet, betting, win back, bank statements from, budget my student loan, save',
  },
  subs: [
    {
      id: 'overview',
      name: 'knowing what is owed',
      words: {
        objects:
          'how much i owe, overview of my debts, unopened letters, unopened post, afraid of letters, total debt, face my debt, list of debts, credit file, credit report, ignoring bills, lost track, what i owe, face what i owe, add up what i owe, opening my bank statements, open my bank statements, open my letters, open my post, open the bills, unopened bills, pile of unopened, add it all up, list everything i owe, list all my debts, who i owe, write down every debt, check my credit, brown envelopes, envelopes, know exactly how much, scared to look at my account, look at my bank account, look at my balance',
      },
      quests: [
        {
          id: 'debt-one-sheet',
          title: 'List every debt on one sheet',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [30, 40, 60],
          steps: [
            [
              'Gather letters, bank list, apps',
              'Friends and family count; so does buy now, pay later.',
            ],
            ['Write whom, how much, rate, minimum, date', 'Not known: "?", and ask for it.'],
            ['Mark rent, power, tax and court red', 'These have the hardest consequences.'],
          ],
          tiny: 'Write the names of all creditors, without sums.',
          why: 'Every debt advice service begins with this list.',
          source: 'guideline',
        },
        {
          id: 'debt-open-post',
          title: 'Open {n} letters and sort them',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 25],
          amount: { unit: 'letters', byLevel: [3, 5, 8] },
          steps: [
            ['Sit at a table with three piles', 'Pay or answer by a date, keep, bin.'],
            [
              'Read only: who, how much, by when',
              'Court or bailiff: call free debt advice the same day.',
            ],
            ['Write each date in the calendar', 'Two days before it, not on it.'],
          ],
          tiny: 'Open one letter and write its date down.',
          why: 'Deadlines pass whether a letter is open or not; early there are more ways.',
          source: 'guideline',
        },
        {
          id: 'debt-check-balances',
          title: 'Check each balance against your sheet',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          steps: [
            ['Log in or read the last statement', 'One debt after the other, same day each week.'],
            ['Write the balance under the old one', 'Higher: look for a fee or a new purchase.'],
            ['Add them up, write the change', 'Up or down, one number.'],
          ],
          tiny: 'Check the balance of one debt.',
          why: 'Written below each other, the sums show whether the plan works.',
          source: 'craft',
        },
        {
          id: 'debt-credit-file',
          title: 'Read one credit file line by line',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [30, 40, 60],
          steps: [
            ['Ask for your own free copy', 'The agency must give you one in many countries.'],
            ['Tick what is right', 'Wrong sum, paid debt, strange name: mark it.'],
            ['Send one correction with proof', 'Keep a copy and the date.'],
          ],
          tiny: 'Find where the free copy is asked for.',
          why: 'Wrong entries stay until somebody objects.',
          source: 'guideline',
        },
      ],
    },
    {
      id: 'paying-down',
      name: 'paying it down',
      words: {
        objects:
          'pay off my debt, pay off credit card, pay off loan, pay off student loan, debt snowball, debt avalanche, clear my overdraft, repayment plan, be debt-free, last instalment, mortgage, pay it down, pay off my credit card, pay off my car, pay off the car, pay off my loan, pay off my student loan, pay off the mortgage, pay off my overdraft, out of my overdraft, out of debt, get out of debt, clear my credit card, pay back my sister, pay back my brother, pay back my parents, pay back my mum, pay back my dad, pay back the money, extra payment, more than the minimum, pay extra, pay 200 off, overpay, smallest debt first, clear the loan',
      },
      quests: [
        {
          id: 'debt-order',
          title: 'Put every debt in paying order',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Put rent, power, tax and fines first', 'Home, heat and court hang on them.'],
            [
              'Then sort by the highest rate',
              'Or the smallest sum, if a quick end keeps you going.',
            ],
            ['Write the first of them on a card', 'All others get their minimum.'],
          ],
          tiny: 'Write which debt has the highest rate.',
          why: 'Highest rate first costs least; smallest first ends one soonest.',
          source: 'craft',
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
            ['Set each minimum by standing order', 'The day after pay. No new loan for it.'],
            ['Put half of the rest on the costliest debt', 'The other half stays for surprises.'],
          ],
          tiny: 'Set up one payment.',
          why: 'A missed minimum brings fees, and standing orders do not forget.',
          source: 'craft',
        },
        {
          id: 'debt-extra-sum',
          title: 'Pay one sum off the costliest debt',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['See what the week left over', 'Small sums are welcome; ask if there is a fee.'],
            ['Transfer it with the contract number', 'Write "additional payment" with it.'],
            ['Write the new balance on the card', 'Colour the part that is gone.'],
          ],
          tiny: 'Transfer one small sum to the costliest debt.',
          why: 'Each extra sum stops earning interest for the lender at once.',
          source: 'craft',
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
          source: 'craft',
        },
      ],
    },
    {
      id: 'help',
      name: 'letters, calls and help',
      words: {
        objects:
          "debt advice, debt adviser, debt counselling, bailiff, collection letters, debt collector, payment plan, creditor calls, court letter, insolvency, bankruptcy, behind on rent, behind with rent, final notice, eviction, ring the bank, call the bank, payments i've missed, missed payments, talk to the bank, stepchange, citizens advice, advice about my debts, tell my wife about the debt, tell my husband about the debt, tell my partner about the debt, lower payments, smaller payments, negotiate with, agree a payment, letters from, debt charity, default, ccj, repossession, cannot pay, can't pay, behind on my, behind with my, ask for help with my debt, iva",
      },
      quests: [
        {
          id: 'debt-free-advice',
          title: 'Call one free debt adviser',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Search your town and "free debt advice"',
              'Charities, consumer centres, the council. A real one charges nothing.',
            ],
            ['Have the list and the red letters ready', 'Half a list is enough.'],
            ['Write date, name and what to bring', 'Waiting list: ask what to do until then.'],
          ],
          tiny: 'Find the number and its hours.',
          why: 'Public bodies advise asking a free service early, before court.',
          source: 'guideline',
        },
        {
          id: 'debt-offer-letter',
          title: 'Write one creditor a payment offer',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            [
              'Take a sample letter of an advice service',
              'Sum, reason, what you can pay, from when.',
            ],
            [
              'Offer only what the month leaves',
              'After rent, power, food. Not sure: ask the adviser first.',
            ],
            ['Send it with proof, keep a copy', 'Agree to nothing new on the telephone.'],
          ],
          tiny: 'Write the contract number and the sum you can pay.',
          why: 'Many creditors accept small regular sums rather than none.',
          source: 'guideline',
        },
        {
          id: 'debt-scripted-call',
          title: 'Call one creditor with a script',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 40],
          steps: [
            ['Write three sentences and your limit', '"I can pay this much on this day."'],
            ['Ask to stop fees and interest', 'Threats: end the call, ask for a letter.'],
            ['Write date, name, words', 'Ask for the answer in writing, file it.'],
          ],
          tiny: 'Write the three sentences.',
          why: 'A written limit keeps a promise from growing during the call.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'staying-out',
      name: 'staying out of debt',
      words: {
        objects:
          'buy now pay later, stop using credit, credit cards, new debt, cut up my card, borrowing from friends, payday loan, always in the red, overdrawn, living on credit, maxed out, without credit, live without credit, what i can pay for, pay for in cash, pay in cash, cash only, only buy what, klarna, pay later, cut up my credit, cut up my cards, close my credit card, never borrow, stop borrowing, not borrow, stop lending, use my credit card, credit card for emergencies, never go into, not go into, stay out of the red, stay debt-free, stay out of debt, no new loans, dip into my overdraft, in the black',
      },
      quests: [
        {
          id: 'debt-saved-cards',
          title: 'Remove your card from three shops',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 25],
          steps: [
            ['Open the three shops you use most', 'Delete the saved card under payment, log out.'],
            ['Switch off pay-later buttons', 'In the same menu; not there: ask their help page.'],
            ['Put the card in a drawer', 'In an envelope with the balance written on it.'],
          ],
          tiny: 'Delete the saved card in one shop.',
          why: 'Each extra step before paying gives time to leave.',
          source: 'craft',
        },
        {
          id: 'debt-before-buying',
          title: 'Note what came before one purchase',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [2, 5, 10],
          steps: [
            ['Write hour, place, amount', 'Only purchases on credit.'],
            [
              'Write what happened ten minutes before',
              'A message, an advert, a bad meeting, boredom.',
            ],
            ['Choose one thing for that moment', 'Phone in another room, a walk round the block.'],
          ],
          tiny: 'Write the hour of the last purchase on credit.',
          why: 'The same moment usually comes before; it can be met differently.',
          source: 'craft',
        },
        {
          id: 'debt-cash-week',
          title: 'Pay one week without credit',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ["Take the week's sum out in cash", 'Or onto a card without overdraft.'],
            ['Write each payment on the envelope', 'Empty early: look which day took most.'],
            ['Note what you could not pay', "A need goes into next month's plan."],
          ],
          tiny: 'Pay one day without credit.',
          why: 'Cash that visibly gets less is spent more slowly by many people.',
          source: 'craft',
        },
        {
          id: 'debt-year-bills',
          title: 'List every big bill of next year',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            ['Write twelve lines, one a month', 'Car, insurance, school, presents, tax, repairs.'],
            ['Sum it and divide by twelve', 'Set that aside each month, own account.'],
            ['Mark the two hardest months', 'Ask now whether they can be paid in parts.'],
          ],
          tiny: 'Write the big bills of the next three months.',
          why: 'Bills known a year ahead need no credit card.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Call a free debt advice service and let somebody look at the list with you.',
    missed: 'Check rent and power first, then go on with the next payment date.',
  },
  caps: { dayMinutes: 90, growth: 0.2 },
} as const satisfies Topic;
