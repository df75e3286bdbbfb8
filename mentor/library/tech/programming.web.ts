import type { SubQuests } from '#mentor/library/topic.ts';

export const WEB_QUESTS = {
  id: 'web',
  milestones: [
    'Show one page with real words on a phone',
    'Put the page online',
    'Publish the whole site, checked on two phones',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'web-plan',
      title: 'Write what one page must tell',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 25],
      steps: [
        [
          'Ask the person it is for three questions',
          'Who comes, what do they look for, how do they reach you?',
        ],
        [
          'Write the name, what it offers, how to reach you',
          'Real words and one photo; no "welcome to".',
        ],
        ['Draw it with a pencil, one column', 'Most visitors hold a phone.'],
      ],
      tiny: 'Write the three things a visitor looks for.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      why: 'A page is easy to build once its words are there.',
    },
    {
      id: 'web-first-page',
      title: 'Build one part of the page',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [20, 30, 60],
      steps: [
        [
          'Take the next part: heading, text, picture, contact',
          'No file yet: index.html with a heading and a line. Open it in the browser.',
        ],
        [
          'Write it in plain HTML with the real words',
          'New to it: one tag at a time, h1, p, ul, a, img.',
        ],
        [
          'Reload, look at it on a phone, save a dated copy',
          'Something looks wrong: undo the last line.',
        ],
      ],
      tiny: 'Put the name and the phone number on the page.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      wayOn: 'two parts in one sitting',
      why: 'One finished part a time gives a page that could go online any evening.',
    },
    {
      id: 'web-style',
      title: 'Style one part with CSS',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [20, 30, 45],
      steps: [
        ['Choose one part and two things to change', 'Font, space, colour, width; no more.'],
        ['Write the rules, reload after each', 'Two colours, one font; dark letters on light.'],
        [
          'Look at it from across the room and on a phone',
          'Cannot be read: larger type, more space.',
        ],
      ],
      tiny: 'Change the colour of one heading.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      wayOn: 'the same rules on a second page',
      why: 'Space and type make a page look right; effects rarely do.',
    },
    {
      id: 'web-ask-owner',
      title: 'Show the page to one visitor',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      grows: false,
      steps: [
        ['Open it on their phone, say nothing', 'Ask them to find what most visitors want.'],
        ['Note where they stop or frown', 'Their words, not yours.'],
        ['Change three things before the next part', 'The first that a customer would miss.'],
      ],
      tiny: 'Send one picture of the page and ask one question.',
      place: ['others'],
      needs: ['page', 'site', 'website', 'homepage'],
      why: 'The owner knows what customers ask; the builder does not.',
    },
    {
      id: 'web-react',
      title: 'Add one thing that reacts, in JavaScript',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 45, 75],
      steps: [
        [
          'Choose one small use: open now, menu, sum, form check',
          'Write in one sentence what happens on which click.',
        ],
        ['Write ten lines, log every value', 'Console open; one function, one button.'],
        [
          'Test it with wrong input and on a phone',
          'It breaks: the page must still show the number.',
        ],
      ],
      tiny: 'Make one button change one word.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      wayOn: 'a second one that uses the first',
      why: "A real use on a real page teaches more than a tutorial's example.",
    },
    {
      id: 'web-online',
      title: 'Put the page online for free',
      plan: { role: 'long', phase: 2, rhythm: 'once' },
      minutes: [30, 45, 75],
      steps: [
        ['Choose a free host for plain pages', 'Search "static hosting free"; no card needed.'],
        [
          'Upload the folder and open the address on two phones',
          'Pictures missing: check the names, letter by letter.',
        ],
        ['Write how to change it in five lines', 'For you in a year, or for the owner.'],
      ],
      tiny: 'Read how one free host takes a folder.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      why: 'Online it is real: others find what you would never click.',
    },
    {
      id: 'web-check',
      title: 'Check the page for 6 faults',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      minutes: [30, 45, 60],
      grows: false,
      steps: [
        [
          'Load it slowly, without mouse, with large type',
          "The browser's tools simulate a slow network.",
        ],
        ['Run a free checker for links and access', 'Alt texts, contrast, headings in order.'],
        ['Mend six, the worst first', 'Write what you changed, dated.'],
      ],
      tiny: 'Check one page with the keyboard only.',
      needs: ['page', 'site', 'web', 'website', 'homepage', 'html'],
      why: 'Faults of access and speed are invisible to whoever built the page.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
