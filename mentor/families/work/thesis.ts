import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const THESIS: Family = {
  id: 'thesis',
  name: 'A thesis or research paper',
  category: 'Academics',
  words: vocabulary(
    'publish_a_paper write_a_paper thesis theses dissertation* phd doctorate doctoral research_paper* my_research literature_review academic_writing journal_article* conference_paper*',
  ),
  subjects: {
    names: vocabulary('thesis dissertation research_paper literature_review'),
    article: 'your ',
  },
  it: 'your thesis',
  quests: {
    short: {
      atMost: 20,
      title: ['Write', '{n} words of {it}', 'before you open a single source'],
      perMinute: 8,
      steps: [
        ['Answer one question on top of the page', '“What does this paragraph claim?”'],
        [
          'Leave gaps for numbers and names',
          '[cite], [check], [figure 3]: they cost a minute later.',
        ],
        ['Save it under today’s date', 'Old versions make deleting easy.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Work', '{m} minutes on one section of {it}', 'until its argument holds together'],
      steps: [
        ['Write the section’s claim in one line', 'If there are two, there are two sections.'],
        ['Put the evidence in order', 'Strongest last; what proves nothing goes out.'],
        ['Link each paragraph to the one before', 'One sentence that could not stand elsewhere.'],
      ],
    },
    long: {
      atMost: 120,
      title: ['Read', '{n} sources for {it}', 'and keep one usable sentence of each'],
      perMinute: 0.05,
      steps: [
        ['Read abstract, figures and conclusion first', 'Half of them may be put back here.'],
        ['Note claim, method and doubt', 'Three lines in your own words, with the page.'],
        ['Place each in your outline', 'A source without a place is a hobby.'],
        ['Mend the list of references at once', 'Future you is in a hurry.'],
      ],
    },
    once: {
      atMost: 60,
      title: [
        'Agree on',
        '1 schedule for {it} in {m} minutes',
        'with the person who supervises it',
      ],
      steps: [
        ['Count back from the hand-in day', 'A fifth of the time is for repairs.'],
        ['Name the piece you will send next', 'Pages and a day, however rough.'],
        ['Ask what would make it good enough', 'Write down the answer word for word.'],
      ],
    },
  },
  advice: {
    start:
      'Write the ugliest page first: what you did and what you found, as you would tell a friend. Everything else is built around it.',
    stuck:
      'When writing stops, thinking is missing, not discipline. Say the section’s claim aloud in one sentence; if you cannot, that is today’s work.',
    time: 'Thirty minutes before the first message of the day move a thesis further than a free Saturday that never comes.',
    slip: 'Open the file and mend one reference. After that the next sentence is easier than closing it.',
    better:
      'Give two pages to somebody outside your field and ask what the point is. Where they hesitate, the text does.',
  },
};
