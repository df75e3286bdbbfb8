import { vocabulary } from '#mentor/text/read-claim.ts';
import type { Family } from './family.ts';
import { GENERAL } from './general.ts';

// Boards for what the gate answers with care. None handles medicine, hunger, weights of the body, other
// people's devices or money at risk.

const NEVER_ROUTED = vocabulary('anything_at_all');

export const ASK_YOUR_DOCTOR: Family = {
  ...GENERAL,
  id: 'ask-your-doctor',
  name: 'A talk with your doctor',
  words: NEVER_ROUTED,
  it: 'your treatment',
  quests: {
    ...GENERAL.quests,
    short: {
      title: ['Write', '5 questions for your doctor in {m} minutes', 'and keep the list near'],
      steps: [
        ['Write what bothers you about it', 'As it is, in your own words.'],
        ['Turn each line into a question', 'What happens if, what else is there, how long.'],
        ['Mark the one that matters most', 'It is asked first.'],
      ],
    },
    core: {
      title: ['Book', '1 appointment within {m} minutes', 'with whoever prescribed it'],
      steps: [
        ['Find the number of the practice', 'It is on the box or on the prescription.'],
        ['Ring and say what it is about', 'Changing the treatment is reason enough.'],
        ['Write down day and time', 'Change nothing until then.'],
      ],
    },
    long: {
      title: ['Note', '1 line a day for {m} minutes a week', 'on sleep, mood and body'],
      steps: [
        ['Choose a time you keep anyway', 'After brushing your teeth.'],
        ['Write one line, no judgement', 'What was better, what was worse.'],
        ['Take the page along', 'It says more than memory does.'],
      ],
    },
  },
};

export const REGULAR_DAY: Family = {
  ...GENERAL,
  id: 'regular-day',
  name: 'A regular day',
  words: NEVER_ROUTED,
  it: 'a regular day',
  quests: {
    ...GENERAL.quests,
    short: {
      title: ['Sit down', 'for 3 meals, {m} minutes each', 'at about the same hours'],
      steps: [
        ['Lay the table for one meal', 'A plate, a glass, no screen.'],
        ['Eat in company if you can', 'A friend on the telephone counts.'],
        ['Put the scale where you do not see it', 'Numbers of the body are no part of this.'],
      ],
    },
    core: {
      title: ['Reach', '1 person you trust within {m} minutes', 'and tell them how meals are'],
      steps: [
        ['Choose who it should be', 'A friend, family, a doctor, a helpline.'],
        ['Say one sentence', '“Meals are hard for me at the moment.”'],
        ['Ask them to ask again next week', 'In danger, call your local emergency number now.'],
      ],
    },
    long: {
      title: ['Walk', '{m} easy minutes outside', 'and come home before you tire'],
      steps: [
        ['Leave watch and counter at home', 'It is for air, not for figures.'],
        ['Look for three things you like', 'A dog, a door, a tree.'],
        ['Drink something warm afterwards', 'Slowly, sitting down.'],
      ],
    },
    once: {
      title: ['Go', 'to bed at 1 fixed hour', 'and read {m} minutes before'],
      steps: [
        ['Choose an hour you can keep', 'Seven nights alike beat one long one.'],
        ['Lay a book on the pillow', 'Paper, not a screen.'],
        ['Light out at the hour', 'Sleep may come when it likes.'],
      ],
    },
  },
};

export const LISTENING: Family = {
  ...GENERAL,
  id: 'listening',
  name: 'Being there for somebody',
  words: NEVER_ROUTED,
  it: 'somebody you care for',
  quests: {
    ...GENERAL.quests,
    short: {
      title: ['Ask', '1 direct question and listen {m} minutes', 'without giving advice'],
      steps: [
        ['Choose a quiet place', 'A walk is easier than a table.'],
        ['Ask whether they think of dying, or are being hurt', 'Asking puts nothing into a head.'],
        ['Say back what you heard', 'In danger now: the emergency number, and stay.'],
      ],
    },
    core: {
      title: ['Find', '1 place that helps within {m} minutes', 'together with them'],
      steps: [
        ['Look up a helpline where they live', 'Write its hours down.'],
        ['Offer to sit beside them for the call', 'You need say nothing.'],
        ['Agree on when you speak again', 'A day and an hour.'],
      ],
    },
    long: {
      title: ['Tell', '1 grown person you trust in {m} minutes', 'that you are worried'],
      steps: [
        ['Choose somebody who keeps calm', 'A doctor, a teacher, a relative.'],
        ['Say what you saw and heard', 'No secret is worth a life.'],
        ['Share what comes next', 'Nobody carries this alone.'],
      ],
    },
  },
};

/** In place of training while somebody is treated, pregnant, ill or newly operated on. */
export const WHAT_YOUR_HEALER_SAYS: Family = {
  ...GENERAL,
  id: 'treatment',
  name: 'What whoever treats you allows',
  words: NEVER_ROUTED,
  category: 'Fitness',
  it: 'your treatment',
  quests: {
    ...GENERAL.quests,
    short: {
      title: ['Do', '1 round of your exercise sheet in {m} minutes', 'and tick each line'],
      steps: [
        ['Lay the sheet of your physiotherapist or midwife out', 'None yet: ask for one first.'],
        ['Do each line as it is written', 'Slower is right, more is not.'],
        ['Stop where it hurts and mark it', 'The mark is for the next appointment.'],
      ],
    },
    core: {
      title: ['Write', '3 questions for whoever treats you', 'within {m} minutes'],
      steps: [
        ['Write what you would like to do again', 'One sentence.'],
        ['Ask what is allowed, from when, how much', 'Three questions are enough.'],
        ['Put the list where you see it on the day', 'On the door, or with the keys.'],
      ],
    },
    long: {
      title: ['Sit', '{m} minutes by an open window', 'and breathe to the belly'],
      steps: [
        ['Sit so that nothing pulls', 'A cushion may help.'],
        ['Breathe in slowly, out more slowly', 'Twenty times.'],
        ['Note how it is today', 'One word.'],
      ],
    },
  },
};
