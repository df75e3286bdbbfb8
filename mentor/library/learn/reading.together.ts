import type { SubQuests } from '#mentor/library/topic.ts';

export const TOGETHER_QUESTS = {
  id: 'together',
  milestones: [
    'Talk about one book with one person',
    'Finish one whole book together',
    'Lead one talk about a book',
  ],
  quests: [
    {
      id: 'read-ask-two',
      title: 'Ask 2 people for one book each',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 20],
      steps: [
        ['Message two people whose taste you trust', '"Which book could you not put down?"'],
        ['Borrow one of them', 'From them, a library or a loan app.'],
        ['Tell them which page you are on', 'In a week, one sentence.'],
      ],
      tiny: 'Ask one person for one title.',
      needs: ['club', 'group', 'circle', 'friend'],
      place: ['others'],
      why: 'A book that somebody waits to talk about gets read.',
    },
    {
      id: 'read-aloud',
      title: 'Read {n} pages aloud to someone',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 5],
      minutes: [10, 20, 30],
      amount: { unit: 'pages', byLevel: [5, 6, 8], most: 12 },
      steps: [
        ['Choose a story with plenty of dialogue', 'Short stories work for adults too.'],
        ['Read slower than you would speak', 'One breath at each full stop.'],
        ['Ask what comes next, then stop', 'Bookmark there.'],
      ],
      tiny: 'Read half a page aloud to anybody at home.',
      needs: ['company'],
      place: ['aloud', 'others'],
      why: 'Reading aloud slows the eye, and both remember the book.',
    },
    {
      id: 'read-club-questions',
      title: 'Write {n} questions for a book talk',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [15, 20, 30],
      amount: { unit: 'questions', byLevel: [4, 6, 8] },
      steps: [
        ['Leaf through, stop at your pencil marks', 'One question for each.'],
        ['Cross out those with yes or no', 'Why, where and what if remain.'],
        ['Order them: easy first, arguments last', 'Page numbers beside each.'],
      ],
      tiny: 'Write one question with its page.',
      needs: ['club', 'group', 'circle', 'friend'],
      why: 'Questions with a page number keep the talk on the book.',
    },
  ],
} as const satisfies SubQuests;
