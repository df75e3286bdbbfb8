import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const WRITING: Family = {
  id: 'writing',
  name: 'Writing',
  category: 'Content',
  words: vocabulary(
    'write writes writing writer wrote novel novelist novel_writing book_draft short_stor* story stories poem* poetry poet screenplay essay* memoir* manuscript nanowrimo fiction author publish*',
  ),
  subjects: {
    names: vocabulary(
      'novel book short_story short_stories poems poem poetry screenplay essays essay memoir script',
    ),
    article: 'your ',
  },
  it: 'your text',
  quests: {
    short: {
      atMost: 20,
      title: ['Write', '{n} words of {it}', 'without deleting one'],
      perMinute: 12,
      steps: [
        ['Read the last three lines only', 'Not more, or you will begin to mend.'],
        [
          'Write the next bad version',
          'Gaps in brackets are allowed: [a better name], [check the year].',
        ],
        ['Stop in the middle of a sentence', 'Tomorrow then begins by itself.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Draft', '{it} for {m} minutes', 'until one scene or section stands'],
      steps: [
        ['Say in one line what must happen', 'Who wants what, and what is different at the end.'],
        ['Draft with the network off', 'Questions go on paper beside you and stay there.'],
        ['Read it aloud once', 'Mark where you stumble. Do not mend today.'],
      ],
    },
    long: {
      title: ['Revise', '{n} pages of {it}', 'until each could be shown'],
      perMinute: 0.06,
      steps: [
        ['Print it or change the typeface', 'Strange letters show what habit hides.'],
        ['Cut the first paragraph and see', 'Most texts begin on the second.'],
        ['Give every page one strong verb', 'Swap two weak ones for it.'],
        [
          'Write the question the text answers',
          'What does not serve it moves to a leftovers file.',
        ],
      ],
    },
    once: {
      title: ['Show', '1 finished piece of {it}', 'to one reader within {m} minutes of polishing'],
      steps: [
        ['Choose the piece that is nearest to done', 'A page is enough.'],
        [
          'Ask your reader one exact question',
          '“Where did you stop caring?” gets better answers than “do you like it?”.',
        ],
        ['Listen without defending', 'Write down what was said and decide tomorrow.'],
      ],
    },
  },
  advice: {
    start:
      'Write at the same place and hour for two weeks, and let it be bad. A page can be mended, a blank one cannot.',
    stuck:
      'Skip to the scene you look forward to, or write a letter about why this one is hard. The block is nearly always a decision you are avoiding.',
    time: 'Two hundred words are ten minutes. In a year they are a book.',
    slip: 'Do not reread from the beginning. Read yesterday’s last line and write the next one.',
    better:
      'Take one page you admire and copy it by hand, slowly. Then write your own page in its rhythm.',
  },
};
