import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const READING: Family = {
  id: 'reading',
  name: 'Reading',
  category: 'Academics',
  words: vocabulary(
    'read reads reading reader bookworm audiobook* nonfiction non_fiction library N_books N_pages books_a',
  ),
  lateWords: vocabulary('book books novels classics articles papers'),
  it: 'your book',
  quests: {
    short: {
      title: ['Read', '{n} pages', 'and underline one sentence worth keeping'],
      perMinute: 0.7,
      steps: [
        ['Sit where no screen is in reach', 'A chair that belongs to reading helps.'],
        ['Read to the end of a thought', 'Page numbers may wait.'],
        ['Copy the one sentence by hand', 'Into the book itself or a small notebook.'],
      ],
    },
    core: {
      title: ['Read', '{m} minutes without a break', 'and tell the chapter in three lines'],
      steps: [
        ['Ask the chapter a question first', 'You read faster when you hunt.'],
        ['Mark what you doubt, not what you like', 'A small question mark is enough.'],
        ['Close the book and tell it', 'Aloud, in your own words.'],
      ],
    },
    long: {
      atMost: 150,
      title: ['Finish', '{n} pages of one book', 'and decide whether it earns the rest'],
      perMinute: 0.6,
      steps: [
        ['Make tea and put the noise away', 'Long reading is a place, not a task.'],
        ['Take a walk at the half', 'Thoughts arrive between chapters.'],
        ['Give up books that do not answer', 'Fifty pages are fair; then pass it on.'],
        ['Write to someone about it', 'Two lines: what it is, for whom.'],
      ],
    },
    once: {
      atMost: 30,
      title: ['Choose', '5 books for the next season', 'in {m} minutes, each with a reason'],
      steps: [
        ['Ask three people for one title each', 'People who read differently from you.'],
        ['Add an old one and a thin one', 'For slow weeks.'],
        ['Order or borrow the first today', 'And put it beside the bed.'],
      ],
    },
  },
  advice: {
    start:
      'Carry a thin book you like, not a thick one you should. Ten pages before sleep are twenty books a year.',
    stuck:
      'When the eyes glide, read aloud for a page or change the chair. If it stays dead, the book is at fault.',
    time: 'Queues, trains, the ten minutes before the others wake. A book in the bag finds them all.',
    slip: 'Start a new, easy one tonight. Nobody ever returned to reading through the book that stopped them.',
    better:
      'Keep one line for every book you finish. After twenty you will see what you are really reading about.',
  },
};
