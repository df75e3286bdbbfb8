import type { TopicWords } from '#mentor/library/topic.ts';

export const SPENDING_WORDS: TopicWords = {
  name: 'Spending',
  words: {
    objects:
      'overspend, spend less, wasting money, frugal, frugally, spend on, money on, bad with money, live cheaply, no-spend month, no-spend, buy less',
    verbs: 'spend, economise, cut costs',
    context:
      'money, shop, buy, cheap, cheaper, price, cost, month, account, wallet, card, bored, pay, paycheck, pounds, euros, dollars, bill',
    not: 'spend time, time on, spend twelve hours, every weekend by myself, spend an hour, spend the evening, spend sundays, spend saturday, spend saturdays, betting, gambling, casino, sell, wine',
  },
  subs: {
    impulse: {
      name: 'impulse buying',
      words: {
        objects:
          "impulse buy, impulse purchases, shopping addiction, shopaholic, compulsive shopping, retail therapy, no-buy, no-buy year, buy nothing, low-buy, shopping when i'm bored, stop shopping, my shopping, clothes online, new clothes, buy clothes, clothes i never wear, buy fewer, buying anything, wait 48 hours, before buying, before i buy, buy things, ordering things, amazon, shein, asos, temu, vinted, parcels, in-game purchases, microtransactions, click buy, checkout, fast fashion, bargain, sneakers, gadgets, handbags, on my list, return things, second-hand, secondhand, lottery",
        verbs: 'stop buying, stop shopping, buy less',
        context: 'clothes, shoes, trainers, make-up, bags, night, hide, wear, box',
      },
    },
    bills: {
      name: 'subscriptions and bills',
      words: {
        objects:
          'subscription, cancel subscriptions, streaming services, free trial, memberships, gym membership, direct debits, bills, electricity bill, heating bill, phone bill, household bills, electricity, heating, phone contract, cheaper contract, internet price, internet contract, insurance costs, switch energy, switch provider, what i pay for, pay for every month, running costs, fixed costs, turn off the taps, negotiate my internet',
        context: 'cancel, winter, contract, price, switch',
      },
    },
    everyday: {
      name: 'everyday spending',
      words: {
        objects:
          'grocery bill, food bill, groceries, weekly shop, supermarket, takeaway coffee, takeaway lattes, coffee out, coffee to go, coffee and snacks, too much on coffee, buying lunch, lunch at work, takeaways and delivery, food delivery, going out, taxis, eating out, vouchers, live on 900, half pay, at the till, food shop, family of five on, spend way too much, spend no more than',
        context: 'coffee, snacks, lunch, week, student, freezer, shop, delivery, food',
      },
    },
  },
};
