import type { TopicWords } from '#mentor/library/topic.ts';

export const DEBT_WORDS: TopicWords = {
  name: 'Debt',
  words: {
    objects:
      'debt, debt-free, loan, student loan, overdraft, pay off, pay back, owe, repay, mortgage early, arrears, creditors, collection agency, interest rate, instalments, consolidation, in the red, bank statements and, credit, afterpay, borrowed, lender, final demand, car loan, minimum payment, pay off my, pay back my, pay down, debt collectors, red letters, council tax arrears, store card, finance on, car finance, repayments',
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
          'how much i owe, unopened letters, unopened post, total debt, face my debt, list of debts, credit file, credit report, ignoring bills, lost track, what i owe, face what i owe, opening my bank statements, open my bank statements, open my letters, open my post, open the bills, unopened bills, pile of unopened, add it all up, check my credit, brown envelopes, envelopes',
      },
    },
    'paying-down': {
      name: 'paying it down',
      words: {
        objects:
          'credit card debt, card debt, pay off credit card, pay off loan, pay off student loan, debt snowball, debt avalanche, clear my overdraft, repayment plan, be debt-free, last instalment, mortgage, pay off my credit card, pay off my car, pay off the car, pay off my loan, pay off my student loan, pay off the mortgage, pay off my overdraft, out of debt, get out of debt, clear my credit card, pay back my sister, pay back my brother, pay back my parents, pay back my mum, pay back my dad, pay back the money, extra payment, pay extra, overpay, clear the loan',
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
          'buy now pay later, credit cards, new debt, payday loan, overdrawn, maxed out, without credit, live without credit, what i can pay for, pay for in cash, cash only, only buy what, klarna, pay later, never borrow, stop borrowing, not borrow, stop lending, stay out of debt, no new loans, in the black',
      },
    },
  },
};
