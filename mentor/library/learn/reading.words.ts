import type { TopicWords } from '#mentor/library/topic.ts';

export const READING_WORDS: TopicWords = {
  name: 'Reading',
  words: {
    objects:
      'book, books, reading, bookworm, library, e-reader, audiobook, bookshelf, nonfiction, biography, pages a night, read books, kindle, jane austen, harry potter, paperback, goodreads, bookshop, crime novels, magazine articles, newspaper every day, libby, audible, audiobooks, literature, for a book, bible, quran, koran, torah, psalms, lord of the rings, read a magazine, read the newspaper, book group, read novels, read a novel, read one novel, novels on',
    verbs: 'read, reread, finish a book',
    context:
      'pages, author, attention span, chapter, scroll instead, bedtime, literature, paperback, story, ebook, fall asleep, phone instead, kids, evenings, page, tv, novel, quiet, chair, novels, chapters',
    not: 'do a reading, give a reading, public reading, first reading, hold a reading, poetry reading, read music, reads music, read notes, write a book, writing a book, publish, novel i am writing, read music, sight-read, read lips, bookkeeping, book a flight, book a table, book an appointment, book a holiday, mind reading, tarot, of my manuscript, my manuscript, my book, my autobiography, reading from my notes, my notes, subtitles, read the news in, in english, in spanish, in french, in german, in italian, in swedish, in portuguese, in japanese, in russian, in dutch, in polish, arabic, hangul, greek letters, hebrew, chinese, read to my daughter, read to my son, read people, sheet music, read the music, write three pages, read minds, accounts book, phone-free, looking at my mobile, historical romance, kanji, write one chapter, words from my book, arabic letters, write arabic, read and write',
  },
  subs: {
    habit: {
      name: 'reading habit',
      words: {
        objects:
          'reading habit, read more, read daily, read every day, bedtime reading, pages a day, attention span, read instead of scrolling, reading for pleasure, get back into reading, swap tv for a book, tv for a book, read before bed, read before sleep, read for, read 10 pages, read 20 pages, read 30 pages, read twenty pages, read every evening, read every night, read in bed, read on the train, read on the bus, read in the morning, read again, book before bed, book in the evening, book instead of, reading time, reading for fun, half an hour of reading, minutes of reading, read one chapter, chapter a day, chapter a night, read at lunch',
        context:
          'phone, scroll, bed, tired, evening, commute, used to read, distracted, concentrate',
      },
    },
    pile: {
      name: 'finishing books',
      words: {
        objects:
          'unread books, to-read pile, tbr, half-read books, books a year, reading challenge, finish a book, books this year, 12 books, 24 books, 50 books, long novel, get through my books, war and peace, finish war and peace, page 300, books by the end, books in a year, book a month, book a week, one book a month, two books a month, books i own, books on my shelf, books i bought, half-finished books, finish every book, finish the books, stack of books, pile of books, abandoned books, books on my nightstand, books on my bedside table, lord of the rings, series of books, read 12, read 20, read 30, read 50',
        context: 'pile, shelf, give up, halfway, abandoned, buy more, goal, year',
      },
    },
    deep: {
      name: 'hard books and non-fiction',
      words: {
        objects:
          "classics, non-fiction, philosophy, history books, difficult books, remember what i read, retain, book notes, highlights, science books, russian novels, great books, read philosophy, shakespeare, plato, dostoevsky, tolstoy, proust, ulysses, moby dick, dickens, remember books, remember what i've read, notes on books, notes on what i read, read critically, understand what i read, poetry, read poems, poem a day, scientific papers, read papers, history of, nobel prize, essays, reread, harder books, read deeply, underline, in the margins, reading journal",
        context: 'remember, forget, dense, slow, notes, underline, argument, retention, ideas',
      },
    },
    together: {
      name: 'reading with others',
      words: {
        objects:
          'book club, reading group, read aloud, discuss books, recommend books, buddy read, library visit, reading circle, read to my kids, read to my children, read to the kids, read to my grandson, read to my granddaughter, read with my, read to children, reading with, join a book club, start a book club, book group, talk about books, books with friends, read the same book, library with the kids, library with my, storytime, read out loud, reading evening, book swap, read to my wife, read to my husband, read to residents, volunteer reader',
        context: 'friends, club, host, bedtime story, talk about, members',
      },
    },
  },
};
