import type { Topic } from '#mentor/library/topic.ts';

export const SAVING = {
  id: 'saving',
  shelf: 'money',
  name: 'Saving',
  category: 'Personal',
  words: {
    objects:
      'save money, saving, savings, broke, overspend, impulse buying, finances, frugal, live within my means, payday, money, paycheck, salary lasts, in the bank, invest, investing, isa, 401k, save up, subscription, bargain, vouchers, bank account, overspending, cost of living, electricity bill, heating bill, ynab, standing order, penny pinching, buy nothing, clothes online, deposit, put away, quid a week, put aside, set aside, where my money goes, wasting money, spend no more than, spend less, spend too much, spend less than, spend under, into savings, of my salary',
    verbs:
      'save, budget, economise, spend, put by, cut costs, invest, scrimp, buy less, stop buying, stop shopping',
    context:
      'money, month, pay, account, bank, bills, cost, cheap, afford, euros, pounds, dollars, shopping, bored, buy, buying, bill, wait, lasts, retire, car, trip, house, coffee, wedding, holiday, groceries, card, salary, income, fund, aside, lose my job, breaks down, pension, spending',
    not: 'save the planet, save time, save files, spend time, spend more time, spending time, broke up, broke my, trading, crypto, pay off, betting, time on, time with, less time, spend twelve hours, hours a day, every weekend by myself, looking at a screen, shrubs, pay back, for my business, freelance clients, raise money, save the, evening with, owe, spend an hour, spend the evening, spend half an hour, spend ten minutes, spend 10 minutes, spend 20 minutes, spend quality time, time together, spend sundays, spend saturday, spend saturdays, cut back on drinking, cut back on meat, cut back on sugar, cut back on booze, cut back on coffee, marriage',
  },
  subs: [
    {
      id: 'budget',
      name: 'budget',
      words: {
        objects:
          'budget, budgeting, household budget, track spending, where my money goes, monthly plan, household book, financial overview, manage my money, money management, stick to a budget, what i spend, write down what i spend, write down everything i spend, track every expense, track my spending, expense, expenses, budget my, pension income, lasts until, lasts the term, lasts the month, end of the month, monthly budget, money lasts, make my money last, money last, envelope method, envelopes of cash, know where my money, look at my accounts, finances in order, finances under control, control of my money, financial plan, spreadsheet for money, household accounts, money talk, get my finances',
      },
      quests: [
        {
          id: 'save-pay-list',
          title: 'Write down every payment today',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [2, 5, 10],
          steps: [
            ['Keep one note on the phone or in the purse', 'Amount, place, one word what for.'],
            ['Copy the card payments in the evening', "The bank's list has what you forgot."],
            ['Circle one you would not make again', 'No sum needed, one circle.'],
          ],
          tiny: 'Write down the last three payments.',
          why: 'What is written down is seen before it is repeated.',
          source: 'craft',
        },
        {
          id: 'save-sort-week',
          title: 'Sort one week into five columns',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            ['Take the bank list and your notes', 'Paper or a table, whichever you open.'],
            ['Fill columns: home, food, travel, fun, rest', 'Rest over a third: split it.'],
            ['Sum each and write it on one line', 'Next week goes under it.'],
          ],
          tiny: "Sort yesterday's payments into the five columns.",
          why: 'Sums by column show where the month goes; a single total does not.',
          source: 'craft',
        },
        {
          id: 'save-month-page',
          title: 'Plan the next month on one page',
          plan: { role: 'long', phase: 2, rhythm: 'once' },
          minutes: [30, 40, 60],
          steps: [
            ['Write what comes in and on which day', 'The lowest month if it varies.'],
            ['Take off rent, bills and one saving', 'Count a twelfth of each yearly bill.'],
            ['Split the rest over four weeks', "Write the week's sum where you pay: purse, phone."],
          ],
          tiny: 'Write the fixed costs of next month.',
          why: 'A sum for the week is easier to keep to than one for the month.',
          source: 'craft',
        },
        {
          id: 'save-plan-check',
          title: 'Compare each column with your plan',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            ['Put plan and month so far side by side', 'Mark what is over and what is under.'],
            ['Change the plan where it was wrong twice', 'Twice over means the plan was a wish.'],
            ['Move what is left to savings', 'On the same evening.'],
          ],
          tiny: 'Compare the one column that worries you.',
          why: 'A plan mended every month comes closer to the real one.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'spending-less',
      name: 'spending less',
      words: {
        objects:
          "spend less, spending too much, impulse buy, online shopping, subscriptions, cheaper groceries, shopping addiction, no-buy, takeaway coffee, cut costs, energy bill, cheaper contract, cut back, buy less stuff, grocery bill, food bill, phone bill, shopping when i'm bored, stop shopping, buying anything, wait 48 hours, wait 24 hours, wait 30 days, before buying, buying clothes, buy clothes, buy fewer, buy less, too much on coffee, spend way too much, spend too much, money on takeaways, money on, spend on, waste money, no-spend month, no-spend, no spend, no-spend weekend, cancel subscriptions, amazon, shein, asos, second-hand, secondhand, bargains, cheaper supermarket, switch energy, switch provider, lower my bills, cut my bills, electricity, live cheaply, coffee out, eat out less, in-app purchases, lottery",
      },
      quests: [
        {
          id: 'save-subscriptions',
          title: 'List every subscription and its price',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 25, 40],
          steps: [
            ['Go through three months of bank lists', 'And a year back for the yearly ones.'],
            ['Write price a year and last use', 'App stores keep a list of their own.'],
            ['End the one used least', 'Write the last day it still runs.'],
          ],
          tiny: 'Look up the price of one subscription.',
          why: 'Small monthly sums are seldom looked at again.',
          source: 'craft',
        },
        {
          id: 'save-wish-list',
          title: 'Park one wish for 30 days',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [2, 5, 10],
          steps: [
            ['Write thing, price and date on a list', 'Instead of the basket; empty that.'],
            ['Write what you have that does it', 'Borrow, mend, wait for used.'],
            ['Look at wishes that are 30 days old', 'Faded: cross out. In the plan: buy it.'],
          ],
          tiny: 'Move one thing from a shopping basket to the list.',
          why: 'Many wishes fade before the month is over.',
          source: 'craft',
        },
        {
          id: 'save-cheaper-bill',
          title: 'Lower one bill with three offers',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            ['Take phone, power or insurance papers', 'Find the price, the use, the notice date.'],
            [
              'Get three prices for the same thing',
              'Official comparison sites first; same cover, same term.',
            ],
            ['Call your own provider with the best', 'No: change, and note the next notice date.'],
          ],
          tiny: 'Find the notice date of one contract.',
          why: 'Long-standing customers often pay more than new ones.',
          source: 'craft',
        },
        {
          id: 'save-cost-per-use',
          title: 'Price one use of five old purchases',
          plan: { role: 'core', phase: 3, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Take five things bought last year', 'Price, and how often each was used.'],
            ['Divide: the price of one use', 'Clothes, gadgets, passes, kitchen things.'],
            [
              'Write a rule for the next purchase',
              'One line, from the best and the worst of the five.',
            ],
          ],
          tiny: 'Work out the price of one use for one thing.',
          why: 'Your own past purchases foretell the use of the next one.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'emergency-fund',
      name: 'emergency fund',
      words: {
        objects:
          "emergency fund, rainy day fund, nest egg, three months of expenses, safety net, first thousand, one month of expenses, set aside in case, in case the car, in case i lose my job, money in the bank, in the bank in case, emergency account, emergencies, emergency savings, cushion, cushion of, living costs, months of living costs, months of expenses, months' expenses, months' rent, months of rent, months' salary, months of salary, buffer, rainy day, boiler breaks, car breaks down, washing machine breaks, just in case, unexpected, if something breaks, fall back on, something in reserve, first £1000, first $1000, month ahead",
      },
      quests: [
        {
          id: 'save-month-sum',
          title: 'Sum one month of fixed costs',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Add up rent, power, food, travel, insurance', 'Only what must go on when pay stops.'],
            ['Write the sum on a card', 'First aim: a tenth of it. Then the whole.'],
            [
              'Choose where to keep it',
              'An instant-access account without a card, no notice period.',
            ],
          ],
          tiny: 'Write your rent and the next three fixed costs.',
          why: 'Official advice names about three months of costs as a good aim.',
          source: 'guideline',
        },
        {
          id: 'save-standing-order',
          title: 'Set one standing order for payday',
          plan: { role: 'core', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            [
              'Choose a sum that a bad month survives',
              'Behind with rent or power: pay that first.',
            ],
            ['Date it the day after your pay', 'Into the account without a card.'],
            ['Write what counts as an emergency', 'Three words on the card: broken, ill, unpaid.'],
          ],
          tiny: 'Move the smallest sum you can spare, once.',
          why: 'Money moved before it is seen is saved more often than what is left over.',
          source: 'trial',
        },
        {
          id: 'save-fund-line',
          title: "Write the fund's total on one line",
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [2, 5, 10],
          steps: [
            ['Read the balance, write date and sum', 'Taken out: write for what.'],
            ['Write how many days it would last', "Total divided by a day's fixed costs."],
            ['Move over what the week left', 'Small sums count.'],
          ],
          tiny: 'Read the balance once.',
          why: 'Days are easier to picture than a sum.',
          source: 'craft',
        },
        {
          id: 'save-income-drill',
          title: 'Plan three months without one income',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [40, 60, 90],
          steps: [
            [
              'Write what would still come in',
              "Benefits, insurance, a partner's pay; look them up.",
            ],
            ['Strike out costs in order', 'First to go, second, never: rent, heat, food.'],
            ['Write whom you would call in week one', 'Landlord, bank, a free advice office.'],
          ],
          tiny: 'Write the three costs that would go first.',
          why: 'A list made in a calm week saves the expensive decisions of a bad one.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'saving-goal',
      name: 'saving for something',
      words: {
        objects:
          "save for a holiday, save for a house, house deposit, down payment, save for a car, wedding fund, saving up, save up for, save for a trip, save for university, savings goal, save for christmas, put aside money, money for my daughter's, money for my son's, money for my, put away money, money for my retirement, retirement, pension pot, college fund, daughter's college, university fund, save for my, save for our, save for the, save enough for, saving for, save 200, save 100, save 50, holiday fund, travel fund, honeymoon, new kitchen, new bike, new car, new laptop, gaming pc, campervan, driving lessons, christmas presents, mortgage deposit, first flat, buy a house, buy a flat, buy a car, save half, save 10%, save 20%, a third of my salary, piggy bank",
      },
      quests: [
        {
          id: 'save-price-goal',
          title: 'Price one goal in four lines',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            ['Write cost, date, months left', 'Cost with all fees; ask or look up two.'],
            ['Divide: the sum for each month', 'Too much: a later date or a smaller goal.'],
            ['Give it its own account or envelope', 'Name it after the goal.'],
          ],
          tiny: 'Write the cost and the date of the goal.',
          why: 'A sum a month can be checked against the plan at once.',
          source: 'craft',
        },
        {
          id: 'save-sell-thing',
          title: 'Sell one thing you do not use',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [25, 40, 60],
          steps: [
            ['Choose one with a plug, wheels or a brand', 'They sell soonest.'],
            ['Take four pictures by a window, faults too', 'Price: the middle of five that sold.'],
            [
              'Meet in daylight in public, be paid there',
              'No links, no codes, no cheques. Move the money at once.',
            ],
          ],
          tiny: 'Photograph one thing for sale.',
          not: ['minor'],
          why: 'Sold things bring the goal nearer without cutting the week.',
          source: 'craft',
        },
        {
          id: 'save-colour-bar',
          title: 'Colour the savings bar up to today',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          steps: [
            ['Draw a bar with twenty boxes', 'The first time; each is a twentieth of the sum.'],
            [
              'Colour what is saved, write the date',
              "Behind by two boxes: move the date or the month's sum.",
            ],
          ],
          tiny: 'Write the present total beside the bar.',
          why: 'Watching progress helps people reach what they set out to do.',
          source: 'trial',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Look at one kind of spending only, the one with the most payments.',
    missed: "Leave the gap empty in the list and write down today's payments.",
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies Topic;
