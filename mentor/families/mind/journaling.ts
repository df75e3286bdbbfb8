import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const JOURNALING: Family = {
  id: 'journaling',
  name: 'Keeping a journal',
  category: 'Personal',
  words: vocabulary(
    'journal journaling journals diary diaries gratitude grateful self_reflection reflect* therapy self_esteem self_care self_love confidence confident happier happy happiness know_myself positive better_person good_person better_version kinder love_myself accept_myself find_myself my_purpose',
  ),
  it: 'your journal',
  quests: {
    short: {
      atMost: 10,
      title: [
        'Write',
        '3 lines about the day',
        'within {m} minutes: what was, what helped, what next',
      ],
      steps: [
        ['Begin with a fact, not a feeling', '“At four it rained.” Feelings follow.'],
        ['Name one thing that helped', 'A person, a chair, a joke.'],
        ['Close with tomorrow’s kindest step', 'Towards yourself or somebody else.'],
      ],
    },
    core: {
      atMost: 20,
      title: ['Write', '{m} minutes by hand', 'on one question, without lifting the pen'],
      steps: [
        ['Take the question you turn away from', 'Or: what would I do if it were easy?'],
        ['Keep going when it gets silly', 'The true line often stands behind the silly one.'],
        ['Underline what you did not know before', 'One line is a good harvest.'],
      ],
    },
    long: {
      atMost: 45,
      title: ['Review', '1 week in {m} minutes', 'and choose what to repeat'],
      steps: [
        ['Read the week like a stranger’s', 'What would you tell them?'],
        ['Find what gave and what took strength', 'Two lists, side by side.'],
        ['Keep one thing and change one thing', 'Into the calendar, with an hour.'],
        ['Write yourself one sentence of credit', 'Exact and deserved.'],
      ],
    },
    once: {
      atMost: 30,
      title: ['Write', '1 letter to yourself a year from now', 'in {m} minutes and seal it'],
      steps: [
        ['Describe an ordinary day of today', 'What you eat, fear, hope, hum.'],
        ['Say what you wish to have tried', 'Tried, not achieved.'],
        ['Put a date on the envelope', 'And a reminder in the calendar.'],
      ],
    },
  },
  advice: {
    start:
      'Three lines are a journal. Keep the book open on the pillow, so that you have to move it to sleep.',
    stuck: 'Write “I do not know what to write because …” and go on. It has never failed yet.',
    time: 'Two minutes, always at the same moment: kettle, bus, toothbrush.',
    slip: 'Skip the missing days. A journal is not a register.',
    better:
      'Once a month read back and give the month a title. Patterns show themselves in titles. When the page gets very dark, show it to someone you trust.',
  },
};
