import type { TopicWords } from '#mentor/library/topic.ts';

export const JOURNAL_WORDS: TopicWords = {
  name: 'Journal',
  words: {
    objects:
      'journal, journaling, commonplace book, notebook, write down, scrapbook, good thing, dear diary, keep a log, moleskine, mood tracker, line a day, on paper, my thoughts, my feelings',
    verbs: 'write in a diary, jot down, note down, capture memories',
    context:
      'pages, day, grateful, paper, writing, sentence, lines, note, review, happened, stories, chapter, remember',
    not: 'suits, charity, academic journal, journal paper, food diary, sleep diary, journalist, journalism, read, novel, spend',
  },
  subs: {
    daily: {
      name: 'daily pages',
      words: {
        objects:
          'diary, morning pages, bullet journal, daily notes, logbook, remember my days, lines in my notebook, three pages, pages each morning, sentence a day, one sentence, fill a notebook, whole notebook, journal every day, notebook before bed, write about my day, empty page, journal app, blank notebook',
        verbs: 'keep a diary, keep a journal, write every day',
        context: 'daily, today, notebook, pen, evening',
      },
    },
    gratitude: {
      name: 'gratitude',
      words: {
        objects:
          "gratitude, grateful, thankful, positivity, good moments, count my blessings, see the good, one good thing, good things, nice that happened, complain too much, complain less, notice what's good, thank you list, small joys, what went well, something good, negative person, moan less, appreciate the little things",
        verbs: 'appreciate, be grateful',
        context: 'good, thanks',
      },
    },
    reflection: {
      name: 'thinking things through',
      words: {
        objects:
          'self-reflection, inner child, clear my head, therapeutic writing, things through on paper, sort out my thoughts, pros and cons, big decision, monthly review, yearly review, what i really want, in writing, reflective question, reflect on, prompts, question a day, understand why i, shadow work, my values, weekly reflection, what i learned',
        verbs: 'reflect, vent, write it out',
        context: 'mind, thoughts, decision, problem, myself',
      },
    },
    memories: {
      name: 'memories and life story',
      words: {
        objects:
          "memoir, autobiography, memory book, mum's stories, dad's stories, her stories, his stories, memories, childhood, old days, late husband, late wife, late mother, before i forget, baby's first year, holiday diary, travel diary, our travels, for my grandchildren, war stories, tell my story, life stories",
        verbs: 'look back, reminisce',
        context: 'grandmother, childhood, photos, past, years, grandchildren, memories',
      },
    },
  },
};
