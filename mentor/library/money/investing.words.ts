import type { TopicWords } from '#mentor/library/topic.ts';

export const INVESTING_WORDS: TopicWords = {
  name: 'Investing and taxes',
  words: {
    objects: 'finances for retirement, money matters, financial future',
    context: 'money, fund, savings, return, form, retire, deadline, accountant',
    not: 'invest time, invest in my, tax arrears, pension pot every, own stock, take stock',
  },
  subs: {
    markets: {
      name: 'understanding investing',
      words: {
        objects:
          'invest, investment, investor, index fund, etf, stocks, shares isa, stock market, stocks and shares, buy shares, about shares, bond, isa, 401k, ira, roth, broker, brokerage, investment account, dividends, crypto, bitcoin, put it to work, my inheritance, fund costs, costs of funds, broad funds, savings doing nothing, financial markets, mutual fund, day trading, robo advisor, asset allocation, diversify, bull market, market crash',
        context: 'portfolio, costs, plan, buy, sell, beginner, twenty years',
      },
    },
    taxes: {
      name: 'taxes',
      words: {
        objects:
          'tax, tax and bookkeeping, freelance accounts, accounts up to date, bookkeeping every month, tax return, income tax, file my taxes, do my taxes, tax papers, tax code, tax office, quarterly taxes, receipts, payslip, deduct, deductions, deductible, vat, self assessment, hmrc, irs, elster, for tax, less tax, accountant',
        context: 'self-employed, freelancer, january, april, papers, shoebox',
      },
    },
    pension: {
      name: 'pension',
      words: {
        objects:
          'pension, pension office, company pension, retirement, retire at, retire early, plan my retirement, superannuation, contributions, social security, need to retire, stop working at, when i retire, annuity',
        context: 'letters, enough to live on, gaps, age, state',
      },
    },
  },
};
