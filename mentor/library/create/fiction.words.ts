import type { TopicWords } from '#mentor/library/topic.ts';

export const FICTION_WORDS: TopicWords = {
  name: 'Fiction writing',
  words: {
    objects:
      'fiction, public reading, sci-fi, novella, dialogue, author, writer, screenplay, antagonist, protagonist, stories, tale, romance set in, whodunnit, poem, poetry, write a novel, storyline, words of my, manuscript by, book idea, my characters, saga, playwright, stage play, kindle direct, fantasy book, fantasy world, 500 words, 1000 words, 1667 words, haiku, plot my, picture book, words a day',
    verbs: 'redraft, world-build, novelise',
    context:
      'write, characters, 50000 words, scene, publish, edit, blank page, rejected, words, stuck in the middle, end, contest, desk, excuses, set in',
    not: 'blog, essay, thesis, poem, lyrics, song, code, read to, bedtime, words in, diary, speech, read a, memoir',
  },
  subs: {
    novel: {
      name: 'novel',
      words: {
        objects:
          'novel, manuscript, first draft, write a book, nanowrimo, trilogy, thriller, memoir, 50000 words, word count, chapter one, world-building, worldbuilding, my whole book, plot my book, chapter 20, historical romance, 90000 words, 80000 words, 60000 words, write a crime, book before i start, my fantasy',
        context: 'chapter, draft, outline, finish, plot, drawer',
      },
    },
    stories: {
      name: 'short stories',
      words: {
        objects:
          "short story, short stories, flash fiction, fan fiction, fanfic, writing contest, anthology, children's book, bedtime story, ghost story, magazine, start stories, write a tale, tale that works, write a story, story a month, stories for my, story for my, how to end them, story competition, short fiction, twist ending, story published",
        context: 'story, idea, submit, ending, twist, prompt, children',
      },
    },
    daily: {
      name: 'writing habit',
      words: {
        objects:
          "writing habit, write every day, writer's block, blank page, morning pages, free writing, writing routine, words a day, creative writing, writing exercises, with my story, make things up, show up at the desk, write for, write 500 words, write 300 words, write 1000 words, writing time, writing streak, writing session, writing sprint",
        context: 'stuck, no time, used to write, routine, notebook',
      },
    },
    revising: {
      name: 'revising and readers',
      words: {
        objects:
          "second draft, 2nd draft, 3rd draft, redraft, edit my novel, rewrite, beta readers, critique group, literary agent, query letter, self-publish, plot hole, rejected, words from my book, cut words, revise my, editing my, third draft, next draft, agents, send my novel, send my book, publishers, editor, published, self-publishing, kdp, writing group, writers' group, show my writing, proofread, rejection letters",
        context: 'finished draft, cut, agent, readers, drawer',
      },
    },
  },
};
