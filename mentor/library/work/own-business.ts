import type { TopicQuests } from '#mentor/library/topic.ts';
import { CLIENTS_QUESTS } from './own-business.clients.ts';
import { FREELANCING_QUESTS } from './own-business.freelancing.ts';

export const OWN_BUSINESS = {
  id: 'own-business',
  shelf: 'work',
  category: 'Business',
  subs: [
    {
      id: 'idea',
      milestones: [
        'Ask five possible customers your five questions',
        'Get one order or deposit',
        'Win three people who pay for it',
      ],
      quests: [
        {
          id: 'biz-problems',
          title: 'Write {n} problems people pay for',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          amount: { unit: 'problems', byLevel: [5, 8, 12], most: 15 },
          steps: [
            ['Write whom you know well', 'Nurses, dog owners, old colleagues, your street.'],
            ['Write what costs each of them time', 'Look where they already pay somebody.'],
            ['Star two you could help with this month', 'With your hands and what you own.'],
          ],
          tiny: 'Write one problem that somebody complained about this week.',
          why: 'What people already pay for needs no explaining.',
        },
        {
          id: 'biz-five-questions',
          title: 'Ask one possible customer five questions',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 2],
          minutes: [20, 25, 40],
          steps: [
            ['Ask about the last time', 'When, how, how long, at what cost, what annoyed them.'],
            ['Do not show your idea before the end', 'Polite people praise any idea.'],
            ['Write three sentences word for word', 'The angriest one goes on top.'],
          ],
          tiny: 'Send one person a request for fifteen minutes.',
          needs: ['company'],
          place: ['others'],
          wayOn: 'ask for a small order at the end',
          why: 'What somebody did last month foretells more than what they say they would buy.',
        },
        {
          id: 'biz-offer-by-name',
          title: 'Offer it to {n} people by name',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          amount: { unit: 'people', byLevel: [3, 5, 8], most: 10 },
          steps: [
            ['Write result, price, date in three lines', 'A date you can keep; no website yet.'],
            ['Send it to people who told you the problem', 'One by one, in their words.'],
            ['Count yes, no, silence', 'Only an order or a deposit is a yes.'],
          ],
          tiny: 'Send the three lines to one person.',
          why: 'An order before anything is built costs nothing and proves the most.',
        },
      ],
    },
    {
      id: 'set-up',
      milestones: [
        'Settle two of the five papers',
        'Settle all five papers',
        'Send the first bill and file it',
      ],
      quests: [
        {
          id: 'biz-five-papers',
          title: 'List the five papers you need',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [30, 40, 60],
          steps: [
            ["Open your country's official start-up page", 'The tax office links to it.'],
            [
              'Write: register, tax, insurance, permit',
              'Fifth: what your job contract says about side work.',
            ],
            [
              'Call the office with your open question',
              'Chambers and start-up centres answer for free.',
            ],
          ],
          tiny: 'Find the official page and save the address.',
          why: "The rules differ by country and trade, so the office's answer counts.",
          source: 'guideline',
        },
        {
          id: 'biz-price-lines',
          title: 'Price one offer in five lines',
          plan: { role: 'core', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Write hours, materials, costs per month', 'Hours with travel, messages and repairs.'],
            ['Add tax and what you must earn', 'Divide the month by hours you can really sell.'],
            [
              'Compare with three others',
              'Yours is higher: name what it includes before you cut it.',
            ],
          ],
          tiny: 'Write down the true hours of your last piece of work.',
          why: 'Travel, messages and repairs are the hours that beginners forget.',
        },
        {
          id: 'biz-settle-paper',
          title: 'Settle one paper of the business',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          minutes: [20, 30, 60],
          steps: [
            [
              'Take the next one: register, tax, insurance, permit',
              'The one with the nearest date; an official page says which apply.',
            ],
            ['Fill in what you know', 'A pencil cross at each field you could not explain.'],
            [
              'Ask about the crosses, send it',
              'Chamber, start-up centre or tax office; note day and name.',
            ],
          ],
          tiny: 'Open the next form and fill in two fields.',
          place: ['table'],
          wayOn: 'the next paper, until none is open',
          why: 'One form a week gets all of them done without a lost weekend.',
        },
        {
          id: 'biz-file-receipts',
          title: 'File every receipt of the week',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          grows: false,
          steps: [
            ['Photograph each, name it date and shop', 'One folder a month, a copy elsewhere.'],
            ['Enter in, out and what for', 'A plain table is enough to begin with.'],
            ['Put the tax share aside', 'A second account; ask the tax office for the rate.'],
          ],
          tiny: "Photograph today's receipts.",
          why: 'A weekly quarter of an hour replaces the lost weekend before the tax date.',
        },
      ],
    },
    {
      id: 'selling',
      milestones: [
        'Write to ten possible buyers',
        'Sell to three people',
        'Sell something every week for a month',
      ],
      quests: [
        {
          id: 'biz-list-product',
          title: 'Photograph and list one product',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [30, 45, 60],
          steps: [
            [
              'Take four pictures by a window',
              'Whole, detail, in a hand, in use. A service: before and after.',
            ],
            ['Write size, use, price, delivery', 'First line says what it is, for whom.'],
            ['Publish it and send it to one person', 'Ask what they still wanted to know.'],
          ],
          tiny: 'Take four pictures by the window.',
          needs: [
            'product',
            'products',
            'shop',
            'handmade',
            'etsy',
            'craft',
            'crafts',
            'candles',
            'jewellery',
            'sell',
            'market',
          ],
          wayOn: 'two at once, in one style',
          why: 'Buyers online look for size and use before they read a story.',
        },
        {
          id: 'biz-follow-up',
          title: 'Write to {n} possible buyers',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 1],
          minutes: [15, 25, 40],
          amount: { unit: 'possible buyers', byLevel: [3, 5, 8], most: 10 },
          steps: [
            ['List people who have the need today', 'Those who asked before come first.'],
            [
              'Write two lines and one question',
              'Whom you help, and with what. No price yet, no attachment.',
            ],
            [
              'Note the answer, ask once more after a week',
              '"No" is an answer; thank them and strike it off.',
            ],
          ],
          tiny: 'Write to one possible buyer.',
          why: 'Many buyers mean to answer and forget.',
        },
        {
          id: 'biz-count-funnel',
          title: 'Count one week: seen, asked, bought',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          grows: false,
          steps: [
            ['Write the three numbers by channel', 'Shop page, market, word of mouth.'],
            [
              'Find the largest drop',
              'Seen, not asked: the picture. Asked, not bought: price or terms.',
            ],
            ['Change one thing for two weeks', 'Write the date of the change.'],
          ],
          tiny: 'Write how many people asked this week.',
          why: 'The largest drop is where a change brings most.',
        },
      ],
    },
    CLIENTS_QUESTS,
    FREELANCING_QUESTS,
  ],
  advice: {
    stuck: 'Ask one possible customer instead of working on the name or the logo.',
    missed: 'After a gap answer whoever is waiting for you first, then look for new people.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies TopicQuests;
