import { vocabulary } from '#mentor/text/read-claim.ts';
import type { Family } from './family.ts';

/** For a goal nobody has met before: `{it}` is the goal itself, in quotation marks. */
export const GENERAL: Family = {
  id: 'general',
  name: 'Something of your own',
  category: 'Personal',
  words: vocabulary('anything_at_all'),
  it: '',
  quests: {
    short: {
      title: ['Spend', '{m} minutes on {it}', 'and note one result'],
      steps: [
        ['Write the smallest next move', 'Something a hand can do: ring, open, cut, ask.'],
        ['Do only that move', 'No preparing, no looking for a better one.'],
        ['Write what is different now', 'One line. In a month these lines are a story.'],
      ],
    },
    core: {
      title: ['Work', '{m} minutes towards {it}', 'until one part can be called finished'],
      steps: [
        ['Describe how you would notice success', 'What would somebody else see?'],
        ['Choose the part that fits into today', 'Cut it until you believe it.'],
        ['Finish it before you improve it', 'Rough and whole comes first.'],
      ],
    },
    long: {
      title: ['Learn', '3 things about {it} in {m} minutes', 'from people or sources that know'],
      steps: [
        ['List what you do not know yet', 'Questions with a question mark.'],
        ['Ask one person who has done it', 'What they would do first if they began again.'],
        ['Try one of their answers', 'At once and small.'],
        ['Decide what next week holds', 'One day, one hour, one move.'],
      ],
    },
    once: {
      title: ['Set', '1 milestone for {it} in {m} minutes', 'with a date and a witness'],
      steps: [
        ['Picture it six weeks from now', 'What exists then that does not exist today?'],
        ['Put its date in the calendar', 'And a check at half of the way.'],
        ['Tell a witness about it', 'Somebody who will ask, kindly.'],
      ],
    },
  },
  advice: {
    start:
      'Ask what you could do about it in ten minutes with what is in this room. Do that; the next move shows itself.',
    stuck:
      'Name the one question you cannot answer, and ask a person who could. Most walls are questions.',
    time: 'Tie it to something you do daily, and let it be short. What is short happens.',
    slip: 'You lost days, not the goal. One small move today and you are on the way again.',
    better:
      'Keep what worked, change one thing, compare after a week. That is all experts ever did.',
  },
};

/** For a newcomer of whom nothing is known. */
export const FIRST_STEPS: Family = {
  ...GENERAL,
  id: 'first-steps',
  name: 'First steps',
  it: 'a better day',
};

/** For somebody to whom today is heavy: nothing in it asks for strength. */
export const GENTLE_DAY: Family = {
  ...GENERAL,
  id: 'gentle-day',
  name: 'A gentle day',
  words: vocabulary('depress* grief grieving heartbroken heartbreak trauma* burned_out burnt_out'),
  countsWhenRefused: true,
  it: 'yourself',
  quests: {
    ...GENERAL.quests,
    short: {
      title: ['Rest', '{m} minutes', 'with water, air and nothing to prove'],
      steps: [
        ['Drink a glass of water', 'Slowly, sitting down.'],
        ['Open a window or step outside', 'Three breaths are enough.'],
        ['Do one kind thing for your body', 'A blanket, a shower, a song.'],
      ],
    },
    core: {
      title: ['Reach', '1 person you trust within {m} minutes', 'and tell them how it is'],
      steps: [
        [
          'Choose who it should be',
          'A friend, family, a doctor, a helpline: they are there for this.',
        ],
        [
          'Write or ring, one sentence is enough',
          '“I am not well and I do not want to be alone with it.”',
        ],
        ['Stay until they have answered', 'In danger, call your local emergency number now.'],
      ],
    },
    long: {
      title: ['Arrange', '1 hour of help this week', 'within {m} minutes of asking'],
      steps: [
        ['Ask your doctor or a counselling line', 'You need not explain it well.'],
        ['Let somebody come along', 'Waiting rooms are easier in twos.'],
        ['Write down the appointment twice', 'Once for you, once for them.'],
      ],
    },
    once: {
      title: ['Make', '1 list of people and places that help', 'in {m} minutes and keep it near'],
      steps: [
        ['Write three names with numbers', 'Also the night-time ones.'],
        ['Add places where you breathe easier', 'A bench, a library, a kitchen.'],
        ['Give a copy to somebody you trust', 'So that they can remind you.'],
      ],
    },
  },
};
