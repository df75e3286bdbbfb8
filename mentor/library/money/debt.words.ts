import type { TopicWords } from '#mentor/library/topic.ts';

export const DEBT_WORDS: TopicWords = {
  name: 'Debt',
  words: {
    objects:
      'debt, debt-free, loan, overdraft, pay off, pay back, owe, repay, mortgage early, arrears, creditors, collection agency, interest rate, instalments, consolidation, in the red, bank statements and, credit, afterpay, borrowed, lender, final demand, minimum payment, pay down, red letters, store card, finance on, car finance, repayments',
    verbs: 'clear my',
    context:
      'money, bank, card, bills, letters, monthly, balance, rate, behind, statements, missed, cash, face, open, unopened, add, pile, sister, brother, final',
    not: 'loan a book, bet, budget my student loan, save',
  },
  subs: {
    overview: {
      name: 'knowing what is owed',
      words: {
        objects:
          'how much i owe, unopened letters, unopened post, total debt, face my debt, list of debts, credit file, credit report, ignoring bills, lost track, what i owe, opening my bank statements, open my letters, open my post, open the bills, unopened bills, pile of unopened, add it all up, check my credit, envelopes',
      },
    },
    'paying-down': {
      name: 'paying it down',
      words: {
        objects:
          'pay off, card debt, store cards, pay off loan, debt snowball, debt avalanche, clear my overdraft, repayment plan, be debt-free, last instalment, mortgage, pay off my credit card, pay off the car, pay off my student loan, pay off my overdraft, out of debt, clear my credit card, pay back my parents, extra payment, pay extra, overpay, clear the loan',
      },
    },
    help: {
      name: 'letters, calls and help',
      words: {
        objects:
          "debt advice, debt adviser, debt counselling, bailiff, collection letters, debt collector, payment plan, creditor calls, court letter, insolvency, bankruptcy, final notice, eviction, ring the bank, call the bank, payments i've missed, missed payments, stepchange, citizens advice, lower payments, smaller payments, negotiate with, agree a payment, letters from, debt charity, default, ccj, repossession, cannot pay, can't pay, behind on my, behind with my, iva",
      },
    },
    'staying-out': {
      name: 'staying out of debt',
      words: {
        objects:
          'new debt, payday loan, overdrawn, maxed out, without credit, what i can pay for, pay for in cash, cash only, only buy what, klarna, pay later, never borrow, stop borrowing, not borrow, stop lending, stay out of debt, no new loans, in the black',
      },
    },
  },
};
