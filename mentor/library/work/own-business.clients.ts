import type { SubQuests } from '#mentor/library/topic.ts';

export const CLIENTS_QUESTS = {
  id: 'clients',
  milestones: ['Get one new enquiry', 'Book two new clients', 'Fill a month with booked work'],
  quests: [
    {
      id: 'biz-past-clients',
      title: 'Ask {n} past clients for one name',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 1],
      minutes: [15, 20, 30],
      amount: { unit: 'past clients', byLevel: [2, 3, 4], most: 6 },
      steps: [
        [
          'List everybody who was happy in two years',
          'None so far: friends who have seen your work.',
        ],
        [
          'Write three lines to each, by name',
          'What you remember of their day, what you do now, who might need it?',
        ],
        ['Note who answered, thank within a day', 'No answer: leave it at one message.'],
      ],
      tiny: 'Write to one happy client.',
      why: 'For a service most new work comes through people who saw the old one.',
    },
    {
      id: 'biz-show-job',
      title: 'Show one finished job in three lines',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [20, 30, 45],
      steps: [
        ['Choose one job and its three best pictures or facts', 'Permission first.'],
        [
          'Write what was asked, what you did, what they said',
          "In the client's words; one number if there is one.",
        ],
        [
          'Publish it where clients look, name place and kind',
          'Page, profile, map entry; one link to ask for a date.',
        ],
      ],
      tiny: 'Write the three lines of one job.',
      wayOn: 'a job of the kind you want more of',
      why: 'Somebody who looks for you wants to see a job like their own.',
    },
    {
      id: 'biz-review-ask',
      title: 'Ask one client for a review',
      plan: { role: 'start', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 1],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Choose a job that ended within a month', 'Write on the day you deliver.'],
        [
          'Ask one question: what were you unsure of before?',
          'The answer is the review that convinces others.',
        ],
        ['Send the link, thank them, quote one sentence', 'Never write it for them.'],
      ],
      tiny: 'Write the message to one client.',
      wayOn: 'every finished job',
      why: "Strangers believe a client's doubt that was answered.",
    },
    {
      id: 'biz-enquiries',
      title: 'Answer every enquiry within a day',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [2, 4],
      minutes: [10, 15, 30],
      grows: false,
      steps: [
        [
          'Read, then answer the question they asked first',
          'Date free or not, price from, what it includes.',
        ],
        ['Offer two times for a short call', 'A reply of six lines is enough.'],
        ['Write who, when, what next', 'After three days of silence: one friendly line.'],
      ],
      tiny: 'Answer the oldest enquiry.',
      wayOn: 'within three hours',
      why: 'The first good answer often gets the job; the third seldom does.',
    },
    {
      id: 'biz-partners',
      title: 'Write to {n} partners of your trade',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 1],
      minutes: [20, 30, 45],
      amount: { unit: 'partners', byLevel: [2, 3, 4], most: 6 },
      steps: [
        [
          'List who meets your clients before you do',
          'Venues, planners, florists, makers, teachers.',
        ],
        ['Offer something useful: pictures of their work, a joint day', 'Three lines, one proof.'],
        ['Visit or call the one who answers', 'Note their name and what they need.'],
      ],
      tiny: 'Write to one partner.',
      why: 'A recommendation from somebody already booked is worth ten adverts.',
    },
    {
      id: 'biz-numbers',
      title: 'Count one month: asked, met, booked',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        ['Write the three numbers and where each came from', 'Search, friend, partner, fair.'],
        [
          'Find the largest drop',
          'Asked, not met: answer faster. Met, not booked: price or trust.',
        ],
        ['Change one thing for four weeks', 'Write its date.'],
      ],
      tiny: 'Write how many people asked this month.',
      why: 'The largest drop tells where an hour of work brings most.',
    },
  ],
} as const satisfies SubQuests;
