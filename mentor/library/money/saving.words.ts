import type { TopicWords } from '#mentor/library/topic.ts';

export const SAVING_WORDS: TopicWords = {
  name: 'Saving',
  words: {
    objects:
      'save more, saving, savings, broke, finances, payday, money, paycheck, salary lasts, in the bank, save up, bank account, ynab, standing order, penny pinching, deposit, put away, quid a week, put aside, set aside, of my salary',
    verbs: 'budget, put by, scrimp',
    context:
      'month, pay, account, bank, bills, cost, cheap, afford, euros, pounds, dollars, shopping, bored, buy, wait, lasts, retire, car, trip, house, coffee, wedding, holiday, groceries, card, salary, income, fund, aside, lose my job, breaks down, pension, spending',
    not: 'save time, save files, broke up, broke my, crypto, time on, every weekend by myself, shrubs, raise money, save the, owe, put away the, put away my',
  },
  subs: {
    budget: {
      name: 'budget',
      words: {
        objects:
          'budget, track spending, where my money goes, household book, financial overview, manage my money, money management, what i spend, track my spending, expense, pension income, lasts until, lasts the term, lasts the month, end of the month, money last, envelope method, know where my money, finances in order, finances under control, financial plan, household accounts, money talk, get my finances',
      },
    },
    'emergency-fund': {
      name: 'emergency fund',
      words: {
        objects:
          "emergency fund, nest egg, safety net, first thousand, set aside in case, in case the car, in case i lose my job, money in the bank, emergency account, emergencies, emergency savings, cushion, living costs, months' expenses, months' rent, months' salary, buffer, rainy day, car breaks down, unexpected, fall back on, first £1000, first $1000, month ahead",
      },
    },
    'saving-goal': {
      name: 'saving for something',
      words: {
        objects:
          "save for a holiday, save for a house, house deposit, down payment, wedding fund, saving up, save up for, savings goal, put aside money, money for my, put away money, college fund, daughter's college, university fund, save for my, save for our, save for the, save enough for, holiday fund, travel fund, honeymoon, new kitchen, new bike, new car, new laptop, gaming pc, campervan, driving lessons, christmas presents, mortgage deposit, first flat, buy a house, buy a flat, buy a car, save half, piggy bank",
      },
    },
  },
};
