import type { SubQuests } from '#mentor/library/topic.ts';

export const REVISING_QUESTS = {
  id: 'revising',
  milestones: [
    'Publish one page under your name',
    'Finish the second draft of one story',
    'Publish a finished work or send it to ten agents',
  ],
  quests: [
    {
      id: 'fic-publish',
      title: 'Publish one page under your name',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 1],
      minutes: [20, 30, 45],
      steps: [
        [
          'Choose the page that is nearest to ready',
          'A tiny story or one scene. Magazines often refuse what was online: keep theirs back.',
        ],
        ['Mend it for ten minutes by the clock', 'Read it once, lips moving; only what trips you.'],
        [
          'Put it where strangers can read it',
          'A free blog, newsletter or story site. Under sixteen: ask at home first.',
        ],
        ['Send the link to one person', 'Write its date on a list of published pages.'],
      ],
      tiny: 'Open a free page and put up one title.',
      wayOn: 'a whole story, on a day you announced',
      why: 'A set end to the mending gets a page to readers, and readers teach what polishing cannot.',
    },
    {
      id: 'fic-aloud',
      title: 'Read {n} pages aloud, pencil in hand',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 30],
      amount: { unit: 'pages', byLevel: [2, 4, 6], most: 8 },
      steps: [
        ['Print them or change the font', 'A page that looks new shows its faults.'],
        ['Mark where the tongue trips', 'A dash in the margin, no mending yet.'],
        ['Mend the three worst places', 'Shorter is the first thing to test.'],
      ],
      tiny: 'Read half a page aloud.',
      place: ['aloud'],
      wayOn: 'the next pages to a listener',
      why: 'The ear stops at what the eye forgives.',
    },
    {
      id: 'fic-cut',
      title: 'Cut {n} words from one scene',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      amount: { unit: 'words', byLevel: [50, 100, 200], most: 300 },
      steps: [
        ['Save a copy', 'Whatever you cut can be put back.'],
        ['Cut greetings, doors, weather, "began to"', 'Then what the dialogue says already.'],
        ['Read it beside the old one', 'Put back only what you miss.'],
      ],
      tiny: 'Cut ten words from one page.',
      why: 'Most first drafts say some things twice.',
    },
    {
      id: 'fic-reader',
      title: 'Ask one reader 3 questions',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      grows: false,
      steps: [
        ['Give somebody one finished scene', 'A writing group swaps for free.'],
        ['Ask: where bored, where lost, what next?', 'Not whether they liked it.'],
        ['Listen, write, do not defend', 'Two readers, same place: mend it.'],
      ],
      tiny: 'Send one page to one reader.',
      needs: ['company'],
      place: ['others'],
      why: 'Readers are right about where it fails, seldom about how to mend it.',
    },
    {
      id: 'fic-second-draft',
      title: 'Rewrite one scene without the old text',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [60, 90, 150],
      steps: [
        ['List what the scene must keep', 'Three facts, one turn, one line.'],
        ['Close the file, write it new', "Begin later, closer, or from another person's side."],
        ['Lay both side by side, take the best', 'Line by line; the new one is the base.'],
      ],
      tiny: 'Write a new first line for one scene.',
      wayOn: 'two scenes that follow each other',
      why: 'Written afresh, a scene drops what was only habit.',
    },
  ],
} as const satisfies SubQuests;
