import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const SELLING: Family = {
  id: 'selling',
  name: 'Building a business',
  category: 'Business',
  words: vocabulary(
    'business businesses startup* start_up company companies sell sells selling sale sales customer* client clients investor* freelanc* consulting shop etsy store online_store ecommerce e_commerce dropship* saas marketing entrepreneur* side_hustle* founder revenue leads my_network networking agency product_launch launch_my make_money making_money earn_money earn_more earn_N_ earn_N_k passive_income self_employed my_own_boss',
  ),
  it: 'your offer',
  quests: {
    short: {
      atMost: 20,
      title: [
        'Write to',
        '{n} possible customers',
        'and ask each one question about their problem',
      ],
      perMinute: 0.15,
      steps: [
        ['Choose people who have the problem today', 'A name and a reason beside each.'],
        ['Ask about the last time it hurt', 'Not whether they would buy: what they did about it.'],
        ['Note their words exactly', 'Those words belong on your page.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Work', '{m} minutes on the one step', 'that brings the next payment nearer'],
      steps: [
        [
          'Name the bottleneck in one line',
          'Nobody knows it, nobody tries it, nobody pays, nobody stays.',
        ],
        ['Do the smallest thing that widens it', 'A page, a price, a call. No logo.'],
        ['Put it in front of someone today', 'And write down what they did, not what they said.'],
      ],
    },
    long: {
      title: ['Run', '1 small experiment of {m} minutes', 'with a number you predicted before'],
      steps: [
        ['Write the bet', '“If I …, then at least … of … will …, by …”.'],
        ['Build only what the bet needs', 'By hand where nobody looks.'],
        ['Show it to real people and count', 'Strangers count double.'],
        ['Decide: more, different, or drop', 'And tell one person why.'],
      ],
    },
    once: {
      title: ['Ask', '3 people to pay for {it}', 'after {m} minutes of making it concrete'],
      steps: [
        ['Write the offer in three lines', 'For whom, what is different afterwards, for how much.'],
        ['Name the price and stay silent', 'The next word is theirs.'],
        ['Keep every no with its reason', 'Three equal reasons are your next version.'],
      ],
    },
  },
  advice: {
    start:
      'Talk to five people who have the problem before you build anything. If nobody has tried to solve it, it does not hurt enough.',
    stuck:
      'When nothing sells, change one of three: who, what, how much. Never all at once, or you learn nothing.',
    time: 'One message to a customer before you open anything else. Building is the reward, asking is the work.',
    slip: 'Write to the last person who was interested. “I was away; is it still a problem?” restarts more than any plan.',
    better:
      'Raise the price for the next customer and listen. What they ask then is what you are really selling.',
  },
};
