import type { TopicWords } from '#mentor/library/topic.ts';

export const READING_WORDS: TopicWords = {
  name: 'Reading',
  words: {
    objects:
      'book, reading, bookworm, library, e-reader, audiobook, bookshelf, nonfiction, biography, pages a night, read books, kindle, jane austen, harry potter, paperback, goodreads, bookshop, crime novels, magazine articles, libby, audible, literature, for a book, bible, quran, koran, torah, psalms, read a magazine, read a novel, read one novel, novels on',
    verbs: 'reread, finish a book',
    context:
      'pages, author, attention span, chapter, bedtime, story, fall asleep, kids, evenings, tv, novel, quiet, chair',
    not: 'do a reading, give a reading, first reading, hold a reading, poetry reading, read music, write a book, publish, read lips, book a table, book an appointment, mind reading, tarot, my book, in swedish, in portuguese, arabic, hangul, hebrew, read people, sheet music, read the music, read minds, accounts book, kanji, read and write',
  },
  subs: {
    habit: {
      name: 'reading habit',
      words: {
        objects:
          'reading habit, read more, read daily, read every day, bedtime reading, pages a day, attention span, get back into reading, tv for a book, read before bed, read for, read 20 pages, read every night, read again, book instead of, reading time, minutes of reading, chapter a day, chapter a night',
        context:
          'phone, scroll, bed, tired, evening, commute, used to read, distracted, concentrate',
      },
    },
    pile: {
      name: 'finishing books',
      words: {
        objects:
          'unread books, tbr, books a year, reading challenge, finish a book, books this year, 12 books, 24 books, 50 books, long novel, war and peace, page 300, book a month, book a week, books on my shelf, finish the books, lord of the rings, read 12, read 20, read 30',
        context: 'pile, shelf, give up, buy more, goal, year',
      },
    },
    deep: {
      name: 'hard books and non-fiction',
      words: {
        objects:
          'classics, non-fiction, philosophy, history books, difficult books, remember what i read, retain, highlights, science books, russian novels, great books, read philosophy, shakespeare, plato, dostoevsky, tolstoy, proust, ulysses, moby dick, dickens, read critically, poetry, read poems, poem a day, scientific papers, read papers, history of, nobel prize, reread, harder books, read deeply, underline, in the margins, reading journal',
        context: 'remember, forget, slow, notes, argument, ideas',
      },
    },
    together: {
      name: 'reading with others',
      words: {
        objects:
          'book club, reading group, read aloud, discuss books, recommend books, buddy read, library visit, reading circle, read to my kids, read with my, book group, talk about books, library with my, storytime, book swap, volunteer reader',
        context: 'friends, club, host, bedtime story, talk about',
      },
    },
  },
};
