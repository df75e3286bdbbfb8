import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const PEOPLE =
  'friends wife husband partner girlfriend boyfriend parents mother mom mum father dad siblings brother brothers sister sisters grandparents grandmother grandma granny grandfather grandpa neighbours neighbors colleagues family';

export const RELATIONSHIPS: Family = {
  id: 'relationships',
  name: 'Being with people',
  category: 'Personal',
  words: vocabulary(
    `${PEOPLE} friend friendship* relationship* marriage date_night community stay_in_touch keep_in_touch in_touch people_i_love`,
  ),
  subjects: {
    names: vocabulary(`${PEOPLE} marriage relationship`),
    article: 'your ',
    shown: { marriage: 'your partner', relationship: 'your partner' },
  },
  countsWhenRefused: true,
  it: 'the people you like',
  quests: {
    short: {
      atMost: 10,
      title: [
        'Send',
        '1 real message to {it}, or call,',
        'within {m} minutes, with a question that wants an answer',
      ],
      steps: [
        ['Think of something they told you last', 'The interview, the knee, the dog.'],
        ['Write three sentences, one about them', 'No circular, no thumb.'],
        ['Offer a time if you miss them', '“Thursday at six?” is friendlier than “some day”.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 30,
      title: ['Give', '{m} minutes to {it}', 'and do nothing else meanwhile'],
      steps: [
        ['Let them choose what you do', 'Also if it is the same game again.'],
        ['Ask twice before you tell once', 'And wait for the end of the answer.'],
        ['Say one thing you value in them', 'Exactly, with an example.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Arrange', '1 outing of {m} minutes with {it}', 'and keep the day you named'],
      steps: [
        ['Invite with a day and a small plan', 'Soup, a walk, a board game.'],
        ['Leave one part of it for them to choose', 'The place, the way, the dessert.'],
        ['Leave ten minutes for nothing', 'The best talks begin when the coats are on.'],
        ['Say thank you the day after', 'And note what they are looking forward to.'],
      ],
    },
    once: {
      atMost: 30,
      title: ['Fix', '4 dates with {it} in {m} minutes', 'and write them into both calendars'],
      steps: [
        ['Look at the next two months together', 'The full weeks first: they need it most.'],
        ['Name one thing you both look forward to', 'Small enough that nothing can cancel it.'],
        ['Set a reminder a week before each', 'For the table, the ticket, the cake.'],
      ],
    },
  },
  advice: {
    start:
      'Closeness grows from small regular things. Choose one person and one weekday, and let it be short.',
    stuck:
      'If talk goes in circles, do something side by side: cook, carry, walk. Words come easier when eyes may rest elsewhere.',
    time: 'A message on the way home is enough to keep a friendship warm. Put three names in the calendar for this month.',
    slip: 'Write “I have been quiet and I am sorry; how are you?” Nobody has ever minded that message.',
    better:
      'Remember what they told you and ask about it next time. Being remembered is most of being loved.',
  },
};
