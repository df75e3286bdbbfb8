import type { TopicWords } from '#mentor/library/topic.ts';

export const OWN_BUSINESS_WORDS: TopicWords = {
  name: 'Own business',
  words: {
    objects:
      'business, own business, startup, side hustle, self-employed, entrepreneur, clients, customers, my shop, small business, food truck, founder, cafe, bakery, salon, prices, ecommerce, wholesale, landing page, sole proprietor, b&b, guesthouse, restaurant, stall, self-employment, income from, passive income, invoices, vat return, franchise, own boss, drop shipping, cleaning business, airbnb, dropshipping, clothing brand, own brand, into a business, on the side, tutoring',
    verbs:
      'sell, freelance, sell my, charge, open a shop, open a cafe, found, advertise, go freelance, start a company',
    context:
      'sales, launch, offer, market, brand, website, order, open, charge, cakes, list, test, register, tax, steady, store, idea, shop, handmade, product, company, studio',
    not: "business english, business trip, business school, sell my car, crypto, dropshipping course, sell my clothes, study, shopping, job at a, charge outside, i'm 80, get a job, law firm",
  },
  subs: {
    idea: {
      name: 'idea and first customers',
      words: {
        objects:
          'business idea, business plan, start a business, startup idea, validate my idea, first customer, found a company, market research, open a cafe, open a shop, small cafe, open my own, test my startup, start my own, own company, own bakery, own salon, own shop, open a bakery, open a studio, open a salon, test my idea, idea before i quit, ask customers, potential customers, something of my own, hobby into, money from my, dog-walking business, be my own, find an idea, business model, first paying, prototype, kickstarter, crowdfunding',
      },
    },
    'set-up': {
      name: 'papers, prices, books',
      words: {
        objects:
          'tax number, bookkeeping, pricing, business account, business insurance, receipts, vat, sole trader, limited company, legal form, llc, form an llc, prices to charge, charge for my, raise my prices, register my, trade name, business bank account, insurance for my, accounting software, quickbooks, xero, taxes for my, accounts for my, books for my, separate my, invoice template, contract template, gdpr, permits, food hygiene, licence for my, premises, gmbh, ltd, sole proprietorship, tidy books, keep my books',
      },
    },
    selling: {
      name: 'finding buyers',
      words: {
        objects:
          'sell online, online shop, web shop, etsy shop, sell my art, sell handmade, handmade shop, craft fair, marketing, more customers, more sales, cold calls, sell more, sales calls, email list, my store, etsy, shopify, webshop, orders a month, orders a week, ten customers, 100 customers, find customers, get customers, new customers, win customers, more orders, more clients, newsletter, advertise, ads, flyers, stall at, sell ten, sell 100, sell 50, sell my pottery, sell my jewellery, sell my photos, sell my cakes, sell at, stockists, repeat customers, sell to, seo, sales',
      },
    },
    clients: {
      name: 'clients for a service',
      words: {
        objects:
          'more clients, find clients, new clients, more bookings, get booked, fill my calendar, referrals, win clients, wedding clients',
        context: 'reviews, clients',
      },
    },
    freelancing: {
      name: 'freelancing',
      words: {
        objects:
          'freelance, freelancer, freelance clients, day rate, portfolio site, client quotes, quotes out, every quote, send quotes, invoice, client retainer, consulting, consultant, side gig, freelance writer, steady work, freelance projects, win freelance, go freelance, independent consultant, consultancy, upwork, fiverr, my rates, my hourly, steady clients, regular clients, client a month, first client, three clients, two clients, pitch to editors, late payers, virtual assistant, copywriter, copywriting, contract work, contractor, commissions',
      },
    },
  },
};
