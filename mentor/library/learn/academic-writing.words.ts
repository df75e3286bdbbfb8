import type { TopicWords } from '#mentor/library/topic.ts';

export const ACADEMIC_WRITING_WORDS: TopicWords = {
  name: 'Academic writing',
  words: {
    objects: 'academic writing, scientific writing, academic english, write up my research',
    context:
      'chapter, deadline, university, research, submit, hand in, term, tutor, finish, draft, paper, topic',
    not: 'speech, novel, memoir',
  },
  subs: {
    thesis: {
      name: 'thesis',
      words: {
        objects:
          "thesis, dissertation, phd, doctorate, master's thesis, bachelor thesis, doctoral, finish my msc, habilitation, supervisor, viva, prepare for my viva, methods chapter, discussion chapter, capstone, thesis topic, pages written",
        context: 'introduction, methods, stuck, weeks left',
      },
    },
    essays: {
      name: 'essays and papers',
      words: {
        objects:
          'essay, term paper, seminar paper, application essay, personal statement, motivation letter, history essay, argumentative, structure my coursework, describe instead, write a paper',
        context: 'argue, structure, night before, introduction, marks, coursework, seminar',
      },
    },
    sources: {
      name: 'sources and references',
      words: {
        objects:
          'literature review, zotero, mendeley, endnote, citavi, cite, citations, references in order, apa style, apa, harvard style, bibliography, journal article, paper to a journal, submit a paper, academic articles, research paper, conference paper, sources for my paper, good sources, abstract, peer review, plagiarism, plagiarising, read papers, papers a week, pdfs, reading for my dissertation, footnotes, my quotes',
        context: 'references, quotes, research, notes, journal, publish',
      },
    },
  },
};
