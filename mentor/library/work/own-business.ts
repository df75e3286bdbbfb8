import type { Topic } from '#mentor/library/topic.ts';

export const OWN_BUSINESS = {
  id: 'own-business',
  shelf: 'work',
  name: 'Own business',
  category: 'Business',
  words: {
    objects:
      'business, own business, startup, start-up, side hustle, self-employed, entrepreneur, clients, customers, my shop, online shop, company of my own, be my own boss, small business, food truck, founder, cafe, bakery, salon, prices, ecommerce, my own company, wholesale, client, landing page, sole proprietor, b&b, guesthouse, restaurant, stall, self-employment, go self-employed, income from, passive income, invoices, vat return, franchise, market my, own boss, drop shipping, print on demand, cleaning business, airbnb, dropshipping, clothing brand, own brand, into a business, on the side, tutoring',
    verbs:
      'sell, invoice, freelance, sell my, charge, open a shop, open a cafe, found, advertise, market my, go freelance, go self-employed, start a company',
    context:
      'sales, launch, price, offer, market, brand, revenue, website, order, quit my nine to five, open, charge, prices, cakes, list, customers, test, register, tax, steady, store, idea, shop, handmade, orders, product, products, company, studio',
    not: "business english, business trip, business school, none of my business, sell my house, sell my car, trading, crypto, dropshipping course, sell my old, sell my clothes, sell my old clothes, book club, food shop, grocery shop, study, shop once a week, living costs, months of living, shopping, job at a, leave my shop, shop window, charity shop, charge my phone, charge outside, open the pile, i'm 80, into data, get a job, find company, law firm",
  },
  subs: [
    {
      id: 'idea',
      name: 'idea and first customers',
      words: {
        objects:
          'business idea, idea for a business, business plan, start a business, startup idea, validate my idea, first customer, found a company, market research, open a cafe, open a shop, open a small cafe, small cafe, open my own, test my startup, start my own, start my own business, business from home, own company, own bakery, own salon, own shop, open a bakery, open a restaurant, open a studio, open a salon, test my idea, idea before i quit, ask customers, talk to potential, potential customers, would pay for, something of my own, turn my hobby into, hobby into, make money from, make money with, money from my, business at 16, dog-walking business, be my own, find an idea, business model, first paying, prototype, kickstarter, crowdfunding',
      },
      quests: [
        {
          id: 'biz-problems',
          title: 'Write {n} problems people pay for',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          amount: { unit: 'problems', byLevel: [5, 8, 12] },
          steps: [
            ['Write whom you know well', 'Nurses, dog owners, old colleagues, your street.'],
            ['Write what costs each of them time', 'Look where they already pay somebody.'],
            ['Star two you could help with this month', 'With your hands and what you own.'],
          ],
          tiny: 'Write one problem that somebody complained about this week.',
          why: 'What people already pay for needs no explaining.',
          source: 'craft',
        },
        {
          id: 'biz-five-questions',
          title: 'Ask one possible customer five questions',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 25, 40],
          steps: [
            ['Ask about the last time', 'When, how, how long, at what cost, what annoyed them.'],
            ['Do not show your idea before the end', 'Polite people praise any idea.'],
            ['Write three sentences word for word', 'The angriest one goes on top.'],
          ],
          tiny: 'Send one person a request for fifteen minutes.',
          needs: ['company'],
          why: 'What somebody did last month foretells more than what they say they would buy.',
          source: 'craft',
        },
        {
          id: 'biz-offer-by-name',
          title: 'Offer it to {n} people by name',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          amount: { unit: 'people', byLevel: [3, 5, 8] },
          steps: [
            ['Write result, price, date in three lines', 'A date you can keep; no website yet.'],
            ['Send it to people who told you the problem', 'One by one, in their words.'],
            ['Count yes, no, silence', 'Only an order or a deposit is a yes.'],
          ],
          tiny: 'Send the three lines to one person.',
          why: 'An order before anything is built costs nothing and proves the most.',
          source: 'craft',
        },
        {
          id: 'biz-one-page',
          title: 'Write the whole plan on one page',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [60, 90, 120],
          steps: [
            [
              'Draw six boxes: who, problem, offer, price, reach, cost',
              'Numbers from your own tests only.',
            ],
            ['Mark the box you know least about', 'That is what the next month tests.'],
            [
              'Write the sum you will not go beyond',
              'No loan, nothing from rent or the emergency fund.',
            ],
          ],
          tiny: 'Fill one of the six boxes.',
          why: 'One page shows which guess everything else stands on.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'set-up',
      name: 'papers, prices, books',
      words: {
        objects:
          'register my business, tax number, bookkeeping, pricing, business account, business insurance, receipts, vat, sole trader, limited company, legal form, llc, form an llc, prices to charge, what to charge, charge for my, raise my prices, register my, trade name, business bank account, insurance for my, accounting software, quickbooks, xero, tax return, taxes for my, accounts for my, books for my, separate my, invoice template, contract template, terms and conditions, gdpr, permits, permit, food hygiene, licence for my, premises, gmbh, ltd, sole proprietorship, tidy books, keep my books, quarterly taxes',
      },
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
          source: 'craft',
        },
        {
          id: 'biz-file-receipts',
          title: 'File every receipt of the week',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          steps: [
            ['Photograph each, name it date and shop', 'One folder a month, a copy elsewhere.'],
            ['Enter in, out and what for', 'A plain table is enough to begin with.'],
            ['Put the tax share aside', 'A second account; ask the tax office for the rate.'],
          ],
          tiny: "Photograph today's receipts.",
          why: 'A weekly quarter of an hour replaces the lost weekend before the tax date.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'selling',
      name: 'finding buyers',
      words: {
        objects:
          'sell online, sell my art, sell handmade, handmade shop, craft fair, marketing, more customers, more sales, cold calls, sell more, website for my business, sales calls, five sales calls, email list, my store, etsy, etsy shop, shopify, webshop, post for my business, orders a month, orders a week, first ten customers, ten customers, 100 customers, find customers, get customers, new customers, new clients, win customers, more bookings, more orders, more clients, newsletter, advertise, ads, flyers, stall at, sell ten, sell 100, sell 50, sell my pottery, sell my jewellery, sell my paintings, sell my photos, sell my cakes, sell at, stockists, shops to stock, repeat customers, sell to, seo, sales',
      },
      quests: [
        {
          id: 'biz-one-sentence',
          title: 'Write your offer in one sentence',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 20],
          steps: [
            ['Fill in: I help whom do what, without what', "In your customers' own words."],
            ['Read it to two people', 'They say back what you sell. Wrong: change a word.'],
            ['Put it wherever your name stands', 'Profile, mail, door, card.'],
          ],
          tiny: 'Write one version and read it to somebody.',
          why: 'People who can repeat it can also recommend it.',
          source: 'craft',
        },
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
          why: 'Buyers online look for size and use before they read a story.',
          source: 'craft',
        },
        {
          id: 'biz-follow-up',
          title: 'Send {n} follow-up messages',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          amount: { unit: 'messages', byLevel: [3, 5, 8] },
          steps: [
            ['List who asked and did not buy', 'Ninety days back, only people who wrote to you.'],
            [
              'Write two lines and one question',
              'Something new for them: an answer, a date, a picture.',
            ],
            [
              'Note the answer, end it after two',
              '"No" is an answer; thank them and strike it off.',
            ],
          ],
          tiny: 'Answer one open question.',
          why: 'Many buyers mean to answer and forget.',
          source: 'craft',
        },
        {
          id: 'biz-count-funnel',
          title: 'Count one week: seen, asked, bought',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [10, 15, 20],
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
          source: 'craft',
        },
      ],
    },
    {
      id: 'freelancing',
      name: 'freelancing',
      words: {
        objects:
          'freelance, freelancer, freelancing, freelance clients, day rate, portfolio site, client quotes, invoice, retainer, consulting, consultant, side gig, freelance writer, steady work, freelance projects, win freelance, go freelance, independent consultant, consultancy, upwork, fiverr, my rates, my hourly, steady clients, regular clients, client a month, new client, first client, three clients, two clients, pitch to editors, late payers, virtual assistant, copywriter, copywriting, contract work, contractor, commissions, feast and famine, work for myself',
      },
      quests: [
        {
          id: 'biz-tell-people',
          title: 'Tell {n} people what you do',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          amount: { unit: 'people', byLevel: [3, 4, 6] },
          steps: [
            ['List old colleagues, clubs, neighbours', 'Those who know your work come first.'],
            ['Write three lines to each', 'What you do, for whom, one example. "Who should know?"'],
            ['Note name, date, answer', 'Thank them for every hint within a day.'],
          ],
          tiny: 'Write to one old colleague.',
          why: 'First clients mostly come from people who know your work.',
          source: 'craft',
        },
        {
          id: 'biz-sample-piece',
          title: 'Finish one sample piece to show',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [60, 90, 120],
          steps: [
            ['Choose what the first client would order', 'One text, one page, one photo set.'],
            ['Make it whole, with a date', "A club or a friend's shop can be the client."],
            [
              'Write what was asked, done, changed',
              'Three lines under it, and permission to show it.',
            ],
          ],
          tiny: 'Write the order for the sample as a client would.',
          why: 'A finished example answers what you can do.',
          source: 'craft',
        },
        {
          id: 'biz-clear-quote',
          title: 'Write one quote with clear limits',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            ['List what they get, by when, how many rounds', 'And one line: what is not included.'],
            ['Write price, deposit, payment date', 'A part before you start is usual.'],
            ['Begin only after a written yes', '"Agreed" by mail is enough for small work.'],
          ],
          tiny: 'Write the line "not included" for your next job.',
          why: 'Most quarrels with clients are about what was never written down.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Ask one possible customer instead of working on the name or the logo.',
    missed: 'After a gap answer whoever is waiting for you first, then look for new people.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
