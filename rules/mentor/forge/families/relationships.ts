import type { Family } from '#rules/mentor/forge/family.ts';
import { vocabulary } from '#rules/mentor/heard.ts';

const PEOPLE =
  'friends wife husband partner girlfriend boyfriend parents mother mom mum father dad kids children son daughter brother sister grandparents grandmother grandfather neighbours neighbors family';

export const RELATIONSHIPS: Family = {
  id: 'relationships',
  name: 'Being with people',
  category: 'Personal',
  words: vocabulary(
    `${PEOPLE} friend friendship* relationship* marriage dating date social socialise socialize lonely loneliness community make_friends stay_in_touch parenting`,
  ),
  subjects: { names: vocabulary(PEOPLE), article: 'your ' },
  it: 'the people you like',
  quests: {
    short: {
      atMost: 10,
      title: [
        'Send',
        '1 real message to {it}',
        'within {m} minutes, with a question that wants an answer',
      ],
      steps: [
        ['Think of something they told you last', 'The interview, the knee, the dog.'],
        ['Write three sentences, one about them', 'No circular, no thumb.'],
        ['Offer a time if you miss them', '“Thursday at six?” is friendlier than “some day”.'],
      ],
    },
    core: {
      title: ['Give', '{m} minutes to {it}', 'with the phone in another room'],
      steps: [
        ['Let them choose what you do', 'Also if it is the same game again.'],
        ['Ask twice before you tell once', 'And wait for the end of the answer.'],
        ['Say one thing you value in them', 'Exactly, with an example.'],
      ],
    },
    long: {
      title: ['Host', '1 meeting of {m} minutes with {it}', 'that begins and ends on time'],
      steps: [
        ['Invite with a day and a small plan', 'Soup, a walk, a board game.'],
        ['Introduce those who do not know each other', 'With what they have in common.'],
        ['Leave ten minutes for nothing', 'The best talks begin when the coats are on.'],
        ['Thank everyone by name the day after', 'And note what they are looking forward to.'],
      ],
    },
    once: {
      atMost: 30,
      title: ['Mend', '1 thing with {it} in {m} minutes', 'by saying your part first'],
      steps: [
        ['Write what you wish you had done', 'Without the word “but”.'],
        ['Choose a quiet hour and ask for it', 'On foot it is easier than at a table.'],
        ['Apologise for your share only', 'And then be silent long enough.'],
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
