import type { SubQuests } from '#mentor/library/topic.ts';

export const PODCAST_QUESTS = {
  id: 'podcast',
  milestones: [
    'Publish one episode',
    'Publish six episodes on their day',
    'Finish a first season of twelve episodes',
  ],
  quests: [
    {
      id: 'podcast-page',
      title: 'Write one page for the first episode',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [20, 30, 45],
      steps: [
        ['Write for whom, about what, how long', 'Three lines; twenty minutes are enough.'],
        ['Write the first three sentences word by word', 'Who speaks, what it is about, why now.'],
        ['Write five questions or points in order', 'With minutes beside them; names of guests.'],
      ],
      tiny: 'Write for whom it is and how long.',
      why: 'A page keeps a talk from running to two hours.',
    },
    {
      id: 'podcast-record',
      title: 'Record one short episode',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 2],
      minutes: [15, 30, 45],
      steps: [
        [
          'Choose a room with curtains and clothes',
          'Fridge off, phone on silent, a hand from the mic.',
        ],
        ['Record half a minute, listen on headphones', 'Too quiet, too far: mend it now.'],
        ['Record to the end; slip: pause and repeat', 'A clap marks the place for the cut.'],
      ],
      tiny: 'Record the opening once.',
      place: ['aloud'],
      wayOn: 'five minutes longer, or with a guest',
      why: 'Going on after a slip keeps the voice alive; the cut mends the rest.',
    },
    {
      id: 'podcast-cut',
      title: 'Cut one episode and publish it',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [40, 60, 90],
      grows: false,
      steps: [
        ['Listen once, mark what you would skip', 'Greetings, doubled thoughts, long "um".'],
        ['Cut, level both voices, leave breaths in', 'A free program; headphones on.'],
        ['Export, write title and three lines', 'Publish it on the set day.'],
      ],
      tiny: 'Mark three places to cut.',
      wayOn: 'the cut in half the time',
      why: 'Listeners forgive a plain sound and no slow beginning.',
    },
    {
      id: 'podcast-listen',
      title: 'Play ten minutes to one listener',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        ['Choose somebody who knows nothing of it', 'In the kitchen, or send the file.'],
        ['Ask where they drifted off', 'And what they would have asked next.'],
        ['Write one change for the next one', 'On the page of that episode.'],
      ],
      tiny: 'Listen to your own first minute and write one change.',
      place: ['others'],
      why: 'One listener who is watched tells more than a number of downloads.',
    },
    {
      id: 'podcast-guest',
      title: 'Invite two guests with one question each',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 30, 45],
      grows: false,
      steps: [
        ['Choose two who have done it, not only read it', 'Neighbours count.'],
        ['Write why them, how long, what you will ask', 'Five lines; two dates to choose from.'],
        ['Prepare ten questions, ask the shortest first', 'Silence after the answer: wait.'],
      ],
      tiny: 'Write one line to one guest.',
      wayOn: 'a guest your listeners named',
      why: 'A clear small request is answered more often than a large one.',
    },
  ],
} as const satisfies SubQuests;
